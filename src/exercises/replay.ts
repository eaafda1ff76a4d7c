// A record to step through: the position before and after each of its turns.
import { type Action, formatAction, type Position, parseAction, unwrap } from '../engine/index.ts';
import { after } from './task.ts';
import { positionNamed, wordsOf } from './words.ts';

/** Such a record as a lesson writes it. */
export interface ReplaySource {
  readonly position: string;
  /** The actions (SPEC §9) in order, each levy as drawn: `b1b2 b6b5 F@c2`. */
  readonly actions: string;
  /** What is said of each turn; may be shorter than the record, and empty where nothing is said. */
  readonly comments?: readonly string[];
}

/** One turn of a record. */
export interface ReplayTurn {
  readonly action: Action;
  readonly before: Position;
}

/** A record, read. */
export interface ReplayRecord {
  readonly start: Position;
  readonly turns: readonly ReplayTurn[];
}

/** Reads a record; diagrams can be stepped through too. @throws Error that names the turn that is wrong. */
export function readReplay(source: ReplaySource): ReplayRecord {
  const start = positionNamed(source.position);
  const turns: ReplayTurn[] = [];
  let position = start;
  for (const [index, text] of wordsOf(source.actions).entries()) {
    const parsed = parseAction(position, text);
    if (!parsed.ok || formatAction(parsed.value) === '@')
      throw new RangeError(
        `actions, turn ${index + 1}: ${parsed.ok ? 'a levy without its draw' : parsed.error.message}`,
      );
    turns.push({ action: unwrap(parsed), before: position });
    position = after(position, parsed.value);
  }
  if (turns.length === 0) throw new RangeError('actions: expected one at least');
  const comments = source.comments?.length ?? 0;
  if (comments > turns.length)
    throw new RangeError(`comments: ${comments} of them for ${turns.length} turns`);
  return { start, turns };
}
