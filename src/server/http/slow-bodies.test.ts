import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { Hono } from 'hono';
import { listen } from './listen.ts';
import { takesItsTime } from './slow-bodies.ts';

const PATIENCE_MS = 200;

/** Sends the head of a request and half of its body, and tells when the server has hung up. */
function halfSend(port: number, path: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nhalf`);
  const hungUp = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resume();
  return { hungUp, rest: () => socket.write('rest!!'), socket };
}

test('a half-sent request is cut off, on every route but one that has asked for time', async () => {
  const arrived = Promise.withResolvers<string>();
  const app = new Hono();
  app.post('/slow', async (c) => {
    takesItsTime(c);
    arrived.resolve(await c.req.text());
    return c.text('thank you');
  });
  app.post('/reads', async (c) => c.text(await c.req.text()));
  const port = await freePort();
  const server = await listen(app.fetch, { host: '127.0.0.1', port, bodyTimeoutMs: PATIENCE_MS });
  const slow = halfSend(port, '/slow');
  await Promise.all(['/reads', '/nothing'].map((path) => halfSend(port, path).hungUp));
  slow.rest();
  expect(await arrived.promise).toBe('halfrest!!');
  slow.socket.destroy();
  await server.drain(1000);
  await server.close(1000);
});
