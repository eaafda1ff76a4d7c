// What the attributes of <duke-board> mean: plain texts become a board to show, or the first thing that is wrong with them.
import { playAction } from '../board/choosing.ts';
import { arrowsOf, type BoardSource, marksOf, type SideName, stateOf } from '../board/source.ts';
import { type BoardState, resultOf } from '../board/state.ts';
import type { Annotations } from '../board/view.ts';
import {
  DRAW,
  NotationError,
  parseAction,
  parsePosition,
  type Side,
  squareFromName,
} from '../engine/index.ts';

/** The longest texts that attributes may have, in UTF-16 code units: far beyond what any board needs. */
const LIMITS = { position: 300, record: 20_000, list: 1000 } as const;

/** The least and the greatest width that can be asked for, in CSS pixels. */
export const SIZES = { least: 120, most: 1200 } as const;

/** What is wrong with an attribute. */
export type AttributeProblem =
  | { readonly type: 'missing'; readonly attribute: string }
  | { readonly type: 'too-long'; readonly attribute: string; readonly limit: number }
  /** `found` is at most some characters of the text. */
  | {
      readonly type: 'value';
      readonly attribute: string;
      readonly found: string;
      readonly expected: string;
    }
  | { readonly type: 'notation'; readonly attribute: string; readonly error: NotationError };

/** Thrown inside this folder for an attribute that is wrong; elements show it in their box. */
export class AttributeError extends Error {
  override readonly name = 'AttributeError';
  readonly problem: AttributeProblem;

  constructor(problem: AttributeProblem) {
    super(
      `${problem.attribute}: ${problem.type === 'notation' ? problem.error.message : problem.type}`,
    );
    this.problem = problem;
  }
}

/** Everything that a board's attributes say. */
export interface BoardOptions {
  readonly bottom: Side;
  readonly coordinates: boolean;
  /** A picture instead of a live board. */
  readonly isStatic: boolean;
  readonly annotations: Annotations;
  /** The board after each turn of the record, the start first; one alone where there is no record. */
  readonly states: readonly [BoardState, ...BoardState[]];
  readonly hasRecord: boolean;
  /** The place among `states` to begin with. */
  readonly step: number;
}

/** Gives an attribute's text, or `null`. */
export type Attributes = (name: string) => string | null;

/** The attributes that `readBoardOptions` reads. */
export const BOARD_ATTRIBUTES = [
  ...['position', 'orientation', 'static', 'reader', 'turns', 'choose', 'arrows', 'marks'],
  ...['record', 'step', 'coordinates'],
] as const;

const cut = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

function value(attribute: string, found: string, expected: string): AttributeError {
  return new AttributeError({ type: 'value', attribute, found: cut(found), expected });
}

/**
 * One of several words.
 * @throws AttributeError for any other text
 */
export function oneOf<Word extends string>(
  attributes: Attributes,
  attribute: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = attributes(attribute)?.trim() ?? '';
  if (text === '') return words[0];
  const word = words.find((one) => one === text);
  if (word === undefined) throw value(attribute, text, words.join(', '));
  return word;
}

function bounded(attributes: Attributes, attribute: string, limit: number): string {
  const text = attributes(attribute) ?? '';
  if (text.length > limit) throw new AttributeError({ type: 'too-long', attribute, limit });
  return text;
}

/**
 * A whole number within bounds, or `otherwise` where there is none.
 * @throws AttributeError for any other text
 */
export function wholeNumber(
  attributes: Attributes,
  attribute: string,
  [least, most]: readonly [number, number],
  otherwise: number,
): number {
  const text = attributes(attribute)?.trim() ?? '';
  if (text === '') return otherwise;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (number < least || number > most) throw value(attribute, text, `${least}–${most}`);
  return number;
}

/** Reads a list of arrows or marks; the item that is wrong is named. */
function list<Item>(
  attributes: Attributes,
  attribute: string,
  read: (text: string) => Item[],
  example: string,
): Item[] {
  const text = bounded(attributes, attribute, LIMITS.list);
  if (text.trim() === '') return [];
  return text.split(',').flatMap((item) => {
    try {
      const found = read(item);
      if (found.length === 1) return found;
    } catch {
      // Said below.
    }
    throw value(attribute, item.trim(), example);
  });
}

/**
 * A position (SPEC §8) from an attribute.
 * @throws AttributeError
 */
export function readPositionText(attributes: Attributes): string {
  const attribute = 'position';
  const text = bounded(attributes, attribute, LIMITS.position);
  if (text.trim() === '') throw new AttributeError({ type: 'missing', attribute });
  const read = parsePosition(text);
  if (!read.ok) throw new AttributeError({ type: 'notation', attribute, error: read.error });
  return text;
}

function statesOf(attributes: Attributes, source: BoardSource): [BoardState, ...BoardState[]] {
  const attribute = 'record';
  const record = bounded(attributes, attribute, LIMITS.record);
  const start = stateOf(source);
  if (record.trim() === '') return [start];
  const states: [BoardState, ...BoardState[]] = [{ ...start, choice: { type: 'nothing' } }];
  const words = /\S+/g;
  for (let found = words.exec(record); found !== null; found = words.exec(record)) {
    const before = states.at(-1) as BoardState;
    // Longer words than any action are cut, so that an error never repeats a long text.
    const text = found[0].slice(0, 8);
    const read = parseAction(before.position, text);
    let error = read.ok ? undefined : read.error;
    if (read.ok && read.value === DRAW) error = new NotationError('levy-not-drawn', 'action', 1);
    if (resultOf(before) !== undefined)
      error = new NotationError('game-over', 'action', 1, { text });
    if (error !== undefined || !read.ok) {
      const { code, column, details } = error as NotationError;
      const inRecord = { ...details, turn: states.length };
      throw new AttributeError({
        type: 'notation',
        attribute,
        error: new NotationError(code, attribute, found.index + column, inRecord),
      });
    }
    states.push(playAction(before, read.value));
  }
  return states;
}

/**
 * Reads all attributes of a board. Any texts of any length are fine: the result is a board or an error.
 * @throws AttributeError naming the attribute and what is wrong
 */
export function readBoardOptions(attributes: Attributes): BoardOptions {
  const position = readPositionText(attributes);
  const orientation = oneOf(attributes, 'orientation', ['light', 'dark']);
  const reader = oneOf(attributes, 'reader', ['both', 'light', 'dark']);
  const turns = oneOf(attributes, 'turns', ['alternate', 'one-side']);
  const chosen = attributes('choose')?.trim() ?? '';
  if (chosen !== '' && squareFromName(chosen) === undefined) throw value('choose', chosen, 'a1–f6');
  const source: BoardSource = {
    position,
    reader: reader as SideName | 'both',
    turns,
    ...(chosen === '' ? {} : { choose: chosen }),
  };
  const states = statesOf(attributes, source);
  return {
    bottom: orientation === 'dark' ? 1 : 0,
    coordinates: oneOf(attributes, 'coordinates', ['on', 'off']) === 'on',
    isStatic: attributes('static') !== null,
    annotations: {
      arrows: list(attributes, 'arrows', arrowsOf, 'green c2c4'),
      squares: list(attributes, 'marks', marksOf, 'green c2'),
    },
    states,
    hasRecord: states.length > 1,
    step: wholeNumber(attributes, 'step', [0, states.length - 1], 0),
  };
}
