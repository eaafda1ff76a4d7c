// Our own pages under their strict Content-Security-Policy and Trusted Types: nothing on any kind of page goes against it.
import { expect, type Page, test } from '@playwright/test';

/** What went against the policy of the pages that are opened from now on. */
async function violationsOn(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation(text: string): void };
      tellViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

const kinds = [
  ...['', 'learn/', 'learn/jump/', 'learn/first-game/', 'gallery/', 'rules/', 'puzzles/', 'daily/'],
  ...['puzzles/collections/', 'puzzles/train/', 'analysis/', 'data/', 'embed/', 'play/'],
  ...['replay/', 'notation/', 'learn/faces/', 'learn/card/', 'states/'],
];

for (const path of [
  ...kinds.map((kind) => `en/${kind}`),
  'zh/learn/jump/',
  'offline/',
  '404.html',
]) {
  test(`nothing on ${path} goes against the policy`, async ({ page }) => {
    const violations = await violationsOn(page);
    await page.goto(path);
    const policy = page.locator('meta[http-equiv="content-security-policy"]');
    await expect(policy).toHaveAttribute('content', /require-trusted-types-for 'script'/);
    // The search compiles its WebAssembly; nothing else that is called unsafe is let in.
    const rest = (await policy.getAttribute('content'))?.replace("'wasm-unsafe-eval'", '');
    expect(rest).not.toMatch(/unsafe/);
    // Islands wake when they come into view.
    for (const island of await page.locator('astro-island').all())
      await island.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    expect(violations).toEqual([]);
  });
}

test('the solver starts under the policy', async ({ page, request }) => {
  const violations = await violationsOn(page);
  const { puzzles } = await (await request.get('puzzles.json')).json();
  const plain = /^[a-f][1-6][a-f][1-6]$/;
  // One with a wrong first action that is a plain move: whether it wins a turn later the solver is asked.
  const { id } = puzzles.find(({ n }: { n: number }) => n === 2);
  const { refutations } = await (await request.get(`puzzles/${id}.json`)).json();
  const [wrong = ''] =
    Object.entries(refutations).find(([action, by]) => by !== null && plain.test(action)) ?? [];
  const worker = page.waitForEvent('worker');
  await page.goto(`en/puzzles/${id}/`);
  await expect(page.locator('.puzzle-island')).toHaveClass(/is-awake/);
  await page.locator(`[data-name="${wrong.slice(0, 2)}"]`).click();
  await page.locator(`[data-name="${wrong.slice(2)}"]`).click();
  await worker;
  expect(violations).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it starts under the policy', async ({ page }) => {
    const violations = await violationsOn(page);
    await page.goto('en/');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(violations).toEqual([]);
  });
});
