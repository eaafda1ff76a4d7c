// Small random game positions: a few tiles near each other, small or empty bags, so that forced wins are common.
import fc from 'fast-check';
import {
  DUKE,
  emptyPosition,
  KINDS,
  makeTile,
  type Position,
  putTile,
  type Side,
  setBagCount,
  setSideToAct,
  tileAt,
} from '../../src/engine/index.ts';

/** Limits on a small position. */
interface Size {
  readonly tiles: number;
  readonly bag: number;
}

/** A position with both Dukes, up to `tiles` other tiles, and up to `bag` tiles in each bag, within the army. */
export const smallPosition = ({ tiles, bag }: Size): fc.Arbitrary<Position> =>
  fc
    .record({
      dukes: fc.uniqueArray(fc.nat(35), { minLength: 2, maxLength: 2 }),
      faces: fc.tuple(fc.nat(1), fc.nat(1)),
      tiles: fc.array(
        fc.record({
          square: fc.nat(35),
          kind: fc.integer({ min: 2, max: 15 }),
          side: fc.constantFrom<Side>(0, 0, 1),
          face: fc.constantFrom<0 | 1>(0, 1),
        }),
        { minLength: 1, maxLength: tiles, size: 'max' },
      ),
      bags: fc.tuple(
        fc.array(fc.integer({ min: 2, max: 15 }), { maxLength: bag, size: 'max' }),
        fc.array(fc.integer({ min: 2, max: 15 }), { maxLength: bag, size: 'max' }),
      ),
      side: fc.constantFrom<Side>(0, 0, 0, 1),
    })
    .map(({ dukes, faces, tiles: thrown, bags, side }) => {
      const position = emptyPosition();
      const left = KINDS.map(({ count }) => [count, count]);
      const spend = (kind: number, owner: Side): boolean => {
        const kinds = left[kind - 1] as number[];
        if (kinds[owner] === 0) return false;
        kinds[owner] = (kinds[owner] as number) - 1;
        return true;
      };
      for (const owner of [0, 1] as const) {
        putTile(position, dukes[owner] as number, makeTile(DUKE, owner, faces[owner] as 0 | 1));
      }
      for (const { square, kind, side: owner, face } of thrown) {
        if (tileAt(position, square) === 0 && spend(kind, owner))
          putTile(position, square, makeTile(kind, owner, face));
      }
      for (const owner of [0, 1] as const) {
        for (const kind of bags[owner]) {
          if (spend(kind, owner))
            setBagCount(position, owner, kind, position.bags[owner * 16 + kind]! + 1);
        }
      }
      setSideToAct(position, side);
      return position;
    });
