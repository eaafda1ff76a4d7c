// The positions drawn in the rules reference, each with what its caption and its rule say about it, for the build to check.
import type { RuleId } from '../i18n/rule-numbers.ts';
import type { Diagram } from './diagram-types.ts';

/** Every diagram by its name; its caption stands under the same name in content/rules/en.json and zh.json. */
export const DIAGRAMS = {
  orientation: {
    position: '6/4k1/6/6/1K4/6 l - -',
    choose: ['e5'],
    claims: {
      guard: [],
      only: { b2: ['b2a2', 'b2c2', 'b2b1', 'b2a4', 'b2c4'] },
      ifToAct: { dark: { only: { e5: ['e5d5', 'e5f5', 'e5e6', 'e5d3', 'e5f3'] } } },
    },
  },
  'move-blocked': {
    position: '6/6/6/3f2/2P3/6 l - -',
    choose: ['c2'],
    claims: { guard: [], only: { c2: ['c2b3', 'c2a4', 'c2d3'] }, impossible: ['c2e4'] },
  },
  'jump-over': {
    position: '6/6/2F3/2Cf2/6/6 l - -',
    choose: ['c3'],
    claims: {
      guard: [],
      only: { c3: ['c3c5', 'c3e3', 'c3a3', 'c3c1', 'c3b3', 'c3c2', 'c3d3'] },
      impossible: ['c3c4'],
    },
  },
  'slide-lines': {
    position: '6/4f1/1F4/2T3/6/6 l - -',
    choose: ['c3'],
    claims: {
      guard: [],
      only: { c3: ['c3d4', 'c3e5', 'c3b2', 'c3a1', 'c3d2', 'c3e1'] },
      impossible: ['c3f6', 'c3b4', 'c3a5'],
    },
  },
  'jump-slide-lines': {
    position: '2f3/6/6/2f3/2A3/6 l - -',
    choose: ['c2'],
    claims: { guard: [], only: { c2: ['c2c4', 'c2c5', 'c2c6'] }, impossible: ['c2c3'] },
  },
  'strike-target': {
    position: '6/2f3/2k3/2B~3/6/6 l - -',
    choose: ['c3'],
    claims: {
      guard: [],
      only: { c3: ['c3*c5', 'c3c4', 'c3b2', 'c3d2'] },
      impossible: ['c3*b4', 'c3*d4', 'c3b4', 'c3d4'],
    },
  },
  'command-zone': {
    position: '6/6/6/1FG~f2/1D4/6 l - -',
    choose: ['c3', 'b3'],
    claims: {
      guard: [],
      zone: { c3: ['b2', 'c2', 'd2', 'b3', 'd3'] },
      legal: ['c3:b3c2', 'c3:b3d2', 'c3:b3d3', 'c3:b2c2', 'c3:b2d3', 'c3d3'],
      impossible: ['c3:b3b2', 'c3:b3b4', 'c3:c3d2'],
      forbidden: { 'c3:b2d2': 'd3' },
    },
  },
  'stuck-pikeman': {
    position: '1P4/6/6/6/6/6 l - -',
    choose: ['b6'],
    claims: { guard: [], stuck: ['b6'] },
  },
  'forbidden-square': {
    position: '6/6/6/4p~1/6/2D3 l - -',
    choose: ['c1'],
    claims: {
      guard: [],
      only: { c1: ['c1b1', 'c1a1', 'c1e1'] },
      forbidden: { c1d1: 'e3', c1f1: 'e3' },
    },
  },
  'pinned-knight': {
    position: '6/2r3/6/6/2K3/2D3 l - -',
    choose: ['c2'],
    claims: {
      guard: [],
      only: { c2: [] },
      forbidden: { c2b2: 'c5', c2d2: 'c5', c2b4: 'c5', c2d4: 'c5' },
    },
  },
  'pinned-threat': {
    position: 'd5/6/2f3/2D3/4T1/6 l - -',
    choose: ['c4'],
    claims: {
      guard: ['light'],
      threats: { light: ['c4'] },
      legal: ['e2c4', 'c3b3'],
      forbidden: { e2f3: 'c4' },
      ifToAct: { dark: { legal: ['c4c3'], forbidden: { c4b4: 'e2', c4d4: 'e2' } } },
    },
  },
  'duke-first': {
    position: '6/2r3/6/6/2Fd2/2D3 l - -',
    choose: ['c2'],
    claims: {
      guard: ['dark'],
      legal: ['c2d2'],
      forbidden: { c2b2: 'c5' },
      after: [{ play: 'c2d2', result: 'duke-captured' }],
    },
  },
  'levy-block': {
    position: '5d/2r3/6/6/6/2D3 l F -',
    drawn: 'F',
    claims: {
      guard: ['light'],
      threats: { light: ['c5'] },
      levySquares: { light: ['b1', 'd1', 'c2'] },
      after: [
        { play: 'F@c2', guard: [] },
        { play: 'F@b1', guard: ['light'] },
        { play: 'F@d1', guard: ['light'] },
      ],
    },
  },
  'levy-squares': {
    position: '6/6/6/6/6/3DF1 l P -',
    drawn: 'P',
    claims: {
      guard: [],
      levySquares: { light: ['c1', 'd2'] },
      impossible: ['P@e1', 'P@c2', 'P@e2'],
    },
  },
  mirrored: {
    position: '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0',
    claims: { guard: [], setup: 'mirrored' },
  },
  'free-setup': {
    position: '3df1/3f2/6/6/2F3/1FD3 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal 0',
    claims: { guard: [], setup: 'free' },
  },
  'no-action': {
    position: 'DP4/6/6/6/6/3d2 l - -',
    claims: { guard: [], stuck: ['b6'], result: 'no-legal-action' },
  },
  'first-example': {
    position: '6/a~5/1N~4/6/3S2/4D1 l - -',
    choose: ['d2'],
    claims: {
      guard: [],
      only: { d2: ['d2c3'] },
      ifToAct: { dark: { legal: ['a5c3'], after: [{ play: 'a5c3', guard: [] }] } },
    },
  },
  'second-example': {
    position: '4D~F/3mw~1/6/5c/6/6 l 2P -',
    choose: ['e6'],
    claims: {
      guard: [],
      levySquares: { light: ['d6'] },
      forbidden: { e6e5: 'd5' },
      legal: ['f6f5'],
      after: [
        { play: 'f6f5', legal: ['f3f5'] },
        { play: 'P@d6', stuck: ['d6'], levySquares: { light: [] } },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Diagram>>;

/** A diagram's name. */
export type DiagramId = keyof typeof DIAGRAMS;

/** Which diagrams stand beside which rule, in their order. */
export const DIAGRAMS_OF_RULES: { readonly [id in RuleId]?: readonly DiagramId[] } = {
  'reading-grids': ['orientation'],
  move: ['move-blocked'],
  jump: ['jump-over'],
  slide: ['slide-lines'],
  'jump-slide': ['jump-slide-lines'],
  strike: ['strike-target'],
  command: ['command-zone'],
  stuck: ['stuck-pikeman'],
  'forbidden-maneuver': ['forbidden-square', 'pinned-knight'],
  'threat-test': ['pinned-threat'],
  'duke-first': ['duke-first'],
  'levy-in-guard': ['levy-block'],
  placing: ['levy-squares'],
  'second-setup': ['free-setup'],
  'mirrored-setup': ['mirrored'],
  'no-legal-action': ['no-action'],
  'first-example': ['first-example'],
  'second-example': ['second-example'],
};
