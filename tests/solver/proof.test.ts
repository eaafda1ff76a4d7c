// Proofs and their checker: right ones are accepted, each kind of damage is found.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  formatAction,
  legalManeuvers,
  parsePosition,
  unwrap,
} from '../../src/engine/index.ts';
import {
  type AttackerNode,
  checkProof,
  type DefenderNode,
  DistanceTable,
  ForcedWins,
  type Proof,
  prove,
} from '../../src/solver/index.ts';

const table = new DistanceTable(14);

const read = (text: string) => unwrap(parsePosition(text));

function proofOf(text: string, turns: number): Proof {
  const position = read(text);
  return prove(new ForcedWins(position, position.side, table), turns);
}

const cases = ['forced', 'forced-4'].flatMap((file) =>
  readFileSync(new URL(`../conformance/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { position: string; n: number })
    .filter(({ n }) => n > 0),
);

// N = 3, with levies of the defender, and an attacker's levy that wins whatever is drawn.
const LONG = '2fdpp/2b~3/6/4F1/1F~PW~2/1FDS2 l 2PKRGTCMNAL fpkwrsgtcmnal 1';
const LEVY = '3d~2/1B~2D~C~/6/6/6/6 l F3PKWRSGTMNAL f3pkwrsgtcmnbal 3';

/** The proof with its first defender's node changed. */
function withReplies(proof: Proof, change: (replies: Map<Action, AttackerNode>) => void): Proof {
  if (proof.root.type !== 'maneuver' || proof.root.after === undefined)
    throw new Error('the proof begins with a maneuver that does not capture the Duke');
  const replies = new Map<Action, AttackerNode>(proof.root.after as DefenderNode);
  change(replies);
  return { ...proof, root: { ...proof.root, after: replies } };
}

describe('checkProof', () => {
  it('accepts the proof of every conformance position', () => {
    for (const { position, n } of cases)
      expect(checkProof(read(position), proofOf(position, n)), position).toBeUndefined();
    expect(cases.length).toBeGreaterThan(100);
  });

  it('finds a reply left out, wherever it is', () => {
    const proof = proofOf(LONG, 2);
    expect(checkProof(read(LONG), proof)).toBeUndefined();
    const root = proof.root as Extract<AttackerNode, { type: 'maneuver' }>;
    for (const reply of (root.after as DefenderNode).keys()) {
      const damaged = withReplies(proof, (replies) => replies.delete(reply));
      expect(checkProof(read(LONG), damaged)?.message).toMatch(
        `the reply ${formatAction(reply)} is left out`,
      );
    }
  });

  it('finds a draw left out', () => {
    const proof = proofOf(LEVY, 4);
    expect(checkProof(read(LEVY), proof)).toBeUndefined();
    if (proof.root.type !== 'levy') throw new Error('the key of this position is the levy');
    for (const kind of proof.root.draws.keys()) {
      const draws = new Map(proof.root.draws);
      draws.delete(kind);
      const damaged: Proof = { ...proof, root: { type: 'levy', draws } };
      expect(checkProof(read(LEVY), damaged)?.message).toMatch('a draw is left out');
    }
  });

  it('finds a wrong winning action', () => {
    const proof = proofOf(LONG, 2);
    const root = proof.root as Extract<AttackerNode, { type: 'maneuver' }>;
    const others = legalManeuvers(read(LONG)).filter((action) => action !== root.action);
    expect(others.length).toBeGreaterThan(5);
    for (const action of others) {
      const damaged: Proof = { ...proof, root: { ...root, action } };
      expect(checkProof(read(LONG), damaged), formatAction(action)).toBeDefined();
    }
  });

  it('finds an action that is not legal', () => {
    const proof = proofOf(LONG, 2);
    const root = proof.root as Extract<AttackerNode, { type: 'maneuver' }>;
    const damaged: Proof = { ...proof, root: { ...root, action: 35 } };
    expect(checkProof(read(LONG), damaged)?.message).toMatch('is not legal');
  });

  it('finds an N that is one too small', () => {
    for (const { position, n } of cases) {
      const proof = proofOf(position, n);
      expect(checkProof(read(position), { ...proof, turns: n - 1 }), position).toBeDefined();
    }
  });

  it('finds a proof that ends while the Duke stands', () => {
    const proof = proofOf(LONG, 2);
    const root = proof.root as Extract<AttackerNode, { type: 'maneuver' }>;
    const damaged: Proof = { ...proof, root: { ...root, after: undefined } };
    expect(checkProof(read(LONG), damaged)?.message).toMatch('the Duke still stands');
  });

  it('finds a proof of another position', () => {
    const proof = proofOf(LONG, 2);
    expect(checkProof(read(LEVY), proof)).toBeDefined();
  });
});

describe('prove', () => {
  it('refuses what is not won', () => {
    expect(() => proofOf('1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0', 2)).toThrow(
      RangeError,
    );
  });
});
