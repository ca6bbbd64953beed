import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { misses, type Report } from './report.ts';

/** Each in a process of its own, so that none inherits the memory or the warmth of another. */
const BENCHES = [
  'server',
  'first-load',
  'assistant',
  'attorney-view',
  'callables',
  'growth',
  'chat-rendering',
  'register-import',
];
const RESULT = path.resolve(import.meta.dirname, '../.cache/bench.json');

async function run(name: string): Promise<Report> {
  const bench = fork(path.resolve(import.meta.dirname, `${name}.ts`));
  let found: Report | undefined;
  bench.on('message', (report: Report) => (found = report));
  const [code] = (await once(bench, 'exit')) as [number | null];
  if (code !== 0 || !found) throw new Error(`${name} ended with code ${code} before it had a result.`);
  return found;
}

const chosen = process.argv.slice(2);
const reports: Report[] = [];
for (const name of chosen.length > 0 ? chosen : BENCHES) reports.push(await run(name));
const machine = { cpu: os.cpus()[0]?.model, cores: os.availableParallelism(), node: process.version };
const load = os.loadavg()[0] ?? 0;
console.log(`\n${machine.cores} cores, ${machine.cpu}, Node ${machine.node}, load ${load.toFixed(1)} at the end`);
mkdirSync(path.dirname(RESULT), { recursive: true });
writeFileSync(RESULT, JSON.stringify({ ranAt: new Date().toISOString(), machine, load, reports }, null, 2));
const missed = reports.flatMap(({ measurements }) => measurements).filter(misses);
if (missed.length > 0) {
  console.error(`Missed: ${missed.map(({ name }) => name).join('; ')}`);
  process.exitCode = 1;
}
