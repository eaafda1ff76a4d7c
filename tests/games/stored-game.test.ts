// Kept games: every state of a game comes back from its text; damaged text says what is wrong and never throws.
import { describe, expect, it } from 'vitest';
import { formatPosition } from '../../src/engine/index.ts';
import { isDrawn, levy, type Playing, resign } from '../../src/games/playing.ts';
import { readGame, writeGame } from '../../src/games/stored-game.ts';
import { randomOf } from '../../src/solver/mining/random.ts';
import { AS_DARK, AS_LIGHT, opening, randomGame, TWO_PEOPLE } from './random-game.ts';

function reread(playing: Playing): Playing {
  const read = readGame(writeGame(playing));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const same = (one: Playing, other: Playing): void => {
  expect(formatPosition(other.board.position)).toBe(formatPosition(one.board.position));
  expect(other.board.turns.map(({ action }) => action)).toEqual(
    one.board.turns.map(({ action }) => action),
  );
  expect(other.settings).toEqual(one.settings);
  expect([other.seed, other.resigned, isDrawn(other)]).toEqual([
    one.seed,
    one.resigned,
    isDrawn(one),
  ]);
};

describe('a kept game', () => {
  it('comes back as it was, all along random games', () => {
    for (const settings of [TWO_PEOPLE, { ...TWO_PEOPLE, boardTurns: true }, AS_LIGHT, AS_DARK]) {
      for (const [turn, state] of randomGame(settings, 11).entries())
        if (turn < 6 || turn % 9 === 0) same(state, reread(state));
    }
  });

  it('keeps a drawn tile, which has to be placed', () => {
    const drawn = levy(opening(AS_LIGHT, 4));
    expect(reread(drawn).board.choice).toEqual(drawn.board.choice);
  });

  it('keeps who gave up', () => {
    for (const settings of [TWO_PEOPLE, AS_DARK])
      same(resign(opening(settings)), reread(resign(opening(settings))));
  });
});

describe('a damaged text', () => {
  const good = JSON.parse(writeGame(randomGame(AS_LIGHT, 2, 8).at(-1) as Playing));
  const errorOf = (changes: object) => {
    const read = readGame(JSON.stringify({ ...good, ...changes }));
    return read.ok ? undefined : read.error;
  };

  it('names what is wrong', () => {
    for (const text of ['', 'null', '[]', '7', '{"version":1', '"game"'])
      expect(readGame(text)).toMatchObject({ ok: false, error: { reason: 'form' } });
    expect(errorOf({ version: 2 })).toEqual({ reason: 'version' });
    for (const [field, values] of Object.entries({
      opponent: [0, 6, 2.5, '3', 'computer', null],
      side: [0, 'white', null],
      boardTurns: [1, 'true', null],
      seed: [-1, 1.5, 2 ** 32, '7', null],
      start: ['', 'nonsense', 7, null],
      actions: [7, null, ['b1b2']],
      drawn: [0, 'yes', null],
      resigned: [0, 'white', true],
    })) {
      for (const value of values)
        expect(errorOf({ [field]: value }), `${field}: ${value}`).toEqual({
          reason: 'field',
          field,
        });
    }
  });

  it('names the turn at which the record breaks off', () => {
    const actions: string[] = good.actions.split(' ');
    for (const [index] of actions.entries()) {
      const broken = actions.with(index, 'a1f6').join(' ');
      expect(errorOf({ actions: broken })).toMatchObject({
        reason: 'record',
        error: { turn: index + 1 },
      });
    }
    expect(errorOf({ start: '2d3/6/6/6/6/6 l - -' })).toMatchObject({ reason: 'record' });
  });

  it('cannot hold a drawn tile where no levy is possible, or giving up after the end', () => {
    const start = '2d3/6/6/6/6/2D3 l - -';
    expect(errorOf({ start, actions: '', drawn: true })).toEqual({
      reason: 'field',
      field: 'drawn',
    });
    const won = { start: '2d3/2F3/6/6/6/2D3 l - -', actions: 'c5c6' };
    expect(errorOf({ ...won, resigned: 'dark' })).toEqual({ reason: 'field', field: 'resigned' });
    expect(errorOf(won)).toBeUndefined();
  });

  it('never throws, however it is changed', () => {
    const random = randomOf(77, 0);
    const text = JSON.stringify(good);
    let damaged = 0;
    for (let round = 0; round < 2_000; round++) {
      const place = Math.floor(random() * text.length);
      const character = String.fromCharCode(32 + Math.floor(random() * 95));
      const kind = random();
      const changed =
        kind < 0.4
          ? text.slice(0, place) + character + text.slice(place + 1)
          : kind < 0.7
            ? text.slice(0, place) + text.slice(place + 1 + Math.floor(random() * 4))
            : text.slice(0, place);
      const read = readGame(changed);
      if (!read.ok) damaged++;
      else expect(readGame(writeGame(read.value)).ok).toBe(true);
    }
    expect(damaged).toBeGreaterThan(1_500);
  });
});
