// Every state of a board as a case of its own: for the page that shows them all, and for the tests that look at it.
import { chooseSquare, drawFor } from '../board/choosing.ts';
import { type BoardSource, squareOf, stateOf } from '../board/source.ts';
import type { BoardState } from '../board/state.ts';
import type { Annotations } from '../board/view.ts';
import { kindOfId } from '../engine/index.ts';

/** One case. */
export interface StateCase {
  readonly id: string;
  readonly source: BoardSource;
  /** Squares chosen one after the other from the start. */
  readonly steps?: readonly string[];
  /** A kind drawn after these. */
  readonly drawn?: string;
  /** Squares to show as hint, right or wrong. */
  readonly shown?: { readonly [name in 'hint' | 'right' | 'wrong']?: string };
  readonly uprightNames?: boolean;
  readonly coordinates?: boolean;
}

// The board of the look: Light in Guard, one square forbidden.
const GUARD = '1b2f~1/1dg3/m~2F~2/2p~2P~/2p~3/1ND2M~ l FP f';
const GENERAL = '3d2/6/1f1p2/1FG~F2/1S4/3D2 l - -';

/** The cases, in the order in which they are shown. */
export const STATE_CASES: readonly StateCase[] = [
  {
    id: 'start',
    source: { position: '1fdf2/6/6/6/6/1FDF2 l F3PKWRSGTCMBNAL f3pkwrsgtcmbnal' },
  },
  {
    id: 'chosen',
    source: { position: '6/1f1p2/2F3/2K3/2P3/6 l - -', choose: 'c3' },
  },
  {
    id: 'strike',
    source: { position: '6/2f3/1p1p2/2B~3/6/6 l - -', choose: 'c3' },
  },
  { id: 'guard-and-forbidden', source: { position: GUARD, choose: 'c1', reader: 'light' } },
  {
    id: 'forbidden-capture',
    source: { position: '2d3/3r2/2f1f1/6/3KS1/3D2 l - -', choose: 'd2', reader: 'light' },
    steps: ['e4'],
  },
  { id: 'enemy-reach', source: { position: GUARD, choose: 'a4', reader: 'light' } },
  { id: 'command-commander', source: { position: GENERAL, choose: 'c3', reader: 'light' } },
  {
    id: 'command-friend',
    source: { position: GENERAL, choose: 'c3', reader: 'light' },
    steps: ['b2'],
  },
  {
    id: 'command-question',
    source: { position: '3d2/6/6/1FG~3/6/3D2 l - -', choose: 'c3', reader: 'light' },
    steps: ['d3'],
  },
  {
    id: 'levy',
    source: { position: '2d3/6/6/2F3/3D2/6 l FKP -' },
    drawn: 'knight',
  },
  {
    id: 'last-action',
    source: { position: '6/6/2f3/6/1K4/6 d - -', turns: 'one-side' },
    steps: ['c4', 'c3'],
  },
  {
    id: 'hint',
    source: { position: '6/6/1p1f2/6/1PK3/6 l - -' },
    shown: { hint: 'c2 d4' },
  },
  {
    id: 'right',
    source: { position: '6/6/1p1f2/6/1PK3/6 l - -' },
    steps: ['c2', 'd4'],
    shown: { right: 'd4' },
  },
  {
    id: 'wrong',
    source: { position: '6/6/1p1f2/6/1PK3/6 l - -' },
    steps: ['b2', 'd4'],
    shown: { wrong: 'd4' },
  },
  {
    id: 'author-inks',
    source: {
      position: '6/2f3/6/1P2K1/6/6 l - -',
      arrows: 'green b3d5, red c5c3, blue e3f5, yellow e3e1',
      marks: 'green b3, red c5, blue e3, yellow d2',
    },
  },
  { id: 'from-dark', source: { position: GUARD, bottom: 'dark' }, uprightNames: true },
  { id: 'without-coordinates', source: { position: GUARD }, coordinates: false },
];

/** The state of a case. */
export function stateOfCase({ source, steps = [], drawn }: StateCase): BoardState {
  let state = stateOf(source);
  for (const step of steps) state = chooseSquare(state, squareOf(step));
  if (drawn !== undefined) state = drawFor(state, kindOfId(drawn) ?? 0);
  return state;
}

/** What lies on top of a case's state. */
export const annotationsOfCase = ({ shown = {} }: StateCase): Annotations =>
  Object.fromEntries(
    Object.entries(shown).map(([name, squares]) => [name, squares.split(' ').map(squareOf)]),
  );
