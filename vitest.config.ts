import { defineConfig } from 'vitest/config';
import { markdownPages } from './scripts/markdown-plugin.ts';
import { paperPages } from './scripts/papers-plugin.ts';

/** What runs without a database starts at once; everything else shares one real PostgreSQL. */
const PURE = [
  'src/domain/**/*.test.ts',
  'src/contract/**/*.test.ts',
  'src/assistant/**/*.test.ts',
  'src/web/**/*.test.ts',
  'eval/**/*.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 60_000,
    projects: [
      { plugins: [markdownPages(), paperPages()], test: { name: 'pure', include: PURE } },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['test/logs.ts', 'test/postgres.ts'],
        },
      },
    ],
  },
});
