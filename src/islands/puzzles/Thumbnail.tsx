// A small diagram in a list, drawn in the page so that it follows the reader's theme.
import { useMemo } from 'preact/hooks';
import { SvgDrawing } from '../../board/SvgDrawing.tsx';
import { parsePosition, unwrap } from '../../engine/index.ts';
import type { BoardText } from '../../i18n/board-words.ts';
import { drawThumbnail } from '../../puzzles/thumbnail.ts';

interface Props {
  readonly position: string;
  readonly text: BoardText;
}

/** The diagram, the attacker at the bottom. */
export function Thumbnail({ position, text }: Props) {
  const node = useMemo(() => {
    const read = unwrap(parsePosition(position));
    return drawThumbnail(read, read.side, text);
  }, [position]);
  return <SvgDrawing node={node} />;
}
