// What the reference says about the army and the board without a diagram.
import { describe, expect, test } from 'vitest';
import {
  checkActionForm,
  KINDS,
  MARKS,
  NEIGHBOURS,
  type Offset,
  parsePosition,
} from '../../src/engine/index.ts';
import { readInline } from '../../src/rules/inline.ts';
import { RULE_TEXTS } from '../../src/rules/reference.ts';

describe('the army', () => {
  test('has nineteen tiles of fifteen kinds, sixteen of them in the bag (2.1, 6.2)', () => {
    expect(KINDS).toHaveLength(15);
    expect(KINDS.reduce((sum, { count }) => sum + count, 0)).toBe(19);
    expect(KINDS.reduce((sum, { inBag }) => sum + inBag, 0)).toBe(16);
    const several = KINDS.filter(({ count }) => count > 1).map(({ id, count }) => [id, count]);
    expect(several).toEqual([
      ['footman', 3],
      ['pikeman', 3],
    ]);
  });

  test('is the same on the left and on the right (2.3)', () => {
    const names = (offsets: readonly Offset[]) => offsets.map(String).sort();
    for (const { id, faces } of KINDS) {
      for (const face of faces) {
        for (const mark of MARKS) {
          const offsets = face[mark] ?? [];
          const mirrored = offsets.map(([dx, dy]): Offset => [-dx, dy]);
          expect(names(mirrored), `${id} ${mark}`).toEqual(names(offsets));
        }
      }
    }
  });

  test('has one grid that is shifted: one row behind, three ahead (2.4)', () => {
    const shifted = KINDS.filter(({ windowBottom }) => windowBottom !== -2);
    expect(shifted.map(({ id, windowBottom }) => [id, windowBottom])).toEqual([['longbowman', -1]]);
    expect(shifted[0]?.faces[1].strike).toEqual(
      expect.arrayContaining([
        [0, 2],
        [0, 3],
      ]),
    );
  });

  test('has two marks on a square on the reverse of General and Marshall alone (3.13)', () => {
    const doubled = KINDS.flatMap(({ id, faces }) =>
      faces.flatMap((face, index) => {
        const squares = Object.values(face).flat().map(String);
        return new Set(squares).size < squares.length ? [`${id} ${index}`] : [];
      }),
    );
    expect(doubled).toEqual(['general 1', 'marshall 1']);
  });
});

describe('the board', () => {
  test('has three squares beside one on the edge and two beside a corner (5.1)', () => {
    const [a1, c1, c3] = [0, 2, 14];
    expect([a1, c1, c3].map((square) => NEIGHBOURS[square]?.length)).toEqual([2, 3, 4]);
  });
});

describe('the notation', () => {
  const codes = (id: 'position-notation' | 'action-notation') =>
    RULE_TEXTS.en.rules[id].text
      .flatMap(readInline)
      .flatMap((piece) => (piece.type === 'code' ? [piece.text] : []));

  test('of the example position is canonical (8.1)', () => {
    const example = codes('position-notation').at(-1) as string;
    expect(parsePosition(example).ok).toBe(true);
    expect(parsePosition(example.replaceAll(' ', '_')).ok).toBe(true);
  });

  test('of the example actions is well formed (8.2)', () => {
    const examples = codes('action-notation');
    expect(examples).toEqual(['b2b4', 'b2*b4', 'c3:b4d4', 'F@c2', '@']);
    for (const example of examples) expect(checkActionForm(example)).toBeUndefined();
  });
});
