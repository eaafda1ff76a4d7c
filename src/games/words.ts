// What is said of a whole game besides what its board says: levels, the beginning, warnings, hints, the end.
import { actionTo, DRAW, type Position, type Side, squareName, tileKind } from '../engine/index.ts';
import { actionSentence, joinList, joinSentences } from '../i18n/actions.ts';
import { type BoardText, kindName, sideName } from '../i18n/board-words.ts';
import type { PlayText } from '../i18n/play-words.ts';
import type { RuleId } from '../i18n/rule-numbers.ts';
import type { Reason, TileOn } from '../opponent/index.ts';
import type { DrawWarning } from './draw-warnings.ts';
import type { Outcome, Playing } from './playing.ts';
import { computerSide, type GameSettings, type Level } from './settings.ts';

/** The two sections that sentences about a game are made of. */
export interface Words {
  readonly play: PlayText;
  readonly board: BoardText;
}

/** A level's name: “Page”. */
export const levelName = ({ play }: Words, level: Level): string => play(`level.${level}`);

/** The name of the computer that is played against; empty between two people. */
export const opponentName = (words: Words, { opponent }: GameSettings): string =>
  opponent === 'person' ? '' : levelName(words, opponent);

/** What is said when a game begins. */
export function beginningText(words: Words, { settings, board }: Playing): string {
  const { play, board: text } = words;
  const { side } = board.position;
  if (settings.opponent === 'person')
    return play('say.begin.person', { side: sideName(text, side) });
  const first = side === settings.side ? 'you' : 'computer';
  return play(`say.begin.${first}`, {
    side: sideName(text, settings.side),
    name: opponentName(words, settings),
  });
}

/** A draw that is near. */
export const warningText = ({ play }: Words, warning: DrawWarning): string =>
  warning.type === 'repetition'
    ? play('warn.repetition')
    : play.count('warn.quiet', warning.left, { turns: warning.turns });

/** The rule that a warning is about. */
export const warningRule = (warning: DrawWarning): RuleId =>
  warning.type === 'repetition' ? 'repetition' : 'quiet-turns';

/** Who won, in a few words: for the person against the computer, or by sides. */
export function outcomeTitle({ play, board }: Words, playing: Playing, outcome: Outcome): string {
  if (outcome.winner === undefined) return play('end.draw');
  if (computerSide(playing.settings) === undefined)
    return play('end.side', { side: sideName(board, outcome.winner) });
  return play(outcome.winner === playing.settings.side ? 'end.win' : 'end.loss');
}

/** Why the game is over, in one sentence. */
export function outcomeText({ play, board }: Words, outcome: Outcome): string {
  if (outcome.reason === 'resigned')
    return play('end.resigned', { side: sideName(board, (1 - outcome.winner) as Side) });
  return board(`result.${outcome.reason}`, {
    side: outcome.winner === undefined ? '' : sideName(board, outcome.winner),
  });
}

/** The rule by which the game ended; giving up is no rule of the game. */
export const outcomeRule = ({ reason }: Outcome): RuleId | undefined =>
  reason === 'resigned' ? undefined : reason;

/** How many kinds a hint to levy names. */
const NAMED_CHANCES = 3;

/** A hint in two sentences: what to do, and why. @param position the position before the action */
export function hintText(words: Words, position: Position, reason: Reason): string {
  const { play, board } = words;
  const said =
    reason.code === 'places'
      ? play('hint.place', { square: squareName(actionTo(reason.action)) })
      : play('hint.said', { action: actionSentence(board, position, reason.action) });
  return joinSentences(board, [said, reasonText(words, reason)]);
}

/** Why an action is good, in one sentence. */
export function reasonText({ play, board }: Words, reason: Reason): string {
  const named = ({ tile, square }: TileOn) => ({
    tile: kindName(board, tileKind(tile)),
    square: squareName(square),
  });
  const squares = (list: readonly number[]) => ({
    squares: joinList(board, list.map(squareName)),
  });
  switch (reason.code) {
    case 'forced-win':
      return reason.turns === 1
        ? play('reason.winsNow')
        : play('reason.wins', { turns: reason.turns });
    case 'only-action':
      return play('reason.only-action');
    case 'escapes-guard': {
      const [first] = reason.from;
      return first === undefined ? '' : play('reason.escapes-guard', named(first));
    }
    case 'captures':
      return play(reason.safe ? 'reason.captures.safe' : 'reason.captures', named(reason.captured));
    case 'gives-guard':
      return play('reason.gives-guard', { square: squareName(reason.duke) });
    case 'saves':
      return play('reason.saves', {
        ...named(reason.threatened),
        by: named(reason.by).tile,
        bySquare: squareName(reason.by.square),
      });
    case 'threatens':
      return play('reason.threatens', named(reason.target));
    case 'pins':
      return play('reason.pins', named(reason.pinned));
    case 'hinders-levy':
      return play('reason.hinders-levy', squares(reason.squares));
    case 'makes-room':
      return play('reason.makes-room', squares(reason.squares));
    case 'levies':
      return play('reason.levies', {
        chances: joinList(
          board,
          reason.chances
            .slice(0, NAMED_CHANCES)
            .map(({ kind, copies, bagSize }) =>
              play('reason.chance', { tile: kindName(board, kind), copies, total: bagSize }),
            ),
        ),
      });
    case 'places':
      return play(reason.safe ? 'reason.places.safe' : 'reason.places');
    case 'develops':
      return play('reason.develops', {
        tile: named(reason.tile).tile,
        before: reason.before,
        after: reason.after,
      });
    case 'looks-best':
      return play('reason.looks-best', { depth: reason.depth });
  }
}

/** Is this hint to levy, so that the button is what it points at? */
export const hintsLevy = ({ action }: Reason): boolean => action === DRAW;
