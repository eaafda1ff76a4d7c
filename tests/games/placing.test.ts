// Setting up (SPEC §6): who places when, what is mirrored, and that every setup of the rules can be reached.
import { describe, expect, it } from 'vitest';
import {
  allSetups,
  formatPosition,
  squareFromName,
  startPosition,
} from '../../src/engine/index.ts';
import {
  type Placing,
  placedPosition,
  placeForMe,
  placeNext,
  placingBoard,
  placingSide,
  startPlacing,
  unplace,
} from '../../src/games/placing.ts';
import { randomOf } from '../../src/solver/mining/random.ts';
import { AS_DARK, AS_LIGHT, TWO_PEOPLE } from './random-game.ts';

const place = (placing: Placing, ...names: string[]): Placing =>
  names.reduce((state, name) => placeNext(state, squareFromName(name) ?? -1), placing);
const begins = (placing: Placing): string => {
  const position = placedPosition(placing);
  return position === undefined ? '' : formatPosition(position);
};
const BAGS = 'l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';

describe('against the computer', () => {
  it('the person places first, whichever side he plays, and the computer mirrors', () => {
    expect(begins(place(startPlacing(AS_LIGHT), 'c1', 'b1', 'c2'))).toBe(
      `1fd3/2f3/6/6/2F3/1FD3 ${BAGS}`,
    );
    expect(placingSide(startPlacing(AS_DARK))).toBe(1);
    expect(begins(place(startPlacing(AS_DARK), 'd6', 'e6', 'd5'))).toBe(
      `3df1/3f2/6/6/3F2/3DF1 ${BAGS}`,
    );
  });

  it('the mirrored tiles are shown from the first one on', () => {
    const board = placingBoard(place(startPlacing(AS_DARK), 'c6'));
    expect(formatPosition(board).split(' ')[0]).toBe('2d3/6/6/6/6/2D3');
  });
});

describe('between two people', () => {
  it('Light places, then Dark, each as it likes', () => {
    const light = place(startPlacing(TWO_PEOPLE), 'c1', 'b1', 'c2');
    expect(placingSide(light)).toBe(1);
    expect(begins(light)).toBe('');
    expect(begins(place(light, 'd6', 'e6', 'd5'))).toBe(`3df1/3f2/6/6/2F3/1FD3 ${BAGS}`);
  });

  it('tiles are taken back one by one, across the sides', () => {
    let placing = place(startPlacing(TWO_PEOPLE), 'c1', 'b1', 'c2', 'd6');
    for (const tiles of [3, 2, 1, 0, 0]) {
      placing = unplace(placing);
      expect(placing.placed[0].length + placing.placed[1].length).toBe(tiles);
    }
  });
});

describe('tiles', () => {
  it('go nowhere else than SPEC §6 says', () => {
    const empty = startPlacing(AS_LIGHT);
    for (const name of ['b1', 'e1', 'c2', 'c6']) expect(place(empty, name)).toBe(empty);
    const duke = place(empty, 'c1');
    for (const name of ['c1', 'a1', 'd2', 'b2', 'c3']) expect(place(duke, name)).toBe(duke);
    const all = place(duke, 'b1', 'd1');
    expect(place(all, 'c2')).toBe(all);
  });

  it('are placed by chance in all six ways, and by what is placed already', () => {
    const random = randomOf(3, 0);
    const ways = new Set(
      Array.from({ length: 200 }, () => begins(placeForMe(startPlacing(AS_LIGHT), random))),
    );
    expect([...ways].sort()).toEqual(
      allSetups(0)
        .map((setup) => formatPosition(startPosition(setup)))
        .sort(),
    );
    for (let round = 0; round < 50; round++) {
      const rest = placeForMe(place(startPlacing(AS_DARK), 'd6', 'd5'), random);
      expect(rest.placed[1].slice(0, 2)).toEqual(['d6', 'd5'].map((name) => squareFromName(name)));
      expect(begins(rest)).not.toBe('');
    }
  });
});
