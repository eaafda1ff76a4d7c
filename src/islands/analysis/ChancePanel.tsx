// The chance of a win within N for each action: exact fractions as they come, the best first.
import { useSignal } from '@preact/signals';
import { fractionText, percentText } from '../../analysis/numbers.ts';
import {
  DRAW,
  formatPosition,
  kindOfLetter,
  type Position,
  parseAction,
} from '../../engine/index.ts';
import { kindName, sideName } from '../../i18n/board-words.ts';
import { languageTags } from '../../i18n/locales.ts';
import { compareFractions, type Fraction, MAX_CHANCE_TURNS } from '../../solver/index.ts';
import type { ChanceAnswer } from '../../workers/analysis-answers.ts';
import { Choice } from '../editor/Choice.tsx';
import type { Words } from './analysis-text.ts';
import { PickButton } from './PickButton.tsx';
import { Thinking, Trouble, type Unaskable } from './SearchStatus.tsx';
import type { Analysis } from './use-analysis.ts';
import { useSearch } from './use-search.ts';

interface Props {
  readonly analysis: Analysis;
  readonly words: Words;
  readonly unaskable: Unaskable;
  /** How many actions there are, the levy as one. */
  readonly total: number;
}

/** The most nodes for all actions together: some half a minute on a phone. */
const BUDGET = 20_000_000;

const TURNS = Array.from({ length: MAX_CHANCE_TURNS }, (_, index) => index + 1);

const isKnown = (row: ChanceAnswer): row is ChanceAnswer & { readonly chance: Fraction } =>
  row.chance !== undefined;

/** The panel. */
export function ChancePanel({ analysis, words, unaskable, total }: Props) {
  const { say, text } = words;
  const turns = useSignal(2);
  const { position } = analysis.exploring.board;
  const notation = formatPosition(position);
  const searching = useSearch<'chances'>(`${notation} ${turns.value}`);
  const { search } = searching;
  const rows = search?.parts ?? [];
  return (
    <section class="board-card search-panel" aria-labelledby="chance-title">
      <h2 id="chance-title">{say('chance.title')}</h2>
      {unaskable !== undefined && <p>{say(unaskable)}</p>}
      {unaskable === undefined && (
        <>
          <p class="panel-empty">{say('chance.lead', { side: sideName(text, position.side) })}</p>
          <div class="search-controls">
            <Choice
              label={say('win.within')}
              options={TURNS.map((count) => [count, say.count('win.turns', count)] as const)}
              value={turns.value}
              onChoose={(count) => {
                turns.value = count;
              }}
            />
            <button
              type="button"
              class="board-button"
              disabled={search?.status === 'running' || search?.status === 'done'}
              onClick={() =>
                searching.ask({
                  type: 'chances',
                  position: notation,
                  turns: turns.value,
                  budget: BUDGET,
                })
              }
            >
              {say('chance.find')}
            </button>
          </div>
          {search?.status === 'running' && (
            <Thinking
              words={words}
              said={say('chance.progress', { done: rows.length, total })}
              progress={[rows.length, total]}
              onStop={searching.stop}
            />
          )}
          <div role="status">
            <Trouble {...{ words, searching }} />
            {search?.status === 'done' && (
              <p class="chance-best">{bestText(words, rows, turns.value)}</p>
            )}
          </div>
          <Table {...{ analysis, words, rows, position }} turns={turns.value} />
        </>
      )}
    </section>
  );
}

const byChance = (
  a: ChanceAnswer & { readonly chance: Fraction },
  b: ChanceAnswer & { readonly chance: Fraction },
): number => compareFractions(b.chance, a.chance);

/** The best chance; or that there is none, where that is known of every action. */
function bestText({ say, locale }: Words, rows: readonly ChanceAnswer[], turns: number): string {
  const [best] = rows.filter(isKnown).sort(byChance);
  const isOpen = rows.some((row) => !isKnown(row));
  if (best !== undefined && (best.chance.numerator > 0 || isOpen))
    return say('chance.best', {
      fraction: fractionText(best.chance),
      percent: percentText(best.chance, languageTags[locale]),
    });
  return isOpen ? '' : say.count('chance.noneAtAll', turns);
}

interface TableProps {
  readonly analysis: Analysis;
  readonly words: Words;
  readonly rows: readonly ChanceAnswer[];
  readonly position: Position;
  readonly turns: number;
}

/** The actions with a chance in a table, those without one and those not known below it. */
function Table({ analysis, words, rows, position, turns }: TableProps) {
  const { say } = words;
  const known = rows.filter(isKnown);
  const some = known.filter(({ chance }) => chance.numerator > 0).sort(byChance);
  const zero = known.filter(({ chance }) => chance.numerator === 0);
  const open = rows.filter((row) => !isKnown(row));
  const name = (row: ChanceAnswer) => (
    <Name key={row.action} {...{ analysis, words, row, position }} />
  );
  return (
    <>
      {some.length > 0 && (
        <table class="chance-table">
          <caption class="visually-hidden">{say('chance.caption', { count: turns })}</caption>
          <thead>
            <tr>
              <th scope="col">{say('chance.action')}</th>
              <th scope="col">{say('chance.fraction')}</th>
              <th scope="col">{say('chance.percent')}</th>
            </tr>
          </thead>
          <tbody>
            {some.map((row) => (
              <tr key={row.action}>
                <th scope="row">
                  {name(row)}
                  <DrawnChances {...{ words, row }} />
                </th>
                <Numbers words={words} chance={row.chance} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {zero.length > 0 && (
        <details class="chance-rest">
          <summary>{say.count('chance.zero', zero.length)}</summary>
          <ul class="action-list">
            {zero.map((row) => (
              <li key={row.action}>{name(row)}</li>
            ))}
          </ul>
        </details>
      )}
      {open.length > 0 && (
        <details class="chance-rest" open>
          <summary>{say.count('chance.open', open.length)}</summary>
          <ul class="action-list">
            {open.map((row) => (
              <li key={row.action}>{name(row)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const Numbers = ({ words, chance }: { readonly words: Words; readonly chance: Fraction }) => (
  <>
    <td>{fractionText(chance)}</td>
    <td>
      {percentText(chance, languageTags[words.locale])}
      <meter
        class="chance-meter"
        value={chance.numerator / chance.denominator}
        aria-hidden="true"
      />
    </td>
  </>
);

interface RowProps {
  readonly words: Words;
  readonly row: ChanceAnswer;
}

/** The action as a button that shows it on the board; the levy as a word. */
function Name({
  analysis,
  words,
  row,
  position,
}: RowProps & Pick<TableProps, 'analysis' | 'position'>) {
  const { text } = words;
  const read = parseAction(position, row.action);
  if (!read.ok) return <>{row.action}</>;
  if (read.value === DRAW) return <span class="levy-name">{text('action.draw')}</span>;
  const plan = analysis.planOf(read.value);
  return plan === undefined ? row.action : <PickButton {...{ analysis, words, plan }} />;
}

/** The levy's chance kind by kind. */
function DrawnChances({ words, row }: RowProps) {
  const { say, text, locale } = words;
  if (row.draws === undefined) return null;
  return (
    <ul class="drawn-chances">
      {row.draws.map(({ letter, copies, square, chance }) => {
        const tile = kindName(text, kindOfLetter(letter) ?? 0);
        const total = row.draws?.reduce((sum, one) => sum + one.copies, 0) ?? 0;
        return (
          <li key={letter}>
            <span>
              {say(chance.numerator === 0 ? 'chance.drawNever' : 'chance.draw', {
                ...{ tile, copies, total, square },
              })}
            </span>
            <span>
              {fractionText(chance)}
              {chance.denominator > 1 && ` · ${percentText(chance, languageTags[locale])}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
