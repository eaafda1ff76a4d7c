// The fields of the data files as their documentation lists them. A test holds them against the files.
import type { DataKey } from '../i18n/data.ts';

/** One row of a table of fields. */
export interface FieldRow {
  /** Its name, with those of the objects it is in: `proof.line`. */
  readonly path: string;
  readonly type: Extract<DataKey, `type.${string}`>;
  readonly meaning: Extract<DataKey, `field.${string}`>;
}

type Meaning<Key> = Key extends `field.${infer Path}` ? Path : never;

const row = (
  path: Meaning<DataKey>,
  type: Extract<DataKey, `type.${string}`> = 'type.string',
): FieldRow => ({ path, type, meaning: `field.${path}` });

/** What every file begins with. */
export const PREFACE_FIELDS: readonly FieldRow[] = [
  row('version', 'type.number'),
  row('licence'),
  row('documentation'),
];

/** `/puzzles.json` besides its preface. */
export const LIST_FIELDS: readonly FieldRow[] = [
  row('addresses.page'),
  row('addresses.data'),
  row('addresses.png'),
  row('addresses.svg'),
  row('count', 'type.number'),
  row('puzzles', 'type.list'),
];

/** Each of the `puzzles` in it. */
export const PUZZLE_FIELDS: readonly FieldRow[] = [
  row('id'),
  row('position'),
  row('attacker'),
  row('n', 'type.number'),
  row('key'),
  row('ending'),
  row('themes', 'type.strings'),
  row('difficulty', 'type.number'),
  row('band'),
  row('added'),
  row('collections', 'type.strings'),
  row('title', 'type.texts'),
  row('note', 'type.texts'),
  row('proof.line', 'type.strings'),
  row('proof.winners', 'type.numbers'),
  row('proof.firstActions', 'type.number'),
  row('proof.positions', 'type.number'),
];

/** `/puzzles/<id>.json` besides its preface and those. */
export const MORE_FIELDS: readonly FieldRow[] = [
  row('refutations', 'type.byAction'),
  row('source.kind'),
  row('source.start'),
  row('source.actions'),
];

/** `/daily.json` besides its preface. */
export const DAILY_FIELDS: readonly FieldRow[] = [row('built'), row('days', 'type.byDay')];
