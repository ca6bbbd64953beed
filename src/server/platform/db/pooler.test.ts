import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, type App } from '#server/app.ts';
import { readEnv } from '#server/platform/env.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { suiteLog } from '#test/suite-log.ts';

/** Stands for whoever comes through the pooler: the database shows each connection with its user. */
const POOLER = `pooler_${randomBytes(4).toString('hex')}`;

let database: TestDatabase;
let admin: pg.Client;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = new pg.Client(database.url);
  await admin.connect();
  await admin.query(`create role ${POOLER} login superuser password 'pooler'`);
  const pooled = new URL(database.url);
  pooled.username = POOLER;
  pooled.password = 'pooler';
  const env = readEnv({
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: database.url,
    AUTH_SECRET: 'a secret for tests, at least 32 characters',
    DEMO: 'off',
  });
  app = await createApp({ env, databaseUrl: pooled.href, log: suiteLog() });
});
afterAll(async () => {
  await app.close();
  await admin.query(`drop role ${POOLER}`);
  await admin.end();
  await database.drop();
});

test('what holds on to its connection passes by the pooler, and what somebody waits for goes through it', async () => {
  await app.fetch(new Request('http://localhost/us-central1/getUserChats', { method: 'POST', body: '{"data":null}' }));
  await app.deps.patientDb.execute('select 1');
  const { rows } = await admin.query<{ name: string; by: string }>(
    `select distinct application_name as name, case usename when $1 then 'pooler' else 'direct' end as by
      from pg_stat_activity where datname = current_database() and application_name like 'plainly%' order by 1, 2`,
    [POOLER],
  );
  expect(rows.map(({ name, by }) => `${name} ${by}`)).toEqual([
    'plainly direct',
    'plainly pooler',
    'plainly-events direct',
    'plainly-jobs direct',
  ]);
});

test('a sign-in and the lookup of its session leave nothing behind by name', async () => {
  const signedIn = await app.fetch(
    new Request('http://localhost/api/auth/sign-in/anonymous', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost' },
      body: '{}',
    }),
  );
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(await app.deps.auth.lookup(cookie)).not.toBeNull();
  const { rows } = await app.deps.db.execute(`select name from pg_prepared_statements where name <> ''`);
  expect(rows).toEqual([]);
});
