// Machine-checked statements in words, as they stand beside a `Claim`.
import {
  clonePosition,
  type Position,
  play,
  squareName,
  tileAt,
  tileKind,
} from '../engine/index.ts';
import { percentOf, reduced } from '../exercises/odds.ts';
import { BEST_MANEUVER, type Statement } from '../exercises/statements.ts';
import { actionNamed } from '../exercises/words.ts';
import { actionSentence, joinList } from '../i18n/actions.ts';
import { boardText } from '../i18n/board.ts';
import { kindName, sideName } from '../i18n/board-words.ts';
import { lessonText } from '../i18n/lesson.ts';
import type { Locale } from '../i18n/locales.ts';

/** An action in a few words, even one that no mark allows: “Knight c3–c5”. */
function actionWords(locale: Locale, position: Position, text: string): string {
  const board = boardText(locale);
  const named = actionNamed(position, text);
  if (named.action !== undefined) return actionSentence(board, named.position, named.action);
  const square = named.actor;
  if (square === undefined) return `${board('action.draw')} ${text.slice(-2)}`;
  const tile = kindName(board, tileKind(tileAt(position, square)));
  return board('action.go', { tile, from: squareName(square), to: text.slice(-2) });
}

/** A statement in a sentence. @param position the one it is about, in which it holds */
export function statementText(locale: Locale, position: Position, statement: Statement): string {
  const board = boardText(locale);
  const text = lessonText(locale);
  const words = (action: string) => actionWords(locale, position, action);
  switch (statement.type) {
    case 'legal':
    case 'illegal':
    case 'captures':
      return text(`statement.${statement.type}`, { action: words(statement.action) });
    case 'forbidden': {
      const action = words(statement.action);
      if (statement.by === undefined) return text('statement.forbidden', { action });
      const tile = kindName(board, tileKind(tileAt(position, statement.by)));
      const square = squareName(statement.by);
      return text('statement.forbiddenBy', { action, tile, square });
    }
    case 'only':
      return statement.of === undefined
        ? text('statement.only', { actions: joinList(board, statement.actions.map(words)) })
        : text('statement.onlyOf', {
            actions: joinList(board, statement.actions.map(words)),
            tile: kindName(board, tileKind(tileAt(position, statement.of))),
            square: squareName(statement.of),
          });
    case 'guard':
    case 'no-guard':
    case 'levy':
    case 'no-levy':
    case 'lost':
      return text(`statement.${statement.type}`, { side: sideName(board, statement.side) });
    case 'levy-squares': {
      const side = sideName(board, statement.side);
      if (statement.squares.length === 0) return text('statement.levy-squares.none', { side });
      const squares = joinList(board, statement.squares.map(squareName));
      return text('statement.levy-squares', { side, squares });
    }
    case 'after': {
      const { position: seen, action } = actionNamed(position, statement.action);
      const next = clonePosition(seen);
      if (action !== undefined) play(next, action);
      return text('statement.after', {
        action: words(statement.action),
        statement: statementText(locale, next, statement.statement),
      });
    }
    case 'chance':
      return text('statement.chance', {
        side: sideName(board, statement.side),
        tiles: statement.kinds.map((kind) => kindName(board, kind)).join(text('list.or')),
        fraction: `${statement.chance.copies}/${statement.chance.total}`,
        percent: percentOf(statement.chance),
      });
    case 'win-chance': {
      const { action, turns, chance } = statement;
      const lowest = reduced(chance);
      return text('statement.win-chance', {
        action: action === BEST_MANEUVER ? text('statement.bestManeuver') : `“${words(action)}”`,
        count: turns,
        fraction: lowest.total === 1 ? String(lowest.copies) : `${lowest.copies}/${lowest.total}`,
      });
    }
    case 'wins':
    case 'no-win':
      return text(`statement.${statement.type}`, {
        side: sideName(board, position.side),
        count: statement.turns,
      });
  }
}
