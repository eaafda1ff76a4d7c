// The rules reference's numbers and anchors, for whatever links to a rule: boards, lessons, the reference itself.

/**
 * Each rule's number in the reference, by the name that code and texts use for it. The first figure is the section,
 * as in SPEC: 1 board, 2 army, 3 actions, 4 Guard, 5 levy, 6 setup, 7 end of the game.
 * Numbers are addresses that others link to: a new rule goes at the end of its section, and none is used twice.
 */
export const RULE_NUMBERS = {
  board: '1.1',
  squares: '1.2',
  sides: '1.3',
  orientation: '1.4',
  'reading-grids': '1.5',
  'open-information': '1.6',
  'looking-at-tiles': '1.7',
  'looking-here': '1.8',
  army: '2.1',
  faces: '2.2',
  grid: '2.3',
  'longbowman-window': '2.4',
  scope: '2.5',
  turn: '3.1',
  'no-passing': '3.2',
  maneuver: '3.3',
  marks: '3.4',
  move: '3.5',
  jump: '3.6',
  slide: '3.7',
  'jump-slide': '3.8',
  strike: '3.9',
  'strike-in-between': '3.10',
  command: '3.11',
  'commanded-tile': '3.12',
  'two-marks': '3.13',
  capture: '3.14',
  flip: '3.15',
  'board-edge': '3.16',
  stuck: '3.17',
  guard: '4.1',
  'forbidden-maneuver': '4.2',
  'threat-test': '4.3',
  'duke-first': '4.4',
  'say-guard': '4.5',
  'answer-guard': '4.6',
  'levy-in-guard': '4.7',
  levy: '5.1',
  drawing: '5.2',
  'show-drawn': '5.3',
  placing: '5.4',
  'must-place': '5.5',
  'levy-whole-turn': '5.6',
  'walled-in': '5.7',
  'empty-bag': '5.8',
  prepare: '6.1',
  'third-footman': '6.2',
  'duke-setup': '6.3',
  'footmen-setup': '6.4',
  'second-setup': '6.5',
  'who-begins': '6.6',
  'light-begins': '6.7',
  'mirrored-setup': '6.8',
  'duke-captured': '7.1',
  'no-legal-action': '7.2',
  repetition: '7.3',
  'quiet-turns': '7.4',
  'end-order': '7.5',
  'position-notation': '8.1',
  'action-notation': '8.2',
  'game-positions': '8.3',
  'wins-in-n': '9.1',
  'every-draw': '9.2',
  key: '9.3',
  ending: '9.4',
  'best-defence': '9.5',
  chance: '9.6',
  'first-example': '10.1',
  'second-example': '10.2',
} as const;

/** A rule's name in code and texts, such as `forbidden-maneuver`. */
export type RuleId = keyof typeof RULE_NUMBERS;

/** A rule's number, such as `4.2`. */
export type RuleNumber = (typeof RULE_NUMBERS)[RuleId];

/** Where the reference stands, counted from its language's home. */
export const RULES_PATH = 'rules/';

/** Tells whether `text` is the name of a rule. */
export const isRuleId = (text: string): text is RuleId => Object.hasOwn(RULE_NUMBERS, text);

/** A rule's number, such as `4.2`. */
export const ruleNumber = (id: RuleId): RuleNumber => RULE_NUMBERS[id];

/** The `id` of a rule's element on the page of the rules, such as `rule-4-2`. */
export const ruleAnchor = (id: RuleId): string => `rule-${RULE_NUMBERS[id].replace('.', '-')}`;

/** A rule's address counted from its language's home, such as `rules/#rule-4-2`. */
export const rulePath = (id: RuleId): string => `${RULES_PATH}#${ruleAnchor(id)}`;
