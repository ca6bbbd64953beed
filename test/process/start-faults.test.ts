import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { runToEnd, temporaryDirectory } from './server-process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('bad variables are listed, all of them, without a stack', async () => {
  const { code, errors } = await runToEnd({ PORT: 'abc', SMTP_URL: 'nonsense', DEMO: 'perhaps' });
  expect(errors).toBe(
    [
      'The configuration has 3 faults:',
      '  - PORT must be a port number',
      '  - SMTP_URL is not a URL such as smtp://user:password@host:587',
      '  - DEMO must be on or off',
      '',
    ].join('\n'),
  );
  expect(code).toBe(1);
});

test('production lists what it needs', async () => {
  const { code, errors } = await runToEnd({ NODE_ENV: 'production', RATE_LIMITS: 'on' });
  for (const name of ['PUBLIC_URL', 'DATABASE_URL', 'AUTH_SECRET', 'SMTP_URL']) {
    expect(errors).toContain(`  - ${name} is required in production\n`);
  }
  expect(code).toBe(1);
});

test('a busy port is one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await runToEnd({
    PORT: `${port}`,
    DATABASE_URL: database.url,
    DATA_DIR: temporaryDirectory(),
  });
  other.close();
  expect(errors).toBe(`Port ${port} is already in use: stop the other program, or set PORT to a free one.\n`);
  expect(code).toBe(1);
});

test('a database that cannot be reached is one sentence', async () => {
  const { code, errors } = await runToEnd({
    DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/plainly',
    DATA_DIR: temporaryDirectory(),
  });
  expect(errors).toBe('The database at 127.0.0.1:1 cannot be reached (ECONNREFUSED). Check DATABASE_URL.\n');
  expect(code).toBe(1);
});

test('a wrong database password is one sentence, and does not show the password', async () => {
  const url = new URL(inject('postgres').url);
  url.password = 'wrong-secret';
  const { code, errors } = await runToEnd({ DATABASE_URL: url.href, DATA_DIR: temporaryDirectory() });
  expect(errors).toBe(`The database at ${url.host} refused the user "plainly" or its password. Check DATABASE_URL.\n`);
  expect(code).toBe(1);
});

test('a database that does not exist is one sentence', async () => {
  const url = new URL(inject('postgres').url);
  url.pathname = 'nowhere';
  const { errors } = await runToEnd({ DATABASE_URL: url.href, DATA_DIR: temporaryDirectory() });
  expect(errors).toBe(`The database at ${url.host} has no database "nowhere". Check DATABASE_URL.\n`);
});

test('a data directory that cannot be used is one sentence', async () => {
  const { code, errors } = await runToEnd({ DATA_DIR: '/dev/null/data' });
  expect(errors).toBe('The configuration has a fault:\n  - DATA_DIR /dev/null/data cannot be used (ENOTDIR)\n');
  expect(code).toBe(1);
});

test('web pages that were not built are one sentence', async () => {
  const directory = temporaryDirectory();
  const webRoot = path.join(directory, 'dist');
  const { code, errors } = await runToEnd({ DATABASE_URL: database.url, DATA_DIR: directory, WEB_ROOT: webRoot });
  expect(errors).toBe(`There are no built web pages in ${webRoot}: run "npm run build".\n`);
  expect(code).toBe(1);
});
