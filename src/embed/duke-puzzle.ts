// <duke-puzzle> and <duke-daily>: what they show is loaded when one of them comes near.
import { formatPosition, parsePosition, unwrap } from '../engine/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { AttributeError, readPositionText, wholeNumber } from './board-options.ts';
import { actionDetail } from './duke-board.ts';
import { COMMON_ATTRIBUTES, DukeElement, reflect } from './duke-element.ts';
import type * as PuzzleModule from './puzzle/show.ts';
import type { Wanted } from './puzzle/show.ts';
import { importFile, siteAddress } from './site-address.ts';
import type { Words } from './words.ts';

/** The name of the file that shows puzzles, set by the build. */
declare const PUZZLE_FILE: string;

/** The most turns that a puzzle of a position may ask for: more can take a phone minutes. */
const MOST_TURNS = 5;

abstract class PuzzleElement extends DukeElement {
  private takeAway: (() => void) | undefined;
  /** What is shown now. */
  private shown = '';
  private drawing = 0;

  /** Which puzzle the attributes mean. @throws AttributeError */
  protected abstract wanted(): Wanted;

  protected override problemTitle({ embed }: Words): string {
    return embed('problem.titlePuzzle');
  }

  protected override draw(words: Words): void {
    const wanted = this.wanted();
    const text = JSON.stringify([wanted, words.locale]);
    if (text === this.shown) return;
    this.clear();
    this.shown = text;
    void this.load(words, wanted);
  }

  private async load(words: Words, wanted: Wanted): Promise<void> {
    const drawing = ++this.drawing;
    try {
      const { showPuzzle }: typeof PuzzleModule = await importFile(PUZZLE_FILE);
      if (drawing !== this.drawing || !this.isConnected) return;
      this.takeAway = showPuzzle(
        {
          root: this.shadowRoot as ShadowRoot,
          content: this.content,
          locale: words.locale,
          theme: this.getAttribute('theme') ?? '',
          onAction: (turn, position) => this.tell('action', actionDetail(turn, position)),
          tell: (name, detail) => this.tell(name, detail),
          onFailure: (sentence) => this.fail(words, sentence),
          onNewDay: () => {
            this.shown = '';
            this.queue();
          },
        },
        wanted,
      );
    } catch {
      if (drawing === this.drawing) this.fail(words, words.embed('problem.loading'));
    }
  }

  protected override clear(): void {
    this.drawing++;
    this.takeAway?.();
    this.takeAway = undefined;
    this.shown = '';
  }
}

/** `puzzle` an id of the bank, or `position` with `n`. */
export class DukePuzzle extends PuzzleElement {
  static readonly observedAttributes = [...COMMON_ATTRIBUTES, 'puzzle', 'position', 'n'];

  protected override wanted(): Wanted {
    const id = this.getAttribute('puzzle')?.trim() ?? '';
    if (id !== '') {
      if (/^[a-z0-9]{1,16}$/.test(id)) return { type: 'id', id };
      throw new AttributeError({
        ...{ type: 'value', attribute: 'puzzle' },
        ...{ found: id.slice(0, 24), expected: 'k7f3' },
      });
    }
    const attributes = (name: string): string | null => this.getAttribute(name);
    const position = readPositionText(attributes);
    const n = wholeNumber(attributes, 'n', [1, MOST_TURNS], 0);
    if (n === 0) throw new AttributeError({ type: 'missing', attribute: 'n' });
    return { type: 'position', position: formatPosition(unwrap(parsePosition(position))), n };
  }

  protected override address(locale: Locale): string {
    const id = this.getAttribute('puzzle')?.trim() ?? '';
    return siteAddress(`${locale}/puzzles/${/^[a-z0-9]{1,16}$/.test(id) ? `${id}/` : ''}`);
  }
}

/** Today's puzzle, on the reader's own calendar; tomorrow it is another one by itself. */
export class DukeDaily extends PuzzleElement {
  static readonly observedAttributes = [...COMMON_ATTRIBUTES];

  protected override wanted(): Wanted {
    return { type: 'daily' };
  }

  protected override address(locale: Locale): string {
    return siteAddress(`${locale}/daily/`);
  }
}

reflect(DukePuzzle, { theme: false, size: false, puzzle: false, position: false, n: false });
reflect(DukeDaily, { theme: false, size: false });
