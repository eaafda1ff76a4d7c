// A game at the screen: whose turn it is, levies, taking back, giving up, the end and what is announced before it.
import { describe, expect, it } from 'vitest';
import { chooseSquare } from '../../src/board/choosing.ts';
import { gameOf } from '../../src/board/state.ts';
import {
  formatPosition,
  parseAction,
  parsePosition,
  squareFromName,
  unwrap,
} from '../../src/engine/index.ts';
import { drawWarnings } from '../../src/games/draw-warnings.ts';
import {
  act,
  awaitsComputer,
  beginGame,
  bottomSide,
  canLevyNow,
  canTakeBack,
  isDrawn,
  levy,
  onBoard,
  outcomeOf,
  type Playing,
  resign,
  resigningSide,
  takeBack,
} from '../../src/games/playing.ts';
import { AS_DARK, AS_LIGHT, opening, randomGame, TWO_PEOPLE } from './random-game.ts';

const play = (playing: Playing, ...texts: string[]): Playing =>
  texts.reduce(
    (state, text) => act(state, unwrap(parseAction(state.board.position, text))),
    playing,
  );

const read = (text: string) => unwrap(parsePosition(text));
const at = (name: string): number => squareFromName(name) ?? -1;
const stands = ({ board }: Playing): string => formatPosition(board.position);

describe('turns', () => {
  it('wait for the computer on its side alone', () => {
    expect(awaitsComputer(opening(AS_LIGHT))).toBe(false);
    expect(awaitsComputer(opening(AS_DARK))).toBe(true);
    expect(awaitsComputer(play(opening(AS_LIGHT), 'b1b2'))).toBe(true);
    expect(awaitsComputer(play(opening(TWO_PEOPLE), 'b1b2'))).toBe(false);
  });

  it('let nothing be played in the computer’s turn', () => {
    const playing = play(opening(AS_LIGHT), 'b1b2');
    const chosen = chooseSquare(chooseSquare(playing.board, at('b6')), at('b5'));
    expect(chosen.turns).toHaveLength(1);
    expect(canLevyNow(playing)).toBe(false);
    expect(levy(playing)).toBe(playing);
  });
});

describe('the levy', () => {
  it('draws, waits for a square, and is then one turn', () => {
    const drawn = levy(opening(TWO_PEOPLE));
    expect(isDrawn(drawn)).toBe(true);
    expect(drawn.board.turns).toHaveLength(0);
    const placed = onBoard(drawn, chooseSquare(drawn.board, at('c2')));
    expect(placed.board.turns).toHaveLength(1);
    expect(placed.board.position.side).toBe(1);
  });

  it('brings the same tile after it is taken back, before and after it was placed', () => {
    for (let seed = 0; seed < 30; seed++) {
      const drawn = levy(opening(AS_LIGHT, seed));
      const again = levy(takeBack(drawn));
      expect(again.board.choice).toEqual(drawn.board.choice);
      const placed = onBoard(drawn, chooseSquare(drawn.board, at('c2')));
      expect(levy(takeBack(placed)).board.choice).toEqual(drawn.board.choice);
    }
  });

  it('brings the same tile when another action was played in between: luck is not rolled again', () => {
    const drawn = levy(opening(AS_LIGHT, 9));
    const later = levy(play(takeBack(drawn), 'b1b2', 'b6b5'));
    expect(later.board.choice).toEqual(drawn.board.choice);
  });
});

describe('taking back', () => {
  it('goes back one turn between two people', () => {
    const playing = play(opening(TWO_PEOPLE), 'b1b2', 'b6b5', 'd1d2');
    expect(stands(takeBack(playing))).toBe(stands(play(opening(TWO_PEOPLE), 'b1b2', 'b6b5')));
  });

  it('goes back to the person’s own turn against the computer', () => {
    const before = play(opening(AS_LIGHT), 'b1b2', 'b6b5');
    for (const played of [['d1d2', 'd6d5'], ['d1d2']])
      expect(stands(takeBack(play(before, ...played)))).toBe(stands(before));
  });

  it('leaves the computer’s first turn where it is', () => {
    const playing = play(opening(AS_DARK), 'b1b2');
    expect(canTakeBack(playing)).toBe(false);
    expect(takeBack(playing)).toBe(playing);
    expect(canTakeBack(opening(AS_LIGHT))).toBe(false);
  });

  it('leads back through every turn of random games to the same positions', () => {
    for (let seed = 0; seed < 20; seed++) {
      const states = randomGame(TWO_PEOPLE, seed);
      let playing = states.at(-1) as Playing;
      for (const state of states.slice(0, -1).reverse()) {
        playing = takeBack(playing);
        expect(stands(playing)).toBe(stands(state));
        expect(gameOf(playing.board).repetitions).toBe(gameOf(state.board).repetitions);
      }
      expect(canTakeBack(playing)).toBe(false);
    }
  });
});

describe('giving up', () => {
  it('ends the game for the person’s side, whoever is to act', () => {
    const playing = resign(play(opening(AS_LIGHT), 'b1b2'));
    expect(outcomeOf(playing)).toEqual({ reason: 'resigned', winner: 1 });
    expect(awaitsComputer(playing)).toBe(false);
    expect(resigningSide(play(opening(TWO_PEOPLE), 'b1b2'))).toBe(1);
  });

  it('lets nothing be played afterwards, and can be taken back', () => {
    const playing = resign(opening(TWO_PEOPLE));
    const chosen = onBoard(playing, chooseSquare(playing.board, at('b1')));
    const tried = onBoard(chosen, chooseSquare(chosen.board, at('b2')));
    expect(tried.board.turns).toHaveLength(0);
    expect(tried.board.notice).toMatchObject({ type: 'why-not', why: { reason: 'game-over' } });
    expect(canLevyNow(playing)).toBe(false);
    expect(outcomeOf(takeBack(tried))).toBeUndefined();
  });

  it('changes nothing once the game is over', () => {
    const won = play(beginGame(TWO_PEOPLE, read('2d3/2F3/6/6/6/2D3 l - -'), 1), 'c5c6');
    expect(outcomeOf(won)).toEqual({ reason: 'duke-captured', winner: 0 });
    expect(resign(won)).toBe(won);
  });
});

/** The Dukes alone, each going round four squares of its own corner: after eight turns all is as it was. */
const DUKES = '5d/6/6/6/6/D5 l - -';
const ROUND = ['a1b1', 'f6e6', 'b1b2', 'e6e5', 'b2a2', 'e5f5', 'a2a1', 'f5f6'];

describe('the end', () => {
  it('comes to random games, with a reason of SPEC §7', () => {
    const reasons = new Set<string>();
    for (let seed = 100; seed < 140; seed++)
      reasons.add(outcomeOf(randomGame(TWO_PEOPLE, seed, 2_000).at(-1) as Playing)?.reason ?? '');
    expect(reasons).not.toContain('');
    expect(reasons).toContain('duke-captured');
  });

  it('by repetition is announced after the second time, and not before', () => {
    let playing = beginGame(TWO_PEOPLE, read(DUKES), 1);
    for (const [turn, text] of [...ROUND, ...ROUND].entries()) {
      expect(drawWarnings(playing)).toEqual(turn < 8 ? [] : [{ type: 'repetition' }]);
      expect(outcomeOf(playing)).toBeUndefined();
      playing = play(playing, text);
    }
    expect(outcomeOf(playing)).toEqual({ reason: 'repetition', winner: undefined });
    expect(drawWarnings(playing)).toEqual([]);
    expect(drawWarnings(takeBack(playing))).toEqual([{ type: 'repetition' }]);
  });

  it('by quiet turns is announced from the 150th on', () => {
    const quiet = (turns: number) => beginGame(TWO_PEOPLE, read(`${DUKES} ${turns}`), 1);
    expect(drawWarnings(quiet(149))).toEqual([]);
    expect(drawWarnings(play(quiet(149), 'a1b1'))).toEqual([
      { type: 'quiet', turns: 150, left: 50 },
    ]);
    expect(drawWarnings(quiet(199))).toEqual([{ type: 'quiet', turns: 199, left: 1 }]);
    expect(outcomeOf(play(quiet(199), 'a1b1'))?.reason).toBe('quiet-turns');
  });
});

describe('the board', () => {
  it('stands with the person’s side at the bottom, or turns between two people', () => {
    expect(bottomSide(opening(AS_DARK))).toBe(1);
    const turning = { ...TWO_PEOPLE, boardTurns: true };
    expect(bottomSide(opening(turning))).toBe(0);
    expect(bottomSide(play(opening(turning), 'b1b2'))).toBe(1);
    expect(bottomSide(play(opening(TWO_PEOPLE), 'b1b2'))).toBe(0);
  });
});
