// What the browser tests of boards share: finding boards and squares, and reading the page as a screen reader does.
import AxeBuilder from '@axe-core/playwright';
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';

/** A board on a page once scripts run on it. */
export async function awakeBoard(within: Locator): Promise<Locator> {
  const board = within.locator('.board-island').first();
  await board.scrollIntoViewIfNeeded();
  await expect(board).toHaveClass(/is-awake/);
  return board;
}

/** A square of a board by its name. */
export const square = (board: Locator, name: string): Locator =>
  board.locator(`.board-cell[data-name="${name}"]`);

/** What axe finds on a page, a line each: the rule and where. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${any[0]?.message ?? help}) at ${target.join(' ')}`),
  );
}

/** What a board says. */
export const status = (board: Locator): Locator => board.getByRole('status');

interface TreeNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored?: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
}

/** The page as its accessibility tree tells it, and the keyboard: nothing is read or touched in any other way. */
export class ScreenReader {
  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async on(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new ScreenReader(page, session);
  }

  private async nodes(): Promise<TreeNode[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    return nodes as TreeNode[];
  }

  /** Role and name of what has the focus. */
  async focused(): Promise<{ role: string; name: string }> {
    const node = (await this.nodes()).findLast(({ properties }) =>
      properties?.some(({ name, value }) => name === 'focused' && value.value === true),
    );
    return { role: node?.role?.value ?? '', name: node?.name?.value ?? '' };
  }

  /** Presses a key until what has the focus is as wanted. */
  async pressUntil(
    key: string,
    wanted: (found: { role: string; name: string }) => boolean,
    times = 60,
  ): Promise<{ role: string; name: string }> {
    for (let time = 0; time < times; time++) {
      await this.page.keyboard.press(key);
      const found = await this.focused();
      if (wanted(found)) return found;
    }
    throw new Error(`${times} times ${key} did not lead there`);
  }

  /** Goes with the arrow keys to a square by the names that are read aloud on the way. */
  async goToSquare(name: string): Promise<string> {
    const [file, rank] = [name.charCodeAt(0), Number(name[1])];
    const position = async () => {
      const { name: said } = await this.focused();
      return { said, file: said.charCodeAt(0), rank: Number(said[1]) };
    };
    for (let step = 0; step < 30; step++) {
      const now = await position();
      if (now.file === file && now.rank === rank) return now.said;
      const sideways = now.file < file ? 'ArrowRight' : 'ArrowLeft';
      const along = now.rank < rank ? 'ArrowUp' : 'ArrowDown';
      await this.page.keyboard.press(now.file === file ? along : sideways);
      // The tree lags behind the key, and a board that has just come into view may still be waking.
      for (let look = 0; look < 20 && (await position()).said === now.said; look++) {
        await this.page.waitForTimeout(50);
      }
    }
    throw new Error(`${name} was not reached`);
  }

  /** Everything that the live regions say now. */
  async liveRegions(): Promise<string[]> {
    const nodes = await this.nodes();
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const words = (node: TreeNode): string =>
      node.role?.value === 'StaticText'
        ? (node.name?.value ?? '')
        : (node.childIds ?? [])
            .map((id) => byId.get(id))
            .filter((child) => child !== undefined)
            .map(words)
            .join('');
    return nodes.filter(({ role }) => role?.value === 'status').map(words);
  }
}
