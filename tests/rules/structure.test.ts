// The rules reference is one thing in two languages: same numbers, labels, links, squares and notation; clean typography.
import { describe, expect, test } from 'vitest';
import { termAnchor } from '../../src/i18n/glossary.ts';
import { locales } from '../../src/i18n/locales.ts';
import { RULE_NUMBERS, type RuleId, ruleAnchor, rulePath } from '../../src/i18n/rule-numbers.ts';
import { DIAGRAMS, type DiagramId } from '../../src/rules/diagrams.ts';
import { type Inline, readInline } from '../../src/rules/inline.ts';
import { LABEL_OF_RULE, RULE_IDS } from '../../src/rules/labels.ts';
import {
  RULE_TEXTS,
  readReference,
  SECTION_IDS,
  sectionAnchor,
} from '../../src/rules/reference.ts';

const { en, zh } = RULE_TEXTS;

describe('numbers', () => {
  test('count up from 1 in every section, without gaps and in the order of the page', () => {
    for (const locale of locales) {
      const sections = readReference(locale);
      expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      for (const { number, rules } of sections) {
        expect(rules.map((rule) => rule.number)).toEqual(
          rules.map((_rule, index) => `${number}.${index + 1}`),
        );
      }
      expect(sections.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(RULE_IDS);
    }
  });

  test('are those that SPEC and the boards rely on', () => {
    const fixed: Partial<Record<RuleId, string>> = {
      guard: '4.1',
      'forbidden-maneuver': '4.2',
      levy: '5.1',
      'duke-captured': '7.1',
      'no-legal-action': '7.2',
      repetition: '7.3',
      'quiet-turns': '7.4',
    };
    expect(RULE_NUMBERS).toMatchObject(fixed);
  });

  test('give every rule an anchor of its own', () => {
    expect(ruleAnchor('forbidden-maneuver')).toBe('rule-4-2');
    expect(rulePath('command')).toBe('rules/#rule-3-11');
    const anchors = [
      ...RULE_IDS.map(ruleAnchor),
      ...SECTION_IDS.map(sectionAnchor),
      termAnchor('levy'),
    ];
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe('labels', () => {
  test('mark as our reading exactly what SPEC marks as a choice, and conventions of our own', () => {
    const ours = RULE_IDS.filter((id) => LABEL_OF_RULE[id] === 'ours');
    expect(ours).toEqual([
      'squares',
      'strike-in-between',
      'threat-test',
      'duke-first',
      'end-order',
      'position-notation',
      'action-notation',
      'game-positions',
      'wins-in-n',
      'every-draw',
      'key',
      'ending',
      'best-defence',
      'chance',
      'first-example',
    ]);
  });

  test('name the two draws, and nothing else, as online rulings', () => {
    expect(RULE_IDS.filter((id) => LABEL_OF_RULE[id] === 'online')).toEqual([
      'repetition',
      'quiet-turns',
    ]);
  });

  test('mark as site rules what the rulebook does not say', () => {
    for (const id of ['light-begins', 'mirrored-setup', 'no-legal-action', 'show-drawn'] as const)
      expect(LABEL_OF_RULE[id], id).toBe('site');
  });
});

/** What a text points to, in an order that does not depend on the language. */
const targets = (text: string): string[] =>
  readInline(text)
    .flatMap((piece: Inline) => {
      if (piece.type === 'rule') return [`rule ${piece.rule}`];
      if (piece.type === 'term') return [`term ${piece.term}`];
      if (piece.type === 'mark') return [`mark ${piece.mark}`];
      return piece.type === 'code' ? [`code ${piece.text}`] : [];
    })
    .sort();

/** The squares that a text names. */
const squares = (text: string): string[] =>
  [
    ...new Set(
      [...text.matchAll(/(?<![\w`:*@])[a-f][1-6](?!\w|`|[*:][a-f])/g)].map(([name]) => name),
    ),
  ].sort();

describe('the two languages', () => {
  test('have the same sections, rules and diagrams, and nothing besides', () => {
    for (const texts of [en, zh]) {
      expect(Object.keys(texts.sections)).toEqual(SECTION_IDS);
      expect(Object.keys(texts.rules)).toEqual(RULE_IDS);
      expect(Object.keys(texts.diagrams)).toEqual(Object.keys(DIAGRAMS));
    }
  });

  test.each(RULE_IDS)('say the same of %s', (id) => {
    const [english, chinese] = [en.rules[id], zh.rules[id]];
    expect(chinese.text.length).toBe(english.text.length);
    english.text.forEach((paragraph, index) => {
      const other = chinese.text[index] as string;
      expect(targets(other)).toEqual(targets(paragraph));
      expect(squares(other)).toEqual(squares(paragraph));
    });
  });

  test.each(Object.keys(DIAGRAMS) as DiagramId[])('name the same squares under %s', (id) => {
    expect(squares(zh.diagrams[id])).toEqual(squares(en.diagrams[id]));
  });

  test('show labels and diagrams in the same order', () => {
    const outline = (locale: 'en' | 'zh') =>
      readReference(locale).map(({ id, rules }) => [
        id,
        rules.map((rule) => [rule.number, rule.label, rule.diagrams.map((diagram) => diagram.id)]),
      ]);
    expect(outline('zh')).toEqual(outline('en'));
  });
});

describe('typography', () => {
  const textsOf = (texts: typeof en): string[] => [
    ...Object.values(texts.sections),
    ...Object.values(texts.rules).flatMap(({ title, text }) => [title, ...text]),
    ...Object.values(texts.diagrams),
  ];
  // Names of links and notation are not read by people as they stand.
  const read = (text: string): string =>
    text.replace(/\]\([a-z]+:[\w-]+\)/g, ']').replace(/`[^`]*`/g, 'x');

  test('sets a thin space between Chinese and Latin letters or figures', () => {
    for (const text of textsOf(zh).map(read)) {
      expect(text).not.toMatch(/\p{Script=Han}[ ]?[A-Za-z0-9]|[A-Za-z0-9°][ ]?\p{Script=Han}/u);
    }
  });

  test('uses full-width punctuation and curved quotes in Chinese', () => {
    for (const text of textsOf(zh).map(read)) {
      expect(text).not.toMatch(/\p{Script=Han}[,.;:!?()"']|[,;:!?("']\p{Script=Han}/u);
      expect(text).not.toMatch(/[「」『』]/);
    }
  });

  test('uses curved quotes and no Chinese in English', () => {
    for (const text of textsOf(en).map(read)) {
      expect(text).not.toMatch(/["']/);
      expect(text).not.toMatch(/\p{Script=Han}/u);
    }
  });
});
