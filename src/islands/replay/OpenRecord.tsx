// Opening a record: paste it, choose a file, or take the game that is kept on the device.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { gameOf } from '../../board/state.ts';
import { formatRecord } from '../../engine/index.ts';
import { LONGEST_RECORD } from '../../games/record-address.ts';
import { readGame } from '../../games/stored-game.ts';
import type { ReplayText } from '../../i18n/replay-words.ts';
import { gameStore } from '../play/game-store.ts';

interface Props {
  readonly words: ReplayText;
  readonly text: string;
  readonly awake: boolean;
  readonly onText: (text: string) => void;
  readonly onShow: (text: string) => void;
  readonly onProblem: (sentence: string) => void;
}

/** The record of the game that is kept on the device, `undefined` where there is none. */
function keptRecord(): string | undefined {
  const text = gameStore.read();
  const read = text === undefined ? undefined : readGame(text);
  return read?.ok && read.value.board.turns.length > 0
    ? formatRecord(gameOf(read.value.board))
    : undefined;
}

/** The form. */
export function OpenRecord({ words, text, awake, onText, onShow, onProblem }: Props) {
  const own = useSignal<string | undefined>(undefined);
  useEffect(() => {
    own.value = keptRecord();
  }, []);
  const file = useRef<HTMLInputElement>(null);

  const show = (found: string) => {
    if (found.trim() === '') onProblem(words('open.empty'));
    else if (found.length > LONGEST_RECORD) onProblem(words('open.tooLong'));
    else onShow(found);
  };
  const openFile = async () => {
    const chosen = file.current?.files?.[0];
    if (file.current !== null) file.current.value = '';
    if (chosen === undefined) return;
    if (chosen.size > LONGEST_RECORD) {
      onProblem(words('open.tooLong'));
      return;
    }
    try {
      // What is no text must not take the place of what was typed.
      show(new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer()));
    } catch {
      onProblem(words('open.unreadable'));
    }
  };
  return (
    <form
      class="board-card open-record"
      onSubmit={(event) => {
        event.preventDefault();
        show(text);
      }}
    >
      <h2>{words('open.title')}</h2>
      <p id="open-lead">{words('open.lead')}</p>
      <label>
        <span>{words('open.text')}</span>
        <textarea
          rows={5}
          value={text}
          placeholder={words('open.example')}
          aria-describedby="open-lead"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
        />
      </label>
      <div class={awake ? 'board-controls' : 'board-controls is-asleep'}>
        <button type="submit" class="board-button is-main">
          {words('open.show')}
        </button>
        <label class="board-button open-file">
          <input ref={file} type="file" accept="text/plain,.txt" onChange={() => void openFile()} />
          <span>{words('open.file')}</span>
        </label>
        {own.value !== undefined && (
          <button
            type="button"
            class="board-button"
            onClick={() => {
              if (own.value !== undefined) onShow(own.value);
            }}
          >
            {words('open.own')}
          </button>
        )}
      </div>
    </form>
  );
}
