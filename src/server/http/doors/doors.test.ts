import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type CallableName } from '#contract/index.ts';
import { createClient, type Client } from '#test/client.ts';
import { attorneyPerson, consumer, staff, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { UNKNOWN_PROBES } from '../routes/probes.ts';
import { doors, type DoorName } from './doors.ts';

let server: TestServer;
let people: Record<'nobody' | 'visitor' | 'consumer' | 'attorney' | 'staff', Client>;
beforeAll(async () => {
  server = await startTestServer();
  people = {
    nobody: createClient(server.url),
    visitor: await visitor(server),
    consumer: await consumer(server),
    attorney: await attorneyPerson(server),
    staff: await staff(server),
  };
});
afterAll(() => server.close());

const names = Object.keys(doors) as DoorName[];
const partsOf = (name: DoorName) => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path: path.replaceAll(/:\w+/g, 'x') };
};
/** Answered without a door: what no route knows, the callables by their own table, development's outbox, the site. */
const WITHOUT = [
  'ALL /*',
  'ALL /api/*',
  'ALL /us-central1/:name',
  'GET /dev/outbox',
  'GET /dev/outbox/:id',
  'GET /*',
  ...UNKNOWN_PROBES.map((path) => `ALL ${path}`),
];

test('every route has its door, and every door its route', () => {
  const open = new Set(server.app.routes.map(({ method, path }) => `${method} ${path}`));
  expect([...open].filter((route) => !WITHOUT.includes(route)).toSorted()).toEqual(names.toSorted());
});

describe('who may pass', () => {
  const REFUSED: Record<string, Partial<Record<keyof typeof people, number>>> = {
    public: {},
    visitor: { nobody: 401, attorney: 403 },
    account: { nobody: 401, visitor: 403 },
    staff: { nobody: 401, visitor: 403, consumer: 403, attorney: 403 },
  };
  test.each(names)('%s', async (name) => {
    const { method, path } = partsOf(name);
    for (const [person, status] of Object.entries(REFUSED[doors[name].access] ?? {})) {
      const response = await people[person as keyof typeof people].request(path, { method });
      expect([person, response.status]).toEqual([person, status]);
      await response.body?.cancel();
    }
  });
});

describe('a foreign page', () => {
  const own = names.filter((name) => doors[name].origin === 'own');
  test.each(own)('cannot use %s', async (name) => {
    const { method, path } = partsOf(name);
    const response = await people.staff.request(path, { method, headers: { origin: 'https://evil.example' } });
    expect(response.status).toBe(403);
  });

  test.each(Object.keys(contract) as CallableName[])('cannot call %s', async (name) => {
    const response = await people.staff.post(`/us-central1/${name}`, { data: 0 }, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });
});

/** Sends without saying how much, and stops as soon as it is answered. */
function pour(path: string, method: string, cookie: string, bytes: number) {
  return new Promise<{ status: number; sent: number }>((resolve) => {
    const chunk = Buffer.alloc(64 * 1024, 0x20);
    let sent = 0;
    const request = httpRequest(new URL(path, server.url), {
      method,
      headers: { 'content-type': 'application/json', cookie },
    });
    const more = () => {
      if (request.destroyed || sent >= bytes) return request.end();
      sent += chunk.length;
      return request.write(chunk) ? setImmediate(more) : request.once('drain', more);
    };
    request.on('error', () => undefined);
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, sent });
      request.destroy();
    });
    more();
  });
}
const cookieOf = (client: Client) => [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

describe('a body that is too large', () => {
  const MB = 1_000_000;
  const small = names.filter((name) => doors[name].body > 0 && doors[name].body < 20 * MB);
  test.each(small)('is refused by %s before it has arrived', async (name) => {
    const { method, path } = partsOf(name);
    if (path.endsWith('unsubscribe')) return;
    const target = path.replace('attorneys/x', `attorneys/${crypto.randomUUID()}`);
    const { status, sent } = await pour(target, method, cookieOf(people.staff), 64 * MB);
    expect(status).toBe(400);
    expect(sent).toBeLessThan(64 * MB);
  });

  test('is more than ten kilobytes where people sign in, without a session', async () => {
    for (const path of ['sign-out', 'sign-in/anonymous', 'sign-in/email', 'magic-link/complete']) {
      const { status, sent } = await pour(`/api/auth/${path}`, 'POST', '', 64 * MB);
      expect([status, sent < 10 * MB]).toEqual([400, true]);
      const response = await people.nobody.post(`/api/auth/${path}`, { email: 'x'.repeat(10_000) });
      expect(await response.json()).toMatchObject({ message: 'The request is too large' });
    }
  });

  test('is refused by a callable', async () => {
    const { status } = await pour('/us-central1/submitIssue', 'POST', '', 64 * MB);
    expect(status).toBe(400);
  });
});

describe('every answer', () => {
  const asks: [string, string][] = [
    ...names.map((name): [string, string] => [partsOf(name).method, partsOf(name).path]),
    ['POST', '/us-central1/getAccount'],
    ['POST', '/us-central1/nothing'],
    ['GET', '/us-central1/getAccount'],
    ['GET', '/api/nothing'],
    ['DELETE', '/nothing'],
  ];
  test.each(asks)('%s %s is not sniffed, framed, embedded elsewhere or kept', async (method, path) => {
    const response = await people.nobody.request(path, { method });
    const header = (name: string) => response.headers.get(name);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('referrer-policy')).toBeTruthy();
    expect(header('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(header('cache-control')).toContain('no-store');
    await response.body?.cancel();
  });

  test('says in production that it is never asked without encryption', async () => {
    const secure = await startTestServer({ env: { PUBLIC_URL: 'https://plainly.example' } });
    const client = createClient(secure.url);
    for (const path of ['/healthz', '/api/auth/me', '/us-central1/x', '/api/events']) {
      expect((await client.request(path)).headers.get('strict-transport-security')).toContain('max-age=63072000');
    }
    await secure.close();
  });
});

describe('a character that no text can hold', () => {
  test('is refused wherever it is sent', async () => {
    const nul = 'a\u0000b';
    const calls: [Client, CallableName, unknown][] = [
      [people.nobody, 'submitIssue', { email: 'a@b.example', message: nul, contactMethods: ['email'] }],
      [people.nobody, 'sendEmailLoginLink', { email: nul }],
      [people.visitor, 'sendMessage', { message: nul }],
      [people.visitor, 'getDocumentDefinition', { definitionId: nul }],
      [people.staff, 'staffListActions', { search: nul }],
    ];
    for (const [client, name, data] of calls)
      expect((await client.call(name, data)).error?.status).toBe('INVALID_ARGUMENT');
    const signIn = await people.nobody.post('/api/auth/sign-in/email', { email: nul, password: nul });
    expect(signIn.status).toBe(400);
    for (const path of [
      `/api/attorney-photos/${crypto.randomUUID()}/%00`,
      '/api/staff/showings.csv?search=%00',
      '/api/unsubscribe?token=%00',
    ]) {
      expect((await people.staff.request(path)).status).toBe(400);
    }
  });

  test('written out by somebody who writes about it, it is text like any other', async () => {
    const { status } = await people.visitor.call('sendMessage', { message: 'What does \\u0000 mean?' });
    expect(status).toBe(200);
  });
});
