// A record: opened from the address, a text, a file or the device; then stepped through, shared, and looked into.
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { playAction } from '../../board/choosing.ts';
import { type BoardState, createBoard } from '../../board/state.ts';
import { type Game, parseRecord, type RecordError } from '../../engine/index.ts';
import { recordFragment, recordInFragment, recordInText } from '../../games/record-address.ts';
import type { Locale } from '../../i18n/locales.ts';
import { notationSentence } from '../../i18n/notation-errors.ts';
import { pageText } from '../page-text.ts';
import { OpenRecord } from './OpenRecord.tsx';
import { Record } from './Record.tsx';
import { replayTextOf } from './replay-text.ts';

interface Props {
  readonly locale: Locale;
  /** Folder of the pages in this language. */
  readonly home: string;
}

/** A game that is shown. */
interface Shown {
  /** The board after each turn, the first before any. */
  readonly states: readonly BoardState[];
  /** Tells one record from the next. */
  readonly number: number;
}

/** The board after each turn of a game, the first before any. */
function statesOf(game: Game): BoardState[] {
  const states = [createBoard(game.start, { reader: 'both', turns: 'alternate' })];
  for (const action of game.actions) states.push(playAction(states.at(-1) as BoardState, action));
  return states;
}

/** The page's live part. On the server, and until scripts run, it asks for a record. */
export function Replay({ locale, home }: Props) {
  const words = { replay: replayTextOf(locale), board: pageText(locale) };
  const awake = useSignal(false);
  const shown = useSignal<Shown | undefined>(undefined);
  const problem = useSignal('');
  const text = useSignal('');

  /** Shows a record, as far as it is right, and puts it into the address. */
  async function show(record: string): Promise<void> {
    const read = parseRecord(record);
    const game = read.ok ? read.value : read.error.game;
    text.value = record;
    problem.value = read.ok ? '' : await problemText(read.error);
    if (game === undefined) {
      shown.value = undefined;
      return;
    }
    shown.value = { states: statesOf(game), number: (shown.value?.number ?? 0) + 1 };
    // A record that breaks off stays as it was written: coming back says again what is wrong with it.
    if (read.ok) history.replaceState(history.state, '', `#${recordFragment(game)}`);
  }

  async function problemText(error: RecordError): Promise<string> {
    // Seldom needed, so loaded when it is.
    const { notationErrorText } = await import('../editor/editor-text.ts');
    const why = notationSentence(notationErrorText(locale), error);
    return words.replay(error.game === undefined ? 'problem.start' : 'problem.turn', { why });
  }

  function arrive(): void {
    const record = recordInFragment(location.hash);
    if (record !== undefined) void show(record);
  }

  // Before any key can come, see `use-awake.ts`.
  useLayoutEffect(() => {
    awake.value = true;
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);

  const close = () => {
    shown.value = undefined;
    problem.value = '';
    history.replaceState(history.state, '', location.pathname + location.search);
  };
  return (
    <div class={awake.value ? 'replay-page-island is-awake' : 'replay-page-island'}>
      {problem.value !== '' && (
        <p class="board-card replay-problem" role="alert">
          {problem.value}
        </p>
      )}
      {shown.value === undefined ? (
        <OpenRecord
          words={words.replay}
          text={text.value}
          awake={awake.value}
          onText={(typed) => {
            text.value = typed;
          }}
          onShow={(found) => void show(recordInText(found))}
          onProblem={(sentence) => {
            problem.value = sentence;
          }}
        />
      ) : (
        <Record
          key={shown.value.number}
          states={shown.value.states}
          {...{ words, locale, home }}
          onClose={close}
        />
      )}
    </div>
  );
}
