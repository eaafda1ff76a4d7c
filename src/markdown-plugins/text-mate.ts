// The grammar of the notation as a TextMate file, for editors and highlighters.
import { dukeGrammar } from '../markdown/grammar.ts';

/** The file's content. */
export function textMateFile(): string {
  const { displayName, scopeName, patterns, repository } = dukeGrammar;
  return `${JSON.stringify(
    {
      $schema: 'https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json',
      ...{ name: displayName, scopeName, fileTypes: ['duke'], patterns, repository },
    },
    null,
    2,
  )}\n`;
}
