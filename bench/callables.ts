import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAssistant } from '#assistant/create-assistant.ts';
import { createEmbedder } from '#assistant/find/vectors/embedder.ts';
import { visitor } from '#test/people.ts';
import { type Load, send } from './load.ts';
import { messages } from './messages.ts';
import { report } from './report.ts';
import { startStack } from './stack.ts';
import { median, percentile } from './statistics.ts';

const PEOPLE = 10;
const REQUESTS_EACH = 300;
const MESSAGES_EACH = 10;

/** Answers per second, and this process's own time for each: the crowd and the database run in others. */
async function throughput(load: Omit<Load, 'bodies'>, body: string | null) {
  const times = (count: number) => Array.from({ length: count }, () => body);
  await send({ ...load, bodies: times(REQUESTS_EACH / 3) });
  const before = process.cpuUsage();
  const { elapsedMs, milliseconds } = await send({ ...load, bodies: times(REQUESTS_EACH) });
  const { user, system } = process.cpuUsage(before);
  return { perSecond: (1000 * milliseconds.length) / elapsedMs, cpuMs: (user + system) / 1000 / milliseconds.length };
}

async function startBareServer() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"result":null}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

const embedder = createEmbedder((error) => console.error(error), true);
const stack = await startStack(createAssistant({ onError: (error) => console.error(error), embedder }));
await embedder.whenReady();
const people = await Promise.all(Array.from({ length: PEOPLE }, () => visitor(stack)));
const cookies = people.map(({ cookies: jar }) => [...jar].map(([name, value]) => `${name}=${value}`).join('; '));

const { server, url } = await startBareServer();
const bare = await throughput({ url, cookies }, null);
const health = await throughput({ url: `${stack.url}/healthz`, cookies }, null);
const chats = await throughput({ url: `${stack.url}/us-central1/getUserChats`, cookies }, '{"data":null}');
server.close();

const bodies = messages(MESSAGES_EACH).map((message) => JSON.stringify({ data: { message } }));
const sent = await send({ url: `${stack.url}/us-central1/sendMessage`, cookies, bodies });
await stack.close();

report('callables', [
  { name: 'bare node:http', value: bare.perSecond, unit: '/s' },
  { name: 'our route without a callable (healthz)', value: health.perSecond, unit: '/s' },
  { name: 'a small callable (getUserChats: session and one query)', value: chats.perSecond, unit: '/s' },
  { name: 'processor time per request, route to bare node:http', value: health.cpuMs / bare.cpuMs, unit: '×' },
  { name: 'processor time per request, callable to bare node:http', value: chats.cpuMs / bare.cpuMs, unit: '×' },
  { name: 'processor time per request of the callable', value: chats.cpuMs, unit: 'ms' },
  { name: `sendMessage, ${PEOPLE} people at once, p50`, value: median(sent.milliseconds), unit: 'ms' },
  { name: `sendMessage, ${PEOPLE} people at once, p95`, value: percentile(sent.milliseconds, 0.95), unit: 'ms' },
]);
