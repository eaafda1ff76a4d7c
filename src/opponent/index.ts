// The computer player's public surface: think, choose at a level, place a drawn tile, and say why.
export { type ChooseOptions, choose, LEVEL_BUDGETS, placeDrawn } from './choose.ts';
export { explain } from './explain.ts';
export { firstActions, type ThinkOptions, think, thinkStepwise } from './think.ts';
export {
  type Budget,
  type Choice,
  type History,
  LEVELS,
  type Level,
  type Reason,
  type Thought,
  type ThoughtLine,
  type TileOn,
} from './types.ts';
