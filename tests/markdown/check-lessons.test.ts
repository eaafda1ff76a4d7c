// The checks of lessons: whatever is wrong stops the build, with the file, the line and what was expected.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkLesson, checkLessons, checkTwins } from '../../src/markdown/check-lessons.ts';
import { lessonChecks } from '../../src/markdown/integration.ts';
import { readLessonFile } from '../../src/markdown/lesson-file.ts';

const KNIGHT = '6/1p1f2/6/2K3/6/6 l - -';
const PINNED = '6/a~5/1N~4/6/3S2/4D1 l - -';
// The Marshall attacks along the rank, and any tile on d2 stops it.
const BLOCK = '2d3/6/6/6/m3D~1/6 l FPK -';
const START = '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0';

const context = { hasLesson: (slug: string) => slug === 'jump' };
const problemsOf = (source: string) => checkLesson(readLessonFile(source), context);

/** A lesson with everything in it, all of it right. */
const right = `---
title: All
---

Text with <Rule id="guard" /> and <Lesson slug="jump" />.

## A section

<Board position="${KNIGHT}" choose="c3" arrows="green c3d5">A caption.</Board>

<Task id="free" position="${KNIGHT}" goal={{ capture: 'footman', by: 'jump' }} ask="Capture." />

<Squares id="pin" position="${PINNED}" which="legal" of="d2" ask="Mark." />

<Predict id="see" position="${PINNED}" about="legal" action="d2d4" ask="May it?" />

<Quiz id="who" ask="Who?" position="${PINNED}" options={[
  { text: 'Yes', right: true, why: 'It may.', claim: 'legal d2c3' },
  { text: 'No', why: 'It is forbidden.', claim: 'legal d2d4' },
]} />

<Claim position="${PINNED}" claim="only d2c3 of d2">It is pinned.</Claim>

<Replay position="${START}" actions="b1b2 b6b5" comments={["One.", ""]} />

<Odds id="odds" position="${START}" side="light" kinds="knight" ask="How likely?" />

<Setup id="setup" side="dark" ask="Place three tiles." />

\`\`\`duke
${KNIGHT}
arrows: green c3d5
\`\`\`
`;

describe('one lesson', () => {
  it('passes when all is right', () => {
    expect(problemsOf(right)).toEqual([]);
  });

  it.each<[string, string, number, RegExp]>([
    ['a component that is none', '<Baord position="x" />', 1, /no component <Baord>.*Board/],
    [
      'a prop that is none',
      `\n<Board position="${KNIGHT}"\n  chose="c3" />`,
      3,
      /chose: there is no such prop/,
    ],
    [
      'a missing prop',
      `<Squares id="a" ask="Mark." position="${KNIGHT}" />`,
      1,
      /which: is missing; expected one of legal/,
    ],
    ['a missing id', `<Setup ask="Place." />`, 1, /<Setup> id: is missing; expected a name/],
    [
      'an id of another form',
      `<Setup id="Two Jumps" ask="Place." />`,
      1,
      /id: expected a name of a–z/,
    ],
    [
      'an id twice',
      '<Setup id="a" ask="Place." />\n\n<Setup id="a" ask="Place." />',
      3,
      /“a” is line 1's too/,
    ],
    [
      'a position that does not parse',
      '<Board\n  position="6/6/6" />',
      2,
      /<Board> position: .*3 ranks/,
    ],
    [
      'a square that is none',
      `<Board position="${KNIGHT}" choose="g7" />`,
      1,
      /choose: expected a1 to f6/,
    ],
    [
      'an empty square chosen',
      `<Board position="${KNIGHT}" choose="a1" />`,
      1,
      /no tile stands on a1/,
    ],
    [
      'an arrow that is none',
      `<Board position="${KNIGHT}" arrows="pink c3c4" />`,
      1,
      /arrows: “pink c3c4”/,
    ],
    [
      'a goal that is none',
      `<Task id="a" ask="Do." position="${KNIGHT}" goal={{ catch: 'footman' }} />`,
      1,
      /goal.catch: there is no such prop/,
    ],
    [
      'an unsolvable task',
      `<Task id="a" ask="Do." position="${KNIGHT}"\n  goal={{ capture: 'seer' }} />`,
      2,
      /goal: cannot be reached in one turn/,
    ],
    [
      'an unsolvable task of two turns',
      `<Task id="a" ask="Do." position="${START}" goal={{ capture: 'duke' }} turns={2} replies="b6b5" />`,
      1,
      /cannot be reached in 2 turns/,
    ],
    [
      'a win that is not forced',
      `<Task id="a" ask="Do." position="${START}" goal={{ captureDuke: true }} turns={2} />`,
      1,
      /no forced win in 2 turns/,
    ],
    [
      'a win that is there sooner',
      '<Task id="a" ask="Do." position="3d2/6/3R2/6/6/3D2 l - -" goal={{ captureDuke: true }}\n turns={2} />',
      2,
      /a win in 1 is there already/,
    ],
    [
      'several turns without replies',
      `<Task id="a" ask="Do." position="${KNIGHT}" goal={{ to: 'b5' }} turns={2} />`,
      1,
      /more than one turn needs replies/,
    ],
    [
      'squares without an answer',
      `<Squares id="a" ask="Mark." position="${KNIGHT}" which="forbidden" of="c3" />`,
      1,
      /has no square here/,
    ],
    [
      'squares of no tile',
      `<Squares id="a" ask="Mark." position="${KNIGHT}" which="legal" />`,
      1,
      /of: “legal” asks about a tile/,
    ],
    [
      'a prediction about what cannot happen',
      `<Predict id="a" ask="?" position="${PINNED}" about="guard" action="d2d4" />`,
      1,
      /action: d2d4 is not legal/,
    ],
    [
      'a refusal of what is legal',
      `<Refused id="a" ask="Why?" position="${KNIGHT}" action="c3b5" reasons="blocked friend" />`,
      1,
      /action: c3b5 is legal/,
    ],
    [
      'a refusal without its reason',
      `<Refused id="a" ask="Why?" position="${PINNED}" action="d2d4" reasons="blocked friend" />`,
      1,
      /reasons: the right one, forbidden, is missing/,
    ],
    [
      'a quiz without a right answer',
      `<Quiz id="a" ask="?" options={[{ text: 'A', why: 'b' }, { text: 'C', why: 'd' }]} />`,
      1,
      /exactly one answer with right: true/,
    ],
    [
      'a quiz with one answer',
      `<Quiz id="a" ask="?" options={[{ text: 'A', right: true, why: 'b' }]} />`,
      1,
      /two answers at least/,
    ],
    [
      'a right answer whose claim fails',
      `<Quiz id="a" ask="?" position="${PINNED}" options={[{ text: 'A', right: true, why: 'b', claim: 'legal d2d4' }, { text: 'C', why: 'd' }]} />`,
      1,
      /number 1: the right answer's claim fails/,
    ],
    [
      'a wrong answer whose claim holds',
      `<Quiz id="a" ask="?" position="${PINNED}" options={[{ text: 'A', right: true, why: 'b' }, { text: 'C', why: 'd', claim: 'legal d2c3' }]} />`,
      1,
      /number 2: a wrong answer's claim holds/,
    ],
    [
      'a wrong claim',
      `<Claim position="${PINNED}"\n  claim="legal d2d4">It may.</Claim>`,
      2,
      /claim: d2d4: claimed legal, found forbidden/,
    ],
    [
      'a claim that is none',
      `<Claim position="${PINNED}" claim="maybe d2d4">It may.</Claim>`,
      1,
      /“maybe d2d4” is no statement/,
    ],
    [
      'a claim without its sentence',
      `<Claim position="${PINNED}" claim="legal d2c3" />`,
      1,
      /expected a sentence inside/,
    ],
    [
      'a record that cannot be played',
      `<Replay position="${START}" actions="b1b2 b1b2" />`,
      1,
      /actions: .*turn 2/,
    ],
    [
      'a chance of an empty bag',
      `<Odds id="a" ask="?" position="${KNIGHT}" kinds="knight" />`,
      1,
      /the bag is empty/,
    ],
    [
      'hopes that are not fulfilled by just these kinds',
      `<Odds id="a" ask="?" position="${BLOCK}" kinds="footman pikeman" goal={{ escape: true }} />`,
      1,
      /kinds: claimed footman pikeman, found footman pikeman knight/,
    ],
    ['a rule that is none', 'As <Rule id="castling" /> says.', 1, /there is no rule “castling”/],
    ['a lesson that is none', 'See <Lesson slug="chess" />.', 1, /there is no lesson “chess”/],
    ['a drawn position that does not parse', 'Text.\n\n```duke\n6/6\n```', 3, /a drawn position: /],
    [
      'a line of a drawn position that is none',
      `\`\`\`duke\n${KNIGHT}\ncolour: red\n\`\`\``,
      1,
      /expected a line that begins with arrows/,
    ],
    [
      'a prop that is computed',
      `<Board position={"6" + "/6"} />`,
      1,
      /position: expected plain text/,
    ],
    ['a spread', '<Board {...props} />', 1, /has a spread/],
    ['an import', 'import { x } from "./x.js"\n\nText.', 1, /uses components by name/],
    ['a heading of the first level', '# Title', 1, /the title stands above/],
    ['text that is no MDX', 'Text.\n\n<Board position="x"', 3, /./],
  ])('stops for %s', (_, source, line, message) => {
    const problems = problemsOf(source);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.line).toBe(line);
  });
});

describe('two languages', () => {
  const differ = (mine: string, theirs: string) =>
    checkTwins(readLessonFile(mine), readLessonFile(theirs), 'en/all.mdx');

  it('agree when only their prose differs', () => {
    const other = right
      .replace('A section', '一节')
      .replace('Capture.', '吃掉它。')
      .replace("text: 'Yes'", "text: '可以'")
      .replace('["One.", ""]', '["第一手。", ""]')
      .replace('It is pinned.', '它不能乱走。')
      .replace('A caption.', '图注。')
      .replace(' and <Lesson slug="jump" />', '');
    expect(differ(other, right)).toEqual([]);
  });

  it.each<[string, (source: string) => string, RegExp]>([
    [
      'another section',
      (text) => text.replace('## A section', '### A section'),
      /a heading ###, there a heading ##/,
    ],
    ['a section more', (text) => `${text}\n## More\n`, /has a heading ##, there nothing follows/],
    [
      'a section less',
      (text) => text.replace('## A section', ''),
      /has <Board>, there a heading ##/,
    ],
    [
      'another position',
      (text) => text.replace(`<Board position="${KNIGHT}"`, `<Board position="${PINNED}"`),
      /<Board> position is not the same there \(line 9\)/,
    ],
    ['another id', (text) => text.replace('id="free"', 'id="other"'), /<Task> id is not the same/],
    [
      'another goal',
      (text) => text.replace("by: 'jump'", "by: 'move'"),
      /<Task> goal is not the same/,
    ],
    [
      'another right answer',
      (text) => text.replace(', right: true', '').replace("text: 'No'", "text: 'No', right: true"),
      /<Quiz> options is not the same/,
    ],
    [
      'fewer comments',
      (text) => text.replace('["One.", ""]', '["One."]'),
      /<Replay> comments is not the same/,
    ],
    [
      'another drawing',
      (text) => text.replace('arrows: green c3d5', 'arrows: red c3d5'),
      /not the same fenced block/,
    ],
    [
      'an exercise left out',
      (text) => text.replace(/<Odds.*\/>/, ''),
      /has <Setup id="setup">, there <Odds id="odds">/,
    ],
    [
      'the last left out',
      (text) => text.replace(/```duke[\s\S]*```/, ''),
      /nothing follows, there a fenced block/,
    ],
  ])('differ by %s', (_, change, message) => {
    const [problem] = differ(change(right), right);
    expect(problem?.message).toMatch(/^differs from en\/all\.mdx: /);
    expect(problem?.message).toMatch(message);
  });
});

describe('a folder of lessons', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lessons-'));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('names file and line, sorted, once for each problem', () => {
    write('en/jump.mdx', '<Setup id="a" ask="Place." />\n');
    write('zh/jump.mdx', '第一段。\n\n<Setup id="b" ask="放好。" />\n\n<Rule id="castling" />\n');
    expect(checkLessons(folder)).toEqual([
      `${join(folder, 'zh/jump.mdx')}:3: differs from ${join(folder, 'en/jump.mdx')}: <Setup> id is not the same there (line 1)`,
      `${join(folder, 'zh/jump.mdx')}:5: <Rule> id: there is no rule “castling”`,
    ]);
  });

  it('stops the build', () => {
    write('en/jump.mdx', '\n<Setup ask="Place." />\n');
    const start = lessonChecks(folder).hooks['astro:build:start'];
    expect(() => start?.({} as never)).toThrow(/en\/jump\.mdx:2: <Setup> id: is missing/);
  });

  it('finds other lessons of the same language', () => {
    write('en/jump.mdx', '<Lesson slug="move" />\n');
    write('en/move.mdx', '<Lesson slug="jump" />\n');
    expect(checkLessons(folder)).toEqual([]);
  });
});

it('finds nothing wrong in the lessons that there are', () => {
  expect(checkLessons()).toEqual([]);
  const start = lessonChecks().hooks['astro:build:start'];
  expect(() => start?.({} as never)).not.toThrow();
});
