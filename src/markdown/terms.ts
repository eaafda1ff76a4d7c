// Finds the glossary's terms in a lesson's text: whole words, the longest first, each term once a lesson.
import { GLOSSARY } from '../i18n/glossary.ts';
import { type Locale, languageTags } from '../i18n/locales.ts';

/** A piece of text, and the glossary's term that it is, if any. */
export interface Piece {
  readonly text: string;
  readonly term?: string;
}

/** The forms of English terms besides the plural in -s. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  army: ['armies'],
  levy: ['levies', 'levied'],
  flip: ['flipped'],
  capture: ['captured'],
};

/**
 * Terms whose word mostly means something else in lessons: keys of a keyboard, an attacking or defending tile; 面 within 翻面
 * and 四面, a tile that is 被围. What stands with an explanation in brackets, such as “draw (a tile)”, has two meanings in the
 * game itself and is left out too.
 */
const AMBIGUOUS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(['key', 'attacker', 'defender']),
  zh: new Set(['face', 'walled-in']),
};

const A_NOUN =
  /(?:^|[\s“(])(?:an?|the|this|its|their|your|his|her|one|two|three|six|thirty|both|each|every|other|next|same|which|whose|no|any|more|new|whole|first|last|of) $/iu;

/** English words that are terms in one use and plain verbs or prepositions in another: what stands around the term. */
const CONTEXT: Readonly<Record<string, { readonly before?: RegExp; readonly after?: RegExp }>> = {
  face: { before: A_NOUN },
  turn: { before: A_NOUN },
  mark: { before: A_NOUN },
  // “You lose.”, not “lose sight of it”.
  lose: { after: /^\s*[.,;:()]/u },
  // Beside the Duke it means a shared edge; beside the board it does not.
  beside: { after: /^ (?:an?|the|its|your|their|each)(?: own| enemy)? Duke/u },
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Each form of each term that is looked for in a language. */
function formsIn(locale: Locale): Map<string, string> {
  const forms = new Map<string, string>();
  for (const { id, words } of GLOSSARY) {
    const { term } = words[locale];
    if (AMBIGUOUS[locale].has(id) || term.includes('(')) continue;
    const inflected = locale === 'en' ? [`${term}s`, ...(FORMS[id] ?? [])] : [];
    for (const form of [term, ...inflected]) forms.set(form, id);
  }
  return forms;
}

/** What finds the forms of a language in a text: the longest first, so that no term is found within another. */
function finderOf(locale: Locale) {
  const forms = formsIn(locale);
  const longestFirst = [...forms.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const any = `(?:${longestFirst.join('|')})`;
  const words = locale === 'zh' ? any : `(?<![\\p{L}\\p{N}-])${any}(?![\\p{L}\\p{N}-])`;
  const segmenter = new Intl.Segmenter(languageTags[locale], { granularity: 'word' });
  return { forms, pattern: new RegExp(words, 'gu'), segmenter };
}

const finders: Readonly<Record<Locale, ReturnType<typeof finderOf>>> = {
  en: finderOf('en'),
  zh: finderOf('zh'),
};

/** Does a sentence begin after this text? */
const endsSentence = (before: string, atStart: boolean): boolean =>
  before.trim() === '' ? atStart : /[.!?:]["”]?\s*$/.test(before);

/**
 * Cuts a text at the terms that have not been seen in this lesson.
 * @param seen the terms found so far; those found here are added
 * @param atStart whether the text begins a paragraph. A word that has its capital from the beginning of a sentence is
 *   passed over: “Move the Duke” is no Move, “Mark the squares” no mark
 */
export function cutAtTerms(
  text: string,
  locale: Locale,
  seen: Set<string>,
  atStart: boolean,
): Piece[] {
  const { forms, pattern, segmenter } = finders[locale];
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const term = forms.get(word) as string;
    if (seen.has(term)) continue;
    if (locale === 'en' && /^\p{Lu}/u.test(word) && endsSentence(text.slice(0, index), atStart))
      continue;
    const { before, after } = (locale === 'en' && CONTEXT[term]) || {};
    if (before?.test(text.slice(0, index)) === false) continue;
    if (after?.test(text.slice(index + word.length)) === false) continue;
    // One character is often a part of another word.
    if (locale === 'zh' && [...word].length === 1) {
      const segment = segmenter.segment(text).containing(index);
      if (segment?.segment !== word) continue;
    }
    seen.add(term);
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: word, term });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
