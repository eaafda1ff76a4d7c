// The names of colours in drawings. Their values are in theme.ts, which no page needs that has the style sheet.
import type { BoardColour } from './theme.ts';

/** A colour as a drawing writes it. */
export const colour = (name: BoardColour): string => `var(--board-${name})`;
