import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { readEnv } from '#server/platform/env.ts';
import { createEmptyDatabase } from '#test/database.ts';
import { suiteLog } from '#test/suite-log.ts';
import { migrate } from './migrate.ts';

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  return url;
}

test('three servers may start at once on an empty database, with demonstration data', async () => {
  const databaseUrl = await emptyDatabase();
  const env = readEnv({
    AUTH_SECRET: 'a secret for tests, at least 32 characters',
    DEMO: 'on',
    DATABASE_URL: databaseUrl,
  });
  const log = suiteLog();
  const apps = await Promise.all([1, 2, 3].map(() => createApp({ env, databaseUrl, log })));
  const [app] = apps;
  await app!.deps.db.execute('delete from attorney; delete from "user"');
  await Promise.all(
    [...apps, ...apps, ...apps].map(({ deps }) =>
      loadDemo({ ...deps, auth: { ...deps.auth, hashPassword: async () => 'hash' } }),
    ),
  );
  const { rows } = await app!.deps.db.execute('select count(*)::int as people from "user"');
  expect(rows).toEqual([{ people: 3 }]);
  await Promise.all(apps.map((each) => each.close()));
});

test('old code does not start on a newer database, and says so in one sentence', async () => {
  const databaseUrl = await emptyDatabase();
  await migrate(databaseUrl);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
  await client.end();
  await expect(migrate(databaseUrl)).rejects.toThrow(
    'This database was already used by a newer version of the program: start that version, or restore a backup made before the upgrade.',
  );
});
