import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { boundedBody, holdsNul, readAll } from './read-body.ts';

/** A body of so many chunks of ten bytes that does not say how long it is; tells how many were taken. */
function chunked(count: number) {
  let taken = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (taken >= count) return controller.close();
      taken += 1;
      return controller.enqueue(new Uint8Array(10));
    },
  });
  return { body, taken: () => taken };
}

async function send(count: number) {
  const app = new Hono();
  app.post('/', async (c) => {
    try {
      return c.text(`${(await readAll(boundedBody(c, 100, 'This file is too large.'))).length}`);
    } catch (error) {
      return c.text((error as Error).message, 400);
    }
  });
  const { body, taken } = chunked(count);
  const response = await app.request('/', { method: 'POST', body, duplex: 'half' });
  return { status: response.status, text: await response.text(), taken: taken() };
}

test('a body that does not say how long it is ends at its limit, and the rest is not read', async () => {
  expect(await send(10)).toMatchObject({ status: 200, text: '100' });
  const { status, text, taken } = await send(1_000_000);
  expect([status, text]).toEqual([400, 'This file is too large.']);
  expect(taken).toBeLessThan(20);
});

test.each([
  ['"a\\u0000b"', true],
  ['"a\\\\u0000b"', false],
  ['"a\\\\\\u0000b"', true],
  ['"a\u0000b"', true],
  ['"plain"', false],
])('%s holds a NUL: %s', (json, holds) => {
  expect(holdsNul(json)).toBe(holds);
});
