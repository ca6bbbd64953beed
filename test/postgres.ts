import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { migrate } from '#server/platform/db/migrate.ts';
import { createCluster, startCluster } from '#server/platform/postgres/cluster.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with vitest's own.
  interface ProvidedContext {
    postgres: { readonly url: string; readonly template: string };
  }
}

const TEMPLATE = 'plainly_template';
const PASSWORD = 'test';

/** A test database is thrown away: durability would only make it slow. */
const FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** `TEST_DATABASE_URL` is another PostgreSQL to run the tests on, such as the oldest that we support. */
async function onGiven(project: TestProject, url: string): Promise<() => Promise<void>> {
  const own = new URL(url);
  own.pathname = TEMPLATE;
  await createTemplate(url, own.href);
  project.provide('postgres', { url, template: TEMPLATE });
  return async () => undefined;
}

/** One real PostgreSQL for the whole run, with one migrated template that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return onGiven(project, given);
  const home = mkdtempSync(path.join(tmpdir(), 'plainly-test-'));
  chmodSync(home, 0o711);
  // A server that was killed a moment ago can still put a file back between two passes.
  const remove = () => {
    for (let pass = 1; pass <= 20 && existsSync(home); pass += 1)
      rmSync(home, { recursive: true, force: true, maxRetries: 2 });
  };
  process.once('exit', remove);

  const directory = path.join(home, 'cluster');
  await createCluster(directory, PASSWORD);
  const cluster = await startCluster({ directory, password: PASSWORD, flags: FLAGS, detached: false });
  // An interrupted run takes no teardown: this is what keeps it from leaving a server behind.
  process.prependOnceListener('exit', cluster.kill);
  await createTemplate(cluster.url('postgres'), cluster.url(TEMPLATE));
  project.provide('postgres', { url: cluster.url('postgres'), template: TEMPLATE });

  return async () => {
    await cluster.stop();
    remove();
  };
}

async function createTemplate(adminUrl: string, templateUrl: string): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE}`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrate(templateUrl);
}
