// The builder of embeds: the position editor, options, the live result, and the code to copy.
import { h } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { sideName } from '../../i18n/board-words.ts';
import type { EmbedText } from '../../i18n/embed-words.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { lookupIn } from '../../i18n/section.ts';
import { PositionEditor } from '../../islands/editor/PositionEditor.tsx';
import { pageText } from '../../islands/page-text.ts';
import { Code } from './Code.tsx';
import {
  type Draft,
  elementCode,
  firstDraft,
  frameCode,
  type Options,
  queryOf,
  readQuery,
} from './draft.ts';

interface Props {
  readonly locale: Locale;
  /** The embeds' strings in the page's language, those that the builder needs. */
  readonly strings: Readonly<Record<string, string>>;
  /** The address of `/embed/v1/`, from the site's origin on. */
  readonly folder: string;
}

/** The builder. */
export function Builder({ locale, strings, folder }: Props) {
  const text = pageText(locale);
  const say = useMemo(() => lookupIn('embed', locale, strings) as EmbedText, [locale]);
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const [said, setSaid] = useState('');
  const [form, setForm] = useState<'element' | 'frame'>('element');
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    setDraft(readQuery(location.search));
    setAwake(true);
    // The same file that other sites load; without it the code can still be copied.
    import(/* @vite-ignore */ new URL(`${folder}duke-hall.js`, location.href).href).catch(() => {});
  }, []);

  const { edited, options } = draft;
  const change = (next: Draft): void => {
    setDraft(next);
    history.replaceState(null, '', queryOf(next) + location.hash);
  };
  const setOption = (name: keyof Options, value: string): void =>
    change({ ...draft, options: { ...options, [name]: value } });

  const root = new URL(folder, awake ? location.href : 'https://example.org').href;
  const code =
    form === 'element' ? elementCode(draft, root) : frameCode(draft, root, say('page.title'));

  const button = (name: string, onClick: () => void, pressed?: boolean) => (
    <button type="button" class="board-button" aria-pressed={pressed} onClick={onClick}>
      {name}
    </button>
  );
  const select = (name: keyof Options, values: readonly (readonly [string, string])[]) => (
    <label>
      <span>{say(`option.${name}`)}</span>
      <select value={options[name]} onChange={(e) => setOption(name, e.currentTarget.value)}>
        {values.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  const input = (name: 'arrows' | 'marks' | 'size', example: string) => (
    <label>
      <span>{say(`option.${name}`)}</span>
      <input
        value={options[name]}
        placeholder={example}
        inputMode={name === 'size' ? 'numeric' : undefined}
        spellcheck={false}
        onInput={(event) => setOption(name, event.currentTarget.value)}
      />
    </label>
  );
  const check = (name: 'static' | 'coordinates', on: string, off: string) => (
    <label class="builder-check">
      <input
        type="checkbox"
        checked={options[name] === on}
        onChange={(event) => setOption(name, event.currentTarget.checked ? on : off)}
      />
      <span>{say(`option.${name}`)}</span>
    </label>
  );

  return (
    <div class={awake ? 'builder is-awake' : 'builder'}>
      <PositionEditor
        {...{ locale, edited }}
        bottom={options.orientation === 'dark' ? 1 : 0}
        onEdited={(next) => change({ ...draft, edited: next })}
      />
      <section class="builder-options" aria-label={say('option.label')}>
        {select('lang', [
          ['', say('option.theme.auto')],
          ...locales.map((one) => [one, one === 'en' ? 'English' : '中文'] as const),
        ])}
        {select('theme', [
          ['', say('option.theme.auto')],
          ['light', say('option.theme.light')],
          ['dark', say('option.theme.dark')],
        ])}
        {select('orientation', [
          ['', sideName(text, 0)],
          ['dark', sideName(text, 1)],
        ])}
        {input('arrows', 'green c2c4, red d5d3')}
        {input('marks', 'green c4, red d4')}
        {input('size', '544')}
        {check('static', 'static', '')}
        {check('coordinates', '', 'off')}
      </section>
      <section class="builder-result" aria-label={say('result.label')}>
        <h2>{say('result.label')}</h2>
        {awake &&
          h('duke-board', {
            position: edited.text,
            ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== '')),
            ...(options.lang === '' ? { lang: locale } : {}),
          })}
      </section>
      <section class="builder-code" aria-label={say('code.label')}>
        <h2>{say('code.label')}</h2>
        <div class="board-controls">
          {button(say('code.element'), () => setForm('element'), form === 'element')}
          {button(say('code.frame'), () => setForm('frame'), form === 'frame')}
          <button
            type="button"
            class="board-button is-main"
            onClick={() =>
              void navigator.clipboard.writeText(code).then(() => setSaid(say('code.copied')))
            }
          >
            {say('code.copy')}
          </button>
          <p role="status">{said}</p>
        </div>
        <Code code={code} />
      </section>
    </div>
  );
}
