import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { listen } from './listen.ts';

const PATIENCE_MS = 30_000;

/** A server whose answer to `/slow` has begun and ends when it is let go. */
async function start(lastRequestsMs: number) {
  const port = await freePort();
  const gate = Promise.withResolvers<void>();
  const slow = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.enqueue(Buffer.from('begun '));
    await gate.promise;
    controller.enqueue(Buffer.from('and ended'));
    controller.close();
  };
  const answer = (asked: Request) =>
    new Response(
      new URL(asked.url).pathname === '/slow' ? new ReadableStream({ start: (c) => void slow(c) }) : 'quick',
    );
  const listening = await listen(answer, { host: '127.0.0.1', port, lastRequestsMs });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(async () => {
    agent.destroy();
    await listening.close(0);
  });
  const get = async (path: string, own?: Agent): Promise<IncomingMessage> => {
    const sent = request({ port, host: '127.0.0.1', path, agent: own }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  };
  return { port, listening, get, agent, letGo: gate.resolve };
}

test('stopping waits for an answer that is being said, and serves what comes on open connections once more', async () => {
  const { listening, get, agent, letGo } = await start(PATIENCE_MS);
  expect(await text(await get('/', agent))).toBe('quick');
  const slow = await get('/slow');
  let isDrained = false;
  const drained = listening.drain(PATIENCE_MS).then(() => (isDrained = true));

  const last = await get('/', agent);
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  expect(await text(last)).toBe('quick');
  await expect(get('/')).rejects.toThrow('ECONNREFUSED');
  expect(isDrained).toBe(false);
  letGo();
  expect(await text(slow)).toBe('begun and ended');
  await drained;
});

test('a request that comes too late is told to try elsewhere', async () => {
  const { port, listening, get, letGo } = await start(0);
  const late = connect(port, '127.0.0.1');
  await once(late, 'connect');
  late.write('POST /us-central1/sendMessage HTTP/1.1\r\nHost: x\r\n');
  const slow = await get('/slow');
  const drained = listening.drain(PATIENCE_MS);
  await expect.poll(() => get('/').catch(() => 'refused')).toBe('refused');
  late.write('Content-Length: 0\r\n\r\n');
  const said = await text(late);
  expect(said).toMatch(/^HTTP\/1\.1 503 /);
  expect(said.toLowerCase()).toContain('connection: close');
  expect(said).toContain(
    '{"error":{"status":"UNAVAILABLE","message":"We are restarting. Please try again in a moment."}}',
  );
  letGo();
  await text(slow);
  await drained;
});
