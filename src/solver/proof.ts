// Proofs of forced wins: for each attacker's node a winning action, for each defender's node every reply and every draw.
import {
  type Action,
  actionKind,
  bagKinds,
  DRAW,
  DUKE,
  type Kind,
  legalLevies,
  play,
  tileAt,
  tileKind,
  unplay,
} from '../engine/index.ts';
import { type ForcedWins, sortActions } from './forced-wins.ts';

/**
 * The attacker to act: what it does. Nodes may be shared where lines meet in one position.
 * `maneuver`: `after` is the defender's node, or `undefined` where the action captures the Duke.
 * `levy`: for each kind in the bag the levy that wins.
 */
export type AttackerNode =
  | {
      readonly type: 'maneuver';
      readonly action: Action;
      readonly after: DefenderNode | undefined;
    }
  | {
      readonly type: 'levy';
      readonly draws: ReadonlyMap<Kind, { readonly action: Action; readonly after: DefenderNode }>;
    };

/** The defender to act: for each of its legal actions, each kind and square of a levy for itself, what follows. */
export type DefenderNode = ReadonlyMap<Action, AttackerNode>;

/** A proof that the attacker, to act, wins within `turns` of its turns. */
export interface Proof {
  readonly turns: number;
  readonly root: AttackerNode;
}

class Builder {
  private readonly wins: ForcedWins;
  private readonly known = new Map<string, AttackerNode>();

  constructor(wins: ForcedWins) {
    this.wins = wins;
  }

  attacker(turns: number, first?: Action): AttackerNode {
    const { position } = this.wins;
    const key = `${position.hash[0]} ${position.hash[1]} ${turns}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const action = first ?? this.choose(turns);
    const node = action === DRAW ? this.levy(turns) : this.maneuver(action, turns);
    this.known.set(key, node);
    return node;
  }

  /** The first winning action that wins soonest: shorter proofs are smaller ones. */
  private choose(turns: number): Action {
    const needed = this.wins.shortestWin(turns);
    const side = this.wins.position.side === 0 ? 'Light' : 'Dark';
    if (needed === 0) throw new RangeError(`${side} does not win within ${turns} from here`);
    const actions = this.wins.attackerActions();
    // The levy comes last: its proof has a branch for each kind.
    const maneuver = actions.find(
      (action) => action !== DRAW && this.wins.actionWins(action, needed),
    );
    return maneuver ?? DRAW;
  }

  private maneuver(action: Action, turns: number): AttackerNode {
    const { position } = this.wins;
    if (tileKind(tileAt(position, action & 63)) === DUKE)
      return { type: 'maneuver', action, after: undefined };
    return { type: 'maneuver', action, after: this.replies(action, turns) };
  }

  private levy(turns: number): AttackerNode {
    const { position } = this.wins;
    const levies = sortActions(legalLevies(position));
    const draws = new Map<Kind, { readonly action: Action; readonly after: DefenderNode }>();
    for (const kind of bagKinds(position, position.side)) {
      const action = levies.find(
        (levy) => actionKind(levy) === kind && this.wins.actionWins(levy, turns),
      );
      if (action === undefined) throw new RangeError('the levy does not win with every kind');
      draws.set(kind, { action, after: this.replies(action, turns) });
    }
    return { type: 'levy', draws };
  }

  private replies(action: Action, turns: number): DefenderNode {
    const { position } = this.wins;
    const undo = play(position, action);
    const answers = new Map<Action, AttackerNode>();
    for (const reply of this.wins.defenderActions()) {
      const undoReply = play(position, reply);
      answers.set(reply, this.attacker(turns - 1));
      unplay(position, reply, undoReply);
    }
    unplay(position, action, undo);
    return answers;
  }
}

/**
 * A proof that the attacker wins within `turns`, beginning with `first` where that is given.
 * @throws RangeError when it does not win.
 */
export function prove(wins: ForcedWins, turns: number, first?: Action): Proof {
  return { turns, root: new Builder(wins).attacker(turns, first) };
}

/** How many nodes a proof has, shared ones counted once. */
export function proofSize(proof: Proof): number {
  const seen = new Set<unknown>();
  const visit = (node: AttackerNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    const defenders =
      node.type === 'levy' ? [...node.draws.values()].map((draw) => draw.after) : [node.after];
    for (const defender of defenders) {
      if (defender === undefined) continue;
      seen.add(defender);
      for (const next of defender.values()) visit(next);
    }
  };
  visit(proof.root);
  return seen.size;
}
