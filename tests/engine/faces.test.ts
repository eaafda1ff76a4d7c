// What SPEC §2 and §3 say of all faces at once.
import { describe, expect, it } from 'vitest';
import {
  emptyPosition,
  formatAction,
  KINDS,
  kindInfo,
  kindOfId,
  kindOfLetter,
  MARKS,
  makeTile,
  playableManeuvers,
  putTile,
} from '../../src/engine/index.ts';

describe('the army', () => {
  it('has nineteen tiles, sixteen of them in the bag', () => {
    expect(KINDS.reduce((sum, { count }) => sum + count, 0)).toBe(19);
    expect(KINDS.reduce((sum, { inBag }) => sum + inBag, 0)).toBe(16);
  });

  it('is found by letter and by identifier', () => {
    for (const { kind, letter, id } of KINDS) {
      expect(kindOfLetter(letter)).toBe(kind);
      expect(kindOfLetter(letter.toLowerCase())).toBeUndefined();
      expect(kindOfId(id)).toBe(kind);
    }
    expect(kindOfId('constructor')).toBeUndefined();
    expect(() => kindInfo(0)).toThrow(RangeError);
    expect(() => kindInfo(16)).toThrow('16 is not a kind');
  });
});

describe.each(KINDS)('the $id', ({ kind, faces, windowBottom }) => {
  it.each([0, 1] as const)('face %i is symmetric and within its window', (face) => {
    for (const mark of MARKS) {
      const squares = (faces[face][mark] ?? []).map(([dx, dy]) => `${dx},${dy}`);
      const mirrored = (faces[face][mark] ?? []).map(([dx, dy]) => `${-dx || 0},${dy}`);
      expect(mirrored.sort()).toEqual(squares.sort());
      for (const [dx, dy] of faces[face][mark] ?? []) {
        expect(Math.abs(dx)).toBeLessThanOrEqual(2);
        expect(dy).toBeGreaterThanOrEqual(windowBottom);
        expect(dy).toBeLessThanOrEqual(windowBottom + 4);
      }
    }
  });

  it.each([0, 1] as const)('face %i names no square twice but by a Move and a Command', (face) => {
    for (const side of [0, 1] as const) {
      for (let square = 0; square < 36; square++) {
        const position = emptyPosition();
        position.side = side;
        putTile(position, square, makeTile(kind, side, face));
        const names = playableManeuvers(position).map(formatAction);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });
});
