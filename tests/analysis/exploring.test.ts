// A line walked back and forth, and read from an address.
import { describe, expect, it } from 'vitest';
import {
  beginExploring,
  goTo,
  lineTexts,
  playOn,
  readLine,
  wholeLine,
  withBoard,
} from '../../src/analysis/exploring.ts';
import { chooseSquare, drawFor } from '../../src/board/choosing.ts';
import {
  formatAction,
  formatPosition,
  parseAction,
  parsePosition,
  squareFromName,
  unwrap,
} from '../../src/engine/index.ts';

const START = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';
const start = unwrap(parsePosition(START));
const texts = (actions: readonly number[]) => actions.map(formatAction);

describe('a line', () => {
  const line = readLine(start, ['b1b2', 'b6b5', 'F@b1']).exploring;

  it('is played, levies as drawn', () => {
    expect(lineTexts(line)).toEqual(['b1b2', 'b6b5', 'F@b1']);
    expect(formatPosition(line.board.position)).toBe(
      '2df2/1f~4/6/6/1F~4/1FDF2 d 3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0',
    );
  });

  it('goes back and forward again, to either end and no further', () => {
    const back = goTo(line, 1);
    expect([lineTexts(back), texts(back.undone)]).toEqual([['b1b2'], ['b6b5', 'F@b1']]);
    expect(texts(wholeLine(back))).toEqual(['b1b2', 'b6b5', 'F@b1']);
    expect(formatPosition(goTo(back, 99).board.position)).toBe(formatPosition(line.board.position));
    expect(formatPosition(goTo(line, -1).board.position)).toBe(START);
    expect(goTo(goTo(line, 0), 0).board.turns).toEqual([]);
  });

  it('keeps what follows when the same action is played, and drops it for another', () => {
    const back = goTo(line, 1);
    const position = back.board.position;
    const same = playOn(back, unwrap(parseAction(position, 'b6b5')));
    expect(texts(same.undone)).toEqual(['F@b1']);
    const other = playOn(back, unwrap(parseAction(position, 'b6a6')));
    expect([lineTexts(other), texts(other.undone)]).toEqual([['b1b2', 'b6a6'], []]);
  });

  it('keeps what follows while something is only chosen', () => {
    const back = goTo(line, 1);
    const chosen = withBoard(back, chooseSquare(back.board, squareFromName('b6') as number));
    expect(texts(chosen.undone)).toEqual(['b6b5', 'F@b1']);
  });

  it('puts a drawn tile back when it goes elsewhere', () => {
    const drawn = withBoard(line, drawFor(line.board, 3));
    expect(drawn.board.choice.type).toBe('drawn');
    expect(goTo(drawn, 3).board.choice.type).toBe('nothing');
    expect(goTo(drawn, 2).board.choice.type).toBe('nothing');
  });
});

describe('a line from an address', () => {
  it.each([
    [['b1b2', 'b1b3'], 2],
    [['@'], 1],
    [['nonsense'], 1],
    [['b1b2', 'b6b5', 'Q@b1'], 3],
    [['b1b2', ''], 2],
  ] as const)('%j stops at action %i', (line, place) => {
    const { exploring, problem } = readLine(start, line);
    expect(problem).toEqual({ place, text: line[place - 1] });
    expect(exploring.board.turns).toHaveLength(place - 1);
  });

  it('stops where the game has ended', () => {
    const { problem } = readLine(unwrap(parsePosition('d5/5B/1C3W~/6/1D4/6 l - -')), [
      'f5d5',
      'a6b6',
    ]);
    // f5d5 leaves the Duke nowhere to go (forced.jsonl, N = 1), so that nothing can follow.
    expect(problem).toEqual({ place: 2, text: 'a6b6' });
  });

  it('refuses a forbidden action', () => {
    const pinned = unwrap(parsePosition('6/a~5/1N~4/6/3S2/4D1 l - -'));
    expect(beginExploring(pinned).undone).toEqual([]);
    expect(readLine(pinned, ['d2d3']).problem).toEqual({ place: 1, text: 'd2d3' });
  });
});
