// A record to type: each action is said in words, the board shows where it leads, and what is wrong names turn and column.
import { useId, useState } from 'preact/hooks';
import { drawBoard, PAGE_DRAWING } from '../../board/board-drawing.ts';
import { boardDescription, boardTitle } from '../../board/labels.ts';
import { SvgDrawing } from '../../board/SvgDrawing.tsx';
import { createBoard } from '../../board/state.ts';
import { viewOf } from '../../board/view.ts';
import { clonePosition, type Game, play, replay } from '../../engine/index.ts';
import { actionSentence } from '../../i18n/actions.ts';
import type { BoardText } from '../../i18n/board-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { notationSentence } from '../../i18n/notation-errors.ts';
import { beginning } from '../editor/editing.ts';
import { notationErrorText } from '../editor/editor-text.ts';
import { pageText } from '../page-text.ts';
import { useAwake } from '../use-awake.ts';

interface Props {
  readonly locale: Locale;
  /** The record that it begins with. */
  readonly record: string;
  readonly label: string;
  /** What the list of played actions is called, and what stands there without any. */
  readonly turns: string;
  readonly none: string;
}

/** Each action of a game in words. */
function sentencesOf(text: BoardText, { start, actions }: Game): string[] {
  const position = clonePosition(start);
  return actions.map((action) => {
    const sentence = actionSentence(text, position, action);
    play(position, action);
    return sentence;
  });
}

/** The longest record that is read. */
const LIMIT = 2000;

/** The field, the words and the board. */
export function RecordTry({ locale, record, label, turns, none }: Props) {
  const text = pageText(locale);
  const awake = useAwake();
  const [typed, setTyped] = useState(record);
  const problemId = useId();
  const read = replay(beginning(), typed);
  // The part that is right is shown, up to the turn that is wrong.
  const game = read.ok ? read.value : read.error.game;
  const position = game?.position ?? beginning();
  const sentences = game === undefined ? [] : sentencesOf(text, game);
  const state = createBoard(position, { reader: 'both', turns: 'alternate' });
  return (
    <div class="record-try">
      <div class="board-diagram">
        <SvgDrawing
          node={drawBoard(
            viewOf(state, 0),
            {
              ...PAGE_DRAWING,
              title: boardTitle(text, position),
              description: boardDescription(text, position),
            },
            text,
          )}
        />
      </div>
      <div class="record-words">
        <label>
          <span>{label}</span>
          <textarea
            rows={3}
            value={typed}
            maxLength={LIMIT}
            spellcheck={false}
            autocapitalize="off"
            disabled={!awake}
            aria-invalid={!read.ok}
            aria-describedby={problemId}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <p id={problemId} class="editor-problem" role="status">
          {read.ok ? '' : notationSentence(notationErrorText(locale), read.error)}
        </p>
        <p>{sentences.length === 0 ? none : turns}</p>
        <ol>
          {sentences.map((sentence, index) => (
            <li key={index}>{sentence}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
