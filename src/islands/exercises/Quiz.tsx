// A question with one right answer, each answer with its reason.
import { useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import { recordSolved } from '../progress-store.ts';
import { useAwake } from '../use-awake.ts';
import { exerciseText } from './exercise-text.ts';
import { Choice, Verdict } from './parts.tsx';

/** One answer. */
export interface QuizOption {
  readonly text: string;
  readonly right?: boolean;
  readonly why: string;
}

interface Props {
  readonly locale: Locale;
  readonly lesson: string;
  readonly id: string;
  readonly ask: string;
  readonly after?: string;
  readonly options: readonly QuizOption[];
}

/** The exercise, without its diagram, which is a picture on the page. */
export function Quiz({ locale, lesson, id, ask, after = '', options }: Props) {
  const text = exerciseText(locale);
  const awake = useAwake();
  const [chosen, setChosen] = useState<number>();
  const [checked, setChecked] = useState(false);
  const answer = chosen === undefined ? undefined : options[chosen];
  const right = answer?.right === true;
  const check = () => {
    setChecked(true);
    if (right) recordSolved(lesson, id);
  };
  return (
    <div class={awake ? 'quiz is-awake' : 'quiz'}>
      <Choice
        name={`${lesson}-${id}`}
        legend={ask}
        options={options.map((option) => option.text)}
        disabled={!awake || (checked && right)}
        right={checked ? right : undefined}
        onChoose={(index) => {
          setChosen(index);
          setChecked(false);
        }}
        {...{ chosen }}
      />
      <div class="board-controls">
        {!(checked && right) && (
          <button
            type="button"
            class="board-button is-main"
            disabled={chosen === undefined || checked}
            onClick={check}
          >
            {text('check')}
          </button>
        )}
      </div>
      <div class="board-status" role="status">
        {checked && (
          <Verdict right={right} text={text}>
            {answer?.why} {right && after}
          </Verdict>
        )}
      </div>
    </div>
  );
}
