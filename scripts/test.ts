import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { findChromium } from './ensure-chromium.ts';
import { ROOT } from './root.ts';
import { forgetReports, groupsOf, STEPS, type Count, type Step } from './test-steps.ts';

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(130);
  });
}

mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
forgetReports();
const total = { passed: 0, failed: 0 };
for (const group of groupsOf(chosenSteps(process.argv.slice(2)))) await runGroup(group);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** `npm test` runs all; `node scripts/test.ts types unit` only these. */
function chosenSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}: choose from ${STEPS.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  return names.length === 0 ? STEPS : STEPS.filter((step) => names.includes(step.name));
}

/** Side by side, as many as there are processors; each says what it found when it has ended. */
async function runGroup(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const runOneByOne = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { passed, failed } = await runStep(step);
      total.passed += passed;
      total.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runOneByOne));
}

async function runStep(step: Step): Promise<Count> {
  const began = performance.now();
  const { succeeded, output } = await run(step);
  const count = step.count?.(succeeded) ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const found = step.count ? foundIn(count) : succeeded ? 'ok' : 'FAILED';
  console.log(`${step.name.padEnd(14)}${found} (${seconds} s)`);
  if (!succeeded) console.log(`\n${output.trimEnd()}\n`);
  return count;
}

function foundIn({ passed, failed, again = 0 }: Count): string {
  return `${passed} passed${again > 0 ? ` (${again} of them at another try)` : ''}, ${failed} failed`;
}

async function run({ command: [file, ...args], env }: Step): Promise<{ succeeded: boolean; output: string }> {
  const chunks: Buffer[] = [];
  const child = spawn(file, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...environment(), ...env } });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await once(child, 'close').then(
    ([exitCode]) => exitCode as number | null,
    (error: unknown) => chunks.push(Buffer.from(String(error))),
  );
  running.delete(child);
  return { succeeded: code === 0, output: Buffer.concat(chunks).toString() };
}

function environment(): NodeJS.ProcessEnv {
  const bin = path.join(ROOT, 'node_modules/.bin');
  const chromium = findChromium();
  return {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
    ...(chromium ? { CHROMIUM: chromium } : {}),
    ...(process.env['CI'] ? { NO_COLOR: '1', FORCE_COLOR: '0' } : {}),
  };
}
