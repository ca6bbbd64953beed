import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

/** `again`: of those that passed, how many did so only at another try. */
export type Count = { readonly passed: number; readonly failed: number; readonly again?: number };

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** It keeps every processor busy by itself, or needs what all steps before it made. */
  readonly isAlone?: true;
  /** What the command found; a plain check counts as one. */
  readonly count?: (succeeded: boolean) => Count;
};

const NODE_REPORT = '.cache/vitest.json';
const BROWSER_REPORT = '.cache/playwright.json';

/** In this order: what is quick and finds much comes first, except that what is long begins early. */
export const STEPS: readonly Step[] = [
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'lock', command: ['node', 'scripts/lock-check.mjs'] },
  { name: 'types', command: ['node', 'scripts/types.ts'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', command: ['knip'] },
  { name: 'docs', command: ['node', 'scripts/callables-doc.ts', '--check'] },
  { name: 'vectors', command: ['node', 'scripts/embed-phrases.ts', '--check'] },
  { name: 'answers', command: ['node', 'eval/gate.ts'] },
  { name: 'chromium', command: ['node', 'scripts/ensure-chromium.ts'] },
  {
    name: 'unit',
    isAlone: true,
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${NODE_REPORT}`],
    count: (succeeded) => countVitest(readReport(NODE_REPORT), succeeded),
  },
  {
    name: 'browser',
    isAlone: true,
    // A machine that is shared with others is slow now and then: what passes at another try is counted, and said.
    command: ['playwright', 'test', '--retries=2', '--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(ROOT, BROWSER_REPORT) },
    count: (succeeded) => countPlaywright(readReport(BROWSER_REPORT), succeeded),
  },
];

/** What may run side by side, in the order of the steps. */
export function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (!last || step.isAlone || last[0]?.isAlone) groups.push([step]);
    else last.push(step);
  }
  return groups;
}

/** A report of an earlier run must never be counted. */
export function forgetReports(): void {
  for (const report of [NODE_REPORT, BROWSER_REPORT]) rmSync(path.join(ROOT, report), { force: true });
}

function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));
  } catch {
    return undefined;
  }
}

export function countVitest(report: unknown, succeeded: boolean): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as Record<string, number | undefined>;
  return atLeastOneFailure({ passed: numPassedTests, failed: numFailedTests }, succeeded);
}

export function countPlaywright(report: unknown, succeeded: boolean): Count {
  const { stats = {} } = (report ?? {}) as { stats?: Record<string, number | undefined> };
  const again = stats['flaky'] ?? 0;
  const passed = (stats['expected'] ?? 0) + again;
  return atLeastOneFailure({ passed, failed: stats['unexpected'] ?? 0, again }, succeeded);
}

/** A file that cannot be loaded or a crash fails the run without failing a test. */
function atLeastOneFailure(count: Count, succeeded: boolean): Count {
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
}
