import { defineConfig } from 'vitest/config';
import { markdownPages } from './scripts/markdown-plugin.ts';
import { paperPages } from './scripts/papers-plugin.ts';

/** What holds no state: each worker loads the code and the content once for all of its files. */
const PURE = [
  'src/domain/**/*.test.ts',
  'src/contract/**/*.test.ts',
  'src/assistant/**/*.test.ts',
  'eval/**/*.test.ts',
];

/** What runs without a database starts at once; everything else shares one real PostgreSQL. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // What hangs is ended; what is only slow, on a machine that is shared with others, is not.
    hookTimeout: 240_000,
    testTimeout: 240_000,
    projects: [
      { test: { name: 'pure', include: PURE, isolate: false } },
      {
        // In a browser's world, of which a file may make up its own.
        plugins: [markdownPages(), paperPages()],
        test: { name: 'web', include: ['src/web/**/*.test.ts'] },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['test/logs.ts', 'test/postgres.ts'],
          isolate: false,
        },
      },
    ],
  },
});
