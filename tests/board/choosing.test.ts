// What choosing squares does: select, plan, act, explain, ask, Command in two steps, levy (DESIGN §6, SPEC §§3–5).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  cancelAsking,
  canDraw,
  chooseSquare,
  drawFor,
  playTyped,
} from '../../src/board/choosing.ts';
import { capturedTiles, letGo, resetBoard, resultOf, takeBack } from '../../src/board/state.ts';
import {
  type Action,
  formatAction,
  formatPosition,
  isGamePosition,
  isLegal,
  kindOfId,
  legalActions,
  play,
  startPosition,
} from '../../src/engine/index.ts';
import { clonePosition } from '../../src/engine/position.ts';
import { at, boardWith, squaresWith } from './boards.ts';

const played = (state: { turns: readonly { action: Action }[] }) =>
  state.turns.map(({ action }) => formatAction(action));

describe('choosing a tile of one’s own', () => {
  // Knight c3: Jumps to b5 and d5, Moves to b3, d3, c2 and c1; a friend on c2, a friend on c4.
  const KNIGHT = '6/1f4/2F3/2K3/2P3/6 l - -';

  it('shows where it can go and what it can capture', () => {
    const state = boardWith(KNIGHT, ['c3']);
    expect(squaresWith(state, 'selected')).toEqual(['c3']);
    expect(squaresWith(state, 'legal')).toEqual(['b3', 'd3', 'd5']);
    expect(squaresWith(state, 'capture')).toEqual(['b5']);
  });

  it('shows the Move that something blocks, and says what blocks it', () => {
    expect(squaresWith(boardWith(KNIGHT, ['c3']), 'blocked')).toEqual(['c1']);
    const state = boardWith(KNIGHT, ['c3', 'c1']);
    expect(state.notice).toEqual({
      type: 'why-not',
      square: at('c1'),
      why: { reason: 'blocked', mark: 'move', at: at('c2') },
    });
    expect(state.choice).toEqual({ type: 'tile', square: at('c3') });
    expect(state.turns).toEqual([]);
  });

  it('acts on a second choice, flips the tile and gives the turn away', () => {
    const state = boardWith(KNIGHT, ['c3', 'b5']);
    expect(played(state)).toEqual(['c3b5']);
    expect(formatPosition(state.position)).toBe('6/1K~4/2F3/6/2P3/6 d - - 0');
    expect(state.choice).toEqual({ type: 'nothing' });
    expect(capturedTiles(state)).toHaveLength(1);
    expect(squaresWith(state, 'last')).toEqual(['c3', 'b5']);
  });

  it('lets go when chosen again, and on Escape', () => {
    expect(boardWith(KNIGHT, ['c3', 'c3']).choice).toEqual({ type: 'nothing' });
    expect(letGo(boardWith(KNIGHT, ['c3'])).choice).toEqual({ type: 'nothing' });
  });

  it('changes to another own tile', () => {
    expect(boardWith(KNIGHT, ['c3', 'c2']).choice).toEqual({ type: 'tile', square: at('c2') });
  });

  it('gives one side turn after turn where the board says so', () => {
    const state = boardWith('6/6/6/2W3/6/6 l - -', ['c3', 'c4', 'c4', 'c6'], { turns: 'one-side' });
    expect(played(state)).toEqual(['c3c4', 'c4c6']);
    expect(formatPosition(state.position)).toBe('2W3/6/6/6/6/6 l - - 2');
  });

  it('goes back one turn, and to the start', () => {
    const state = boardWith(KNIGHT, ['c3', 'b5']);
    expect(formatPosition(takeBack(state).position)).toBe(`${KNIGHT} 0`);
    expect(resetBoard(state).turns).toEqual([]);
    expect(takeBack(resetBoard(state)).turns).toEqual([]);
  });
});

describe('a forbidden square', () => {
  // The Ranger on d5 slides down the d file: the Knight on d2 is pinned to the Duke on d1.
  const PINNED = '2d3/3r2/4f1/6/3KS1/3D2 l - -';

  it('is shown for every tile, not for the Duke alone', () => {
    expect(squaresWith(boardWith(PINNED, ['d2']), 'forbidden')).toEqual(['c2', 'c4', 'e4']);
    expect(squaresWith(boardWith(PINNED, ['d2']), 'legal')).toEqual([]);
  });

  it('plays nothing, keeps the choice and names what would capture the Duke', () => {
    const state = boardWith(PINNED, ['d2', 'e4']);
    expect(state.turns).toEqual([]);
    expect(state.choice).toEqual({ type: 'tile', square: at('d2') });
    expect(state.notice?.type).toBe('forbidden');
    const threat =
      state.notice?.type === 'forbidden' ? state.notice.plan.forbiddenBy[0] : undefined;
    expect(threat).toMatchObject({ actor: at('d5'), mark: 'slide', target: at('d1') });
  });
});

describe('choosing an enemy tile', () => {
  it('outlines what it reaches, defended tiles and empty Strike squares included (SPEC §11)', () => {
    // Dark Bowman reverse on c5, read from Dark: Strikes b4, d4 and c3, Move c4, Moves b6 and d6.
    const state = boardWith('6/2b~3/1f4/6/6/2K3 l - -', ['c5']);
    expect(state.choice).toEqual({ type: 'enemy', square: at('c5') });
    expect(squaresWith(state, 'reach')).toEqual(['c3', 'b4', 'c4', 'd4', 'b6', 'd6']);
  });

  it('captures instead when the chosen tile can', () => {
    expect(played(boardWith('6/6/6/2f3/2F3/6 l - -', ['c2', 'c3']))).toEqual(['c2c3']);
  });
});

describe('a Command', () => {
  // General reverse on c3: ⌘ on b3, d3, b2, c2, d2; Moves on a3, b3, d3, e3, c4; Jumps b5, d5.
  const TWO_FRIENDS = '3d2/6/6/1FG~3/1S4/3D2 l - -';

  it('begins with choosing a friend on a ⌘ square', () => {
    const chosen = boardWith(TWO_FRIENDS, ['c3']);
    expect(squaresWith(chosen, 'zone')).toEqual(['b2', 'c2', 'd2', 'b3', 'd3']);
    expect(squaresWith(chosen, 'friend')).toEqual(['b2', 'b3']);
    expect(squaresWith(chosen, 'commander')).toEqual(['c3']);
    const command = chooseSquare(chosen, at('b2'));
    expect(command.choice).toEqual({ type: 'command', commander: at('c3'), friend: at('b2') });
    expect(squaresWith(command, 'target')).toEqual(['c2', 'd2', 'd3']);
    expect(squaresWith(command, 'commander')).toEqual(['c3']);
    expect(squaresWith(command, 'sent')).toEqual(['b2']);
  });

  it('flips the commander alone', () => {
    const state = boardWith(TWO_FRIENDS, ['c3', 'b2', 'c2']);
    expect(played(state)).toEqual(['c3:b2c2']);
    expect(formatPosition(state.position)).toBe('3d2/6/6/1FG3/2S3/3D2 d - - 1');
  });

  it('selects the friend itself when it is chosen again, and another friend in its place', () => {
    expect(boardWith(TWO_FRIENDS, ['c3', 'b2', 'b2']).choice).toEqual({
      type: 'tile',
      square: at('b2'),
    });
    expect(boardWith(TWO_FRIENDS, ['c3', 'b2', 'b3']).choice).toEqual({
      type: 'command',
      commander: at('c3'),
      friend: at('b3'),
    });
    expect(boardWith(TWO_FRIENDS, ['c3', 'b2', 'd1']).choice).toEqual({
      type: 'tile',
      square: at('d1'),
    });
  });

  it('asks on a square with both marks while no friend is chosen', () => {
    const asked = boardWith(TWO_FRIENDS, ['c3', 'd3']);
    expect(asked.turns).toEqual([]);
    expect(asked.choice).toMatchObject({ type: 'ask', square: at('c3'), target: at('d3') });
    const plans = asked.choice.type === 'ask' ? asked.choice.plans : [];
    expect(plans.map((plan) => formatAction(plan.action)).sort()).toEqual([
      'c3:b2d3',
      'c3:b3d3',
      'c3d3',
    ]);
    for (const plan of plans) {
      expect(played(answer(asked, plan))).toEqual([formatAction(plan.action)]);
    }
    expect(cancelAsking(asked).choice).toEqual({ type: 'tile', square: at('c3') });
  });

  it('means the Command there once a friend is chosen', () => {
    expect(played(boardWith(TWO_FRIENDS, ['c3', 'b2', 'd3']))).toEqual(['c3:b2d3']);
  });

  it('does not ask where no friend could be sent', () => {
    expect(played(boardWith('6/6/6/2G~3/6/6 l - -', ['c3', 'd3']))).toEqual(['c3d3']);
  });

  it('says on a square with only a ⌘ that a friend comes first', () => {
    const state = boardWith(TWO_FRIENDS, ['c3', 'c2']);
    expect(state.notice).toMatchObject({ type: 'why-not', why: { reason: 'choose-friend' } });
    expect(state.choice).toEqual({ type: 'tile', square: at('c3') });
  });
});

describe('a levy', () => {
  const LEVY = '2d3/6/6/2F3/3D2/6 l FK -';
  const knight = kindOfId('knight') as number;

  it('draws, shows the squares beside the Duke, and places', () => {
    const drawn = drawFor(boardWith(LEVY), knight);
    expect(squaresWith(drawn, 'levy')).toEqual(['d1', 'c2', 'e2', 'd3']);
    const placed = chooseSquare(drawn, at('e2'));
    expect(played(placed)).toEqual(['K@e2']);
    expect(formatPosition(placed.position)).toBe('2d3/6/6/2F3/3DK1/6 d F - 0');
  });

  it('stays until it is placed: no other square, no letting go, no taking back', () => {
    const drawn = drawFor(boardWith(LEVY), knight);
    expect(chooseSquare(drawn, at('a1')).notice).toMatchObject({ why: { reason: 'levy-square' } });
    expect(chooseSquare(drawn, at('a1')).choice).toEqual(drawn.choice);
    expect(letGo(drawn).choice).toEqual(drawn.choice);
    expect(takeBack(drawn)).toBe(drawn);
    expect(canDraw(drawn)).toBe(false);
  });

  it('is not offered without a bag, without room, or out of turn', () => {
    expect(canDraw(boardWith(LEVY))).toBe(true);
    expect(canDraw(boardWith('2d3/6/6/2F3/3D2/6 l - -'))).toBe(false);
    expect(canDraw(boardWith('2d3/6/6/3F2/2FDF1/3P2 l K -'))).toBe(false);
    expect(canDraw(boardWith('2d3/6/6/2F3/3D2/6 d FK f'))).toBe(false);
  });
});

describe('the end of a game', () => {
  it('comes when a Duke falls; then nothing can be played', () => {
    const state = boardWith('3d2/3F2/6/6/6/3D2 l - -', ['d5', 'd6']);
    expect(resultOf(state)).toEqual({ reason: 'duke-captured', winner: 0 });
    const after = chooseSquare(state, at('d6'));
    expect(after.choice).toEqual({ type: 'enemy', square: at('d6') });
    expect(chooseSquare(state, at('a1')).notice).toMatchObject({ why: { reason: 'game-over' } });
  });
});

describe('typed notation', () => {
  const PINNED = '2d3/3r2/4f1/6/3KS1/3D2 l FW -';

  it('plays a legal action, whatever its letters’ case and the spaces around it', () => {
    const typed = playTyped(boardWith(PINNED), ' E2E4 ');
    expect(typed.type === 'played' && played(typed.state)).toEqual(['e2e4']);
  });

  it('explains a forbidden one on the board', () => {
    const typed = playTyped(boardWith(PINNED), 'd2e4');
    expect(typed).toMatchObject({ type: 'refused', state: { notice: { type: 'forbidden' } } });
  });

  it('refuses what is no action, not legal, or a draw by choice', () => {
    expect(playTyped(boardWith(PINNED), 'hello')).toEqual({ type: 'malformed' });
    expect(playTyped(boardWith(PINNED), 'a1a2')).toEqual({ type: 'illegal' });
    expect(playTyped(boardWith(PINNED), '@')).toEqual({ type: 'draw' });
    expect(playTyped(boardWith(PINNED), 'W@c1')).toEqual({ type: 'draw' });
  });

  it('places a drawn tile, and no other', () => {
    const drawn = drawFor(boardWith(PINNED), kindOfId('wizard') as number);
    const typed = playTyped(drawn, 'w@c1');
    expect(typed.type === 'played' && played(typed.state)).toEqual(['W@c1']);
    expect(playTyped(drawn, 'F@c1')).toEqual({ type: 'illegal' });
    expect(playTyped(drawn, 'e2e4')).toEqual({ type: 'illegal' });
  });
});

it('never plays anything but legal actions, whatever is chosen', () => {
  const start = startPosition({ duke: at('c1'), footmen: [at('b1'), at('c2')] });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 35 }), { maxLength: 40 }),
      fc.infiniteStream(fc.nat()),
      (choices, chance) => {
        // Some turns are played first, so that there is something to choose among.
        const position = clonePosition(start);
        for (let turn = 0; turn < 12; turn++) {
          const actions = legalActions(position);
          if (actions.length === 0 || !isGamePosition(position)) break;
          play(position, actions[(chance.next().value as number) % actions.length] as Action);
        }
        let state = boardWith(formatPosition(position), [], { reader: 'both' });
        for (const square of choices) {
          const before = state;
          state = chooseSquare(state, square);
          if (state.choice.type === 'ask') {
            const { plans } = state.choice;
            state = answer(state, plans[(chance.next().value as number) % plans.length]!);
          }
          if (state.turns.length > before.turns.length) {
            const turn = state.turns.at(-1)!;
            expect(turn.before).toBe(before.position);
            expect(isLegal(turn.before, turn.action)).toBe(true);
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});
