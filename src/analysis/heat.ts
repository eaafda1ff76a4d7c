// The heat map: how many tiles of each side reach, or could affect, each square now (SPEC §11).
import { menacedBy, type Position, type Side, type Square, tilesOf } from '../engine/index.ts';

/** For one square, the tiles of each side that reach it, as squares in ascending order. */
export interface Heat {
  /** Indexed by side. */
  readonly reachedFrom: readonly [light: readonly Square[], dark: readonly Square[]];
}

const SQUARES = 36;

/**
 * The heat of all 36 squares, indexed by square. A tile counts once for a square, by however many marks it reaches it.
 * As SPEC §11 has it: squares on which an enemy tile would be capturable now, empty ones and those of its own side
 * included, pins ignored, nothing behind the first blocker. Whose turn it is makes no difference.
 */
export function heatOf(position: Position): readonly Heat[] {
  const reached = Array.from({ length: SQUARES }, () => [[], []] as [Square[], Square[]]);
  for (const side of [0, 1] as const) {
    for (const from of tilesOf(position, side))
      for (const { square } of menacedBy(position, from)) reached[square]?.[side].push(from);
  }
  return reached.map((reachedFrom) => ({ reachedFrom }));
}

/** How many squares each side reaches, both reach, and neither does. */
export interface HeatSummary {
  readonly light: number;
  readonly dark: number;
  readonly both: number;
  readonly neither: number;
}

/** Counts the squares. */
export function summaryOf(heat: readonly Heat[]): HeatSummary {
  const count = (holds: (light: boolean, dark: boolean) => boolean): number =>
    heat.filter(({ reachedFrom: [light, dark] }) => holds(light.length > 0, dark.length > 0))
      .length;
  return {
    light: count((light) => light),
    dark: count((_, dark) => dark),
    both: count((light, dark) => light && dark),
    neither: count((light, dark) => !light && !dark),
  };
}

/** Which sides' reach is shown. */
export type HeatShown = 'none' | 'light' | 'dark' | 'both';

/** Is this side's reach shown? */
export const showsSide = (shown: HeatShown, side: Side): boolean =>
  shown === 'both' || shown === (side === 0 ? 'light' : 'dark');
