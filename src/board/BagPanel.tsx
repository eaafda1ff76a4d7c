// A bag: what it holds, and the exact chance of each kind to be drawn next (SPEC §5).
import {
  bagCount,
  bagSize,
  clonePosition,
  drawChances,
  type Kind,
  type Position,
  type Side,
  setBagCount,
} from '../engine/index.ts';
import { type BoardText, kindName, sideName } from '../i18n/board-words.ts';

interface Props {
  readonly position: Position;
  readonly side: Side;
  readonly text: BoardText;
  readonly open: boolean;
  /** A tile that the side to act has drawn and not placed: it is in the bag no more. */
  readonly inHand?: Kind | undefined;
}

/** A chance as whole percent; a chance above nothing is never shown as 0. */
export const percent = (copies: number, total: number): number =>
  Math.max(1, Math.round((100 * copies) / total));

/** A position without a tile that its side to act has drawn. */
function withoutDrawn(position: Position, kind: Kind): Position {
  const rest = clonePosition(position);
  setBagCount(rest, rest.side, kind, bagCount(rest, rest.side, kind) - 1);
  return rest;
}

/** The list of one bag, folded away until it is wanted. */
export function BagPanel({ side, text, open, inHand, ...props }: Props) {
  const position = inHand === undefined ? props.position : withoutDrawn(props.position, inHand);
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
