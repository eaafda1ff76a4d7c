// The builder of embeds: what to show, the position, options, the live result, and the code to copy.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { EmbedText } from '../../i18n/embed-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { lookupIn } from '../../i18n/section.ts';
import { Choice } from '../../islands/editor/Choice.tsx';
import { notationErrorText } from '../../islands/editor/editor-text.ts';
import { PositionEditor } from '../../islands/editor/PositionEditor.tsx';
import { pageText } from '../../islands/page-text.ts';
import { CodePanel } from './CodePanel.tsx';
import { type Draft, firstDraft, queryOf, readQuery, SHOWS } from './draft.ts';
import { OptionFields } from './OptionFields.tsx';
import { isPuzzleId, PuzzleFields } from './PuzzleFields.tsx';
import { annotationsOf } from './problems.ts';
import { Result } from './Result.tsx';
import { elementSnippet, frameSnippet } from './snippets.ts';
import { type ColouredTemplates, fillTemplate, TEMPLATES } from './templates.ts';
import { useProof } from './use-proof.ts';

interface Props {
  readonly locale: Locale;
  /** The embeds' strings in the page's language, those that the builder needs. */
  readonly strings: Readonly<Record<string, string>>;
  /** The code's templates in colours. */
  readonly templates: ColouredTemplates;
  /** The address of `/embed/v1/`, from the site's origin on. */
  readonly folder: string;
}

/** The builder. */
export function Builder({ locale, strings, templates, folder }: Props) {
  const text = pageText(locale);
  const say = useMemo(() => lookupIn('embed', locale, strings) as EmbedText, [locale]);
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const [awake, setAwake] = useState(false);
  const { proof, find, stop, forget } = useProof((_position, n) =>
    setDraft((now) => ({ ...now, n: String(n) })),
  );
  useEffect(() => {
    const read = readQuery(location.search);
    setDraft(read);
    setAwake(true);
    // What the address says is proven is proven again.
    if (read.show === 'puzzle' && read.puzzle === '' && read.n !== '')
      void find(read.edited.position);
    // The same file that other sites load; without it the code can still be copied.
    import(/* @vite-ignore */ new URL(`${folder}duke-hall.js`, location.href).href).catch(() => {});
  }, []);
  // The address always restores what is seen.
  useEffect(() => {
    if (awake) history.replaceState(null, '', queryOf(draft) + location.hash);
  }, [draft, awake]);

  const { edited, options, show, puzzle } = draft;
  const change = (next: Partial<Draft>): void => {
    // What was proven was proven of another position.
    if (next.edited !== undefined && next.edited.text !== edited.text) {
      forget();
      setDraft({ ...draft, n: '', ...next });
    } else setDraft({ ...draft, ...next });
  };

  const ofPosition = show === 'board' || (show === 'puzzle' && puzzle === '');
  const isReady =
    show !== 'puzzle' || (puzzle === '' ? proof.type === 'proven' : isPuzzleId(puzzle));
  const surroundings = {
    folder: new URL(folder, awake ? location.href : 'https://example.org').href,
    locale,
    title: say(`title.${show}`),
  };
  const snippet =
    draft.form === 'frame'
      ? frameSnippet(draft, surroundings)
      : elementSnippet(draft, surroundings);
  const lines = fillTemplate(
    TEMPLATES[snippet.template],
    templates[snippet.template],
    snippet.values,
  );

  return (
    <div class={awake ? 'builder is-awake' : 'builder'}>
      <Choice
        label={say('show.label')}
        options={SHOWS.map((one) => [one, say(`show.${one}`)] as const)}
        value={show}
        onChoose={(one) => change({ show: one })}
      />
      {show === 'puzzle' && (
        <PuzzleFields
          {...{ draft, say, proof }}
          onPuzzle={(id) => change({ puzzle: id })}
          onFind={() => void find(edited.position)}
          onStop={stop}
        />
      )}
      {ofPosition && (
        <PositionEditor
          {...{ locale, edited }}
          bottom={options.orientation === 'dark' ? 1 : 0}
          annotations={show === 'board' ? annotationsOf(draft) : {}}
          onEdited={(next) => change({ edited: next })}
        />
      )}
      <OptionFields
        {...{ draft, text }}
        words={{ embed: say, notation: notationErrorText(locale) }}
        onOption={(name, value) => change({ options: { ...options, [name]: value } })}
      />
      {awake && <Result {...{ draft, locale, say }} isProven={isReady} />}
      <CodePanel
        {...{ say }}
        form={draft.form}
        forms={['element', 'frame']}
        lines={isReady ? lines : undefined}
        onForm={(form) => change({ form })}
      />
    </div>
  );
}
