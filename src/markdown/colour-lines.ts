// Lines of code in colours as plain data, for a page that fills places in them later. The same classes as other code has.
import { codeToTokens, createCssVariablesTheme } from 'shiki';
import { classOfStyle } from './code-classes.ts';

/** A piece of a line with the class of its colour. */
export interface ColouredPiece {
  readonly text: string;
  readonly className?: string;
}

const theme = createCssVariablesTheme({ variablePrefix: '--astro-code-' });

/**
 * Colours lines of code.
 * @param lines whose places, `{{name}}`, are filled in afterwards
 * @returns the pieces of each line
 * @throws Error when a place falls apart into two pieces: it could not be filled in
 */
export async function colourLines(
  lines: readonly string[],
  language: 'html' | 'markdown',
): Promise<ColouredPiece[][]> {
  // On a busy machine Shiki would otherwise give a line up after half a second and leave it without colours.
  const options = { lang: language, theme, tokenizeTimeLimit: 0 };
  const { tokens } = await codeToTokens(lines.join('\n'), options);
  return tokens.map((line) =>
    line.map(({ content, color }) => {
      if (content.split('{{').length !== content.split('}}').length)
        throw new Error(`a place falls apart: ${content}`);
      const className = classOfStyle(color ?? '');
      return className === undefined ? { text: content } : { text: content, className };
    }),
  );
}
