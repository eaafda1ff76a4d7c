// The rules reference put together: sections, rules with number, label, text and diagrams, in one language.
import en from '../../content/rules/en.json' with { type: 'json' };
import zh from '../../content/rules/zh.json' with { type: 'json' };
import { GLOSSARY } from '../i18n/glossary.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { RULE_NUMBERS, type RuleId, type RuleNumber } from '../i18n/rule-numbers.ts';
import { DIAGRAMS_OF_RULES, type DiagramId } from './diagrams.ts';
import { LABEL_OF_RULE, type Label, RULE_IDS } from './labels.ts';

/** The sections in their order: section n of the reference is the nth. */
export const SECTION_IDS = [
  'board',
  'army',
  'actions',
  'guard',
  'levy',
  'setup',
  'end',
  'notation',
  'wins',
  'examples',
] as const;

/** A section's name in code and texts. */
export type SectionId = (typeof SECTION_IDS)[number];

/** One language's texts, as content/rules has them. A rule without text, or with one too many, is a type error. */
export interface RuleTexts {
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly rules: Readonly<
    Record<RuleId, { readonly title: string; readonly text: readonly string[] }>
  >;
  readonly diagrams: Readonly<Record<DiagramId, string>>;
}

/** The texts in both languages. */
export const RULE_TEXTS: Readonly<Record<Locale, RuleTexts>> = { en, zh };

/** A drawn position and what is said about it. */
export interface RuleDiagram {
  readonly id: DiagramId;
  readonly caption: string;
}

/** One rule. */
export interface Rule {
  readonly id: RuleId;
  readonly number: RuleNumber;
  readonly label: Label;
  readonly title: string;
  /** Paragraphs, to be read with `readInline`. */
  readonly text: readonly string[];
  readonly diagrams: readonly RuleDiagram[];
  /** What else readers may look for: the title and terms in every language, the rulebook's words. */
  readonly words: readonly string[];
}

/** One section. */
export interface RuleSection {
  readonly id: SectionId;
  /** Counted from 1. */
  readonly number: number;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The `id` of a section's element on the page. */
export const sectionAnchor = (id: SectionId): string => `section-${id}`;

/** The whole reference in one language. */
export function readReference(locale: Locale): RuleSection[] {
  const texts = RULE_TEXTS[locale];
  return SECTION_IDS.map((id, index) => ({
    id,
    number: index + 1,
    title: texts.sections[id],
    rules: RULE_IDS.filter((rule) => RULE_NUMBERS[rule].startsWith(`${index + 1}.`)).map((rule) =>
      readRule(rule, texts),
    ),
  }));
}

function readRule(id: RuleId, texts: RuleTexts): Rule {
  return {
    id,
    number: RULE_NUMBERS[id],
    label: LABEL_OF_RULE[id],
    ...texts.rules[id],
    diagrams: (DIAGRAMS_OF_RULES[id] ?? []).map((diagram) => ({
      id: diagram,
      caption: texts.diagrams[diagram],
    })),
    words: searchWords(id),
  };
}

function searchWords(id: RuleId): string[] {
  const terms = GLOSSARY.filter(({ rule }) => rule === id);
  const words = [
    ...locales.map((locale) => RULE_TEXTS[locale].rules[id].title),
    ...terms.flatMap(({ words, rulebook }) => [
      ...locales.flatMap((locale) => [words[locale].term, ...words[locale].also]),
      ...rulebook,
    ]),
  ];
  return [...new Set(words)];
}
