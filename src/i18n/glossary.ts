// The glossary: each term of the game in both languages, with the words of the rulebook's Chinese translation.
import data from '../../content/glossary.json' with { type: 'json' };
import type { KindId } from '../engine/index.ts';
import type { Locale } from './locales.ts';
import { isRuleId, type RuleId } from './rule-numbers.ts';

/** The parts of the glossary, in the order in which a page shows them. */
export const GLOSSARY_GROUPS = ['things', 'turns', 'actions', 'guard', 'end', 'puzzles'] as const;

/** A part of the glossary. */
export type GlossaryGroup = (typeof GLOSSARY_GROUPS)[number];

/** A term in one language. */
export interface Wording {
  readonly term: string;
  /** One sentence or two, plain text. */
  readonly meaning: string;
  /** Other words that readers may look for. */
  readonly also: readonly string[];
}

/** A term of the game. */
export interface GlossaryTerm {
  /** Its name in code, texts and addresses, such as `home-edge`. */
  readonly id: string;
  readonly group: GlossaryGroup;
  /** The rule that says most about it. */
  readonly rule: RuleId;
  readonly words: Readonly<Record<Locale, Wording>>;
  /** The words of the rulebook's Chinese translation; empty where it has none. */
  readonly rulebook: readonly string[];
}

/** The names of a kind of tile. */
export interface TileNames {
  readonly id: KindId;
  readonly en: string;
  readonly zh: string;
  /** What the rulebook's Chinese translation calls it. */
  readonly rulebook: readonly string[];
}

/** A term as content/glossary.json has it: names are plain text there, and `also` may be left out. */
interface WrittenTerm {
  readonly id: string;
  readonly group: string;
  readonly rule: string;
  readonly en: WrittenWording;
  readonly zh: WrittenWording;
  readonly rulebook: readonly string[];
}

interface WrittenWording {
  readonly term: string;
  readonly meaning: string;
  readonly also?: readonly string[];
}

const isGroup = (text: string): text is GlossaryGroup =>
  GLOSSARY_GROUPS.some((group) => group === text);

const wording = ({ term, meaning, also = [] }: WrittenWording): Wording => ({
  term,
  meaning,
  also,
});

/**
 * Reads the terms as they stand in the file.
 * @throws RangeError that names the term when its group or rule does not exist, a word is missing, or its name is not new
 */
export function readTerms(written: readonly WrittenTerm[]): GlossaryTerm[] {
  const seen = new Set<string>();
  return written.map(({ id, group, rule, en, zh, rulebook }) => {
    const wrong = (what: string) => new RangeError(`content/glossary.json: "${id}" ${what}`);
    if (!/^[a-z]+(-[a-z]+)*$/.test(id)) throw wrong('is no name: small letters and hyphens');
    if (seen.has(id)) throw wrong('stands there twice');
    if (!isGroup(group)) throw wrong(`has the group "${group}", which does not exist`);
    if (!isRuleId(rule)) throw wrong(`has the rule "${rule}", which does not exist`);
    if ([en.term, en.meaning, zh.term, zh.meaning].some((words) => words.trim() === ''))
      throw wrong('lacks a word or its meaning in a language');
    seen.add(id);
    return { id, group, rule, words: { en: wording(en), zh: wording(zh) }, rulebook };
  });
}

/** Every term, in the order of the glossary. */
export const GLOSSARY: readonly GlossaryTerm[] = readTerms(data.terms);

/** The names of the fifteen kinds, in the order of SPEC §2. */
export const TILE_NAMES = data.tiles as readonly TileNames[];

/** The `id` of a term's element on the page of the rules, such as `term-home-edge`. */
export const termAnchor = (id: string): string => `term-${id}`;

/** The `id` of a kind's row in the table of the army, such as `tile-knight`. */
export const tileAnchor = (id: KindId): string => `tile-${id}`;
