// The code in each form, with places in braces for what the reader chooses. The build colours it once (Shiki); the builder
// fills it in. Pure text.

/** A line of a template. */
export interface TemplateLine {
  /** The line; `{{name}}` is a place. */
  readonly code: string;
  /** The line is there only where this place has something in it. */
  readonly when?: string;
}

/** One form of the code. */
export interface Template {
  readonly language: 'html' | 'markdown';
  readonly lines: readonly TemplateLine[];
}

const attribute = (name: string): TemplateLine => ({
  code: `  ${name}="{{${name}}}"`,
  when: name,
});

const SCRIPT: TemplateLine = {
  code: '<script type="module" src="{{folder}}duke-hall.js"></script>',
};

const html = (...lines: readonly TemplateLine[]): Template => ({ language: 'html', lines });

/** The templates by name. */
export const TEMPLATES = {
  board: html(
    SCRIPT,
    { code: '<duke-board' },
    ...['lang', 'theme', 'size', 'orientation'].map(attribute),
    { code: '  static', when: 'static' },
    ...['coordinates', 'arrows', 'marks', 'record'].map(attribute),
    { code: '  position="{{position}}"></duke-board>' },
  ),
  puzzle: html(SCRIPT, { code: '<duke-puzzle' }, ...['lang', 'theme', 'size'].map(attribute), {
    code: '  puzzle="{{puzzle}}"></duke-puzzle>',
  }),
  'puzzle-of-position': html(
    SCRIPT,
    { code: '<duke-puzzle' },
    ...['lang', 'theme', 'size'].map(attribute),
    { code: '  n="{{n}}"' },
    { code: '  position="{{position}}"></duke-puzzle>' },
  ),
  daily: html(SCRIPT, { code: '<duke-daily' }, ...['theme', 'size'].map(attribute), {
    code: '  lang="{{lang}}"></duke-daily>',
  }),
  picture: html(
    { code: '<a href="{{link}}">' },
    { code: '  <img src="{{src}}" width="544" height="544" alt="{{alt}}">' },
    { code: '</a>' },
  ),
  fence: {
    language: 'markdown',
    lines: [
      { code: '```duke' },
      { code: '{{position}}' },
      ...['bottom', 'arrows', 'marks'].map((name) => ({
        code: `${name}: {{${name}}}`,
        when: name,
      })),
      { code: '```' },
    ],
  },
  'markdown-picture': {
    language: 'markdown',
    lines: [{ code: '[![{{alt}}]({{src}})]({{link}})' }],
  },
  frame: html(
    { code: '<script type="module" src="{{folder}}frame-sizes.js"></script>' },
    { code: '<iframe title="{{title}}" width="544" height="{{height}}"' },
    { code: '  sandbox="allow-scripts allow-popups" referrerpolicy="no-referrer"' },
    { code: '  src="{{folder}}{{frame}}"></iframe>' },
  ),
} as const satisfies Readonly<Record<string, Template>>;

/** The name of a template. */
export type TemplateName = keyof typeof TEMPLATES;

/** A piece of a line with the class of its colour; its text may have places. */
export interface Token {
  readonly text: string;
  readonly className?: string;
}

/** The lines of each template in colours, as the build gives them. */
export type ColouredTemplates = Readonly<Record<TemplateName, readonly (readonly Token[])[]>>;

/** What the places stand for. */
export type Values = Readonly<Record<string, string>>;

/**
 * Fills a template in.
 * @param coloured the template's lines in colours
 * @param values what each place stands for, escaped as the language wants it
 * @returns the lines that are there
 * @throws RangeError for a place without a value
 */
export function fillTemplate(
  { lines }: Template,
  coloured: readonly (readonly Token[])[],
  values: Values,
): Token[][] {
  const fill = (text: string): string =>
    text.replace(/\{\{([\w-]+)\}\}/g, (_place, name: string) => {
      const value = values[name];
      if (value === undefined) throw new RangeError(`no value for {{${name}}}`);
      return value;
    });
  return coloured
    .filter((_tokens, index) => {
      const when = lines[index]?.when;
      return when === undefined || (values[when] ?? '') !== '';
    })
    .map((tokens) => tokens.map((token) => ({ ...token, text: fill(token.text) })));
}

/** The text of filled lines. */
export const textOfLines = (lines: readonly (readonly Token[])[]): string =>
  lines.map((tokens) => tokens.map(({ text }) => text).join('')).join('\n');
