// The Chinese words of the game that the rules search knows, to find them in questions without spaces.
import { GLOSSARY, TILE_NAMES } from '../i18n/glossary.ts';

/** Terms, their other words, tiles, and the rulebook's words for them: each once, two characters or more. */
export function chineseTerms(): string[] {
  const words = [
    ...GLOSSARY.flatMap(({ words, rulebook }) => [words.zh.term, ...words.zh.also, ...rulebook]),
    ...TILE_NAMES.flatMap(({ zh, rulebook }) => [zh, ...rulebook]),
  ];
  return [...new Set(words)].filter((word) => /^\p{Script=Han}{2,}$/u.test(word));
}
