// SPEC §10 word for word, by trying everything: slow, plain, and without a line of the solver, to test it against.
import {
  type Action,
  actionKind,
  bagKinds,
  capturedTile,
  DRAW,
  DUKE,
  formatAction,
  inGuard,
  inNotationOrder,
  legalActions,
  legalLevies,
  legalManeuvers,
  type Position,
  play,
  tileAt,
  tileKind,
  unplay,
} from '../../src/engine/index.ts';

const inOrder = (actions: readonly Action[]): Action[] =>
  [...actions].sort((a, b) => inNotationOrder(formatAction(a), formatAction(b)));

function after<Answer>(
  position: Position,
  action: Action,
  ask: (taken: boolean) => Answer,
): Answer {
  const undo = play(position, action);
  const answer = ask(tileKind(capturedTile(undo)) === DUKE);
  unplay(position, action, undo);
  return answer;
}

/** Does the attacker's action, `@` included, win as the first of `turns` turns? */
export function wins(position: Position, action: Action, turns: number): boolean {
  if (action === DRAW) {
    return bagKinds(position, position.side).every((kind) => kindWins(position, kind, turns));
  }
  return after(position, action, (taken) => taken || defenderLoses(position, turns - 1));
}

const kindWins = (position: Position, kind: number, turns: number): boolean =>
  legalLevies(position).some((levy) => actionKind(levy) === kind && wins(position, levy, turns));

/** The attacker's actions, a levy as `@`, in notation order. */
export const attackerActions = (position: Position): Action[] =>
  inOrder([...legalManeuvers(position), ...(legalLevies(position).length > 0 ? [DRAW] : [])]);

/** The actions that win within `turns`, in notation order. */
export const winners = (position: Position, turns: number): Action[] =>
  turns < 1 ? [] : attackerActions(position).filter((action) => wins(position, action, turns));

const attackerWins = (position: Position, turns: number): boolean =>
  turns > 0 && attackerActions(position).some((action) => wins(position, action, turns));

function defenderLoses(position: Position, turns: number): boolean {
  const replies = legalActions(position);
  if (replies.length === 0) return true;
  if (turns === 0) return false;
  return replies.every((reply) =>
    after(position, reply, (taken) => !taken && attackerWins(position, turns)),
  );
}

/** The smallest N up to `maxN` and its keys; 0 and none without a forced win. */
export function bruteForce(position: Position, maxN: number): { n: number; keys: string[] } {
  for (let n = 1; n <= maxN; n++) {
    const keys = winners(position, n);
    if (keys.length > 0) return { n, keys: keys.map(formatAction) };
  }
  return { n: 0, keys: [] };
}

const resistance = (position: Position): number => {
  for (let turns = 1; ; turns++) if (attackerWins(position, turns)) return turns;
};

/** The best-defence line of SPEC §10 and how it ends, the attacker to act and winning within `turns`. */
export function bruteLine(position: Position, turns: number): { line: string[]; ending: string } {
  const line: string[] = [];
  const taken: { action: Action; undo: number }[] = [];
  const step = (action: Action): void => {
    line.push(formatAction(action));
    taken.push({ action, undo: play(position, action) });
  };
  let ending = '';
  for (let left = turns; ending === ''; left--) {
    const winning = winners(position, left);
    const takes = winning.find(
      (action) => action !== DRAW && tileKind(tileAt(position, action & 63)) === DUKE,
    );
    let choice = takes ?? (winning[0] as Action);
    if (choice === DRAW) choice = shownLevy(position, left);
    step(choice);
    if (takes !== undefined) ending = 'capture';
    else if (legalActions(position).length === 0)
      ending = inGuard(position, position.side) ? 'trapped' : 'no-action';
    else {
      const replies = inOrder(legalActions(position)).map((reply) =>
        after(position, reply, () => ({
          reply,
          resists: resistance(position),
          leaves: winners(position, left - 1).length,
        })),
      );
      const longest = Math.max(...replies.map(({ resists }) => resists));
      const best = replies.filter(({ resists }) => resists === longest);
      const fewest = Math.min(...best.map(({ leaves }) => leaves));
      step((best.find(({ leaves }) => leaves === fewest) as { reply: Action }).reply);
    }
  }
  for (const { action, undo } of taken.reverse()) unplay(position, action, undo);
  return { line, ending };
}

function shownLevy(position: Position, turns: number): Action {
  const soonest = (levy: Action): number => {
    for (let needed = 1; needed <= turns; needed++) if (wins(position, levy, needed)) return needed;
    return Number.POSITIVE_INFINITY;
  };
  const kinds = bagKinds(position, position.side).map((kind) => {
    const levies = inOrder(legalLevies(position).filter((levy) => actionKind(levy) === kind));
    const least = Math.min(...levies.map(soonest));
    return { least, levy: levies.find((levy) => soonest(levy) === least) as Action };
  });
  const most = Math.max(...kinds.map(({ least }) => least));
  return (kinds.find(({ least }) => least === most) as { levy: Action }).levy;
}

/** The refutation of an action that does not win: a reply, for `@` the letter of a kind. */
export function bruteRefutation(position: Position, action: Action, turns: number): string {
  if (action === DRAW) {
    const kind = bagKinds(position, position.side).find((k) => !kindWins(position, k, turns));
    const levy = legalLevies(position).find((l) => actionKind(l) === kind) as Action;
    return formatAction(levy).charAt(0);
  }
  return after(position, action, () =>
    formatAction(
      inOrder(legalActions(position)).find((reply) =>
        after(position, reply, (taken) => taken || !attackerWins(position, turns - 1)),
      ) as Action,
    ),
  );
}
