// The search in a folder of its host: index, results and what they lead to are in the folder.
import { expect, test } from '@playwright/test';

test('the search finds and leads on within the folder', async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) outside.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('zh/learn/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('放置新棋子');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`^${baseURL}zh/.+#`));
  expect(outside).toEqual([]);
});
