// Shows a puzzle in an element: gets its data, or finds out whether a position can be won; then lets it be solved.
import { h, render } from 'preact';
import type { PlayedTurn } from '../../board/state.ts';
import {
  formatPosition,
  isGamePosition,
  type Position,
  parsePosition,
  unwrap,
} from '../../engine/index.ts';
import { type Locale, languageTags } from '../../i18n/locales.ts';
import { dayText } from '../../puzzles/day-text.ts';
import { type Day, localDay, untilMidnight } from '../../puzzles/days.ts';
import { type PuzzleData, readPuzzleData } from '../../puzzles/puzzle-data.ts';
import boardCss from '../../styles/board.css?puzzle';
import elementCss from '../../styles/embed-element.css?puzzle';
import puzzleCss from '../../styles/embed-puzzle.css?puzzle';
import { NoAnswer } from '../../workers/no-answer.ts';
import { makeSheet } from '../sheets.ts';
import { siteAddress } from '../site-address.ts';
import { Elsewhere, type Places } from './Elsewhere.tsx';
import { PuzzleView, type SolvedDetail } from './PuzzleView.tsx';
import { SolverClient } from './solver-client.ts';
import { type PuzzleWords, puzzleWordsIn } from './words.ts';

/** Which puzzle. */
export type Wanted =
  | { readonly type: 'id'; readonly id: string }
  | { readonly type: 'position'; readonly position: string; readonly n: number }
  | { readonly type: 'daily' };

/** The element that a puzzle is shown in. */
export interface Stand {
  readonly root: ShadowRoot;
  readonly content: HTMLElement;
  readonly locale: Locale;
  /** The element's attribute, for a frame in its place. */
  readonly theme: string;
  onAction(turn: PlayedTurn, position: Position): void;
  /** Tells the page around, by an event. */
  tell(name: 'action' | 'solved', detail: unknown): void;
  /** Nothing can be shown, and why. */
  onFailure(sentence: string): void;
  /** Another day has begun. */
  onNewDay(): void;
}

/** Thrown with a sentence for the reader. */
class Unavailable extends Error {
  /** A frame of ours may have what is missing here: this page, not the puzzle, is what hinders. */
  readonly maybeInFrame: boolean;

  constructor(sentence: string, maybeInFrame = false) {
    super(sentence);
    this.maybeInFrame = maybeInFrame;
  }
}

/** The site has no such file. */
class NotThere extends Error {}

let sheet: CSSStyleSheet | undefined;
const kept = new Map<string, Promise<unknown>>();

/** Gets a data file, once for all elements that want it. */
function getJson(path: string): Promise<unknown> {
  let file = kept.get(path);
  if (file === undefined) {
    file = fetch(siteAddress(path), { credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
      (response) => {
        if (!response.ok) throw new NotThere(`${path}: ${response.status}`);
        return response.json();
      },
    );
    kept.set(path, file);
    file.catch(() => kept.delete(path));
  }
  return file;
}

async function puzzleById(id: string, words: PuzzleWords): Promise<PuzzleData> {
  try {
    return readPuzzleData(await getJson(`puzzles/${id}.json`)).puzzle;
  } catch (error) {
    throw new Unavailable(words.embed('puzzle.none', { id }), !(error instanceof NotThere));
  }
}

async function idOfDay(day: Day, words: PuzzleWords): Promise<string> {
  try {
    const { days } = (await getJson('daily.json')) as { days: Record<string, unknown> };
    // A site that was not built for long has no puzzle for today: its last day's it is.
    const id = days[day] ?? days[Object.keys(days).sort().at(-1) ?? ''];
    if (typeof id === 'string' && /^[a-z0-9]{1,16}$/.test(id)) return id;
  } catch (error) {
    throw new Unavailable(words.embed('puzzle.noDaily'), !(error instanceof NotThere));
  }
  throw new Unavailable(words.embed('puzzle.noDaily'));
}

/** The puzzle of a position that is to be won within `n`: proven here before it is shown. */
async function puzzleOf(position: string, n: number, words: PuzzleWords): Promise<PuzzleData> {
  const start = unwrap(parsePosition(position));
  if (!isGamePosition(start)) throw new Unavailable(words.embed('puzzle.notGame'));
  const client = new SolverClient();
  try {
    const winners = await client.ask({
      type: 'winners',
      position: formatPosition(start),
      turns: n,
    });
    const [key] = winners;
    if (key === undefined) throw new Unavailable(words.embed('puzzle.noWin', { n }));
    return {
      ...{ id: '', position: formatPosition(start), n, key, ending: 'capture' },
      ...{ line: [], winners: [], firstActions: {}, positions: 0 },
    };
  } catch (error) {
    if (error instanceof NoAnswer) throw new Unavailable('', true);
    throw error;
  } finally {
    client.cancel();
  }
}

/** Where else the puzzle can be solved. */
function placesOf(wanted: Wanted, { locale, theme, tell }: Stand, words: PuzzleWords): Places {
  const dress = { lang: locale, ...(theme === '' ? {} : { theme }) };
  const frame = (path: string, also = {}): string =>
    siteAddress(`embed/v1/${path}#${new URLSearchParams({ ...dress, ...also })}`);
  const title = words.embed('frame.title');
  switch (wanted.type) {
    case 'id':
      return {
        ...{ title, tell, frame: frame(`puzzle/${wanted.id}/`) },
        link: siteAddress(`${locale}/puzzles/${wanted.id}/`),
      };
    case 'daily':
      return { title, tell, frame: frame('daily/'), link: siteAddress(`${locale}/daily/`) };
    case 'position': {
      const position = wanted.position.replaceAll(' ', '_');
      const address = frame('puzzle/', { position, n: wanted.n });
      return { title, tell, frame: address, link: address };
    }
  }
}

/**
 * Shows the puzzle.
 * @returns what takes it away again
 */
export function showPuzzle(stand: Stand, wanted: Wanted): () => void {
  const { root, content, locale } = stand;
  const words = puzzleWordsIn(locale);
  sheet ??= makeSheet(boardCss, elementCss, puzzleCss);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const day = localDay(new Date());

  const wait = document.createElement('p');
  wait.className = 'waiting';
  wait.setAttribute('role', 'status');
  wait.textContent = words.embed(wanted.type === 'position' ? 'puzzle.proving' : 'puzzle.loading');
  const host = document.createElement('div');
  host.append(wait);
  content.replaceChildren(host);

  const get = async (): Promise<PuzzleData> => {
    if (wanted.type === 'position') return puzzleOf(wanted.position, wanted.n, words);
    return puzzleById(wanted.type === 'id' ? wanted.id : await idOfDay(day, words), words);
  };
  const show = (puzzle: PuzzleData): void => {
    const task = words.puzzle('task', { n: puzzle.n });
    const today = dayText(day, languageTags[locale]);
    wait.remove();
    render(
      h(PuzzleView, {
        ...{ puzzle, words },
        title:
          wanted.type === 'daily'
            ? `${words.embed('daily.today', { day: today })} · ${task}`
            : task,
        onAction: stand.onAction,
        onSolved: (detail: SolvedDetail) => stand.tell('solved', detail),
        elsewhere: placesOf(
          puzzle.id === '' ? wanted : { type: 'id', id: puzzle.id },
          stand,
          words,
        ),
      }),
      host,
    );
  };
  get().then(
    (puzzle) => {
      if (!gone) show(puzzle);
    },
    (error) => {
      if (gone) return;
      if (!(error instanceof Unavailable)) throw error;
      if (!error.maybeInFrame) return stand.onFailure(error.message);
      const elsewhere = placesOf(wanted, stand, words);
      wait.remove();
      render(h(Elsewhere, { elsewhere, words, sentence: error.message }), host);
    },
  );
  if (wanted.type === 'daily') {
    // Looks again after a while too: a device that slept wakes late.
    const look = (): void => {
      if (localDay(new Date()) !== day) stand.onNewDay();
      else timer = setTimeout(look, Math.min(untilMidnight(new Date()), 600_000));
    };
    look();
  }
  return () => {
    gone = true;
    clearTimeout(timer);
    render(null, host);
    host.remove();
  };
}
