import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCallable, everyDoor, fuzzCallable, fuzzRoute, type Target } from '../drills/fuzz-requests.ts';
import { fuzzTarget } from '../drills/fuzz-target.ts';
import { startTestServer, type TestServer } from './server.ts';

/** A sample of what the drill sends a thousand times over. */
const RUNS = 12;

let server: TestServer;
let target: Target;
beforeAll(async () => {
  server = await startTestServer();
  target = await fuzzTarget(server);
});
afterAll(() => server.close());

describe('whatever is sent, nothing breaks and nobody waits for ever', () => {
  test.each(everyCallable)('%s', async (name) => {
    expect(await fuzzCallable(target, name, RUNS)).toEqual([]);
  });

  test.each(everyDoor)('%s', async (door) => {
    expect(await fuzzRoute(target, door, RUNS)).toEqual([]);
  });
});
