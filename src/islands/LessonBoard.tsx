// A board to try things on, in a lesson or in the gallery.
import { useState } from 'preact/hooks';
import { arrowsOf, type BoardSource, marksOf, sideOf, stateOf } from '../board/source.ts';
import type { Locale } from '../i18n/locales.ts';
import { BoardFrame } from './BoardFrame.tsx';

interface Props extends BoardSource {
  readonly locale: Locale;
  readonly size?: 'full' | 'small';
  /** What tells it from other boards on the page, for screen readers. */
  readonly name?: string;
  /** Address of the analysis page, to which the board then leads. */
  readonly analysis?: string;
}

/** The live board of a description. */
export function LessonBoard({ locale, size, name, analysis, ...source }: Props) {
  const [state, setState] = useState(() => stateOf(source));
  return (
    <BoardFrame
      locale={locale}
      state={state}
      onState={setState}
      bottom={sideOf(source.bottom)}
      annotations={
        state.turns.length === 0
          ? { arrows: arrowsOf(source.arrows), squares: marksOf(source.marks) }
          : {}
      }
      size={size ?? 'full'}
      name={name}
      analysis={analysis}
    />
  );
}
