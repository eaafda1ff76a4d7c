// The state of the analysis page: the line on the board, what is picked, what is being set up, and all of it in the address.
import { useEffect, useRef, useState } from 'preact/hooks';
import { formatAddress, readAddress } from '../../analysis/address.ts';
import {
  beginExploring,
  type Exploring,
  goTo,
  type LineProblem,
  lineTexts,
  playOn,
  readLine,
  withBoard,
  withoutChoice,
} from '../../analysis/exploring.ts';
import { drawFor, reachFrom } from '../../board/choosing.ts';
import type { BoardState } from '../../board/state.ts';
import {
  type Action,
  actionActor,
  actionFrom,
  actionType,
  formatPosition,
  isManeuver,
  type Kind,
  type NotationError,
  type Position,
  parseAction,
  parsePosition,
  type ReachedSquare,
} from '../../engine/index.ts';
import { beginning } from '../editor/editing.ts';

/** What the page shows. */
export interface AnalysisState {
  readonly exploring: Exploring;
  /** An action picked from a list, shown on the board. */
  readonly picked: Action | undefined;
  /** The text in the field of the position; wrong where it came wrong from the address or is being typed. */
  readonly text: string;
  /** What was wrong with the position in the address. */
  readonly problem: NotationError | undefined;
  /** What was wrong with the line in the address. */
  readonly lineProblem: LineProblem | undefined;
}

/** The page's state and all that can be done with it. */
export type Analysis = ReturnType<typeof useAnalysis>;

const stateOf = (exploring: Exploring): AnalysisState => ({
  exploring,
  picked: undefined,
  text: formatPosition(exploring.board.position),
  problem: undefined,
  lineProblem: undefined,
});

/** The state that an address means: a wrong position stands there as text, over the starting position. */
function readState(hash: string): AnalysisState {
  const { position: text, line } = readAddress(hash);
  if (text === undefined) return stateOf(beginExploring(beginning()));
  const read = parsePosition(text);
  if (!read.ok) return { ...stateOf(beginExploring(beginning())), text, problem: read.error };
  const { exploring, problem } = readLine(read.value, line);
  return { ...stateOf(exploring), lineProblem: problem };
}

/** The address of a state. */
export const addressOf = ({ board }: Exploring): string =>
  formatAddress(formatPosition(board.start), lineTexts({ board, undone: [] }));

/** The board with this plan's tile chosen, as when a reader chooses it. */
function showing(board: BoardState, plan: ReachedSquare): BoardState {
  const commander = actionActor(plan.action);
  return {
    ...board,
    choice:
      actionType(plan.action) === 'command'
        ? { type: 'command', commander, friend: actionFrom(plan.action) }
        : { type: 'tile', square: commander },
    notice: plan.forbiddenBy.length > 0 ? { type: 'forbidden', plan } : undefined,
  };
}

/** The page. It begins with the starting position, on the server too, and reads the address once scripts run. */
export function useAnalysis() {
  const [state, setState] = useState<AnalysisState>(() => stateOf(beginExploring(beginning())));
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    const read = (): void => {
      // What the page itself has written is on it already.
      if (location.hash === addressOf(latest.current.exploring)) return;
      if (location.hash === '' || location.hash.includes('position='))
        setState(readState(location.hash));
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  /** Takes a line; what is new on it can be gone back from with the browser's own button. */
  const take = (exploring: Exploring, entry: 'new' | 'same'): void => {
    const next = stateOf(exploring);
    latest.current = next;
    setState(next);
    const address = addressOf(exploring);
    if (address === location.hash) return;
    if (entry === 'new') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };
  const { exploring } = state;

  return {
    ...state,

    /** What a legal or forbidden maneuver comes to, to be picked; `undefined` for a levy. */
    planOf(action: Action): ReachedSquare | undefined {
      if (!isManeuver(action)) return undefined;
      const plans = reachFrom(exploring.board.position, actionActor(action));
      return plans.find((plan) => plan.action === action);
    },

    /** After something was done on the board. */
    onBoard(board: BoardState): void {
      const next = withBoard(exploring, board);
      if (board.turns !== exploring.board.turns) take(next, 'new');
      else setState({ ...state, exploring: next, picked: undefined });
    },

    /** Shows an action on the board, or no longer. */
    pick(plan: ReachedSquare): void {
      const again = state.picked === plan.action;
      const board = again
        ? { ...withoutChoice(exploring.board), notice: undefined }
        : showing(withoutChoice(exploring.board), plan);
      setState({
        ...state,
        exploring: { ...exploring, board },
        picked: again ? undefined : plan.action,
      });
    },

    /** This tile comes out of the bag and waits for its square. */
    draw(kind: Kind): void {
      const board = drawFor(withoutChoice(exploring.board), kind);
      setState({ ...state, exploring: { ...exploring, board }, picked: undefined });
    },

    /** Whatever is chosen or drawn is let go. */
    letGo(): void {
      const board = { ...withoutChoice(exploring.board), notice: undefined };
      setState({ ...state, exploring: { ...exploring, board }, picked: undefined });
    },

    play: (action: Action): void => take(playOn(exploring, action), 'new'),
    go: (count: number): void => take(goTo(exploring, count), 'same'),

    /** Shows a line from where so many actions have been played. Levies in it are drawn ones. */
    show(count: number, line: readonly string[]): void {
      let next = goTo(exploring, count);
      for (const text of line) {
        const read = parseAction(next.board.position, text);
        if (!read.ok) break;
        next = playOn(next, read.value);
      }
      take(next, 'same');
    },

    /** What is typed into the field of the position. */
    type: (text: string): void => setState({ ...state, text }),

    /** Begins again with another position. */
    begin: (position: Position): void => take(beginExploring(position), 'new'),
  };
}
