// The builder of embeds: what to show, the position, options, the live result, and the code to copy.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { boardDescription } from '../../board/labels.ts';
import { formatPosition } from '../../engine/index.ts';
import type { EmbedKey, EmbedText } from '../../i18n/embed-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import { lookupIn } from '../../i18n/section.ts';
import { Choice } from '../../islands/editor/Choice.tsx';
import { notationErrorText } from '../../islands/editor/editor-text.ts';
import { PositionEditor } from '../../islands/editor/PositionEditor.tsx';
import { pageText } from '../../islands/page-text.ts';
import { CodePanel } from './CodePanel.tsx';
import { type Draft, firstDraft, formsOf, inAddress, queryOf, readQuery, SHOWS } from './draft.ts';
import { OptionFields } from './OptionFields.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { isPuzzleId, PuzzleFields } from './PuzzleFields.tsx';
import { annotationsOf } from './problems.ts';
import { Result } from './Result.tsx';
import {
  elementSnippet,
  fenceSnippet,
  frameSnippet,
  markdownPictureSnippet,
  type PictureWords,
  pictureSnippet,
} from './snippets.ts';
import { type ColouredTemplates, fillTemplate, TEMPLATES } from './templates.ts';
import { useDiagrams } from './use-diagrams.ts';
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

/** What is said about the code of pictures and Markdown. */
function hintKey(form: 'markdown' | 'picture', ofBank: boolean, isListed: boolean): EmbedKey {
  if (form === 'markdown') return ofBank ? 'picture.hint.puzzle' : 'picture.hint.fence';
  if (ofBank) return 'picture.hint.puzzle';
  return isListed ? 'picture.hint.listed' : 'picture.hint.file';
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
  const forms = formsOf(draft);
  const form = forms.includes(draft.form) ? draft.form : 'element';
  const here = awake ? location.href : 'https://example.org';
  const home = new URL('../../', new URL(folder, here)).href;
  const listed = useDiagrams(`${home}diagrams.json`, awake && form === 'picture')(draft);
  const ofBank = show === 'puzzle' && isPuzzleId(puzzle);
  const picture: PictureWords = ofBank
    ? {
        src: `${home}puzzles/${puzzle}.png`,
        alt: say('picture.puzzle', { id: puzzle }),
        link: `${home}${locale}/puzzles/${puzzle}/`,
      }
    : {
        // Without an address of its own it is the file that the reader downloads.
        src: listed === undefined ? 'duke-board.png' : home + listed.svg[locale],
        alt: boardDescription(text, edited.position),
        link: `${home}${locale}/embed/?position=${inAddress(formatPosition(edited.position))}`,
      };
  const surroundings = {
    folder: new URL(folder, here).href,
    locale,
    title: say(`title.${show}`),
  };
  const snippet = {
    element: () => elementSnippet(draft, surroundings),
    frame: () => frameSnippet(draft, surroundings),
    markdown: () => (ofBank ? markdownPictureSnippet(picture) : fenceSnippet(draft)),
    picture: () => pictureSnippet(picture),
  }[form]();
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
        {...{ say, form, forms }}
        lines={isReady ? lines : undefined}
        onForm={(one) => change({ form: one })}
        isSecond={form === 'picture' && show === 'board'}
      >
        {form === 'picture' && show === 'board' && (
          <PictureButtons {...{ draft, text, say }} alt={picture.alt} link={picture.link} />
        )}
        {(form === 'markdown' || form === 'picture') && (
          <p class="builder-hint">{say(hintKey(form, ofBank, listed !== undefined))}</p>
        )}
      </CodePanel>
    </div>
  );
}
