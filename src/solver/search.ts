// The forced-win search: does the attacker win within n of its own turns, whatever is replied and drawn (SPEC §10)?
// Depth-first AND/OR search with exact static tests near the end, ordering by Guard, capture and history, and a table of
// proven distances. README.md beside this file says what was tried and measured.
import {
  actionActor,
  actionFrom,
  actionTo,
  actionTypeIndex,
  COMMAND,
  makeLevy,
  NEIGHBOURS,
  type Position,
  play,
  type Side,
  STRIKE,
  unplay,
} from '../engine/index.ts';
import { generateManeuvers } from './generate.ts';
import { DistanceTable } from './table.ts';
import { Watch } from './watch.ts';

/** Thrown when a search has used its nodes: the question stays open. Never a guess instead. */
export class OutOfBudget extends Error {
  override readonly name = 'OutOfBudget';
  constructor() {
    super('out of budget: the search used up its nodes');
  }
}

/** The one that searches throw, made once. */
export const OUT_OF_BUDGET = new OutOfBudget();

/** The most attacker's turns that a search may be asked for. */
export const MAX_TURNS = 20;

const GUARD = 1 << 28;
const CAPTURE = 1 << 27;
const RECAPTURE = 1 << 29;
const DUKE_MOVE = 1 << 26;
const HISTORY_LIMIT = 1 << 25;

const KIND_LIMIT = 16;
const LAST_KIND = 15;
const BUFFER = 1 << 15;

/** The index of an action in a history table: the tile that goes (or strikes, or commands) and the square acted on. */
const historyIndex = (board: Uint8Array, action: number): number =>
  board[actionFrom(action)]! * 36 + actionTo(action);

/** The square on which the tile that mattered in this action stands after it. */
const squareAfter = (action: number): number =>
  actionTypeIndex(action) === STRIKE ? actionActor(action) : actionTo(action);

/**
 * One attacker's searches in one position and what follows from it. The position is played on and taken back in place;
 * when `OutOfBudget` is thrown it is left as it was when the search began.
 */
export class Search {
  private readonly position: Position;
  /** The side that attacks: the one that is to capture the other's Duke. */
  readonly attacker: Side;
  private readonly defender: Side;
  /** Nodes visited so far, and how many there may be. */
  nodes = 0;
  budget = Number.POSITIVE_INFINITY;
  private readonly table: DistanceTable;
  private readonly actions = new Int32Array(BUFFER);
  private readonly scores = new Int32Array(BUFFER);
  private readonly history = new Int32Array(64 * 36);
  private readonly levyFailures = new Int32Array(KIND_LIMIT);
  private readonly threats: Watch[];
  private readonly dangers: Watch[];

  constructor(position: Position, attacker: Side, table: DistanceTable = new DistanceTable()) {
    this.position = position;
    this.attacker = attacker;
    this.defender = (attacker ^ 1) as Side;
    this.table = table;
    // One pair a node on the path: an attacker's and a defender's node each turn.
    this.threats = Array.from({ length: MAX_TURNS * 2 + 4 }, () => new Watch());
    this.dangers = Array.from({ length: MAX_TURNS * 2 + 4 }, () => new Watch());
  }

  /** Counts one node. */
  private visit(): void {
    if (++this.nodes > this.budget) throw OUT_OF_BUDGET;
  }

  /** How many empty squares there are beside the defender's Duke. */
  private room(): number {
    const { board } = this.position;
    const beside = NEIGHBOURS[this.position.dukes[this.defender]!]!;
    let room = 0;
    for (let index = 0; index < beside.length; index++) if (board[beside[index]!] === 0) room++;
    return room;
  }

  /** Attacker to act, `turns` ≥ 1 left: can it force the win? */
  attackerWins(turns: number, top = 0, depth = 0): boolean {
    this.visit();
    const { position, attacker } = this;
    const threat = this.threats[depth]!;
    threat.look(position, attacker);
    if (threat.open) return true;
    const bag = position.bagSizes[this.defender]!;
    if (turns === 1) {
      // The Duke cannot be captured, and one turn closes at most one of the squares where the defender may levy.
      if (bag > 0 && this.room() >= 2) return false;
      return this.canTrap(top, depth);
    }
    const useTable = turns >= 2;
    if (useTable) {
      const known = this.table.probe(position.hash, turns, 0);
      if (known !== 0) return known > 0;
    }
    const won = this.tryActions(turns, top, depth, threat, bag);
    if (useTable) this.table.store(position.hash, turns, 0, won);
    return won;
  }

  private tryActions(
    turns: number,
    top: number,
    depth: number,
    threat: Watch,
    bag: number,
  ): boolean {
    const { position, actions, scores, history, attacker } = this;
    const { board } = position;
    const danger = this.dangers[depth]!;
    danger.look(position, this.defender);
    const end = generateManeuvers(position, danger, actions, top);
    const room = this.room();
    // With two tiles to draw and three squares to put them on, a defender that is not in Guard levies, and then the last
    // turn can neither capture its Duke nor leave it without a levy. One turn closes at most one square, and its own
    // captures and departures never do.
    const needsGuard = turns === 2 && bag >= 2 && room >= 4;
    const mayNeedGuard = turns === 2 && bag >= 2 && room === 3;
    let count = top;
    for (let index = top; index < end; index++) {
      const action = actions[index]!;
      const guard = threat.givesGuard(board, action, attacker);
      if (needsGuard && !guard) continue;
      let score = board[actionTo(action)] !== 0 ? CAPTURE : 0;
      if (guard) score += GUARD;
      else if (mayNeedGuard && !this.fillsRoom(action)) continue;
      score += history[historyIndex(board, action)]!;
      actions[count] = action;
      scores[count++] = score;
    }
    for (let index = top; index < count; index++) {
      let best = index;
      for (let other = index + 1; other < count; other++)
        if (scores[other]! > scores[best]!) best = other;
      const action = actions[best]!;
      const score = scores[best]!;
      actions[best] = actions[index]!;
      scores[best] = scores[index]!;
      actions[index] = action;
      const undo = play(position, action);
      const won = this.defenderLoses(
        turns - 1,
        (score & GUARD) !== 0,
        squareAfter(action),
        count,
        depth + 1,
      );
      unplay(position, action, undo);
      if (won) {
        const place = historyIndex(board, action);
        history[place] = Math.min(history[place]! + turns * turns, HISTORY_LIMIT - 1);
        return true;
      }
    }
    return this.levyWins(turns, count, depth, threat, danger, needsGuard);
  }

  /** Does this action put a tile on a square beside the defender's Duke that is empty now? */
  private fillsRoom(action: number): boolean {
    if (actionTypeIndex(action) === STRIKE) return false;
    const to = actionTo(action);
    return (
      this.position.board[to] === 0 && NEIGHBOURS[this.position.dukes[this.defender]!]!.includes(to)
    );
  }

  /** The attacker levies: does every kind in its bag win on some square? */
  private levyWins(
    turns: number,
    top: number,
    depth: number,
    threat: Watch,
    danger: Watch,
    needsGuard: boolean,
  ): boolean {
    const { position, attacker, levyFailures } = this;
    if (position.bagSizes[attacker] === 0) return false;
    const { board, bags } = position;
    const beside = NEIGHBOURS[danger.duke]!;
    let open = false;
    for (let index = 0; index < beside.length; index++)
      if (board[beside[index]!] === 0) open = true;
    if (!open) return false;
    let tried = 0;
    for (;;) {
      // The kind that failed most often comes first: one that fails ends it.
      let kind = 0;
      let most = -1;
      for (let other = 1; other <= LAST_KIND; other++) {
        if (bags[attacker * KIND_LIMIT + other] === 0 || (tried & (1 << other)) !== 0) continue;
        if (levyFailures[other]! > most) {
          kind = other;
          most = levyFailures[other]!;
        }
      }
      if (kind === 0) return true;
      tried |= 1 << kind;
      let won = false;
      for (let index = 0; index < beside.length && !won; index++) {
        const square = beside[index]!;
        if (board[square] !== 0) continue;
        if (danger.lines + danger.commanders > 0 && danger.openAfterBlock(square)) continue;
        const action = makeLevy(kind, square);
        const guard = threat.givesGuard(board, action, attacker);
        if (needsGuard && !guard) continue;
        const undo = play(position, action);
        won = this.defenderLoses(turns - 1, guard, square, top, depth + 1);
        unplay(position, action, undo);
      }
      if (!won) {
        levyFailures[kind] = levyFailures[kind]! + 1;
        return false;
      }
    }
  }

  /** Attacker to act on its last turn, the Duke out of reach: can it leave the defender without a legal action? */
  private canTrap(top: number, depth: number): boolean {
    const { position, actions } = this;
    const danger = this.dangers[depth]!;
    danger.look(position, this.defender);
    const end = generateManeuvers(position, danger, actions, top);
    for (let index = top; index < end; index++) {
      const action = actions[index]!;
      const undo = play(position, action);
      const won = this.defenderLoses(0, false, 0, end, depth + 1);
      unplay(position, action, undo);
      if (won) return true;
    }
    return this.levyWins(1, end, depth, this.threats[depth]!, danger, false);
  }

  /**
   * Defender to act, the attacker has `turns` ≥ 0 left: does every legal action of the defender lose?
   * @param guard is the defender in Guard? @param last where the attacker's tile that acted stands.
   * The attacker's Duke must not be capturable.
   */
  defenderLoses(turns: number, guard: boolean, last: number, top = 0, depth = 0): boolean {
    this.visit();
    const { position } = this;
    const bag = position.bagSizes[this.defender]!;
    const room = bag > 0 ? this.room() : 0;
    if (turns === 0 && room > 0) return false;
    if (turns === 1 && !guard && bag >= 2 && room >= 3) return false;
    const useTable = turns >= 1;
    if (useTable) {
      const known = this.table.probe(position.hash, turns, 1);
      if (known !== 0) return known > 0;
    }
    const lost = this.tryReplies(turns, guard, last, top, depth, room);
    if (useTable) this.table.store(position.hash, turns, 1, lost);
    return lost;
  }

  private tryReplies(
    turns: number,
    guard: boolean,
    last: number,
    top: number,
    depth: number,
    room: number,
  ): boolean {
    const { position, actions, scores, history } = this;
    const { board } = position;
    const danger = this.dangers[depth]!;
    danger.look(position, this.attacker);
    const end = generateManeuvers(position, danger, actions, top);
    if (turns === 0) return end === top;
    const duke = danger.duke;
    if (end > top && turns > 1) {
      for (let index = top; index < end; index++) {
        const action = actions[index]!;
        const to = actionTo(action);
        let score = board[to] === 0 ? 0 : to === last ? RECAPTURE : CAPTURE;
        if (actionFrom(action) === duke && actionTypeIndex(action) !== COMMAND) score += DUKE_MOVE;
        scores[index] = score + history[historyIndex(board, action)]!;
      }
    }
    for (let index = top; index < end; index++) {
      if (turns > 1) {
        let best = index;
        for (let other = index + 1; other < end; other++)
          if (scores[other]! > scores[best]!) best = other;
        const action = actions[best]!;
        actions[best] = actions[index]!;
        scores[best] = scores[index]!;
        actions[index] = action;
      }
      const action = actions[index]!;
      const undo = play(position, action);
      const lost = this.attackerWins(turns, end, depth + 1);
      unplay(position, action, undo);
      if (!lost) {
        if (turns > 1) {
          const place = historyIndex(board, action);
          history[place] = Math.min(history[place]! + turns * turns, HISTORY_LIMIT - 1);
        }
        return false;
      }
    }
    return room === 0 || this.leviesLose(turns, guard, danger, end, depth);
  }

  /** The defender levies: does every kind in its bag lose on every square? */
  private leviesLose(
    turns: number,
    guard: boolean,
    danger: Watch,
    top: number,
    depth: number,
  ): boolean {
    const { position, defender } = this;
    const { board, bags } = position;
    const beside = NEIGHBOURS[danger.duke]!;
    for (let index = 0; index < beside.length; index++) {
      const square = beside[index]!;
      // Whatever is placed where it closes no line, the Duke is captured at once.
      if (board[square] !== 0 || (guard && danger.openAfterBlock(square))) continue;
      for (let kind = LAST_KIND; kind >= 1; kind--) {
        if (bags[defender * KIND_LIMIT + kind] === 0) continue;
        const action = makeLevy(kind, square);
        const undo = play(position, action);
        const lost = this.attackerWins(turns, top, depth + 1);
        unplay(position, action, undo);
        if (!lost) return false;
      }
    }
    return true;
  }
}
