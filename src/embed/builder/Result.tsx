// What readers of the other page will see, made by the same script that they load.
import { h } from 'preact';
import type { EmbedText } from '../../i18n/embed-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { chosenOptions, type Draft } from './draft.ts';

interface Props {
  readonly draft: Draft;
  readonly locale: Locale;
  readonly say: EmbedText;
  /** The puzzle of the position is proven, or there is nothing to prove. */
  readonly isProven: boolean;
}

/** The live result. */
export function Result({ draft, locale, say, isProven }: Props) {
  const { show, edited, puzzle, n } = draft;
  const attributes = { lang: locale, ...Object.fromEntries(chosenOptions(draft)) };
  const element = {
    board: () => h('duke-board', { ...attributes, position: edited.text }),
    puzzle: () =>
      puzzle === ''
        ? h('duke-puzzle', { ...attributes, position: edited.text, n })
        : h('duke-puzzle', { ...attributes, puzzle }),
    daily: () => h('duke-daily', attributes),
  }[show];
  return (
    <section class="builder-result" aria-label={say('result.label')}>
      <h2>{say('result.label')}</h2>
      {isProven ? (
        <div key={show === 'puzzle' ? puzzle || edited.text : show}>{element()}</div>
      ) : (
        <p>{say('prove.first')}</p>
      )}
    </section>
  );
}
