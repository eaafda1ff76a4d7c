// The player that mines: looks two turns ahead with material and mobility, never allows a forced win in two that it can
// avoid, and plays its own. Made for games that look like play, not for strength.
import {
  type Action,
  actionActor,
  actionFrom,
  actionKind,
  actionTo,
  bagKinds,
  canLevy,
  DRAW,
  drawTile,
  fileOf,
  isManeuver,
  KINDS,
  legalLevies,
  legalManeuvers,
  type Position,
  play,
  rankOf,
  type Side,
  tileKind,
  tileSide,
  unplay,
} from '../../engine/index.ts';
import { ForcedWins } from '../forced-wins.ts';
import { generateManeuvers } from '../generate.ts';
import type { DistanceTable } from '../table.ts';
import { Watch } from '../watch.ts';
import type { Random } from './random.ts';
import type { Style } from './style.ts';

/** What a kind is worth, indexed by kind, in Footmen; the Duke's worth never comes into it. */
const WORTH = [0, 0, 1, 1.2, 2.5, 3, 4, 3.5, 3.5, 3, 3.5, 4.5, 2.5, 3.5, 2.5, 2];

/** How many of its best actions a player tests for safety before it settles for the best. */
const TESTED = 16;

const marksOf = (mark: 'command' | 'strike'): Uint8Array =>
  Uint8Array.from({ length: 64 }, (_, tile) =>
    KINDS[(tile >> 2) - 1]?.faces[tile & 1]?.[mark] === undefined ? 0 : 1,
  );
const COMMANDING = marksOf('command');
const STRIKING = marksOf('strike');

const distance = (a: number, b: number): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** Chooses an action for the side to act. */
export class Player {
  private readonly random: Random;
  private readonly style: Style;
  private readonly table: DistanceTable;
  private readonly danger = new Watch();
  private readonly threat = new Watch();
  private readonly replies = new Int32Array(1024);

  constructor(random: Random, style: Style, table: DistanceTable) {
    this.random = random;
    this.style = style;
    this.table = table;
  }

  /** An action to play now, a levy as drawn; `undefined` when there is none. The position is played on and put back. */
  choose(position: Position): Action | undefined {
    const wins = new ForcedWins(position, position.side, this.table);
    if (wins.attackerWins(this.style.sight)) return this.winner(wins);
    const ranked = this.rank(position, legalManeuvers(position));
    const own = position.side;
    if (canLevy(position, own)) {
      const { levy, crowd, noise } = this.style;
      const wish = levy - crowd * countTiles(position, own) + noise * this.random();
      ranked.push({ action: DRAW, score: this.features(position, own) + wish });
      ranked.sort(byScore);
    }
    const action = this.safest(position, ranked);
    return action === DRAW ? this.levy(position) : action;
  }

  private winner(wins: ForcedWins): Action {
    for (let turns = 1; turns <= this.style.sight; turns++) {
      const [action] = wins.winningActions(turns, 1);
      if (action === undefined) continue;
      return isManeuver(action) ? action : this.levy(wins.position, turns);
    }
    throw new Error('a forced win without a winning action');
  }

  /** Draws a tile and places it; with `turns`, on a square that wins within that. */
  private levy(position: Position, turns = 0): Action {
    const kind = drawTile(position, position.side, this.random);
    const levies = legalLevies(position).filter((action) => actionKind(action) === kind);
    if (turns > 0) {
      const wins = new ForcedWins(position, position.side, this.table);
      const winner = levies.find((action) => wins.actionWins(action, turns));
      if (winner !== undefined) return winner;
    }
    const ranked = this.rank(position, levies);
    return this.safest(position, ranked) ?? (levies[0] as Action);
  }

  /** The first of the best actions after which the other side has no forced win that a player sees. */
  private safest(position: Position, ranked: readonly Ranked[]): Action | undefined {
    const opponent = (position.side ^ 1) as Side;
    const care = this.random() < this.style.attention ? this.style.care : 1;
    const allowsWin = (action: Action): boolean => {
      const undo = play(position, action);
      const wins = new ForcedWins(position, opponent, this.table).attackerWins(care);
      unplay(position, action, undo);
      return wins;
    };
    const isSafe = (action: Action): boolean => {
      if (action !== DRAW) return !allowsWin(action);
      // What will be drawn is not known: one kind stands for all.
      const [kind] = bagKinds(position, position.side);
      return legalLevies(position).some((levy) => actionKind(levy) === kind && !allowsWin(levy));
    };
    return (ranked.slice(0, TESTED).find(({ action }) => isSafe(action)) ?? ranked[0])?.action;
  }

  private rank(position: Position, actions: readonly Action[]): Ranked[] {
    const { style, random } = this;
    const side = position.side;
    const ranked = actions.map((action) => {
      const captured = WORTH[tileKind(position.board[actionTo(action)]!)]!;
      this.threat.look(position, side);
      const guard = this.threat.givesGuard(position.board, action, side) ? style.guard : 0;
      const undo = play(position, action);
      const score =
        captured +
        guard +
        this.features(position, side) -
        this.bestReply(position) +
        style.noise * random();
      unplay(position, action, undo);
      return { action, score };
    });
    return ranked.sort(byScore);
  }

  /** What the style likes about the position for `side`, whoever is to act. */
  private features(position: Position, side: Side): number {
    const { style } = this;
    const duke = position.dukes[side ^ 1]!;
    const home = side === 0 ? 0 : 5;
    // A Duke far from home is a Duke in danger.
    let sum = -0.6 * Math.abs(rankOf(position.dukes[side]!) - home);
    for (let square = 0; square < 36; square++) {
      const tile = position.board[square]!;
      if (tile === 0) continue;
      const own = tileSide(tile) === side;
      if (own) {
        if (COMMANDING[tile] !== 0) sum += style.command;
        if (STRIKING[tile] !== 0) sum += style.strike;
        const steps = distance(square, duke);
        if (steps <= 3) sum += style.pressure * (4 - steps) * 0.5;
      }
      if (style.siege > 0 && distance(square, duke) === 1) {
        const beside = fileOf(square) === fileOf(duke) || rankOf(square) === rankOf(duke);
        if (beside) sum += style.siege;
      }
    }
    return sum;
  }

  /** The most that the side to act can take at once, and what its freedom is worth. */
  private bestReply(position: Position): number {
    const { danger, replies, style } = this;
    danger.look(position, (position.side ^ 1) as Side);
    const count = generateManeuvers(position, danger, replies, 0);
    let best = 0;
    for (let index = 0; index < count; index++) {
      const action = replies[index]!;
      const taken = position.board[actionTo(action)]!;
      if (taken === 0) continue;
      // What takes a defended tile is likely to be taken; half its own worth is a fair guess.
      const actor =
        position.board[
          actionTo(action) === actionFrom(action) ? actionActor(action) : actionFrom(action)
        ]!;
      const gain = WORTH[tileKind(taken)]! - 0.1 * WORTH[tileKind(actor)]!;
      if (gain > best) best = gain;
    }
    return best + style.mobility * count;
  }
}

interface Ranked {
  readonly action: Action;
  readonly score: number;
}

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.action - b.action;

function countTiles(position: Position, side: Side): number {
  let tiles = 0;
  for (const tile of position.board) if (tile !== 0 && tileSide(tile) === side) tiles++;
  return tiles;
}
