// Tasks: goals and what of them is missed, several turns with written replies, and the best defence.
import { describe, expect, it } from 'vitest';
import {
  drawTile,
  formatAction,
  parseAction,
  parsePosition,
  unwrap,
} from '../../src/engine/index.ts';
import { answerOf, winnersOf } from '../../src/exercises/defence.ts';
import { type GoalSource, missingPart, readGoal } from '../../src/exercises/goal.ts';
import {
  after,
  canReach,
  choicesOf,
  judgeTurn,
  needsDefence,
  randomFor,
  readTask,
  solutions,
} from '../../src/exercises/task.ts';

const START = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';
// The Knight may jump to b5 and d5, go beside itself, or straight back.
const KNIGHT = '6/1p1f2/6/2K3/6/6 l - -';

function missed(position: string, goal: GoalSource, action: string) {
  const at = unwrap(parsePosition(position));
  return missingPart(readGoal(goal), at, unwrap(parseAction(at, action)));
}

describe('a goal', () => {
  it.each<[string, GoalSource, string, string | undefined]>([
    ['capture', { capture: 'footman' }, 'c3d5', undefined],
    ['capture, on an empty square', { capture: 'footman' }, 'c3d3', 'capture'],
    ['capture, of another kind', { capture: 'footman' }, 'c3b5', 'kind'],
    ['captureOn', { captureOn: 'b5' }, 'c3b5', undefined],
    ['captureOn, elsewhere', { captureOn: 'b5' }, 'c3d5', 'captureSquare'],
    ['by', { by: 'move' }, 'c3c1', undefined],
    ['by, another mark', { by: 'move' }, 'c3d5', 'mark'],
    ['to', { to: 'b3' }, 'c3b3', undefined],
    ['to, elsewhere', { to: 'b3' }, 'c3d3', 'square'],
    ['actor', { actor: 'knight' }, 'c3d3', undefined],
    ['actor, another', { actor: 'seer' }, 'c3d3', 'actor'],
    ['levy, a maneuver', { levy: true }, 'c3d3', 'levy'],
  ])('%s', (_, goal, action, expected) => {
    expect(missed(KNIGHT, goal, action)).toBe(expected);
  });

  it('guard: the enemy Duke could be captured afterwards', () => {
    // On its reverse face the Knight slides forward from c3 or d3 after acting.
    expect(missed('3d2/6/6/2K3/6/6 l - -', { guard: true }, 'c3d3')).toBeUndefined();
    expect(missed('3d2/6/6/2K3/6/6 l - -', { guard: true }, 'c3b3')).toBe('guard');
  });

  it('escape: a levy beside the Duke does not answer a Jump', () => {
    // The Seer on its starting face jumps two squares: from d3 to d1, whatever stands on d2.
    const inGuard = '6/6/6/3s2/6/3D2 l F -';
    expect(missed(inGuard, { escape: true }, 'F@d2')).toBe('escape');
    expect(missed(inGuard, { escape: true }, 'd1a1')).toBeUndefined();
  });

  it('levy on one of some squares', () => {
    expect(missed(START, { levy: true, on: 'c2' }, 'F@c2')).toBeUndefined();
    expect(missed('6/6/6/6/6/2D3 l F -', { levy: true, on: 'c2' }, 'F@b1')).toBe('levySquare');
  });

  it('captureDuke: by capture, or when nothing is left to do', () => {
    expect(missed('3d2/6/3R2/6/6/6 l - -', { captureDuke: true }, 'd4d6')).toBeUndefined();
    expect(missed('3d2/6/3R2/6/6/6 l - -', { captureDuke: true }, 'd4d5')).toBe('duke');
  });

  it('names a word that it does not know', () => {
    expect(() => readGoal({ capture: 'bishop' })).toThrow('“bishop” is no kind of tile');
    expect(() => readGoal({ by: 'hop' })).toThrow('“hop” is no mark');
    expect(() => readGoal({ to: 'g7' })).toThrow('“g7” is no square');
  });
});

describe('a task of one turn', () => {
  it('accepts every way to its goal', () => {
    const task = readTask({ position: '6/1f1f2/6/2K3/6/6 l - -', goal: { capture: 'footman' } });
    expect(solutions(task).map(formatAction).sort()).toEqual(['c3b5', 'c3d5']);
  });

  it('has its levy drawn as it says', () => {
    const task = readTask({ position: START, goal: { levy: true }, draw: 'knight' });
    // Footmen stand on b1 and d1: c2 is the one free square.
    expect(solutions(task).map(formatAction)).toEqual(['K@c2']);
    expect(choicesOf(task, task.position).map(formatAction)).not.toContain('F@c2');
    const drawn = drawTile(task.position, 0, randomFor(task, task.position));
    expect(formatAction(solutions(task)[0] ?? 0).startsWith('K')).toBe(true);
    expect(drawn).toBe(4);
  });

  it.each([
    [{ position: KNIGHT, goal: {}, reader: 'dark' as const }, 'it is the other side'],
    [{ position: KNIGHT, goal: { levy: true as const }, draw: 'knight' }, 'there is no knight'],
    [{ position: START, goal: {}, draw: 'duke' }, 'a Duke is never in a bag'],
    [{ position: START, goal: { to: 'b3' }, turns: 2 }, 'more than one turn needs replies'],
    [
      { position: START, goal: { to: 'b3' }, turns: 2, replies: 'b6b5 b5b4' },
      '2 of them; expected 1',
    ],
    [{ position: 'x', goal: {} }, 'board, column 1'],
  ])('refuses a source that cannot be: %j', (source, reason) => {
    expect(() => readTask(source)).toThrow(reason);
  });
});

describe('a task against written replies', () => {
  const task = readTask({
    position: START,
    goal: { to: 'b3' },
    turns: 2,
    replies: 'b6b5',
    draw: 'wizard',
  });

  it('does not count on a lucky draw', () => {
    // A Wizard on c2 goes on to b3, a Champion on c2 does not.
    const source = { position: START, goal: { to: 'b3' as const }, turns: 2, replies: 'b6b5' };
    expect(canReach(task)).toBe(true);
    expect(canReach(readTask(source))).toBe(false);
  });

  it('counts only first actions that can still reach the goal', () => {
    // No Footman comes to b3 in two turns: from b2 its reverse face has b4 and the diagonals. A Wizard does, from c2.
    expect(solutions(task).map(formatAction)).toEqual(['W@c2']);
    for (const action of solutions(task)) {
      const next = after(task.position, action);
      const reply = unwrap(parseAction(next, 'b6b5'));
      const second = solutions(task, after(next, reply), 1);
      expect(second.length).toBeGreaterThan(0);
      for (const last of second) expect(formatAction(last).slice(-2)).toBe('b3');
    }
  });

  it('answers a turn that is on the way with the reply that is written', () => {
    const [first] = solutions(task);
    const verdict = judgeTurn(task, task.position, first ?? 0, 1);
    expect(verdict.status).toBe('going');
    expect(verdict.status === 'going' && formatAction(verdict.reply)).toBe('b6b5');
  });

  it('says at once that the goal is out of reach', () => {
    const away = unwrap(parseAction(task.position, 'd1e1'));
    expect(judgeTurn(task, task.position, away, 1)).toEqual({
      status: 'wrong',
      missing: 'square',
      late: true,
    });
  });

  it('says what is missing when no turn is left', () => {
    const away = unwrap(parseAction(task.position, 'b1b2'));
    expect(judgeTurn(task, task.position, away, 2)).toMatchObject({ status: 'wrong', late: false });
  });
});

describe('a task against the best defence', () => {
  // A forced win in three with one key, of the conformance data.
  const task = readTask({
    position: '2f3/d~4f/t~P~b~3/6/5P~/2FDT1 l FPKWRSGCMBNAL 3pkwrsgcmnal 1',
    goal: { captureDuke: true },
    turns: 3,
  });

  it('asks the solver', () => {
    expect(needsDefence(task)).toBe(true);
    const key = unwrap(parseAction(task.position, 'b4b5'));
    expect(judgeTurn(task, task.position, key, 1)).toEqual({
      status: 'open',
      missing: 'duke',
      left: 2,
    });
    expect(winnersOf(task.position, 0, 3).map(formatAction)).toEqual(['b4b5']);
  });

  it('defends against the key, and refutes anything else', () => {
    const key = unwrap(parseAction(task.position, 'b4b5'));
    const defended = answerOf(after(task.position, key), 0, 2);
    expect(defended.winning).toBe(true);
    expect(winnersOf(after(after(task.position, key), defended.reply), 0, 2)).not.toEqual([]);

    const other = unwrap(parseAction(task.position, 'c1c2'));
    const refuted = answerOf(after(task.position, other), 0, 2);
    expect(refuted.winning).toBe(false);
    expect(winnersOf(after(after(task.position, other), refuted.reply), 0, 2)).toEqual([]);
  });
});
