// The engine's public surface: everything that the rest of the project may use of the rules.
export * from './action.ts';
export {
  checkActionForm,
  findPlayable,
  formatAction,
  inNotationOrder,
  parseAction,
} from './action-notation.ts';
export * from './errors.ts';
export * from './explain.ts';
export * from './faces.ts';
export * from './game.ts';
export { attackedBy, attacksFrom, commandZone, inGuard, isAttacked } from './guard.ts';
export {
  canLevy,
  countLegalActions,
  forbiddenManeuvers,
  hasLegalAction,
  isForbidden,
  isLegal,
  isPlayable,
  legalActions,
  legalLevies,
  legalManeuvers,
  levySquares,
  playableManeuvers,
} from './legal.ts';
export * from './levy.ts';
export { perft } from './perft.ts';
export { capturedTile, play, unplay } from './play.ts';
export {
  bagCount,
  bagKinds,
  bagSize,
  clonePosition,
  dukeOf,
  emptyPosition,
  isGamePosition,
  putTile,
  samePosition,
  setBagCount,
  setSideToAct,
  takeTile,
  tileAt,
  tilesOf,
} from './position.ts';
export {
  formatBag,
  formatFullPosition,
  formatPosition,
  parsePosition,
  QUIET_LIMIT,
  tileLetters,
} from './position-notation.ts';
export * from './record.ts';
export * from './setup.ts';
export * from './square.ts';
export * from './symmetry.ts';
export * from './tile.ts';
export type * from './types.ts';
