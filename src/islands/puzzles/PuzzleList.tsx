// All puzzles, filtered by what the address says, a page at a time.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { KINDS, type KindId } from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import {
  ENDINGS,
  type Filter,
  knownFilter,
  type Listing,
  PAGE_SIZE,
  type PackedRow,
  passes,
  type Row,
  readListing,
  unpackRow,
  writeListing,
} from '../../puzzles/listing.ts';
import type { Progress } from '../../puzzles/progress.ts';
import { BANDS } from '../../solver/difficulty.ts';
import type { Bilingual } from '../../solver/puzzle.ts';
import { THEMES } from '../../solver/themes.ts';
import { pageText } from '../page-text.ts';
import { useAwake } from '../use-awake.ts';
import { loadRows } from './load-puzzle.ts';
import { loadProgress, progress } from './progress-store.ts';
import { puzzleTextOf } from './puzzle-text.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface Props {
  readonly locale: Locale;
  /** The first rows, which the page holds; the others come with the list. */
  readonly first: readonly PackedRow[];
  /** How many puzzles there are. */
  readonly total: number;
  readonly collections: readonly { readonly name: string; readonly title: Bilingual }[];
  /** Folder of the puzzles' data files. */
  readonly data: string;
  /** Folder of the puzzles' pages in this language. */
  readonly pages: string;
}

const FROM_START: Listing = { filter: {}, page: 1 };

const isAnyOf = (filter: Filter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** The list with its filters. */
export function PuzzleList({ locale, first, total, collections, data, pages }: Props) {
  const say = puzzleTextOf(locale);
  const listing = useSignal<Listing>(FROM_START);
  const rows = useSignal<readonly Row[] | undefined>(undefined);
  const failed = useSignal(false);
  const filtersOpen = useSignal(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const begun = useMemo(() => first.map(unpackRow), []);

  const load = () => {
    failed.value = false;
    loadRows(data).then(
      (found) => {
        rows.value = found;
      },
      () => {
        failed.value = true;
      },
    );
  };
  useEffect(() => {
    loadProgress();
    const readAddress = () => {
      listing.value = readListing(location.search);
      filtersOpen.value ||= isAnyOf(listing.value.filter);
    };
    readAddress();
    load();
    addEventListener('popstate', readAddress);
    return () => removeEventListener('popstate', readAddress);
  }, []);

  const filter = useMemo(() => {
    const asked = listing.value.filter;
    return rows.value === undefined ? asked : knownFilter(asked, rows.value);
  }, [listing.value, rows.value]);
  const { results } = progress.value;
  const found = useMemo(
    () =>
      rows.value?.filter((row) => passes(row, filter, (id) => results.get(id)?.solved === true)),
    [rows.value, filter, results],
  );
  const count = found?.length ?? total;
  const pageCount = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(listing.value.page, pageCount);
  const isFiltered = isAnyOf(filter);
  const shown = useMemo(
    () =>
      found?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ??
      (isFiltered || page > 1 ? undefined : begun),
    [found, page, isFiltered],
  );

  /** Takes a listing and writes it into the address; pages can be gone back from. */
  const take = (next: Listing, how: 'push' | 'replace') => {
    listing.value = next;
    const address = location.pathname + writeListing(next);
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };
  const set = (change: Filter) => take({ filter: { ...filter, ...change }, page: 1 }, 'replace');
  const turn = (to: number) => {
    take({ filter, page: to }, 'push');
    heading.current?.focus();
  };

  // What stays the same is not gone through again: each time the list wakes, loads and hears of progress.
  const fields = useMemo(() => {
    const lengths = [...new Set((rows.value ?? begun).map(({ n }) => n))].sort((a, b) => a - b);
    return filterFields(locale, lengths, collections);
  }, [rows.value]);
  const cards = useMemo(
    () => shown !== undefined && <PuzzleCards {...{ locale, pages, results }} rows={shown} />,
    [shown, results],
  );

  return (
    <div class="puzzle-list">
      {/* On phones the filters would hide the puzzles: there they open when asked for. */}
      <button
        type="button"
        class="board-button filters-switch"
        aria-expanded={filtersOpen.value}
        aria-controls="filters"
        onClick={() => {
          filtersOpen.value = !filtersOpen.value;
        }}
      >
        {say('list.filters')}
      </button>
      <FilterForm
        label={say('list.filters')}
        isOpen={filtersOpen.value}
        onChoose={set}
        {...{ fields, filter }}
      />
      <div class="list-head">
        <p ref={heading} class="list-count" role="status" tabIndex={-1}>
          {count === 0 ? say('list.none') : say.count('list.count', count)}
        </p>
        {isFiltered && (
          <button type="button" class="board-button" onClick={() => take(FROM_START, 'replace')}>
            {say('list.clear')}
          </button>
        )}
      </div>
      {shown === undefined ? (
        failed.value ? (
          <p class="card" role="alert">
            {say('load.failed')}{' '}
            <button type="button" class="board-button" onClick={load}>
              {say('load.again')}
            </button>
          </p>
        ) : (
          <p>{say('load.waiting')}</p>
        )
      ) : (
        cards
      )}
      {pageCount > 1 && (
        <nav class="pager" aria-label={say('list.pages')}>
          <button
            type="button"
            class="board-button"
            disabled={page <= 1}
            onClick={() => turn(page - 1)}
          >
            {say('list.previous')}
          </button>
          <span>{say('list.page', { page, pages: pageCount })}</span>
          <button
            type="button"
            class="board-button"
            disabled={page >= pageCount}
            onClick={() => turn(page + 1)}
          >
            {say('list.next')}
          </button>
        </nav>
      )}
    </div>
  );
}

/** One of the filters: what it is called, and the values to choose from. */
interface FilterField {
  readonly name: keyof Filter;
  readonly label: string;
  readonly options: ComponentChildren;
}

/** The filters; one without values is left out. @param lengths the numbers of actions that there are */
function filterFields(
  locale: Locale,
  lengths: readonly number[],
  collections: Props['collections'],
): FilterField[] {
  const say = puzzleTextOf(locale);
  const text = pageText(locale);
  const fields: readonly {
    readonly name: keyof Filter;
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly name: string }[];
  }[] = [
    {
      name: 'n',
      label: say('list.n'),
      options: lengths.map((n) => ({ value: String(n), name: say('list.nValue', { n }) })),
    },
    {
      name: 'band',
      label: say('list.band'),
      options: BANDS.map((band) => ({ value: band, name: say(`band.${band}`) })),
    },
    {
      name: 'theme',
      label: say('list.theme'),
      options: THEMES.map((theme) => ({ value: theme, name: say(`theme.${theme}`) })),
    },
    {
      name: 'ending',
      label: say('list.ending'),
      options: ENDINGS.map((ending) => ({ value: ending, name: say(`ending.${ending}`) })),
    },
    {
      name: 'tile',
      label: say('list.tile'),
      options: [
        ...KINDS.map(({ id }: { readonly id: KindId }) => ({
          value: id,
          name: text(`tile.${id}`),
        })),
        { value: 'levy', name: text('action.draw') },
      ],
    },
    {
      name: 'collection',
      label: say('list.collection'),
      options: collections.map(({ name, title }) => ({ value: name, name: title[locale] })),
    },
    {
      name: 'state',
      label: say('list.state'),
      options: [
        { value: 'unsolved', name: say('list.state.unsolved') },
        { value: 'solved', name: say('list.state.solved') },
      ],
    },
  ];
  return fields
    .filter(({ options }) => options.length > 0)
    .map(({ name, label, options }) => ({
      name,
      label,
      options: [{ value: '', name: say('list.any') }, ...options].map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      )),
    }));
}

interface FormProps {
  readonly label: string;
  readonly fields: readonly FilterField[];
  readonly filter: Filter;
  /** On phones it is folded away. */
  readonly isOpen: boolean;
  readonly onChoose: (change: Filter) => void;
}

/** The filters' form. Asleep it takes nothing: what is chosen before scripts run would be lost. */
function FilterForm({ label, fields, filter, isOpen, onChoose }: FormProps) {
  const awake = useAwake();
  return (
    <form
      id="filters"
      class={isOpen ? 'filters is-open' : 'filters'}
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      {fields.map(({ name, label, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select
            name={name}
            disabled={!awake}
            value={String(filter[name] ?? '')}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChoose({ [name]: readListing(`?${name}=${value}`).filter[name] });
            }}
          >
            {options}
          </select>
        </label>
      ))}
    </form>
  );
}

interface CardsProps {
  readonly locale: Locale;
  readonly rows: readonly Row[];
  readonly pages: string;
  readonly results: Progress['results'];
}

/** The puzzles of one page of the list. */
function PuzzleCards({ locale, rows, pages, results }: CardsProps) {
  const say = puzzleTextOf(locale);
  const text = pageText(locale);
  return (
    <ul class="puzzle-cards">
      {rows.map((row) => (
        <li key={row.id}>
          <a class="puzzle-card" href={`${pages}${row.id}/`}>
            <Thumbnail position={row.position} text={text} />
            <span class="card-name">{row.title?.[locale] ?? say('list.item', { n: row.n })}</span>
            <span class="card-facts">
              {row.title !== undefined && `${say('list.item', { n: row.n })} · `}
              {say(`band.${row.band}`)} · {row.id}
            </span>
            {results.get(row.id)?.solved && (
              <span class="card-solved">
                <span aria-hidden="true">✓</span> {say('list.solved')}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
