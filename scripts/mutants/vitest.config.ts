import { defineConfig } from 'vitest/config';

/** The tests of one set alone: every change runs them again. */
export default defineConfig({
  test: { include: (process.env['MUTANT_TESTS'] ?? '').split(';'), hookTimeout: 60_000, testTimeout: 60_000 },
});
