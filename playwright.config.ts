// The browser tests: Chromium alone, on two builds of the site (at / and under a base path) that scripts/e2e.ts has made.
import { defineConfig, devices } from '@playwright/test';
import { basePath, basePathDirectory } from './scripts/base-path.ts';
import { chromiumSwitches, findChromium } from './scripts/chromium.ts';

const port = process.env.E2E_PORT ?? '4399';
const basePort = process.env.E2E_BASE_PATH_PORT ?? '4398';
const executablePath = findChromium();

const server = (directory: string, base: string, at: string) => ({
  command: 'node scripts/start.ts --no-build',
  env: { DIRECTORY: directory, BASE_PATH: base, PORT: at },
  url: `http://127.0.0.1:${at}${base}`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Twice the usual: two browsers at once on two shared processors can take seconds for what else takes a blink. Tests that
  // are about time measure it themselves.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'light',
    // It would answer in the place of what a test puts into the network; its own tests let it.
    serviceWorkers: 'block',
    launchOptions: { args: chromiumSwitches(), ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'site',
      testIgnore: '**/base-path*.spec.ts',
      use: { baseURL: `http://127.0.0.1:${port}/` },
    },
    {
      name: 'base-path',
      testMatch: '**/base-path*.spec.ts',
      use: { baseURL: `http://127.0.0.1:${basePort}${basePath}` },
    },
  ],
  webServer: [server('dist', '/', port), server(basePathDirectory, basePath, basePort)],
});
