// What the computer player's worker answers: legal actions, the same ones from the same seed; and hints in words.
import { describe, expect, it } from 'vitest';
import {
  actionKind,
  DRAW,
  formatAction,
  formatPosition,
  isLegal,
  kindInfo,
  legalActions,
  makeTile,
  parseAction,
  unwrap,
} from '../../src/engine/index.ts';
import { nextDraw, type Playing } from '../../src/games/playing.ts';
import { LEVELS } from '../../src/games/settings.ts';
import { hintText, reasonText } from '../../src/games/words.ts';
import { boardText } from '../../src/i18n/board.ts';
import { locales } from '../../src/i18n/locales.ts';
import { playText } from '../../src/i18n/play.ts';
import type { Reason } from '../../src/opponent/index.ts';
import { answerAsOpponent } from '../../src/workers/opponent-answers.ts';
import { randomGame, TWO_PEOPLE } from './random-game.ts';

const budget = { nodes: 150 };
const asked = ({ board }: Playing) => ({
  start: formatPosition(board.start),
  actions: board.turns.map(({ action }) => formatAction(action)).join(' '),
});
/** Every fourth state of a few games, the last ones left out: they may be ends. */
const states = [1, 2, 3].flatMap((seed) =>
  randomGame(TWO_PEOPLE, seed, 50)
    .slice(0, -1)
    .filter((_, turn) => turn % 4 === 0),
);
const words = (locale: (typeof locales)[number]) => ({
  play: playText(locale),
  board: boardText(locale),
});

describe('each level', () => {
  it.each(LEVELS)('%i acts and places by the rules, and the same from the same seed', (level) => {
    for (const state of states) {
      const { position } = state.board;
      const question = { ...asked(state), level, seed: 5, budget };
      const text = answerAsOpponent({ type: 'choose', ...question });
      expect(answerAsOpponent({ type: 'choose', ...question })).toBe(text);
      const action = unwrap(parseAction(position, text));
      if (action !== DRAW) {
        expect(isLegal(position, action)).toBe(true);
        continue;
      }
      const kind = nextDraw(state);
      const { letter } = kindInfo(kind);
      const placed = answerAsOpponent({ type: 'place', ...question, kind: letter });
      const levy = unwrap(parseAction(position, placed));
      expect(isLegal(position, levy)).toBe(true);
      expect(actionKind(levy)).toBe(kind);
    }
  });
});

describe('a thought', () => {
  it('has lines of legal actions, and a reason that both languages put into words', () => {
    const codes = new Set<string>();
    for (const state of states) {
      const { position } = state.board;
      const thought = answerAsOpponent({ type: 'think', ...asked(state), budget, lines: 2 });
      const [best] = thought.lines;
      expect(Math.abs(best?.value ?? 2)).toBeLessThanOrEqual(1);
      const action = unwrap(parseAction(position, best?.action ?? ''));
      expect(action === DRAW || isLegal(position, action)).toBe(true);
      codes.add(thought.reason.code);
      const [en, zh] = locales.map((locale) => hintText(words(locale), position, thought.reason));
      expect(en).toMatch(/^Hint: .+\. .+\.$/);
      expect(zh).toMatch(/^提示：.+。.+。$/);
    }
    expect(codes.size).toBeGreaterThan(3);
  });

  it('about a drawn tile is about its squares alone', () => {
    const levies = states.filter(({ board }) =>
      legalActions(board.position).some((action) => formatAction(action).includes('@')),
    );
    expect(levies.length).toBeGreaterThan(5);
    for (const state of levies.slice(0, 8)) {
      const { letter } = kindInfo(nextDraw(state));
      const { lines, reason } = answerAsOpponent({
        type: 'think',
        ...asked(state),
        budget,
        drawn: letter,
      });
      expect(lines[0]?.action).toMatch(new RegExp(`^${letter}@[a-f][1-6]$`));
      expect(formatAction(reason.action)).toBe(lines[0]?.action);
    }
  });
});

it('every reason has its own sentence in both languages', () => {
  const tile = { tile: makeTile(4, 1, 0), square: 20 };
  const action = DRAW;
  const chances = [{ kind: 3, copies: 3, bagSize: 16 }];
  const reasons: readonly Reason[] = [
    { code: 'forced-win', action, turns: 1 },
    { code: 'forced-win', action, turns: 3 },
    { code: 'only-action', action },
    { code: 'escapes-guard', action, from: [tile] },
    { code: 'captures', action, captured: tile, safe: true },
    { code: 'captures', action, captured: tile, safe: false },
    { code: 'gives-guard', action, duke: 33 },
    { code: 'saves', action, threatened: tile, by: tile },
    { code: 'threatens', action, target: tile },
    { code: 'pins', action, pinned: tile },
    { code: 'hinders-levy', action, squares: [27, 34] },
    { code: 'makes-room', action, squares: [8] },
    { code: 'levies', action, chances },
    { code: 'places', action, kind: 4, safe: true },
    { code: 'places', action, kind: 4, safe: false },
    { code: 'develops', action, tile, before: 2, after: 5 },
    { code: 'looks-best', action, depth: 4 },
  ];
  for (const locale of locales) {
    const said = reasons.map((reason) => reasonText(words(locale), reason));
    expect(new Set(said).size).toBe(reasons.length);
    for (const sentence of said) expect(sentence).toMatch(/^[^{}]+[.。]$/);
  }
});
