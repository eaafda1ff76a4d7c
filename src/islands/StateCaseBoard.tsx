// One case of the page that shows every state: the board and what it says.

import { Stage } from '../board/Stage.tsx';
import { noticeText, openingText } from '../board/sentences.ts';
import { arrowsOf, marksOf, sideOf } from '../board/source.ts';
import type { Locale } from '../i18n/locales.ts';
import { pageText } from './page-text.ts';
import { annotationsOfCase, STATE_CASES, stateOfCase } from './state-cases.ts';

interface Props {
  readonly locale: Locale;
  readonly id: string;
}

/** The board of a case; it takes no input. */
export function StateCaseBoard({ locale, id }: Props) {
  const found = STATE_CASES.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`there is no case “${id}”`);
  const text = pageText(locale);
  const state = stateOfCase(found);
  const { source } = found;
  return (
    <div class="board-island" data-size="small">
      <Stage
        {...{ state, text }}
        bottom={sideOf(source.bottom)}
        coordinates={found.coordinates ?? true}
        uprightNames={found.uprightNames ?? false}
        annotations={{
          ...annotationsOfCase(found),
          arrows: arrowsOf(source.arrows),
          squares: marksOf(source.marks),
        }}
        awake={false}
        onState={() => {}}
      />
      <p class="board-status">{noticeText(text, state) || openingText(text, state)}</p>
    </div>
  );
}
