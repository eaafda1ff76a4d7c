// What is said about a puzzle being solved. Every sentence about the position states what a proof or the rules say.
import {
  type Action,
  actionActor,
  actionFrom,
  actionKind,
  actionMark,
  actionTo,
  actionType,
  clonePosition,
  countLegalActions,
  DRAW,
  inGuard,
  isManeuver,
  type Position,
  parseAction,
  parsePosition,
  play,
  squareName,
  tileAt,
  tileKind,
  unwrap,
} from '../engine/index.ts';
import { actionSentence, announceAction, joinSentences } from '../i18n/actions.ts';
import { type BoardText, kindName, sideName } from '../i18n/board-words.ts';
import type { PuzzleText } from '../i18n/puzzle-words.ts';
import type { PuzzleData } from './puzzle-data.ts';
import { endingAfter, type Refutation, type Solving, turnsLeft } from './solving.ts';

/** Both look-ups that the sentences are made from. */
export interface Words {
  readonly board: BoardText;
  readonly puzzle: PuzzleText;
}

/** The name of the tile on a square. */
const nameOn = (words: Words, position: Position, square: number): string =>
  kindName(words.board, tileKind(tileAt(position, square)));

/** Why the action played last was wrong, in words. @param turns the attacker's turns left before it. */
export function refutationText(
  words: Words,
  solving: Solving,
  refutation: Refutation,
  turns: number,
): string {
  const { puzzle, board } = words;
  if (refutation.type === 'draw')
    return puzzle('say.drawFails', { tile: kindName(board, refutation.kind), turns });
  const last = solving.board.turns.at(-1);
  if (last === undefined) return '';
  const reply = actionSentence(board, last.before, refutation.reply);
  if (endingAfter(last.before, refutation.reply) === 'capture')
    return puzzle('say.dukeLost', { reply });
  return turns <= 1
    ? puzzle('say.refutedLast', { reply })
    : puzzle('say.refuted', { reply, turns: turns - 1 });
}

/** What was just said and done, for the line beside the board; empty where the board itself has something to say. */
export function phaseText(words: Words, solving: Solving): string {
  const { phase, board } = solving;
  const { puzzle } = words;
  switch (phase.type) {
    case 'judging':
      return puzzle('say.judging');
    case 'replying':
    case 'refuting':
      return isManeuver(phase.reply)
        ? puzzle(phase.type === 'replying' ? 'say.right' : 'say.judging')
        : puzzle('say.draws', {
            side: sideName(words.board, board.position.side),
            tile: kindName(words.board, actionKind(phase.reply)),
          });
    case 'refuted': {
      const left = turnsLeft(solving) + (phase.refutation.type === 'reply' ? 1 : 0);
      return joinSentences(words.board, [
        puzzle('say.wrong'),
        refutationText(words, solving, phase.refutation, left),
      ]);
    }
    case 'solved':
      return joinSentences(words.board, [puzzle('say.solved'), puzzle(`ended.${phase.ending}`)]);
    case 'acting':
    case 'viewing':
      return '';
  }
}

/** What the defender has just played and what is left, when it is the reader's turn again. */
export function replyText(words: Words, solving: Solving): string {
  const last = solving.board.turns.at(-1);
  if (last === undefined) return words.puzzle('say.start');
  return joinSentences(words.board, [
    announceAction(words.board, last.before, last.action),
    `${words.puzzle.count('left', turnsLeft(solving))}${words.board('list.sentence') === '' ? '。' : '.'}`,
  ]);
}

/**
 * The hints of this turn, as many as were asked for.
 * @param action the action they lead to, `DRAW` for the levy
 * @param steps 1 to 3
 */
export function hintText(
  words: Words,
  position: Position,
  action: Action,
  steps: number,
  drawn: boolean,
): string {
  const { puzzle, board } = words;
  const parts: string[] = [];
  if (drawn) parts.push(puzzle('hint.place', { square: squareName(actionTo(action)) }));
  else if (!isManeuver(action)) {
    parts.push(puzzle('hint.levy'), puzzle('hint.levyMore'));
  } else {
    const actor = actionActor(action);
    const to = squareName(actionTo(action));
    parts.push(
      puzzle('hint.tile', { tile: nameOn(words, position, actor), square: squareName(actor) }),
      puzzle('hint.mark', { mark: board(`mark.${actionMark(action) ?? 'move'}`) }),
      actionType(action) === 'command'
        ? puzzle('hint.command', {
            friend: nameOn(words, position, actionFrom(action)),
            from: squareName(actionFrom(action)),
            to,
          })
        : puzzle('hint.square', { square: to }),
    );
  }
  return joinSentences(board, parts.slice(0, steps));
}

/** How many hints there are towards an action. */
export const hintCount = (action: Action, drawn: boolean): number =>
  drawn ? 1 : isManeuver(action) ? 3 : 2;

/** The squares that the hints given so far point to. */
export function hintSquares(action: Action, steps: number, drawn: boolean): number[] {
  if (drawn) return steps > 0 ? [actionTo(action)] : [];
  if (!isManeuver(action) || steps === 0) return [];
  const target =
    actionType(action) === 'command' ? [actionFrom(action), actionTo(action)] : [actionTo(action)];
  return steps < 3 ? [actionActor(action)] : [actionActor(action), ...target];
}

/** One step of the main line. */
export interface LineStep {
  /** Played so far, this one included. */
  readonly line: readonly string[];
  readonly byAttacker: boolean;
  readonly sentence: string;
  readonly comment: string;
}

/** What a main line is told from; of the first actions, which there are. */
export interface LinePage extends Pick<PuzzleData, 'position' | 'n' | 'key' | 'line' | 'winners'> {
  readonly firstActions: Readonly<Record<string, unknown>>;
}

/** The main line with comments that state what the proof found. */
export function lineSteps(words: Words, page: LinePage): LineStep[] {
  const position = clonePosition(unwrap(parsePosition(page.position)));
  const { puzzle, board } = words;
  return page.line.map((text, index) => {
    const action = unwrap(parseAction(position, text));
    const byAttacker = index % 2 === 0;
    const sentence = actionSentence(board, position, action);
    const replies = countLegalActions(position);
    const ending = endingAfter(position, action);
    play(position, action);
    const left = page.n - Math.floor(index / 2);
    const comment = byAttacker
      ? [
          attackerComment(words, page, index / 2, left),
          ending === undefined
            ? puzzle(inGuard(position, position.side) ? 'solution.guard' : 'solution.quiet')
            : puzzle(`ended.${ending}`),
        ]
      : [
          isManeuver(action)
            ? ''
            : puzzle('solution.drawn', { tile: kindName(board, actionKind(action)) }),
          replies === 1
            ? puzzle('solution.forced')
            : puzzle.count('solution.longest', Math.ceil((page.line.length - index - 1) / 2)),
        ];
    return {
      line: page.line.slice(0, index + 1),
      byAttacker,
      sentence,
      comment: joinSentences(board, comment),
    };
  });
}

function attackerComment(words: Words, page: LinePage, turn: number, left: number): string {
  const { puzzle } = words;
  const winners = page.winners[turn] ?? 1;
  // A puzzle of the bank has one key; a position of somebody's own game may be won in several ways.
  if (turn === 0 && winners === 1) {
    const total = Object.keys(page.firstActions).length;
    return total === 1 ? puzzle('solution.keyOne') : puzzle('solution.key', { total, n: page.n });
  }
  return winners === 1
    ? puzzle('solution.only', { left })
    : puzzle('solution.several', { winners, left });
}

/** The key in words: its sentence, or “Levy”. */
export function keyText(words: Words, page: Pick<LinePage, 'position' | 'key'>): string {
  const position = unwrap(parsePosition(page.position));
  const key = unwrap(parseAction(position, page.key));
  return key === DRAW ? words.board('action.draw') : actionSentence(words.board, position, key);
}
