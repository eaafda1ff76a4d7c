// “What will happen?”: the answers to choose from and the right one, found by the rules.
import {
  type Action,
  capturedTile,
  clonePosition,
  flipTile,
  inGuard,
  isLegal,
  isManeuver,
  type Kind,
  LAST_KIND,
  opponentOf,
  type Position,
  play,
  type Square,
  type Tile,
  tileAt,
  tileKind,
  tileSide,
  tilesOf,
} from '../engine/index.ts';
import {
  actionNamed,
  actorAfterwards,
  kindNamed,
  positionNamed,
  squareNamed,
  wordsOf,
} from './words.ts';

/** What can be asked about an action. */
export const PREDICTIONS = ['legal', 'guard', 'captured', 'face'] as const;

/** One of them. */
export type Prediction = (typeof PREDICTIONS)[number];

/** Such an exercise as a lesson writes it. */
export interface PredictSource {
  readonly position: string;
  readonly about: Prediction;
  /** The action (SPEC §9), of either side. */
  readonly action: string;
  /** With `face`: the square, afterwards, of the tile asked about; the tile that acted if left out. */
  readonly of?: string;
  /** With `face`: other kinds whose faces are drawn too, `knight wizard`. */
  readonly among?: string;
}

/** One answer to choose from. */
export type PredictOption =
  | { readonly type: 'yes' | 'no' | 'nothing' }
  | { readonly type: 'kind'; readonly kind: Kind }
  | { readonly type: 'tile'; readonly tile: Tile };

/** The question, read. */
export interface PredictQuestion {
  /** With the owner of the acting tile to act. */
  readonly position: Position;
  /** `undefined` when no mark allows it. */
  readonly action: Action | undefined;
  /** The squares of the action as it is written: where it begins and where it acts. */
  readonly from: Square | undefined;
  readonly to: Square;
  readonly legal: boolean;
  readonly options: readonly PredictOption[];
  /** The place of the right answer among them. */
  readonly right: number;
}

/** Reads a question. @throws Error that names what is wrong in it. */
export function readPredict(source: PredictSource): PredictQuestion {
  const named = actionNamed(positionNamed(source.position), source.action);
  const { position, action } = named;
  const legal = action !== undefined && isLegal(position, action);
  const question = {
    position,
    action,
    from: named.actor,
    to: squareNamed(source.action.slice(-2)),
    legal,
  };
  if (source.about === 'legal') return { ...question, ...yesOrNo(legal) };
  if (!legal || action === undefined)
    throw new RangeError(`action: ${source.action} is not legal, so nothing follows it`);
  return { ...question, ...askAfter(source, position, action) };
}

type Answers = Pick<PredictQuestion, 'options' | 'right'>;

const yesOrNo = (yes: boolean): Answers => ({
  options: [{ type: 'yes' }, { type: 'no' }],
  right: yes ? 0 : 1,
});

function askAfter(source: PredictSource, position: Position, action: Action): Answers {
  const next = clonePosition(position);
  const captured = capturedTile(play(next, action));
  const enemy = opponentOf(position.side);
  if (source.about === 'guard') return yesOrNo(inGuard(next, enemy));
  if (source.about === 'captured') {
    const kinds = new Set(
      tilesOf(position, enemy).map((square) => tileKind(tileAt(position, square))),
    );
    const options: PredictOption[] = [...kinds]
      .sort((a, b) => a - b)
      .map((kind) => ({ type: 'kind', kind }));
    const right = options.findIndex(
      (option) =>
        option.type === 'kind' && isManeuver(action) && option.kind === tileKind(captured),
    );
    return {
      options: [...options, { type: 'nothing' }],
      right: right < 0 ? options.length : right,
    };
  }
  return facesToChoose(source, next, action);
}

function facesToChoose(source: PredictSource, next: Position, action: Action): Answers {
  const square = source.of === undefined ? actorAfterwards(action) : squareNamed(source.of);
  const shown = tileAt(next, square);
  if (shown === 0)
    throw new RangeError(`of: no tile stands on ${source.of} after ${source.action}`);
  const kinds = new Set([
    tileKind(shown),
    ...wordsOf(source.among ?? '').map((name) => kindNamed(name)),
  ]);
  const tiles = [...kinds]
    .filter((kind) => kind > 0 && kind <= LAST_KIND)
    .sort((a, b) => a - b)
    .flatMap((kind) => {
      const first = (kind << 2) | (tileSide(shown) << 1);
      return [first, flipTile(first)];
    });
  return {
    options: tiles.map((tile) => ({ type: 'tile', tile })),
    right: tiles.indexOf(shown),
  };
}
