// Typed look-up of interface strings: one section is one JSON file a language, with the same keys in both.
import { type Locale, languageTags } from './locales.ts';

/** The content of one section file: a flat object of key → text. `{name}` in a text is filled in by the look-up. */
export type Messages = Readonly<Record<string, string>>;

/** What `{name}` places in a text are filled with. Numbers are written as they are, without grouping. */
export type Fill = Readonly<Record<string, string | number>>;

/** Keys of texts that depend on a number: `moves` where the file has `moves.one` and `moves.other`. */
type CountedKey<Key extends string> = Key extends `${infer Stem}.other` ? Stem : never;

/** The look-up of one section in one language. */
export interface Lookup<Key extends string> {
  /**
   * The text for `key`, its `{name}` places filled in from `fill`.
   * @throws RangeError if the file lacks the key, or `fill` lacks a name that the text has
   */
  (key: Key, fill?: Fill): string;
  /**
   * The text for `<stem>.one` or `<stem>.other`, as the language asks for `count`;
   * `{count}` is filled in with it. Chinese uses `.other` for every number.
   * @throws RangeError as the look-up itself
   */
  count(stem: CountedKey<Key>, count: number, fill?: Fill): string;
}

/** Makes the look-up of a section in a language: `site("zh")("home.title")`. */
export type Section<Key extends string> = (locale: Locale) => Lookup<Key>;

const rules = new Map<Locale, Intl.PluralRules>();

/** A language's plural forms, one object for all sections and not before something is counted. */
function pluralRules(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(languageTags[locale]);
  rules.set(locale, known);
  return known;
}

/**
 * The look-up of one file of a section, for code that needs one language alone.
 * @param name the section's file name, for error messages
 */
export function lookupIn<Key extends string>(
  name: string,
  locale: Locale,
  messages: Readonly<Record<Key, string>>,
): Lookup<Key> {
  const lookUp = (key: string, fill: Fill): string => {
    const text = (messages as Messages)[key];
    if (text === undefined) {
      throw new RangeError(`content/ui/${locale}/${name}.json has no text "${key}"`);
    }
    return text.replace(/\{(\w+)\}/g, (_place, word: string) => {
      const value = fill[word];
      if (value === undefined) {
        throw new RangeError(
          `content/ui/${locale}/${name}.json: "${key}" needs a value for {${word}}`,
        );
      }
      return String(value);
    });
  };
  return Object.assign((key: Key, fill: Fill = {}) => lookUp(key, fill), {
    count: (stem: CountedKey<Key>, count: number, fill: Fill = {}) =>
      lookUp(`${stem}.${pluralRules(locale).select(count) === 'one' ? 'one' : 'other'}`, {
        ...fill,
        count,
      }),
  });
}

/**
 * Joins the two files of a section. A key that stands in one language alone is a type error here.
 * @param name the section's file name, for error messages
 * @param en the English file
 * @param zh the Chinese file
 */
export function defineSection<En extends Messages, Zh extends Messages>(
  name: string,
  en: En & Record<keyof Zh, string>,
  zh: Zh & Record<keyof En, string>,
): Section<Extract<keyof En, string>> {
  const files: Record<Locale, Readonly<Record<Extract<keyof En, string>, string>>> = { en, zh };
  return (locale) => lookupIn(name, locale, files[locale]);
}
