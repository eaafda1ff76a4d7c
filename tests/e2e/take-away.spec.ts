// Boards that leave the site without scripts: pictures, Markdown, oEmbed, paper; and the page about notation that offers them.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import markdownIt from 'markdown-it';
import markdownItDuke from '../../src/markdown-plugins/markdown-it.ts';
import { diagramForPng, diagramSvg } from '../../src/pictures/diagram-picture.ts';
import { drawPng } from '../../src/pictures/png.ts';
import { readPng } from '../data/png-header.ts';
import { axeFindings } from './board-page.ts';
import { test } from './embed-host.ts';

const KNIGHT = '6/6/2K3/6/6/2D3 l - - 0';
const BUILDER = `en/embed/?position=${KNIGHT.replaceAll(' ', '_')}&arrows=green+c4d6`;

async function openBuilder(page: Page, form: string): Promise<string> {
  await page.goto(`${BUILDER}&form=${form}`);
  await expect(page.locator('.builder')).toHaveClass(/is-awake/);
  return (await page.locator('.builder-code pre').textContent()) ?? '';
}

test.describe('one position goes from the builder', () => {
  test('into a Markdown blog, and from there onto paper', async ({ page, host }) => {
    const block = await openBuilder(page, 'markdown');
    const md = markdownIt();
    md.use(markdownItDuke, { lang: 'en' });
    // The blog runs no script of ours and forbids all.
    await host.open(page, {
      policy: "default-src 'none'; img-src data:",
      body: md.render(`A post.\n\n${block}\n`),
    });
    const board = page.getByRole('img', { name: 'Board, Light to act' });
    await expect(board).toBeVisible();
    await expect(board.locator('desc')).toHaveText(/Light: Duke c1, Knight c4/);
    await expect(board.locator('.arrow')).toHaveCount(1);
    const onScreen = await board.boundingBox();
    await page.emulateMedia({ media: 'print' });
    await expect(board).toBeVisible();
    expect((await board.boundingBox())?.width).toBe(onScreen?.width);
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('into a picture: downloaded, and shown by the copied code', async ({ page, host }) => {
    const code = await openBuilder(page, 'picture');
    const wait = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PNG' }).click();
    const download = await wait;
    expect(download.suggestedFilename()).toBe('duke-board.png');
    const png = readFileSync(await download.path());
    const { width, height, rows } = readPng(png);
    expect([width, height]).toEqual([1088, 1088]);
    // A board, not an empty sheet: many different bytes.
    expect(new Set(rows).size).toBeGreaterThan(30);
    await host.open(page, {
      body: code.replace('duke-board.png', `data:image/png;base64,${png.toString('base64')}`),
    });
    const image = page.getByRole('img');
    await expect(image).toHaveAttribute('alt', /Light: Duke c1, Knight c4; Dark: no tiles\./);
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1088);
    const link = await page.locator('main a').getAttribute('href');
    await page.goto(link ?? '');
    await expect(page.getByLabel('Position in notation')).toHaveValue(KNIGHT);
  });

  test('onto the clipboard, with words beside it; where that is forbidden, it says so', async ({
    page,
    context,
    complaints,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openBuilder(page, 'picture');
    await page.getByRole('button', { name: 'Copy PNG' }).click();
    await expect(page.getByText('The picture is copied.')).toBeVisible();
    const size = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const blob = await item?.getType('image/png');
      return blob === undefined ? 0 : (await createImageBitmap(blob)).width;
    });
    expect(size).toBe(1088);
    await page.getByRole('button', { name: 'Copy alt text and link' }).click();
    await expect(page.getByText('Alt text and link are copied.')).toBeVisible();
    const words = await page.evaluate(() => navigator.clipboard.readText());
    expect(words).toMatch(/^Light: Duke c1, Knight c4.*\nhttp.*position=6\/6\/2K3/);
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Copy PNG' }).click();
    await expect(page.getByText('does not let pages copy pictures')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('a consumer of oEmbed finds a puzzle’s document and shows its frame', async ({
  page,
  host,
  request,
}) => {
  const { puzzles } = await (await request.get('puzzles.json')).json();
  const [{ id }] = puzzles;
  for (const path of [`en/puzzles/${id}/`, 'zh/learn/move/']) {
    await page.goto(path);
    const link = page.locator('link[type="application/json+oembed"]');
    const address = new URL((await link.getAttribute('href')) ?? '');
    // The address is that of the published site; here it lies at the same path.
    const response = await request.get(address.pathname.slice(1));
    expect(response.headers()['access-control-allow-origin']).toBe('*');
    const { type, html, width, thumbnail_url } = await response.json();
    expect([type, width]).toEqual(['rich', 544]);
    expect((await request.get(new URL(thumbnail_url).pathname.slice(1))).ok()).toBe(
      process.env.PICTURES !== '0',
    );
    const origin = new URL(host.embeds).origin;
    await host.open(page, { body: html.replace(new URL(address).origin, origin) });
    await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible();
  }
});

test('the pictures of lessons’ diagrams lie where the list says', async ({ request }) => {
  const { diagrams } = await (await request.get('diagrams.json')).json();
  expect(diagrams.length).toBeGreaterThan(20);
  for (const { svg } of diagrams.slice(0, 5)) {
    for (const locale of ['en', 'zh']) {
      const response = await request.get(svg[locale]);
      expect(response.headers()['content-type']).toContain('image/svg+xml');
      expect(await response.text()).toContain('<title>');
    }
  }
});

test('pictures are as they are stored', () => {
  const source = { position: '3d2/2f~3/2K3/6/3N~2/2D3 l - -', choose: 'c4', arrows: 'red c4d6' };
  // The drawing to the letter; its pixels but for one in a thousand, since renderers round in their own ways.
  for (const locale of ['en', 'zh'] as const)
    expect(diagramSvg(source, locale)).toMatchSnapshot(`diagram-${locale}.svg`);
  expect(drawPng(diagramForPng(source), 640)).toMatchSnapshot('diagram.png', {
    maxDiffPixelRatio: 0.001,
  });
});

test.describe('the page about notation', () => {
  test('says a record in words, and what is wrong with it', async ({ page, complaints }) => {
    await page.goto('en/notation/');
    const field = page.getByLabel('Actions from the starting position');
    await field.scrollIntoViewIfNeeded();
    await expect(field).toBeEnabled();
    const turns = page.locator('.record-words li');
    await expect(turns).toHaveCount(3);
    await field.fill('b1b2 b6b5 a1a2');
    await expect(turns).toHaveCount(2);
    await expect(page.getByText('record, column 11, turn 3: a1a2 cannot be played')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('offers the plugins and the grammar', async ({ page, request }) => {
    await page.goto('zh/notation/');
    const links = page.locator('a[download]');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.ok()).toBe(true);
      expect(response.headers()['access-control-allow-origin']).toBe('*');
    }
  });

  test('is for everyone: axe finds nothing, and nothing scrolls sideways at 360 px', async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('zh/notation/');
    await page.getByRole('textbox').last().scrollIntoViewIfNeeded();
    await expect(page.locator('.position-editor')).toHaveClass(/is-awake/);
    expect(await axeFindings(page)).toEqual([]);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  });
});
