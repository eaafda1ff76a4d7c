// What a lesson's file holds besides prose: its headings, components and drawn positions in order, each with its line.
import JSON5 from 'json5';
import { mdxToMdast } from 'satteri';

/** A heading. */
export interface HeadingPart {
  readonly type: 'heading';
  readonly depth: number;
  readonly text: string;
  readonly line: number;
}

/** A component as it is written, its props read but not checked. */
export interface ComponentPart {
  readonly type: 'component';
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** The text inside, without markup. */
  readonly text: string;
  /** The line its tag begins on. */
  readonly line: number;
  /** The line of each prop. */
  readonly lines: Readonly<Record<string, number>>;
}

/** A fenced block in a language of the game, drawn or coloured. */
export interface FencePart {
  readonly type: 'fence';
  readonly language: string;
  readonly value: string;
  readonly line: number;
}

/** One of these. */
export type LessonPart = HeadingPart | ComponentPart | FencePart;

/** Something wrong in a lesson: the line, and a sentence for the author. */
export interface LessonProblem {
  readonly line: number;
  readonly message: string;
}

/** What a file holds, and what of it could not be read. */
export interface LessonFile {
  readonly parts: readonly LessonPart[];
  readonly problems: readonly LessonProblem[];
}

/** The part of a syntax tree's node that matters here. */
interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: unknown;
  readonly lang?: string | null;
  readonly depth?: number;
  readonly children?: readonly Node[];
  readonly attributes?: readonly Attribute[];
  readonly position?: {
    readonly start: { readonly line: number; readonly offset?: number };
    readonly end: { readonly offset?: number };
  };
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | null | { readonly value: string };
}

const textOf = (node: Node): string =>
  typeof node.value === 'string' ? node.value : (node.children ?? []).map(textOf).join('');

const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** Reads a lesson's source. A source that is no MDX at all gives one problem. */
export function readLessonFile(source: string): LessonFile {
  const parts: LessonPart[] = [];
  const problems: LessonProblem[] = [];
  let tree: Node;
  try {
    tree = mdxToMdast(source) as unknown as Node;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = /(?:^|\D)(\d+):\d+/.exec(message)?.[1];
    return { parts, problems: [{ line: Number(line ?? 1), message }] };
  }
  walk(tree);
  return { parts, problems };

  function walk(node: Node): void {
    const line = lineOf(node);
    if (node.type === 'heading')
      parts.push({ type: 'heading', depth: node.depth ?? 1, text: textOf(node), line });
    if (node.type === 'code' && node.lang?.startsWith('duke'))
      parts.push({ type: 'fence', language: node.lang, value: String(node.value), line });
    if (node.type === 'mdxjsEsm')
      problems.push({ line, message: 'has an import or export; a lesson uses components by name' });
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') readElement(node);
    for (const child of node.children ?? []) walk(child);
  }

  function readElement(node: Node): void {
    const name = node.name ?? '';
    const line = lineOf(node);
    // Plain HTML in lower case is Markdown's own.
    if (!/^[A-Z]/.test(name)) return;
    const props: Record<string, unknown> = {};
    const lines: Record<string, number> = {};
    for (const attribute of node.attributes ?? []) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name === undefined) {
        problems.push({ line, message: `<${name}> has a spread; expected each prop by name` });
        continue;
      }
      lines[attribute.name] = lineOfProp(node, attribute.name);
      try {
        props[attribute.name] = readValue(attribute.value);
      } catch (error) {
        problems.push({
          line: lines[attribute.name] ?? line,
          message: `<${name}> ${attribute.name}: expected plain text, numbers, lists and objects (${error instanceof Error ? error.message : error})`,
        });
      }
    }
    parts.push({ type: 'component', name, props, text: textOf(node).trim(), line, lines });
  }

  function lineOfProp(node: Node, prop: string): number {
    const start = node.position?.start.offset ?? 0;
    const text = source.slice(start, node.position?.end.offset);
    const found = new RegExp(`[\\s]${prop}(?:=|\\s|/|>)`).exec(text);
    return lineOf(node) + text.slice(0, (found?.index ?? 0) + 1).split('\n').length - 1;
  }
}

/** A prop's value: text as it stands, `true` where nothing follows the name, otherwise what stands in braces. */
function readValue(value: Attribute['value']): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  return JSON5.parse(value.value);
}
