// Unit, property and conformance tests: everything under tests/ but the browser tests.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Two cores are all that is promised.
    maxWorkers: 2,
    // Property tests run thousands of cases; a stuck one still has to end.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
