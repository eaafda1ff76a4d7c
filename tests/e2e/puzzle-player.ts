// A reader of puzzles for browser tests: knows the bank, finds winning and other actions with the solver, and plays them by
// pointer or by keyboard.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import {
  clonePosition,
  fileOf,
  formatPosition,
  type Position,
  parseAction,
  parsePosition,
  play,
  rankOf,
  squareFromName,
  unwrap,
} from '../../src/engine/index.ts';
import { answerQuestion } from '../../src/workers/answers.ts';

/** What `/puzzles.json` says of a puzzle, as far as tests need it. */
export interface KnownPuzzle {
  readonly id: string;
  readonly position: string;
  readonly n: number;
  readonly key: string;
  readonly ending: string;
  readonly difficulty: number;
  readonly band: string;
  readonly themes: readonly string[];
  readonly collections: readonly string[];
  readonly proof: { readonly line: readonly string[]; readonly winners: readonly number[] };
}

/** All puzzles of the built site, by id. */
export async function knownPuzzles(request: APIRequestContext): Promise<KnownPuzzle[]> {
  const response = await request.get('puzzles.json');
  const { puzzles } = (await response.json()) as { puzzles: KnownPuzzle[] };
  return puzzles;
}

/** The first that fits. @throws Error when there is none */
export function pick(
  puzzles: readonly KnownPuzzle[],
  fits: (puzzle: KnownPuzzle) => boolean,
): KnownPuzzle {
  const found = puzzles.find(fits);
  if (found === undefined) throw new Error('the bank has no such puzzle');
  return found;
}

/** Does the attacker never levy on the main line? */
export const staysOnBoard = ({ key, proof }: KnownPuzzle): boolean =>
  key !== '@' && proof.line.every((action, turn) => turn % 2 === 1 || action[1] !== '@');

/** Which squares a maneuver is played with: the tile, for a Command its friend, the target. */
const squaresOf = (action: string): string[] => action.match(/[a-f][1-6]/g) ?? [];

/** One who plays a puzzle on a page. */
export class Player {
  readonly page: Page;
  readonly puzzle: KnownPuzzle;
  /** The position as it should be. */
  position: Position;
  left: number;

  constructor(page: Page, puzzle: KnownPuzzle) {
    this.page = page;
    this.puzzle = puzzle;
    this.position = clonePosition(unwrap(parsePosition(puzzle.position)));
    this.left = puzzle.n;
  }

  /** Opens the puzzle's own page and waits until it lives. */
  async open(locale = 'en'): Promise<void> {
    await this.page.goto(`${locale}/puzzles/${this.puzzle.id}/`);
    await this.awake();
  }

  async awake(): Promise<void> {
    await expect(
      this.page.locator(`.puzzle-island.is-awake[data-puzzle="${this.puzzle.id}"]`),
    ).toBeVisible();
  }

  /** Chooses the squares of a maneuver, or of a drawn tile, one after the other. */
  async choose(action: string, by: 'pointer' | 'keyboard' = 'pointer'): Promise<void> {
    for (const square of squaresOf(action)) {
      if (by === 'keyboard') await this.press(square);
      else await this.page.locator(`[data-name="${square}"]`).click();
    }
    const question = this.page.locator('.ask-action');
    if (await question.isVisible()) {
      const isCommand = action[2] === ':';
      const answers = question
        .getByRole('button')
        .filter({ hasText: isCommand ? /^Command/ : /^(?!Command|Cancel)/ });
      if (by === 'keyboard') await answers.first().press('Enter');
      else await answers.first().click();
    }
  }

  /** Goes to a square by arrow keys and chooses it. */
  private async press(square: string): Promise<void> {
    const { keyboard } = this.page;
    const focused = await this.page.evaluate(
      () => (document.activeElement as HTMLElement | null)?.dataset.name ?? '',
    );
    const from = squareFromName(focused);
    const to = squareFromName(square);
    if (from === undefined || to === undefined) throw new Error('the focus is not on the board');
    const turned = unwrap(parsePosition(this.puzzle.position)).side === 1 ? -1 : 1;
    const right = (fileOf(to) - fileOf(from)) * turned;
    const up = (rankOf(to) - rankOf(from)) * turned;
    for (let step = 0; step < Math.abs(right); step++)
      await keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let step = 0; step < Math.abs(up); step++)
      await keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
    await keyboard.press('Enter');
  }

  /** Plays an action that keeps the win, and waits for the answer, which has to be the best defence, or for the end. */
  async act(action: string, by: 'pointer' | 'keyboard' = 'pointer'): Promise<void> {
    const judged = answerQuestion({
      type: 'judge',
      position: formatPosition(this.position),
      turns: this.left,
      action,
    });
    await this.choose(action, by);
    play(this.position, unwrap(parseAction(this.position, action)));
    this.left -= 1;
    if (judged.type === 'ends') {
      await this.solved();
      return;
    }
    if (judged.type === 'fails' || judged.reply === undefined)
      throw new Error(`${action} does not win`);
    play(this.position, unwrap(parseAction(this.position, judged.reply)));
    await this.turnsLeft();
    await this.stands();
  }

  /** The page says how many turns are left. */
  async turnsLeft(): Promise<void> {
    await expect(this.page.locator('.turns-left')).toHaveText(
      `${this.left} ${this.left === 1 ? 'turn' : 'turns'} left`,
      { timeout: 15_000 },
    );
  }

  /** The board shows the position. */
  async stands(): Promise<void> {
    const shown = await this.page
      .locator('.board-cell')
      .evaluateAll((cells) =>
        cells
          .filter((cell) => !/empty/.test(cell.getAttribute('aria-label') ?? ''))
          .map((cell) => (cell as HTMLElement).dataset.square),
      );
    const expected = [...this.position.board.keys()].filter(
      (square) => this.position.board[square] !== 0,
    );
    expect(shown.map(Number).sort((a, b) => a - b)).toEqual(expected);
  }

  async solved(): Promise<void> {
    await expect(this.page.locator('.verdict.is-right')).toContainText('Solved.', {
      timeout: 15_000,
    });
    await expect(this.page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  }

  /** The winning actions now. */
  winners(): readonly string[] {
    return answerQuestion({
      type: 'winners',
      position: formatPosition(this.position),
      turns: this.left,
    });
  }

  /** Plays on with actions that win until it is solved; the first of them unless another is chosen. */
  async finish(by: 'pointer' | 'keyboard' = 'pointer'): Promise<void> {
    while (this.left > 0) {
      const next = this.winners().find((action) => action !== '@');
      if (next === undefined) throw new Error('only a levy wins here');
      await this.act(next, by);
      if (await this.page.locator('.verdict.is-right').isVisible()) return;
    }
  }

  /** A legal first maneuver that does not win. */
  async wrongFirst(): Promise<string> {
    const response = await this.page.request.get(`puzzles/${this.puzzle.id}.json`);
    const { refutations } = (await response.json()) as {
      refutations: Record<string, string | null>;
    };
    const found = Object.entries(refutations).find(
      ([action, reply]) => reply !== null && action !== '@' && action[2] !== ':',
    );
    if (found === undefined) throw new Error('no maneuver is wrong');
    return found[0];
  }
}
