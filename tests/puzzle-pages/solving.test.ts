// Solving as pure steps: a reader who plays the recorded line, another winning line, a wrong action, other draws.
import { beforeAll, describe, expect, it } from 'vitest';
import { playAction } from '../../src/board/choosing.ts';
import {
  type Action,
  DRAW,
  formatAction,
  formatPosition,
  isManeuver,
  kindInfo,
  kindOfLetter,
  legalLevies,
  parseAction,
  unwrap,
} from '../../src/engine/index.ts';
import { boardText } from '../../src/i18n/board.ts';
import { puzzleText } from '../../src/i18n/puzzles.ts';
import {
  canTakeBack,
  draw,
  judgeQuestion,
  knownHint,
  knownJudgement,
  lastDraw,
  onBoard,
  onJudgement,
  onLevy,
  placeQuestion,
  playReply,
  replaceDraw,
  restart,
  type Solving,
  startSolving,
  takeBackTurn,
  turnsLeft,
  view,
} from '../../src/puzzles/solving.ts';
import { hintText, lineSteps, phaseText } from '../../src/puzzles/words.ts';
import type { Puzzle, PuzzlePage } from '../../src/solver/puzzle.ts';
import { answerQuestion } from '../../src/workers/answers.ts';
import { pagesOf, puzzles } from './bank.ts';

const words = { board: boardText('en'), puzzle: puzzleText('en') };

const first = (fits: (puzzle: Puzzle) => boolean): Puzzle => {
  const found = puzzles.find(fits);
  if (found === undefined) throw new Error('the bank has no such puzzle');
  return found;
};

// One puzzle of each length whose key is a maneuver, and one whose key is the levy.
const lengths = [1, 2, 3, 4, 5, 6].map((n) =>
  first((puzzle) => puzzle.n === n && puzzle.key !== '@'),
);
// Some in which draws matter: in one of them at least the defender's best reply to the key is a levy.
const drawn = puzzles
  .filter(({ n, key, themes }) => n === 3 && key !== '@' && themes.includes('no-draw-saves'))
  .slice(0, 10);
const levyPuzzle = first((puzzle) => puzzle.n === 2 && puzzle.key === '@');
let pages: ReadonlyMap<string, PuzzlePage>;

beforeAll(async () => {
  pages = await pagesOf([...new Set([...lengths, ...drawn, levyPuzzle])].map(({ id }) => id));
});

const start = (puzzle: Puzzle): Solving => startSolving(pages.get(puzzle.id) as PuzzlePage);

/** Does what the page does by itself: judges, then lets the defender answer. */
function settle(solving: Solving, askSolver = true): Solving {
  let state = solving;
  if (state.phase.type === 'judging') {
    const known = knownJudgement(state);
    if (!askSolver) expect(known).toBeDefined();
    state = onJudgement(state, known ?? answerQuestion(judgeQuestion(state)));
  }
  return playReply(state);
}

/** The reader plays an action; a levy with its draw and its square. */
function act(solving: Solving, text: string, askSolver = true): Solving {
  if (text[1] !== '@') {
    const action = unwrap(parseAction(solving.board.position, text));
    return settle(onBoard(solving, playAction(solving.board, action)), askSolver);
  }
  const levied = settle(onLevy(solving), askSolver);
  if (levied.phase.type !== 'acting') return levied;
  const drawn = draw(levied, kindOfLetter(text.charAt(0)) ?? 0);
  const action = unwrap(parseAction(drawn.board.position, text));
  return settle(onBoard(drawn, playAction(drawn.board, action)), askSolver);
}

/** The actions that keep the win, as the solver finds them. */
const winners = ({ board, ...solving }: Solving): readonly string[] =>
  answerQuestion({
    type: 'winners',
    position: formatPosition(board.position),
    turns: turnsLeft({ board, ...solving }),
  });

describe.each([0, 1, 2, 3, 4, 5])('a puzzle of each length (%i)', (index) => {
  const puzzle = lengths[index] as Puzzle;

  it('is solved by the recorded line, from the page’s data alone', () => {
    let solving = start(puzzle);
    const { line } = solving.puzzle;
    for (let turn = 0; turn < line.length; turn += 2) {
      expect(solving.phase.type).toBe('acting');
      expect(turnsLeft(solving)).toBe(puzzle.n - turn / 2);
      solving = act(solving, line[turn] as string, line[turn]?.[1] === '@');
      // The defender has answered as recorded.
      if (turn + 1 < line.length)
        expect(solving.board.turns.map(({ action }) => formatAction(action))).toEqual(
          line.slice(0, turn + 2),
        );
    }
    expect(solving.phase).toEqual({ type: 'solved', ending: puzzle.ending });
    expect(solving).toMatchObject({ solved: true, wrong: 0 });
  });

  it('is solved by whatever else keeps the win, too', () => {
    let solving = act(start(puzzle), puzzle.key);
    while (solving.phase.type === 'acting') {
      const ways = winners(solving).filter((way) => way !== '@');
      solving = act(solving, ways.at(-1) as string);
    }
    expect(solving.phase.type).toBe('solved');
    expect(solving.wrong).toBe(0);
  });

  it('refutes every wrong first action by the reply that the build found, and takes it back', () => {
    const begun = start(puzzle);
    const wrong = Object.entries(begun.puzzle.firstActions).filter(([, reply]) => reply !== null);
    expect(wrong.length).toBeGreaterThan(0);
    for (const [text, refutation] of wrong) {
      const solving = text === '@' ? settle(onLevy(begun)) : act(begun, text, false);
      expect(solving.phase.type, text).toBe('refuted');
      expect(solving.wrong).toBe(1);
      if (text === '@') expect(solving.board.turns.length).toBe(0);
      else expect(formatAction(solving.board.turns[1]?.action as Action)).toBe(refutation);
      expect(phaseText(words, solving)).toMatch(/^Not that one\. ./);
      // Nothing can be played until it is taken back.
      const after = unwrap(parseAction(begun.board.position, puzzle.key));
      expect(onBoard(solving, playAction(begun.board, after)).board.turns.length).not.toBe(
        solving.board.turns.length + 1,
      );
      const back = takeBackTurn(solving);
      expect(formatPosition(back.board.position)).toBe(puzzle.position);
      expect(back.phase.type).toBe('acting');
    }
  });

  it('comments each step of its main line', () => {
    const steps = lineSteps(words, start(puzzle).puzzle);
    expect(steps.map(({ byAttacker }) => byAttacker)).toEqual(
      steps.map((_, step) => step % 2 === 0),
    );
    expect(steps.every(({ sentence, comment }) => sentence !== '' && comment !== '')).toBe(true);
  });
});

describe('a levy as the key', () => {
  it('wins whatever is drawn, placed where the solver says', () => {
    const begun = settle(onLevy(start(levyPuzzle)));
    expect(begun.phase.type).toBe('acting');
    const levies = answerQuestion({
      type: 'draws',
      position: levyPuzzle.position,
      turns: levyPuzzle.n,
    });
    expect(levies.length).toBeGreaterThan(0);
    for (const levy of levies) {
      let solving = act(start(levyPuzzle), levy);
      while (solving.phase.type === 'acting') {
        const ways = winners(solving).filter((way) => way !== '@');
        solving = act(solving, ways[0] as string);
      }
      expect(solving.phase.type, levy).toBe('solved');
    }
  });

  it('leaves a tile drawn when its wrong place is taken back, and puts it back into the bag when that is taken back', () => {
    const begun = start(levyPuzzle);
    const { position } = begun.board;
    const bad = legalLevies(position)
      .map(formatAction)
      .find((levy) => act(begun, levy).phase.type === 'refuted');
    if (bad === undefined) return;
    const drawn = takeBackTurn(act(begun, bad));
    expect(drawn.board.choice).toEqual({ type: 'drawn', kind: kindOfLetter(bad.charAt(0)) });
    expect(canTakeBack(drawn)).toBe(true);
    const back = takeBackTurn(drawn);
    expect(back.board.choice.type).toBe('nothing');
    expect(canTakeBack(back)).toBe(false);
  });
});

describe('other draws of the defender', () => {
  it('can each be tried and won', () => {
    const puzzle = drawn.find(({ id }) => pages.get(id)?.line[1]?.[1] === '@') as Puzzle;
    const solving = act(start(puzzle), puzzle.key);
    const last = lastDraw(solving);
    if (last === undefined) throw new Error('the defender did not levy');
    expect(last.others.length).toBeGreaterThan(1);
    let won = solving;
    for (const { kind } of last.others) {
      const { letter } = kindInfo(kind);
      const levy = answerQuestion(placeQuestion(solving, last, letter));
      expect(levy.charAt(0)).toBe(letter);
      let now = playReply(replaceDraw({ ...solving, wonDraws: won.wonDraws }, last, levy));
      while (now.phase.type === 'acting')
        now = act(now, winners(now).find((way) => way !== '@') as string);
      expect(now.phase.type, levy).toBe('solved');
      won = now;
    }
    // Every kind that came is marked as won.
    const again = lastDraw({ ...solving, wonDraws: won.wonDraws });
    expect(again?.others.every((other) => other.won)).toBe(true);
  });
});

describe('hints, looking and going back', () => {
  const puzzle = lengths[2] as Puzzle;

  it('hint at the key in three steps: the tile, the mark, the square', () => {
    const solving = start(puzzle);
    const action = unwrap(parseAction(solving.board.position, knownHint(solving) as string));
    expect(formatAction(action)).toBe(puzzle.key);
    expect(isManeuver(action)).toBe(true);
    const said = [1, 2, 3].map((steps) =>
      hintText(words, solving.board.position, action, steps, false),
    );
    expect(said[0]).toMatch(/^Act with the \w+ on [a-f][1-6]\.$/);
    expect(said[1]?.startsWith(said[0] as string)).toBe(true);
    expect(said[2]?.startsWith(said[1] as string)).toBe(true);
  });

  it('looking at the solution counts as shown, but not once the puzzle is solved', () => {
    const solving = start(puzzle);
    expect(view(solving, solving.puzzle.line).shown).toBe(true);
    expect(view({ ...solving, solved: true }, solving.puzzle.line).shown).toBe(false);
  });

  it('goes back to the start from anywhere, and keeps what was counted', () => {
    const line = start(puzzle).puzzle.line;
    const looked = view({ ...start(puzzle), wrong: 2 }, line);
    const back = restart(looked);
    expect(formatPosition(back.board.position)).toBe(puzzle.position);
    expect(back).toMatchObject({ wrong: 2, shown: true, phase: { type: 'acting' } });
  });

  it('takes no action at another time than the reader’s', () => {
    const solving = start(puzzle);
    const played = playAction(
      solving.board,
      unwrap(parseAction(solving.board.position, puzzle.key)),
    );
    const judging = onBoard(solving, played);
    expect(judging.phase).toEqual({ type: 'judging', action: played.turns[0]?.action });
    expect(onLevy(judging)).toBe(judging);
    const reply = legalFirst(judging);
    expect(onBoard(judging, playAction(judging.board, reply))).toBe(judging);
    expect(judging.phase.type === 'judging' && judging.phase.action).not.toBe(DRAW);
  });
});

/** Any action of the side to act on the board. */
function legalFirst({ board, puzzle }: Solving): Action {
  return unwrap(parseAction(board.position, puzzle.line[1] as string));
}
