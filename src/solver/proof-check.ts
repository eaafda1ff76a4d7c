// The proof checker: walks a proof with the rules alone. It shares nothing with the search, so that an error there
// cannot hide here; it knows SPEC §7 and §10 and the engine's list of legal actions.
import {
  type Action,
  actionKind,
  bagKinds,
  capturedTile,
  clonePosition,
  DUKE,
  formatAction,
  formatFullPosition,
  legalActions,
  type Position,
  play,
  tileKind,
  unplay,
} from '../engine/index.ts';
import type { AttackerNode, DefenderNode, Proof } from './proof.ts';

/** What is wrong with a proof, and after which actions. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
  readonly path: readonly string[];

  constructor(path: readonly Action[], message: string) {
    const texts = path.map(formatAction);
    super(`${message}${texts.length > 0 ? `, after ${texts.join(' ')}` : ' at the start'}`);
    this.path = texts;
  }
}

class Checker {
  private readonly position: Position;
  private readonly path: Action[] = [];
  /** Nodes found right, with the position and the turns left: a node that many lines share is walked once. */
  private readonly accepted = new Map<AttackerNode, string>();

  constructor(position: Position) {
    this.position = clonePosition(position);
  }

  attacker(node: AttackerNode, turns: number): void {
    if (turns < 1) throw this.error('no turn is left');
    const key = `${formatFullPosition(this.position)} ${turns}`;
    if (this.accepted.get(node) === key) return;
    const legal = new Set(legalActions(this.position));
    if (node.type === 'maneuver') {
      if (!legal.has(node.action)) throw this.error(`${formatAction(node.action)} is not legal`);
      if (isLevy(node.action)) throw this.error('a levy without its other draws');
      this.step(node.action, node.after, turns);
    } else {
      const kinds = bagKinds(this.position, this.position.side);
      if (kinds.length === 0) throw this.error('a levy from an empty bag');
      for (const kind of kinds) {
        const draw = node.draws.get(kind);
        if (draw === undefined) throw this.error('a draw is left out');
        if (!legal.has(draw.action) || !isLevy(draw.action) || actionKind(draw.action) !== kind)
          throw this.error(`${formatAction(draw.action)} is not a levy of the kind drawn`);
        this.step(draw.action, draw.after, turns);
      }
    }
    this.accepted.set(node, key);
  }

  private step(action: Action, after: DefenderNode | undefined, turns: number): void {
    const undo = play(this.position, action);
    this.path.push(action);
    const taken = tileKind(capturedTile(undo)) === DUKE;
    if (after === undefined && !taken)
      throw this.error('the proof ends, but the Duke still stands');
    if (!taken && after !== undefined) this.defender(after, turns - 1);
    this.path.pop();
    unplay(this.position, action, undo);
  }

  private defender(node: DefenderNode, turns: number): void {
    const replies = legalActions(this.position);
    for (const reply of replies) {
      const next = node.get(reply);
      if (next === undefined) throw this.error(`the reply ${formatAction(reply)} is left out`);
      const undo = play(this.position, reply);
      this.path.push(reply);
      if (tileKind(capturedTile(undo)) === DUKE) throw this.error('the attacker’s Duke is taken');
      this.attacker(next, turns);
      this.path.pop();
      unplay(this.position, reply, undo);
    }
  }

  private error(message: string): ProofError {
    return new ProofError(this.path, message);
  }
}

const isLevy = (action: Action): boolean => formatAction(action).charAt(1) === '@';

/**
 * Walks a proof from the position it is about: every legal reply and every draw has to be there, every action of the
 * attacker legal, and every line has to end, within the turns claimed, with the Duke taken or no legal action left.
 * @returns what is wrong with it, `undefined` when it is right.
 */
export function checkProof(position: Position, proof: Proof): ProofError | undefined {
  try {
    new Checker(position).attacker(proof.root, proof.turns);
    return undefined;
  } catch (error) {
    if (error instanceof ProofError) return error;
    throw error;
  }
}
