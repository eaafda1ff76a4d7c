// The heat map over the board: badges that count the tiles of each side that reach a square, round ones for Light, square
// ones for Dark; squares that nobody's tile stands on are tinted, hatched for Dark.
import { type Heat, type HeatShown, showsSide } from '../../analysis/heat.ts';
import { BOARD_WIDTH, cornerOf, SQUARE_SIZE } from '../../board/geometry.ts';
import { type Position, type Side, tileAt } from '../../engine/index.ts';

interface Props {
  readonly heat: readonly Heat[];
  readonly shown: HeatShown;
  readonly position: Position;
  readonly bottom: Side;
}

const SIDES = [0, 1] as const;
const CLASSES = ['heat-light', 'heat-dark'] as const;
/** A badge's half width, and its distance from the corner of the square. */
const BADGE = 15;
const INSET = 19;

/** The drawing; what it says is said by the squares' labels. */
export function HeatOverlay({ heat, shown, position, bottom }: Props) {
  if (shown === 'none') return null;
  const reached = heat.flatMap(({ reachedFrom }, square) =>
    SIDES.filter((side) => showsSide(shown, side) && reachedFrom[side].length > 0).map((side) => ({
      square,
      side,
      count: reachedFrom[side].length,
    })),
  );
  return (
    <svg class="heat" viewBox={`0 0 ${BOARD_WIDTH} ${BOARD_WIDTH}`} aria-hidden="true">
      <defs>
        <pattern id="heat-hatch" width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M-3 9 9 -3M0 18 18 0" class="heat-line" />
        </pattern>
      </defs>
      {reached.map(({ square, side }) => {
        const [x, y] = cornerOf(square, bottom);
        return (
          tileAt(position, square) === 0 && (
            <rect
              key={`${square} ${side}`}
              x={x}
              y={y}
              width={SQUARE_SIZE}
              height={SQUARE_SIZE}
              class={`heat-tint ${CLASSES[side]}`}
            />
          )
        );
      })}
      {reached.map(({ square, side, count }) => {
        const [x, y] = cornerOf(square, bottom);
        const isNear = side === bottom;
        return (
          <Badge
            key={`${square} ${side}`}
            {...{ side, count }}
            x={x + (isNear ? INSET : SQUARE_SIZE - INSET)}
            y={y + (isNear ? SQUARE_SIZE - INSET : INSET)}
          />
        );
      })}
    </svg>
  );
}

interface BadgeProps {
  readonly side: Side;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** A count, in the corner that is nearer to its side's home edge. */
const Badge = ({ side, count, x, y }: BadgeProps) => (
  <g class={CLASSES[side]}>
    {side === 0 ? (
      <circle cx={x} cy={y} r={BADGE} class="heat-badge" />
    ) : (
      <rect
        x={x - BADGE + 1}
        y={y - BADGE + 1}
        width={2 * BADGE - 2}
        height={2 * BADGE - 2}
        rx="3"
        class="heat-badge"
      />
    )}
    <text x={x} y={y} dy="0.36em" class="heat-count">
      {count}
    </text>
  </g>
);
