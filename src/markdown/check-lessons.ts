// Checks all lessons: forms, truths, and the two languages against each other. `node src/markdown/check-lessons.ts` prints.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { locales } from '../i18n/locales.ts';
import { readFence } from './fence.ts';
import {
  type ComponentPart,
  type FencePart,
  type LessonFile,
  type LessonPart,
  type LessonProblem,
  readLessonFile,
} from './lesson-file.ts';
import { isComponentName, PROPS, PROSE } from './props.ts';
import { type VerifyContext, verifyComponent, verifyDrawing } from './verify.ts';

/** Checks one lesson's parts, each for itself, and that no two exercises share an `id`. */
export function checkLesson(
  { parts, problems }: LessonFile,
  context: VerifyContext,
): LessonProblem[] {
  const ids = new Map<string, number>();
  const found = parts.flatMap((part): LessonProblem[] => {
    if (part.type === 'heading') {
      return part.depth === 1
        ? [{ line: part.line, message: 'the title stands above; expected headings from ## on' }]
        : [];
    }
    if (part.type === 'fence') return checkFence(part);
    const id = part.props.id;
    const sameId: LessonProblem[] = [];
    if (part.name !== 'Rule' && typeof id === 'string') {
      const before = ids.get(id);
      if (before !== undefined)
        sameId.push({
          line: part.line,
          message: `<${part.name}> id: “${id}” is line ${before}'s too`,
        });
      else ids.set(id, part.line);
    }
    return [...checkComponent(part, context), ...sameId];
  });
  return [...problems, ...found];
}

function checkComponent(part: ComponentPart, context: VerifyContext): LessonProblem[] {
  const { name, props, lines, line } = part;
  if (!isComponentName(name)) {
    const names = Object.keys(PROPS).join(', ');
    return [{ line, message: `there is no component <${name}>; expected one of ${names}` }];
  }
  const at = (prop: PropertyKey | undefined) => lines[String(prop)] ?? line;
  const parsed = PROPS[name].safeParse(props);
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
      const path = [...issue.path, ...(unknown === undefined ? [] : [unknown])];
      const what = path.map(String).join('.');
      const message =
        unknown !== undefined
          ? 'there is no such prop'
          : issue.path.length === 1 && !(String(path[0]) in props)
            ? `is missing; ${issue.message}`
            : issue.message;
      return { line: at(path[0]), message: `<${name}> ${what}: ${message}` };
    });
  }
  if (name === 'Claim' && part.text === '')
    return [{ line, message: '<Claim>: expected a sentence inside' }];
  const position = (parsed.data as { position?: string }).position;
  const untrue = position === undefined ? [] : verifyDrawing({ position });
  if (untrue.length > 0)
    return untrue.map(({ message }) => ({
      line: at('position'),
      message: `<${name}> position: ${message}`,
    }));
  return verifyComponent(name, parsed.data as never, context).map(({ prop, message }) => ({
    line: at(prop),
    message: `<${name}>${prop === undefined ? '' : ` ${prop}`}: ${message}`,
  }));
}

function checkFence({ language, value, line }: FencePart): LessonProblem[] {
  if (language !== 'duke') return [];
  try {
    return verifyDrawing(readFence(value)).map(({ message }) => ({
      line,
      message: `a drawn position: ${message}`,
    }));
  } catch (error) {
    return [
      { line, message: `a drawn position: ${error instanceof Error ? error.message : error}` },
    ];
  }
}

const isBlock = (part: LessonPart): boolean =>
  part.type !== 'component' || (part.name !== 'Rule' && part.name !== 'Lesson');

/** The same value without its prose, whose length is kept where it is a list. */
function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      PROSE.some((prose) => prose === key)
        ? [key, Array.isArray(inner) ? inner.length : typeof inner]
        : [key, withoutProse(inner)],
    ),
  );
}

function name(part: LessonPart | undefined): string {
  if (part === undefined) return 'the end';
  if (part.type === 'heading') return `a heading ${'#'.repeat(part.depth)}`;
  if (part.type === 'fence') return 'a fenced block';
  return typeof part.props.id === 'string'
    ? `<${part.name} id="${part.props.id}">`
    : `<${part.name}>`;
}

/** How a part differs from its twin, or `undefined`. */
function difference(part: LessonPart, twin: LessonPart): string | undefined {
  if (part.type === 'heading' && twin.type === 'heading')
    return part.depth === twin.depth ? undefined : `is ${name(part)}, there ${name(twin)}`;
  if (part.type === 'fence' && twin.type === 'fence')
    return part.value === twin.value ? undefined : 'is not the same fenced block';
  if (part.type !== 'component' || twin.type !== 'component' || part.name !== twin.name)
    return `has ${name(part)}, there ${name(twin)} (line ${twin.line})`;
  const props = new Set([...Object.keys(part.props), ...Object.keys(twin.props)]);
  for (const prop of props) {
    const [mine, theirs] = [part, twin].map(
      (one) => (withoutProse({ [prop]: one.props[prop] }) as Record<string, unknown>)[prop],
    );
    if (!isDeepStrictEqual(mine, theirs))
      return `<${part.name}> ${prop} is not the same there (line ${twin.line})`;
  }
  return undefined;
}

/**
 * Checks that two languages have the same sections, boards and exercises in the same order.
 * @returns the first difference, at its line in `lesson`; empty when there is none
 */
export function checkTwins(
  lesson: LessonFile,
  twin: LessonFile,
  twinName: string,
): LessonProblem[] {
  const [mine, theirs] = [lesson, twin].map(({ parts }) => parts.filter(isBlock)) as [
    LessonPart[],
    LessonPart[],
  ];
  for (const [index, part] of mine.entries()) {
    const other = theirs[index];
    const what =
      other === undefined ? `has ${name(part)}, there nothing follows` : difference(part, other);
    if (what !== undefined)
      return [{ line: part.line, message: `differs from ${twinName}: ${what}` }];
  }
  const extra = theirs[mine.length];
  if (extra === undefined) return [];
  return [
    {
      line: mine.at(-1)?.line ?? 1,
      message: `differs from ${twinName}: nothing follows, there ${name(extra)} (line ${extra.line})`,
    },
  ];
}

/**
 * Checks every lesson in a folder that holds `en/` and `zh/`.
 * @returns `file:line: what is wrong`, sorted; empty when all is well
 */
export function checkLessons(folder = 'content/lessons'): string[] {
  const [first, second] = locales;
  const files = new Map<string, LessonFile>();
  for (const locale of locales) {
    for (const file of globSync('*.mdx', { cwd: join(folder, locale) }))
      files.set(
        `${locale}/${file}`,
        readLessonFile(readFileSync(join(folder, locale, file), 'utf8')),
      );
  }
  const said = (file: string, problems: readonly LessonProblem[]) =>
    problems.map(({ line, message }) => ({ file: join(folder, file), line, message }));
  return [...files]
    .flatMap(([file, lesson]) => {
      const locale = file.slice(0, file.indexOf('/'));
      const hasLesson = (slug: string) => existsSync(join(folder, locale, `${slug}.mdx`));
      const twin = locale === second ? files.get(`${first}/${basename(file)}`) : undefined;
      return said(file, [
        ...checkLesson(lesson, { hasLesson }),
        ...(twin === undefined
          ? []
          : checkTwins(lesson, twin, join(folder, first, basename(file)))),
      ]);
    })
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
    .map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

if (import.meta.main) {
  const problems = checkLessons();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
