import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAssistant } from '#assistant/create-assistant.ts';
import type { Assistant } from '#assistant/reply.ts';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import { messages } from './messages.ts';
import { report } from './report.ts';
import { memoryOfServer } from './server-memory.ts';
import { median, percentile } from './statistics.ts';

const MESSAGES = 200;
const WARM_UP = 20;
const AT_ONCE = 20;
const MEGABYTE = 1024 * 1024;

async function ask(assistant: Assistant, message: string): Promise<void> {
  const turn = { message, state: null, isAnonymous: true, today: '2026-11-15', signal: new AbortController().signal };
  for await (const event of assistant.reply(turn)) if (event.type === 'finished') return;
}

/** Processor time of the whole process, the model's thread included, for each message alone. */
async function costOf(assistant: Assistant, asked: readonly string[]) {
  const cpu: number[] = [];
  const wall: number[] = [];
  for (const message of asked) {
    const before = process.cpuUsage();
    const began = performance.now();
    await ask(assistant, message);
    wall.push(performance.now() - began);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
  }
  return { cpu, wall };
}

/** How long this thread keeps others waiting while it does something. */
async function delayDuring(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 };
}

// Times are counted from the start of the process: loading the code is part of starting.
const embedder = createEmbedder((error) => console.error(error), true);
let isReady = false;
const ready = embedder.whenReady().then(() => {
  isReady = true;
  return performance.now();
});
const assistant = createAssistant({ onError: (error) => console.error(error), embedder });
await ask(assistant, 'My landlord in Queens kept my security deposit.');
const firstAnswer = performance.now();
const firstAnswerCpu = (process.cpuUsage().user + process.cpuUsage().system) / 1000;
if (isReady) throw new Error('The model was there before the first answer: this run says nothing about word search.');
const modelReady = await ready;

await costOf(assistant, messages(WARM_UP));
const { cpu, wall } = await costOf(assistant, messages(MESSAGES));
const atRest = await delayDuring(() => sleep(1_000));
const busy = await delayDuring(() => Promise.all(messages(AT_ONCE).map((message) => ask(assistant, message))));

await assistant.close();
const server = await memoryOfServer(messages(WARM_UP));

report('assistant', [
  { name: 'start to first answer, by word search', value: firstAnswer, unit: 'ms' },
  { name: 'processor time until then, the loading model included', value: firstAnswerCpu, unit: 'ms' },
  { name: 'start to model ready', value: modelReady, unit: 'ms' },
  { name: `processor time per message, p50 of ${MESSAGES}`, value: median(cpu), unit: 'ms' },
  { name: `processor time per message, p95 of ${MESSAGES}`, value: percentile(cpu, 0.95), unit: 'ms', below: 150 },
  { name: 'time to answer, p50', value: median(wall), unit: 'ms' },
  { name: 'time to answer, p95', value: percentile(wall, 0.95), unit: 'ms' },
  { name: 'main thread at rest, delay p99', value: atRest.p99, unit: 'ms' },
  { name: `main thread with ${AT_ONCE} messages at once, delay p99`, value: busy.p99, unit: 'ms' },
  { name: `main thread with ${AT_ONCE} messages at once, delay max`, value: busy.max, unit: 'ms' },
  { name: 'the whole server, from start to serving', value: server.readyMs, unit: 'ms' },
  { name: 'memory of the whole server with the model', value: server.bytes / MEGABYTE, unit: 'MB', below: 450 },
  { name: 'memory at its highest', value: server.highest / MEGABYTE, unit: 'MB' },
]);
