import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { startProcess, temporaryDirectory, type ServerProcess } from './server-process.ts';

const READY = 'Plainly is ready';

/** A request whose headers the server has, and whose body it waits for. */
async function requestInFlight({ url }: ServerProcess) {
  const headers = { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' };
  const sent = request(`${url}/api/auth/sign-in/anonymous`, { method: 'POST', headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  return sent;
}

async function signIn({ url }: ServerProcess): Promise<{ cookie: string; uid: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/auth/sign-in/anonymous`, { method: 'POST', headers, body: '{}' });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, uid: await uidOf({ url }, cookie) };
}

async function uidOf({ url }: Pick<ServerProcess, 'url'>, cookie: string): Promise<string> {
  const me = (await (await fetch(`${url}/api/auth/me`, { headers: { cookie } })).json()) as { user: { uid: string } };
  return me.user.uid;
}

test('SIGTERM finishes the request in flight, takes no new one and exits cleanly', async () => {
  const database = await createTestDatabase();
  const server = await startProcess({ DATABASE_URL: database.url, DATA_DIR: temporaryDirectory() });
  await server.says(READY);
  const inFlight = await requestInFlight(server);
  server.kill('SIGTERM');
  await server.says('stopping');
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  inFlight.end('{}');
  const [response] = (await once(inFlight, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(await text(response)).toContain('{');
  expect(await server.exitCode).toBe(0);
  expect(server.errors()).toBe('');
  await database.drop();
});

test('a killed server leaves a data directory that the next start opens, with everything in it', async () => {
  const DATA_DIR = temporaryDirectory();
  const first = await startProcess({ DATA_DIR });
  await first.says(READY);
  const { cookie, uid } = await signIn(first);
  expect(uid).not.toBe('');
  first.kill('SIGKILL');
  await first.exitCode;

  const second = await startProcess({ DATA_DIR });
  await second.says(READY);
  expect(await uidOf(second, cookie)).toBe(uid);
  second.kill('SIGINT');
  expect(await second.exitCode).toBe(0);
});

test('a second server on the same data directory says so and leaves the first alone', async () => {
  const DATA_DIR = temporaryDirectory();
  const first = await startProcess({ DATA_DIR });
  await first.says(READY);

  const second = await startProcess({ DATA_DIR });
  expect(await second.exitCode).toBe(1);
  expect(second.errors()).toBe(
    'Another server is already running on this data directory: stop it, or set DATA_DIR and PORT to others.\n',
  );
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});
