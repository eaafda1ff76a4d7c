// Setting up positions: each change, what can be undone, and texts that are wrong while they are typed.
import { describe, expect, it } from 'vitest';
import {
  DUKE,
  FOOTMAN,
  formatPosition,
  makeTile,
  type Position,
  parsePosition,
  squareFromName,
  unwrap,
} from '../../src/engine/index.ts';
import {
  edit,
  editedFrom,
  editedOf,
  problemOf,
  undo,
  withPosition,
  withText,
} from '../../src/islands/editor/edited.ts';
import {
  beginning,
  changeBag,
  changed,
  clear,
  emptied,
  emptyBag,
  fillBag,
  move,
  place,
  turnOver,
} from '../../src/islands/editor/editing.ts';

const at = (name: string): number => squareFromName(name) as number;
const read = (text: string): Position => unwrap(parsePosition(text));
/** A position after a change. */
const after = (text: string, change: (copy: Position) => void): string =>
  formatPosition(changed(read(text), change));

describe('editing', () => {
  it('puts a tile on the board and takes it out of a full bag', () => {
    const once = after('6/6/6/6/6/2D3 l F3P -', (one) =>
      place(one, at('c2'), makeTile(FOOTMAN, 0, 1)),
    );
    expect(once).toBe('6/6/6/6/2F~3/2D3 l F3P - 0');
    const thrice = after(once, (one) => {
      for (const square of ['a1', 'b1']) place(one, at(square), makeTile(FOOTMAN, 0, 0));
    });
    expect(thrice).toBe('6/6/6/6/2F~3/FFD3 l 3P - 0');
  });

  it('lets a side have one Duke', () => {
    expect(
      after('3d2/6/6/6/6/2D3 d - -', (one) => place(one, at('a6'), makeTile(DUKE, 1, 0))),
    ).toBe('d5/6/6/6/6/2D3 d - - 0');
  });

  it('moves onto other tiles, turns over and removes', () => {
    const moved = after('6/6/6/6/6/F1dK2 l - -', (one) => move(one, at('a1'), at('d1')));
    expect(moved).toBe('6/6/6/6/6/2dF2 l - - 0');
    const turned = after(moved, (one) => turnOver(one, at('c1')));
    expect(turned).toBe('6/6/6/6/6/2d~F2 l - - 0');
    expect(after(turned, (one) => turnOver(one, at('c1')))).toBe(moved);
    expect(after(moved, (one) => clear(one, at('d1')))).toBe('6/6/6/6/6/2d3 l - - 0');
    expect(after(moved, (one) => turnOver(one, at('a1')))).toBe(moved);
  });

  it('fills a bag with the rest of the army, and keeps Dukes and tenth tiles out of bags', () => {
    const filled = after('6/6/6/6/6/FFDK~2 l - -', (one) => fillBag(one, 0));
    expect(filled).toBe('6/6/6/6/6/FFDK~2 l F3PWRSGTCMBNAL - 0');
    expect(after(filled, (one) => changeBag(one, 0, DUKE, 1))).toBe(filled);
    const diagram = '6/6/6/6/6/6 l - 9f 0';
    expect(after(diagram, (one) => changeBag(one, 1, FOOTMAN, 1))).toBe(diagram);
    expect(after(diagram, (one) => changeBag(one, 1, FOOTMAN, -1))).toBe('6/6/6/6/6/6 l - 8f 0');
    expect(after(filled, (one) => emptyBag(one, 0))).toBe('6/6/6/6/6/FFDK~2 l - - 0');
  });

  it('begins as SPEC §8 has the start, and empties the board for the same side', () => {
    expect(formatPosition(beginning())).toBe(
      '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0',
    );
    expect(formatPosition(emptied(read('3d2/6/6/6/6/2D3 d F - 7')))).toBe('6/6/6/6/6/6 d - - 0');
  });
});

describe('what an editor holds', () => {
  it('keeps the last right position while a wrong text is typed, and says what is wrong', () => {
    const typed = withText(editedFrom('6/6/6/6/6/2D3 l - -'), '6/6/6/6/6/2D l');
    expect(typed.text).toBe('6/6/6/6/6/2D l');
    expect(formatPosition(typed.position)).toBe('6/6/6/6/6/2D3 l - - 0');
    expect(problemOf(typed)).toMatchObject({ code: 'rank-length', field: 'board', column: 13 });
  });

  it('keeps a wrong text of an address, over the starting position', () => {
    const wrong = editedFrom('<b>');
    expect(wrong.text).toBe('<b>');
    expect(formatPosition(wrong.position)).toBe(formatPosition(beginning()));
  });

  it('takes changes back one by one, and what was typed in one go at once', () => {
    const first = editedOf(read('6/6/6/6/6/2D3 l - -'));
    const placed = edit(first, (one) => place(one, at('a1'), makeTile(FOOTMAN, 0, 0)));
    const typed = withText(withText(placed, '6/6'), '6/6/6/6/6/3D2 l - -');
    const cleared = withPosition(typed, emptied(typed.position));
    const back = undo(cleared);
    expect(back.text).toBe('6/6/6/6/6/3D2 l - - 0');
    expect(undo(back).text).toBe('6/6/6/6/6/F1D3 l - - 0');
    expect(undo(undo(back)).text).toBe(first.text);
    expect(undo(undo(undo(back))).text).toBe(first.text);
  });

  it('does not change the position that a page may hold', () => {
    const first = editedOf(read('6/6/6/6/6/2D3 l - -'));
    edit(first, (one) => clear(one, at('c1')));
    expect(formatPosition(first.position)).toBe('6/6/6/6/6/2D3 l - - 0');
  });
});
