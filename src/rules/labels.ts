// Where each rule comes from: SPEC's four labels.
import { RULE_NUMBERS, type RuleId } from '../i18n/rule-numbers.ts';

/**
 * `printed`: the rulebook or the printed faces say it. `site`: the rules pages of a site for playing say it and the
 * rulebook is silent. `online`: added for play on screens. `ours`: our reading, where a choice had to be made.
 */
export const LABELS = ['printed', 'site', 'online', 'ours'] as const;

/** A rule's label. */
export type Label = (typeof LABELS)[number];

/** Each rule's label. */
export const LABEL_OF_RULE: Readonly<Record<RuleId, Label>> = {
  board: 'site',
  squares: 'ours',
  sides: 'printed',
  orientation: 'printed',
  'reading-grids': 'site',
  'open-information': 'site',
  'looking-at-tiles': 'printed',
  'looking-here': 'site',
  army: 'printed',
  faces: 'printed',
  grid: 'printed',
  'longbowman-window': 'printed',
  scope: 'site',
  turn: 'printed',
  'no-passing': 'printed',
  maneuver: 'printed',
  marks: 'site',
  move: 'printed',
  jump: 'printed',
  slide: 'printed',
  'jump-slide': 'printed',
  strike: 'printed',
  'strike-in-between': 'ours',
  command: 'printed',
  'commanded-tile': 'printed',
  'two-marks': 'printed',
  capture: 'printed',
  flip: 'printed',
  'board-edge': 'printed',
  stuck: 'printed',
  guard: 'printed',
  'forbidden-maneuver': 'printed',
  'threat-test': 'ours',
  'duke-first': 'ours',
  'say-guard': 'printed',
  'answer-guard': 'site',
  'levy-in-guard': 'site',
  levy: 'printed',
  drawing: 'printed',
  'show-drawn': 'site',
  placing: 'printed',
  'must-place': 'printed',
  'levy-whole-turn': 'site',
  'walled-in': 'printed',
  'empty-bag': 'printed',
  prepare: 'printed',
  'third-footman': 'site',
  'duke-setup': 'printed',
  'footmen-setup': 'printed',
  'second-setup': 'printed',
  'who-begins': 'printed',
  'light-begins': 'site',
  'mirrored-setup': 'site',
  'duke-captured': 'printed',
  'no-legal-action': 'site',
  repetition: 'online',
  'quiet-turns': 'online',
  'end-order': 'ours',
  'position-notation': 'ours',
  'action-notation': 'ours',
  'game-positions': 'ours',
  'wins-in-n': 'ours',
  'every-draw': 'ours',
  key: 'ours',
  ending: 'ours',
  'best-defence': 'ours',
  chance: 'ours',
  'first-example': 'ours',
  'second-example': 'printed',
};

/** Every rule in the order of the reference. */
export const RULE_IDS = Object.keys(RULE_NUMBERS) as readonly RuleId[];
