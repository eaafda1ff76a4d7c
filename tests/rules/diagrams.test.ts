// What the rules reference says about its diagrams holds; and a claim that does not hold is found.
import { describe, expect, test } from 'vitest';
import en from '../../content/ui/en/board.json' with { type: 'json' };
import zh from '../../content/ui/zh/board.json' with { type: 'json' };
import {
  KINDS,
  parsePosition,
  squareFromName,
  tileAt,
  tileKind,
  unwrap,
} from '../../src/engine/index.ts';
import type { RuleId } from '../../src/i18n/rule-numbers.ts';
import { checkClaims, verifiedPosition } from '../../src/rules/claims.ts';
import { diagramState, stateOfDiagram } from '../../src/rules/diagram-state.ts';
import type { Claims, Diagram } from '../../src/rules/diagram-types.ts';
import { DIAGRAMS, DIAGRAMS_OF_RULES } from '../../src/rules/diagrams.ts';
import { RULE_TEXTS } from '../../src/rules/reference.ts';

const places = Object.entries(DIAGRAMS_OF_RULES).flatMap(([rule, ids]) =>
  ids.map((id) => [id, rule as RuleId] as const),
);

describe('every diagram', () => {
  test('stands beside exactly one rule', () => {
    expect(places.map(([id]) => id).sort()).toEqual(Object.keys(DIAGRAMS).sort());
  });

  test.each(places)('%s holds, and shows what was chosen', (id, rule) => {
    const diagram: Diagram = DIAGRAMS[id];
    const { choice } = diagramState(id, rule);
    expect(choice.type === 'nothing').toBe(
      diagram.choose === undefined && diagram.drawn === undefined,
    );
    // Guard alone is what any diagram claims: each has to say something of its own.
    expect(Object.keys(diagram.claims).length).toBeGreaterThan(1);
  });

  test.each(places)('%s is described with the tiles that stand there', (id, rule) => {
    const position = unwrap(parsePosition(DIAGRAMS[id].position));
    const expectTile = (square: string, name: string, names: Record<string, string>) => {
      const kind = tileKind(tileAt(position, squareFromName(square) as number));
      const found = KINDS.find((info) => info.kind === kind);
      expect(found && names[`tile.${found.id}`], `${name} on ${square}`).toBe(name);
    };
    const kinds = (names: Record<string, string>) =>
      KINDS.map((info) => names[`tile.${info.id}`]).join('|');
    const said = (texts: (typeof RULE_TEXTS)['en']) =>
      [texts.diagrams[id], ...(rule.endsWith('-example') ? texts.rules[rule].text : [])].join('\n');

    const english = new RegExp(`(${kinds(en)}) (?:on|from) ([a-f][1-6])`, 'g');
    for (const [, name = '', square = ''] of said(RULE_TEXTS.en).matchAll(english))
      expectTile(square, name, en);
    const chinese = new RegExp(`([a-f][1-6])\\u2009的(?:己方|浅色方)?(${kinds(zh)})`, 'gu');
    for (const [, square = '', name = ''] of said(RULE_TEXTS.zh).matchAll(chinese))
      expectTile(square, name, zh);
  });
});

describe('a wrong claim is found', () => {
  const position = '5d/2r3/6/6/2K3/2D3 l F -';
  const guarded = '5d/2r3/6/6/6/2D3 l F -';
  const wrong: readonly (readonly [string, string, Claims, string])[] = [
    ['Guard', position, { guard: ['light'] }, 'in Guard: claimed light, found none'],
    ['no Guard', guarded, { guard: [] }, 'in Guard: claimed none, found light'],
    ['legal', position, { legal: ['c2b4'] }, 'c2b4: claimed legal, found forbidden'],
    ['impossible', position, { impossible: ['c1b1'] }, 'c1b1: claimed impossible, found legal'],
    ['forbidden', position, { forbidden: { c1b1: 'c5' } }, 'c1b1: claimed forbidden, found legal'],
    [
      'the capturer',
      position,
      { forbidden: { c2b4: 'f6' } },
      'c2b4 is forbidden by: claimed f6, found c5',
    ],
    [
      'all maneuvers',
      position,
      { only: { c2: ['c2b4'] } },
      'legal maneuvers of c2: claimed c2b4, found none',
    ],
    [
      'threats',
      guarded,
      { threats: { light: ['f6'] } },
      'threats to the light Duke: claimed f6, found c5',
    ],
    [
      'levy squares',
      position,
      { levySquares: { light: ['b1'] } },
      'levy squares of light: claimed b1, found b1 d1',
    ],
    ['stuck', position, { stuck: ['c2'] }, 'marks of c2 on the board'],
    [
      'zone',
      '6/6/6/2G~3/6/6 l - -',
      { zone: { c3: ['b3'] } },
      'command zone of c3: claimed b3, found b2 b3 c2 d2 d3',
    ],
    ['setup', position, { setup: 'mirrored' }, 'setup: claimed mirrored, found none'],
    ['result', position, { result: 'no-legal-action' }, 'result: claimed no-legal-action'],
    [
      'the other side',
      position,
      { ifToAct: { dark: { legal: ['f6f5'] } } },
      'with dark to act, f6f5: claimed legal, found impossible',
    ],
    [
      'what follows',
      guarded,
      { after: [{ play: 'F@b1', guard: [] }] },
      'after F@b1, in Guard: claimed none, found light',
    ],
    ['an illegal step', position, { after: [{ play: 'c2b4' }] }, 'c2b4: claimed legal'],
  ];

  test.each(wrong)('%s', (_name, text, claims, problem) => {
    const problems = checkClaims(unwrap(parsePosition(text)), claims);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  test('and stops the build with the diagram and every problem', () => {
    const diagram: Diagram = { position, claims: { guard: ['dark'], legal: ['c2b4'] } };
    expect(() => verifiedPosition(diagram, 'src/rules/diagrams.ts: diagram "x"')).toThrow(
      'src/rules/diagrams.ts: diagram "x": in Guard: claimed dark, found none; ' +
        'c2b4: claimed legal, found forbidden',
    );
  });

  test('as is a position that cannot be read, and a claim that does not exist', () => {
    const unreadable: Diagram = { position: '6/6 l - -', claims: { guard: [] } };
    expect(() => verifiedPosition(unreadable, 'here')).toThrow(/^here: /);
    const misspelt = { gaurd: [] } as Claims;
    expect(() => checkClaims(unwrap(parsePosition(position)), misspelt)).toThrow('"gaurd"');
  });

  test('as is a choice that cannot be made', () => {
    const diagram: Diagram = { position: '6/6/6/2P3/6/6 l - -', claims: { guard: [] } };
    const state = (change: Partial<Diagram>) => () =>
      stateOfDiagram({ ...diagram, ...change }, 'here');
    expect(state({ choose: ['c3'] })().choice).toEqual({ type: 'tile', square: 14 });
    expect(state({ choose: ['c9'] })).toThrow('here: "c9" is not a square');
    expect(state({ choose: ['c4'] })).toThrow('here: there is nothing to choose on c4');
    expect(state({ drawn: 'F' })).toThrow('here: no levy is possible');
  });
});
