import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './ensure-chromium.ts';
import { ROOT } from './root.ts';
import { forgetReports, STEPS, type Count, type Step } from './test-steps.ts';

let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running?.kill(signal);
    process.exit(130);
  });
}

mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
forgetReports();
const total = { passed: 0, failed: 0 };
for (const step of chosenSteps(process.argv.slice(2))) {
  const { passed, failed } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
}
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

async function runStep(step: Step): Promise<Count> {
  process.stdout.write(`${step.name.padEnd(14)}`);
  const began = performance.now();
  const { succeeded, output } = await run(step);
  const count = step.count?.(succeeded) ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const found = step.count ? `${count.passed} passed, ${count.failed} failed` : succeeded ? 'ok' : 'FAILED';
  console.log(`${found} (${seconds} s)`);
  if (!succeeded) console.log(`\n${output.trimEnd()}\n`);
  return count;
}

async function run({ command: [file, ...args], env }: Step): Promise<{ succeeded: boolean; output: string }> {
  const chunks: Buffer[] = [];
  running = spawn(file, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...environment(), ...env } });
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await once(running, 'close').then(
    ([exitCode]) => exitCode as number | null,
    (error: unknown) => chunks.push(Buffer.from(String(error))),
  );
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
