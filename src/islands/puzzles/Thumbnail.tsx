// A small diagram in a list, drawn in the page so that it follows the reader's theme.
import { useMemo } from 'preact/hooks';
import { SvgDrawing } from '../../board/SvgDrawing.tsx';
import type { BoardText } from '../../i18n/board-words.ts';
import { thumbnailOf } from '../../puzzles/thumbnail.ts';

interface Props {
  readonly position: string;
  readonly text: BoardText;
}

/** The diagram, the attacker at the bottom. */
export function Thumbnail({ position, text }: Props) {
  const node = useMemo(() => thumbnailOf(position, text), [position]);
  return <SvgDrawing node={node} />;
}
