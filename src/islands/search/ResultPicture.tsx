// The small diagram beside a result. The page need not have a board's style sheet: each colour names both themes.
import { useMemo } from 'preact/hooks';
import { SvgDrawing } from '../../board/SvgDrawing.tsx';
import { sideOf } from '../../board/source.ts';
import type { SvgNode, SvgValue } from '../../board/svg-node.ts';
import { DARK_THEME, LIGHT_THEME } from '../../board/theme.ts';
import { parsePosition } from '../../engine/index.ts';
import type { BoardText } from '../../i18n/board-words.ts';
import { drawThumbnail } from '../../puzzles/thumbnail.ts';

interface Props {
  /** In notation; nothing is drawn of what is none. */
  readonly position: string;
  readonly bottom: 'light' | 'dark';
  readonly text: BoardText;
}

const inBothThemes = (value: SvgValue): SvgValue =>
  typeof value === 'string'
    ? value.replace(/^var\(--board-([\w-]+)\)$/, (name, token: string) => {
        const light = LIGHT_THEME[token as keyof typeof LIGHT_THEME];
        const dark = DARK_THEME[token as keyof typeof DARK_THEME];
        return light === undefined ? name : `light-dark(${light}, ${dark})`;
      })
    : value;

const coloured = (node: SvgNode): SvgNode => ({
  ...node,
  attributes: Object.fromEntries(
    Object.entries(node.attributes).map(([name, value]) => [name, inBothThemes(value)]),
  ),
  children: node.children.map((child) => (typeof child === 'string' ? child : coloured(child))),
});

/** A position as a picture for a list, hidden from screen readers. */
export function ResultPicture({ position, bottom, text }: Props) {
  const node = useMemo(() => {
    const read = parsePosition(position);
    return read.ok ? coloured(drawThumbnail(read.value, sideOf(bottom), text)) : undefined;
  }, [position, bottom]);
  return (
    <span class="result-picture" aria-hidden="true">
      {node !== undefined && <SvgDrawing node={node} />}
    </span>
  );
}
