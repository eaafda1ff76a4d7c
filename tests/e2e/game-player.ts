// One who plays whole games on the page: opens it so that a game can be repeated, sets up, acts, and knows the position
// from what the page keeps.
import { expect, type Locator, type Page } from '@playwright/test';
import {
  actionActor,
  actionFrom,
  actionTo,
  actionType,
  DRAW,
  formatPosition,
  squareName,
} from '../../src/engine/index.ts';
import { isDrawn, outcomeOf, type Playing } from '../../src/games/playing.ts';
import { readGame } from '../../src/games/stored-game.ts';
import { think } from '../../src/opponent/index.ts';
import { square } from './board-page.ts';

/** Where the page keeps the game. */
export const STORE = 'duke-hall.game';

/** The words that the tests press and read, in both languages. */
export const WORDS = {
  en: {
    place: 'Place the tiles',
    begin: 'Begin the game',
    forMe: 'Place them for me',
    person: 'Two people, one screen',
    dark: 'Dark',
    light: 'Light',
    levy: 'Levy',
    hint: 'Hint',
    takeBack: 'Take back',
    resign: 'Resign',
    giveUp: 'Give up',
    playOn: 'Play on',
    newGame: 'New game',
    hintSaid: 'Hint:',
    over: 'Game over',
    yourTurn: 'Your turn',
    win: 'You win.',
    loss: 'You lose.',
    draw: 'A draw.',
    levySquare: 'a drawn tile can go here',
  },
  zh: {
    place: '去摆兵牌',
    begin: '开始对局',
    forMe: '替我摆',
    person: '两人同屏',
    dark: '深色方',
    light: '浅色方',
    levy: '征召',
    hint: '提示',
    takeBack: '悔一手',
    resign: '认输',
    giveUp: '认输',
    playOn: '接着下',
    newGame: '新的一盘',
    hintSaid: '提示：',
    over: '对局结束',
    yourTurn: '轮到你',
    win: '你赢了。',
    loss: '你输了。',
    draw: '和棋。',
    levySquare: '可以放抽到的兵牌',
  },
} as const;

/** A game on a page. */
export class GamePlayer {
  readonly page: Page;
  readonly locale: 'en' | 'zh';
  readonly words: (typeof WORDS)['en' | 'zh'];

  constructor(page: Page, locale: 'en' | 'zh' = 'en') {
    this.page = page;
    this.locale = locale;
    this.words = WORDS[locale];
  }

  get island(): Locator {
    return this.page.locator('.game-island.is-awake');
  }

  square(name: string): Locator {
    return square(this.island, name);
  }

  button(name: string): Locator {
    return this.island.getByRole('button', { name, exact: true });
  }

  /** The squares on which a drawn tile can go. */
  levySquares(): Locator {
    return this.island.locator(`.board-cell[aria-label*="${this.words.levySquare}"]`);
  }

  /** Opens the page; the computer thinks few positions, and all chance follows from a seed. */
  async open(query = 'nodes=60&seed=7', hash = ''): Promise<void> {
    await this.page.goto(`${this.locale}/play/?${query}${hash}`);
    await expect(this.island).toBeVisible({ timeout: 20_000 });
  }

  /** Chooses an option by its words. */
  async option(name: string | RegExp): Promise<void> {
    await this.island.getByRole('radio', { name }).check();
  }

  /** From the choices to the first turn. @param squares the Duke's, then the Footmen's */
  async setUp(...squares: string[]): Promise<void> {
    await this.button(this.words.place).click();
    if (squares.length === 0) await this.button(this.words.forMe).click();
    for (const name of squares) await this.square(name).click();
    await this.button(this.words.begin).click();
    await expect(this.island).toHaveAttribute('data-phase', 'playing');
  }

  /** The game as the page keeps it. */
  async game(): Promise<Playing> {
    const text = await this.page.evaluate((key) => localStorage.getItem(key), STORE);
    const read = readGame(text ?? '');
    if (!read.ok) throw new Error(`the page keeps no game: ${text}`);
    return read.value;
  }

  async position(): Promise<string> {
    return formatPosition((await this.game()).board.position);
  }

  async turns(): Promise<number> {
    return (await this.game()).board.turns.length;
  }

  /** Waits until it is the person's turn, or the game is over. */
  async myTurn(): Promise<void> {
    await expect(this.island.locator('.turn-line')).toContainText(
      new RegExp(`${this.words.yourTurn}|${this.words.over}`),
      { timeout: 20_000 },
    );
  }

  /** The board shows the tiles of the position that is kept. */
  async stands(): Promise<void> {
    const { board } = (await this.game()).board.position;
    const expected = [...board.keys()].filter((place) => board[place] !== 0);
    await expect
      .poll(() =>
        this.page.locator('.board-cell').evaluateAll((cells) =>
          cells
            .filter((cell) => !/empty|空格/.test(cell.getAttribute('aria-label') ?? ''))
            .map((cell) => Number((cell as HTMLElement).dataset.square))
            .sort((a, b) => a - b),
        ),
      )
      .toEqual(expected);
  }

  /** Acts as the computer's strongest level would with so many nodes, by pointer. */
  async act(nodes = 3_000): Promise<void> {
    const playing = await this.game();
    const { position } = playing.board;
    const { lines } = think(position, { budget: { nodes } });
    const action = lines[0]?.action ?? DRAW;
    if (action === DRAW) {
      await this.button(this.words.levy).click();
      const drawn = await this.game();
      expect(isDrawn(drawn)).toBe(true);
      await this.levySquares().first().click();
      return;
    }
    const isCommand = actionType(action) === 'command';
    const squares = isCommand
      ? [actionActor(action), actionFrom(action), actionTo(action)]
      : [actionFrom(action), actionTo(action)];
    for (const place of squares) await this.square(squareName(place)).click();
    // A square that means several actions asks; the plain one comes first.
    const question = this.page.locator('.ask-action');
    if (await question.isVisible()) await question.getByRole('button').first().click();
  }

  /** Plays until the game is over. @returns how many turns it took */
  async finish(most = 120): Promise<number> {
    for (let turn = 0; turn < most; turn++) {
      await this.myTurn();
      if (outcomeOf(await this.game()) !== undefined) return this.turns();
      await this.act();
    }
    throw new Error(`no end after ${most} turns`);
  }
}
