// The solver's public surface: exact answers about "capture the Duke in N" (SPEC §10).
export { BoundTable } from './bound-table.ts';
export {
  type ActionChance,
  type ChanceOptions,
  compareFractions,
  type DrawnChance,
  type Fraction,
  fraction,
  winChances,
} from './chance.ts';
export { MAX_CHANCE_TURNS } from './chance-search.ts';
export { type Claims, type Finding, findClaims } from './claims.ts';
export { BAND_FLOORS, BANDS, type Band, bandOf } from './difficulty.ts';
export { ForcedWins, sortActions } from './forced-wins.ts';
export {
  bestDefence,
  bestDefenceLine,
  countRefutations,
  type Ending,
  type Line,
  type Refutation,
  refutation,
} from './line.ts';
export { type AttackerNode, type DefenderNode, type Proof, proofSize, prove } from './proof.ts';
export { checkProof, ProofError } from './proof-check.ts';
export type { Bilingual, Puzzle, PuzzlePage, PuzzleSource } from './puzzle.ts';
export { type DailySchedule, dailyPuzzle, daysBetween } from './schedule.ts';
export { MAX_TURNS, OutOfBudget } from './search.ts';
export { type SolveOptions, type SolveResult, solve } from './solve.ts';
export { DistanceTable } from './table.ts';
export { isQuiet, THEMES, type Theme } from './themes.ts';
