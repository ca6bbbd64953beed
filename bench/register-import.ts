import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createAssistant } from '#assistant/create-assistant.ts';
import { staff } from '#test/people.ts';
import type { Sending, Sent } from './register-sender.ts';
import { report } from './report.ts';
import { startStack } from './stack.ts';

const ROWS = 500_000;
const MEGABYTE = 1024 * 1024;
const SAMPLE_MS = 20;

/** Another process makes the file and sends it; this one is the server alone. */
async function load(sending: Sending): Promise<Sent> {
  const sender = fork(path.resolve(import.meta.dirname, 'register-sender.ts'));
  sender.send(sending);
  const [sent] = (await once(sender, 'message')) as [Sent];
  if (sent.status !== 200) throw new Error(`the import answered ${sent.status}`);
  return sent;
}

async function measured(work: () => Promise<Sent>) {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  const began = performance.now();
  const { bytes } = await work();
  clearInterval(sampler);
  const seconds = (performance.now() - began) / 1000;
  return { bytes, seconds, peak: peak / MEGABYTE, growth: (peak - before) / MEGABYTE };
}

const stack = await startStack(createAssistant({ onError: (error) => console.error(error) }), {
  STAFF_EMAILS: 'staff@plainly.example',
});
const worker = await staff(stack);
const cookie = [...worker.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const sending = { url: `${stack.url}/api/staff/register-import`, cookie, rows: ROWS };
const first = await measured(() => load(sending));
const again = await measured(() => load(sending));
const { rows } = await worker.must('staffGetRegister', null);
if (rows !== ROWS) throw new Error(`the register holds ${rows} rows`);
await stack.close();

const size = `${(first.bytes / MEGABYTE).toFixed(0)} MB`;
report('register import', [
  { name: `${ROWS} rows (${size}) into an empty register`, value: ROWS / first.seconds, unit: '/s' },
  { name: `${ROWS} rows again, over themselves`, value: ROWS / again.seconds, unit: '/s' },
  { name: 'memory of the server that the first import took', value: first.growth, unit: 'MB', below: 300 },
  { name: 'memory of the server that the second import took', value: again.growth, unit: 'MB', below: 300 },
  { name: 'memory of the whole server at its height', value: Math.max(first.peak, again.peak), unit: 'MB' },
]);
