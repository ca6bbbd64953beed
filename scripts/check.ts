import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import path from 'node:path';
import { testsFor } from './changed-tests.ts';
import { ROOT } from './root.ts';
import { STEPS } from './test-steps.ts';

/**
 * `npm run check`, the inner loop: types, lint, format, and the tests of what was changed since the last commit, or in it when
 * nothing was. `npm test` is the whole.
 */
const lines = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
const uncommitted = [...lines('diff', '--name-only', 'HEAD'), ...lines('ls-files', '--others', '--exclude-standard')];
const changed = uncommitted.some(Boolean) ? uncommitted : lines('diff', '--name-only', 'HEAD~1');
const tests = testsFor(
  changed.filter(Boolean),
  globSync(['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'], { cwd: ROOT }),
);

const bin = path.join(ROOT, 'node_modules/.bin');
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` };

async function passes(name: string, [file, ...args]: readonly [string, ...string[]]): Promise<boolean> {
  const began = performance.now();
  const chunks: Buffer[] = [];
  const child = spawn(file, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${name.padEnd(10)}${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (code !== 0) console.log(Buffer.concat(chunks).toString());
  return code === 0;
}

const quick = STEPS.filter(({ name }) => ['types', 'lint', 'format'].includes(name));
const results = await Promise.all([
  ...quick.map(({ name, command }) => passes(name, command)),
  tests.length > 0 ? passes(`${tests.length} tests`, ['vitest', 'run', ...tests]) : true,
]);
process.exit(results.every(Boolean) ? 0 : 1);
