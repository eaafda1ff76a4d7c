// A bag: what it holds, and the exact chance of each kind to be drawn next (SPEC §5).
import { bagSize, drawChances, type Position, type Side } from '../engine/index.ts';
import { type BoardText, kindName, sideName } from '../i18n/board-words.ts';

interface Props {
  readonly position: Position;
  readonly side: Side;
  readonly text: BoardText;
  readonly open: boolean;
}

/** A chance as whole percent; a chance above nothing is never shown as 0. */
export const percent = (copies: number, total: number): number =>
  Math.max(1, Math.round((100 * copies) / total));

/** The list of one bag, folded away until it is wanted. */
export function BagPanel({ position, side, text, open }: Props) {
  const chances = drawChances(position, side);
  return (
    <details class="board-card bag-panel" open={open}>
      <summary>
        <span>{text('bag.title', { side: sideName(text, side) })}</span>
        <span class="bag-size">{text.count('bag.size', bagSize(position, side))}</span>
      </summary>
      {chances.length === 0 ? (
        <p class="panel-empty">{text('bag.empty')}</p>
      ) : (
        <ul class="bag-list">
          {chances.map(({ kind, copies, bagSize: total }) => (
            <li key={kind}>
              <span>{kindName(text, kind)}</span>
              <span class="bag-chance">
                {text('bag.chance', { copies, total, percent: percent(copies, total) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
