// The site in a folder of its host: the same ways lead to the same places. (Links are checked one by one at the build.)
import { expect, test } from '@playwright/test';

test('the front door leads on within the folder', async ({ page, baseURL }) => {
  await page.goto('./');
  await page.waitForURL(`${baseURL}en/`);
});

test('links, switches and styles stay within the folder', async ({ page, baseURL }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) outside.push(`${response.status()} ${response.url()}`);
  });

  await page.goto('en/');
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveURL(`${baseURL}en/learn/`);
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`${baseURL}zh/learn/`);
  await page.getByLabel('主题').selectOption('深色');
  await page.getByRole('link', { name: '公爵棋堂' }).first().click();
  await expect(page).toHaveURL(`${baseURL}zh/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(outside).toEqual([]);
});

test('what does not exist is answered with a way back into the folder', async ({
  page,
  baseURL,
}) => {
  const response = await page.goto('nowhere/');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL(`${baseURL}zh/`);
});
