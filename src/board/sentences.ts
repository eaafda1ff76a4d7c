// What a board says about what just happened: the line beside it, which screen readers also read aloud.
import {
  type GameResult,
  levySquares,
  menacedBy,
  type Position,
  type ReachedSquare,
  type Side,
  type Square,
  squareName,
  tileAt,
  tileFace,
  tileKind,
  tileSide,
} from '../engine/index.ts';
import { announceAction, forbiddenSentence, joinList, joinSentences } from '../i18n/actions.ts';
import { type BoardText, faceName, kindName, sideName } from '../i18n/board-words.ts';
import { commandFriends, plansOf } from './choosing.ts';
import { sidesInGuard } from './guard.ts';
import { type BoardState, type Choice, resultOf } from './state.ts';
import type { WhyNot } from './why-not.ts';

/** What the last notice says, in whole sentences; empty when nothing has happened yet. */
export function noticeText(text: BoardText, state: BoardState): string {
  const { notice, position } = state;
  switch (notice?.type) {
    case undefined:
      return '';
    case 'chosen':
      return choiceText(text, state);
    case 'let-go':
      return text('chosen.letGo');
    case 'taken-back':
      return text('takenBack');
    case 'reset':
      return text('reset');
    case 'played':
      return playedText(text, state);
    case 'why-not':
      return whyNotText(text, position, notice.square, notice.why);
    case 'forbidden': {
      const threat = notice.plan.forbiddenBy[0];
      return threat === undefined
        ? ''
        : forbiddenSentence(text, position, notice.plan.square, threat);
    }
  }
}

/** What a board says before anything has happened: about the tile chosen from the start, or whose turn it is, if anyone's. */
export function openingText(text: BoardText, state: BoardState): string {
  const result = resultOf(state);
  return (
    choiceText(text, state) ||
    (result === undefined ? turnText(text, state.position.side) : resultText(text, result))
  );
}

const namesOf = (text: BoardText, position: Position, square: Square) => {
  const tile = tileAt(position, square);
  return {
    square: squareName(square),
    tile: tile === 0 ? '' : kindName(text, tileKind(tile)),
    face: faceName(text, tileFace(tile)),
  };
};

function choiceText(text: BoardText, { choice, position, rules }: BoardState): string {
  switch (choice.type) {
    case 'nothing':
      return '';
    case 'tile': {
      const friends = commandFriends(position, choice.square).map(squareName);
      return joinSentences(text, [
        text('chosen.tile', namesOf(text, position, choice.square)),
        plansText(text, position, choice),
        friends.length === 0 ? '' : text('chosen.commands', { squares: joinList(text, friends) }),
      ]);
    }
    case 'command':
      return joinSentences(text, [
        text('chosen.friend', namesOf(text, position, choice.friend)),
        plansText(text, position, choice),
      ]);
    case 'enemy': {
      const reach = menacedBy(position, choice.square).map(({ square }) => squareName(square));
      // While the other side is to act, or once the game is over, one's own tiles are looked at in the same way.
      const own = rules.reader === 'both' ? position.side : rules.reader;
      const isOwn = tileSide(tileAt(position, choice.square)) === own;
      return joinSentences(text, [
        text(isOwn ? 'chosen.tile' : 'chosen.enemy', namesOf(text, position, choice.square)),
        reach.length === 0
          ? text('chosen.reachNothing')
          : text('chosen.reach', { squares: joinList(text, reach) }),
      ]);
    }
    case 'ask':
      return text('chosen.ask', { square: squareName(choice.target) });
    case 'drawn':
      return text('chosen.drawn', {
        tile: kindName(text, choice.kind),
        squares: joinList(text, levySquares(position, position.side).map(squareName)),
      });
  }
}

function plansText(text: BoardText, position: Position, choice: Choice): string {
  const legal = plansOf(position, choice)
    .filter((plan) => plan.forbiddenBy.length === 0)
    .sort((a, b) => a.square - b.square);
  if (legal.length === 0) return text('chosen.none');
  const squares = joinList(
    text,
    legal.map((plan) => planText(text, position, plan)),
  );
  return text('chosen.actions', { squares });
}

/** A destination in a list: “c3”, “c4 (captures the Footman)”. */
function planText(text: BoardText, position: Position, { square, effect }: ReachedSquare): string {
  if (effect === 'arrive') return squareName(square);
  const names = namesOf(text, position, square);
  return text(effect === 'strike' ? 'list.squareStrike' : 'list.squareCapture', names);
}

function playedText(text: BoardText, state: BoardState): string {
  const turn = state.turns.at(-1);
  if (turn === undefined) return '';
  const result = resultOf(state);
  const { position } = state;
  const guards = sidesInGuard(state).map((side) =>
    text('announce.guard', { side: sideName(text, side) }),
  );
  return joinSentences(text, [
    announceAction(text, turn.before, turn.action),
    ...(result === undefined
      ? [...guards, turnText(text, position.side)]
      : [resultText(text, result)]),
  ]);
}

/** “Light to act.” */
export const turnText = (text: BoardText, side: Side): string =>
  text(side === 0 ? 'announce.light' : 'announce.dark');

/** How a game ended, in one sentence. */
export const resultText = (text: BoardText, result: GameResult): string =>
  text(`result.${result.reason}`, {
    side: result.winner === undefined ? '' : sideName(text, result.winner),
  });

/** Why a square cannot be acted on, in one sentence. */
export function whyNotText(
  text: BoardText,
  position: Position,
  square: Square,
  why: WhyNot,
): string {
  const name = squareName(square);
  const there = tileAt(position, square);
  const blocker = there === 0 ? '' : kindName(text, tileKind(there));
  switch (why.reason) {
    case 'blocked':
      return text('whyNot.blocked', {
        square: name,
        mark: text(`mark.${why.mark}`),
        blocker: kindName(text, tileKind(tileAt(position, why.at))),
        at: squareName(why.at),
      });
    case 'friend':
      return text('whyNot.friend', { square: name, blocker });
    case 'no-mark':
      return text('whyNot.noMark', { ...namesOf(text, position, why.from), square: name });
    case 'no-command-square':
      return text('whyNot.commandTarget', {
        ...namesOf(text, position, why.commander),
        square: name,
      });
    case 'strike-empty':
      return text('whyNot.strikeEmpty', { square: name });
    case 'strike-friend':
      return text('whyNot.strikeFriend', { square: name });
    case 'choose-friend':
      return text('whyNot.command', { square: name });
    case 'levy-square':
      return text('whyNot.levy', { square: name });
    case 'nothing-there':
      return text('whyNot.nothing', { square: name });
    case 'not-your-turn':
      return text('whyNot.notYours');
    case 'game-over':
      return text('whyNot.over');
  }
}
