// The drills' questions: right by the rules, with answers that can be told apart.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  kindInfo,
  kindOfLetter,
  MARKS,
  makeTile,
  type Offset,
  squareByOffset,
  squareName,
} from '../../src/engine/index.ts';
import {
  DRILLS,
  isAllRight,
  judgeMarking,
  makeQuestion,
  OPTIONS,
} from '../../src/trainer/drills.ts';
import { difference, FACES, faceToLearn, otherFace } from '../../src/trainer/faces.ts';
import { loneTile, STANDS, squaresActedOn } from '../../src/trainer/squares.ts';

const knight = (face: 0 | 1) => faceToLearn(kindOfLetter('K') as number, face);
const named = (letter: string, face: 0 | 1) => faceToLearn(kindOfLetter(letter) as number, face);
const names = (letter: string, face: 0 | 1, side: 0 | 1) =>
  squaresActedOn(named(letter, face), side).map(({ square }) => squareName(square));

describe('the thirty faces', () => {
  it('can all be told apart, so “which tile is this?” has one answer', () => {
    expect(FACES).toHaveLength(30);
    for (const a of FACES)
      for (const b of FACES) expect(difference(a, b) === 0, `${a.id} ${b.id}`).toBe(a === b);
  });

  it('are the same to the left and to the right, which their words rely on', () => {
    for (const { kind, face } of FACES)
      for (const mark of MARKS) {
        const offsets = (kindInfo(kind).faces[face][mark] ?? []).map(String);
        for (const [dx, dy] of kindInfo(kind).faces[face][mark] ?? [])
          expect(offsets).toContain(String([-dx, dy]));
      }
  });

  it('are each other’s other faces', () => {
    for (const face of FACES) expect(otherFace(otherFace(face))).toBe(face);
  });
});

describe('the squares that a lone tile acts on', () => {
  // Read off the grids of SPEC's tiles.json by hand, from c3 for Light and from d4, upside down, for Dark.
  it.each([
    ['F', 0, 0, 'b3 c2 c4 d3'],
    ['F', 0, 1, 'c4 d3 d5 e4'],
    ['D', 0, 0, 'a3 b3 d3 e3 f3'],
    ['K', 0, 0, 'b3 b5 c1 c2 d3 d5'],
    ['K', 0, 1, 'c2 c4 d5 d6 e2 e4'],
    ['A', 1, 0, 'a5 c1 e5 f6'],
    ['L', 1, 0, 'b2 c5 c6 d2'],
    ['L', 1, 1, 'c5 d1 d2 e5'],
    ['G', 1, 0, 'a3 b2 b3 b5 c2 c4 d2 d3 d5 e3'],
  ] as const)('%s, face %i, side %i', (letter, face, side, squares) => {
    expect(names(letter, face, side).sort().join(' ')).toBe(squares);
  });

  it('cover every mark that the face has', () => {
    for (const face of FACES)
      for (const side of [0, 1] as const) {
        const marked = MARKS.flatMap(
          (mark): readonly Offset[] => kindInfo(face.kind).faces[face.face][mark] ?? [],
        ).map((offset) => squareByOffset(STANDS[side], offset, side));
        const answer = squaresActedOn(face, side).map(({ square }) => square);
        for (const square of marked) expect(answer, `${face.id} ${side}`).toContain(square);
      }
  });

  it('are a half turn apart for the two sides', () => {
    for (const face of FACES) {
      const [light, dark] = ([0, 1] as const).map((side) =>
        squaresActedOn(face, side).map(({ square }) => square),
      );
      expect(dark?.map((square) => 35 - square).sort((a, b) => a - b)).toEqual(light);
    }
  });

  it('belong to a board with nothing else on it', () => {
    const position = loneTile(knight(1), 1);
    expect([...position.board].filter((tile) => tile !== 0)).toEqual([makeTile(4, 1, 1)]);
  });
});

const anyFace = fc.constantFrom(...FACES);
/** Numbers of chance that fast-check can repeat and shrink. */
const chance = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => stream.next().value as number);

describe('a question', () => {
  it('has four different answers, one of them right, and all with the same face up', () => {
    fc.assert(
      fc.property(anyFace, fc.constantFrom('becomes', 'name'), chance, (face, drill, random) => {
        const question = makeQuestion(face, drill as 'becomes', random);
        if (question.type !== 'choosing') throw new Error('expected a choice');
        const right = drill === 'name' ? face : otherFace(face);
        expect(question.options[question.right]).toBe(right);
        expect(new Set(question.options.map(({ kind }) => kind)).size).toBe(OPTIONS);
        expect(new Set(question.options.map((option) => option.face))).toEqual(
          new Set([right.face]),
        );
      }),
    );
  });

  it('puts the right answer anywhere', () => {
    const places = new Set<number>();
    for (let seed = 0; seed < 8; seed++) {
      let at = seed;
      const random = () => {
        at = (at * 5 + 3) % 16;
        return at / 16;
      };
      const question = makeQuestion(knight(0), 'becomes', random);
      if (question.type === 'choosing') places.add(question.right);
    }
    expect(places.size).toBeGreaterThan(1);
  });

  it('is judged right only when all squares and no other are marked', () => {
    const question = makeQuestion(knight(0), 'enemy', () => 0);
    if (question.type !== 'marking') throw new Error('expected marking');
    expect(isAllRight(judgeMarking(question, new Set(question.answer)))).toBe(true);
    const [first, ...rest] = question.answer;
    const verdict = judgeMarking(question, new Set([...rest, 0]));
    expect(verdict).toEqual({ found: rest, missed: [first], extra: [0] });
    expect(isAllRight(verdict)).toBe(false);
    expect(isAllRight(judgeMarking(question, new Set()))).toBe(false);
  });

  it('is about the reader’s own tile or the enemy’s', () => {
    expect(makeQuestion(knight(0), 'squares', () => 0)).toMatchObject({ side: 0, stands: 14 });
    expect(makeQuestion(knight(0), 'enemy', () => 0)).toMatchObject({ side: 1, stands: 21 });
    expect(DRILLS).toHaveLength(4);
  });
});
