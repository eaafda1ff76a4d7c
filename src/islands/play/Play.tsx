// A whole game: the choices before it, setting up, the game itself, and a kept game that cannot be read.
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Stage } from '../../board/Stage.tsx';
import { createBoard } from '../../board/state.ts';
import {
  allSetups,
  isGamePosition,
  type NotationError,
  type Position,
  type Side,
  startPosition,
} from '../../engine/index.ts';
import { newSeed } from '../../games/chance.ts';
import { type Placing, placedPosition, startPlacing } from '../../games/placing.ts';
import { beginGame, outcomeOf, type Playing } from '../../games/playing.ts';
import { DEFAULT_GAME } from '../../games/settings.ts';
import { readGame, type StoredGameError } from '../../games/stored-game.ts';
import type { Words } from '../../games/words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { notationSentence } from '../../i18n/notation-errors.ts';
import type { Budget } from '../../opponent/index.ts';
import { pageText } from '../page-text.ts';
import { saveSettings, useViewSettings } from '../settings-store.ts';
import { type AddressOptions, readAddress } from './address.ts';
import { Damaged } from './Damaged.tsx';
import { GameBoard } from './GameBoard.tsx';
import { type GameChoice, GameForm, settingsOf } from './GameForm.tsx';
import { gameStore } from './game-store.ts';
import { PlaceTiles } from './PlaceTiles.tsx';
import { playTextOf } from './play-text.ts';
import { usePlaying } from './use-playing.ts';

interface Props {
  readonly locale: Locale;
  /** Folder of the pages in this language. */
  readonly home: string;
}

/** Where the reader is. */
type Phase =
  /** Before a game; `start` is a position that the address asks for. */
  | { readonly type: 'choosing'; readonly start?: Position; readonly kept?: Playing }
  | { readonly type: 'placing'; readonly placing: Placing }
  /** `number` tells one game of this page from the next. */
  | {
      readonly type: 'playing';
      readonly first: Playing;
      readonly isContinued: boolean;
      readonly number: number;
    }
  | {
      readonly type: 'damaged';
      readonly text: string;
      readonly error: StoredGameError;
      /** A position that the address asks for, for the game after it. */
      readonly start: Position | undefined;
    };

/** Something is wrong with the position in the address. */
type AddressTrouble = NotationError | 'over' | 'no-game';

const NO_ADDRESS: AddressOptions = { position: undefined, nodes: undefined, seed: undefined };

/** The board before a game: one of the setups. */
const PREVIEW = startPosition(allSetups(0)[0] ?? { duke: 2, footmen: [1, 3] });

/** The page's live part. On the server, and until scripts run, it shows the choices. */
export function Play({ locale, home }: Props) {
  const words: Words = { play: playTextOf(locale), board: pageText(locale) };
  const awake = useSignal(false);
  const phase = useSignal<Phase>({ type: 'choosing' });
  const choice = useSignal<GameChoice>(DEFAULT_GAME);
  const address = useRef<AddressOptions>(NO_ADDRESS);
  const trouble = useSignal<string>('');
  const games = useRef(0);

  const open = (first: Playing, isContinued: boolean) => {
    choice.value = first.settings;
    phase.value = { type: 'playing', first, isContinued, number: ++games.current };
  };

  /** Where the address and what is kept on the device lead. */
  function arrive(): void {
    address.current = readAddress(location);
    trouble.value = '';
    const text = gameStore.read();
    const found = text === undefined ? undefined : readGame(text);
    const kept = found?.ok ? found.value : undefined;
    const { position } = address.current;
    const wrong = position === undefined ? undefined : troubleOf(position);
    if (wrong !== undefined) void tellTrouble(wrong);
    const start = wrong === undefined && position?.ok ? position.value : undefined;
    if (text !== undefined && found?.ok === false)
      phase.value = { type: 'damaged', text, error: found.error, start };
    else if (start !== undefined)
      phase.value = {
        type: 'choosing',
        start,
        ...(kept !== undefined && outcomeOf(kept) === undefined ? { kept } : {}),
      };
    else if (kept !== undefined) open(kept, true);
    else phase.value = { type: 'choosing' };
  }

  /** The part behind `#` has changed: only a position that a game can begin from leads anywhere. */
  function goOn(): void {
    const before = address.current;
    const { position } = readAddress(location);
    const wrong = position === undefined ? undefined : troubleOf(position);
    const isPlaying = phase.value.type === 'playing';
    // A game that this device does not keep would be lost.
    const isOnlyHere = isPlaying && gameStore.read() === undefined;
    if (position?.ok && wrong === undefined && !isOnlyHere) {
      arrive();
      return;
    }
    address.current = { ...before, position: undefined };
    trouble.value = '';
    if (wrong !== undefined) void tellTrouble(wrong);
  }

  async function tellTrouble(wrong: AddressTrouble): Promise<void> {
    const { play } = words;
    if (wrong === 'over') {
      trouble.value = play('address.over');
      return;
    }
    // Seldom needed, so loaded when it is.
    const { notationErrorText } = await import('../editor/editor-text.ts');
    const text = notationErrorText(locale);
    const why = wrong === 'no-game' ? text('notation.no-game') : notationSentence(text, wrong);
    trouble.value = play('address.wrong', { why });
  }

  // Before any key can come, see `use-awake.ts`.
  useLayoutEffect(() => {
    arrive();
    awake.value = true;
    addEventListener('hashchange', goOn);
    return () => removeEventListener('hashchange', goOn);
  }, []);

  const seed = () => address.current.seed ?? newSeed(Math.random);
  const begin = (settings: Playing['settings'], start: Position) =>
    open(beginGame(settings, start, seed()), false);
  const choose = (start?: Position) => {
    phase.value = start === undefined ? { type: 'choosing' } : { type: 'choosing', start };
  };

  const { nodes } = address.current;
  const now = phase.value;
  return (
    <div class={`board-island game-island${awake.value ? ' is-awake' : ''}`} data-phase={now.type}>
      {trouble.value !== '' && (
        <p class="game-trouble board-card" role="alert">
          {trouble.value}
        </p>
      )}
      {now.type === 'choosing' && (
        <Choosing
          {...{ words, now }}
          awake={awake.value}
          choice={choice.value}
          onChoice={(chosen) => {
            choice.value = chosen;
          }}
          onKeep={() => {
            if (now.kept !== undefined) open(now.kept, true);
          }}
          onSubmit={() => {
            const settings = settingsOf(choice.value, Math.random);
            if (now.start !== undefined) begin(settings, now.start);
            else phase.value = { type: 'placing', placing: startPlacing(settings) };
          }}
        />
      )}
      {now.type === 'placing' && (
        <PlaceTiles
          placing={now.placing}
          words={words}
          random={Math.random}
          onPlacing={(placing) => {
            phase.value = { type: 'placing', placing };
          }}
          onBegin={() => {
            const start = placedPosition(now.placing);
            if (start !== undefined) begin(now.placing.settings, start);
          }}
          onChange={() => choose()}
        />
      )}
      {now.type === 'playing' && (
        <Game
          key={now.number}
          {...{ words, home }}
          first={now.first}
          isContinued={now.isContinued}
          budget={nodes === undefined ? undefined : { nodes }}
          onNewGame={() => choose()}
        />
      )}
      {now.type === 'damaged' && (
        <Damaged
          text={now.text}
          error={now.error}
          words={words}
          onNewGame={() => {
            // Another window may have begun a game in the place of the damaged one.
            if (gameStore.read() !== now.text) arrive();
            else {
              gameStore.clear();
              choose(now.start);
            }
          }}
        />
      )}
    </div>
  );
}

/** Why no game can begin from the position of an address. */
function troubleOf(position: NonNullable<AddressOptions['position']>): AddressTrouble | undefined {
  if (!position.ok) return position.error;
  if (!isGamePosition(position.value)) return 'no-game';
  const isOver = outcomeOf(beginGame(DEFAULT_GAME, position.value, 0)) !== undefined;
  return isOver ? 'over' : undefined;
}

interface ChoosingProps {
  readonly words: Words;
  readonly now: Phase & { readonly type: 'choosing' };
  readonly awake: boolean;
  readonly choice: GameChoice;
  readonly onChoice: (choice: GameChoice) => void;
  readonly onSubmit: () => void;
  readonly onKeep: () => void;
}

/** The choices, beside the board as it will stand. */
function Choosing(props: ChoosingProps) {
  const { words, now, awake, choice } = props;
  const { play, board: text } = words;
  const settings = useViewSettings();
  const side: Side = choice.opponent !== 'person' && choice.side === 1 ? 1 : 0;
  const bottom = (settings.flipped ? 1 - side : side) as Side;
  return (
    <>
      <Stage
        state={createBoard(now.start ?? PREVIEW, { reader: 'both', turns: 'alternate' })}
        {...{ text, bottom, awake }}
        coordinates={settings.coordinates}
        uprightNames={settings.uprightNames}
        name={play('choose.preview')}
        onState={() => {}}
      />
      <div class="board-side">
        <GameForm
          choice={choice}
          hideReverse={settings.hideReverse}
          words={words}
          submit={play(now.start === undefined ? 'choose.next' : 'choose.begin')}
          lead={
            <>
              {now.start !== undefined && <p>{play('choose.fromPosition')}</p>}
              {now.kept !== undefined && (
                <>
                  <p>{play('address.replaces')}</p>
                  <button type="button" class="board-button" onClick={props.onKeep}>
                    {play('address.keep')}
                  </button>
                </>
              )}
            </>
          }
          onChoice={props.onChoice}
          onHideReverse={(hideReverse) => saveSettings({ ...settings, hideReverse })}
          onSubmit={props.onSubmit}
        />
      </div>
    </>
  );
}

interface GameProps {
  readonly first: Playing;
  readonly words: Words;
  readonly home: string;
  readonly isContinued: boolean;
  readonly budget: Budget | undefined;
  readonly onNewGame: () => void;
}

/** One game, run and shown. */
function Game({ first, budget, ...props }: GameProps) {
  const run = usePlaying(first, { store: gameStore, budget });
  return <GameBoard run={run} {...props} />;
}
