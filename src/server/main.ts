// Before anything else is loaded.
import '#server/platform/small-young-generation.ts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { announcement } from '#server/announce.ts';
import { listen } from '#server/http/listen.ts';
import { expectBuilt } from '#server/http/files/web-files.ts';
import { readEnv, type Env } from '#server/platform/env.ts';
import { explainError } from '#server/platform/explain-error.ts';
import { createLog } from '#server/platform/log.ts';
import { onStopSignal } from '#server/platform/on-stop-signal.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { reachDatabase } from '#server/platform/postgres/reach-database.ts';
import { StartError } from '#server/platform/start-error.ts';
import { within } from '#server/platform/within.ts';

/** Longer than the longest answer of a language model: what is being said is said to its end. */
const PATIENCE_MS = 90_000;
/** What has been said must only leave. */
const CLOSING_MS = 5_000;
const FORCED = 130;
/** `--web-root=DIRECTORY` serves another site, `--web-root=` none. */
const BUILT = path.resolve(import.meta.dirname, '../../dist');

/** Steps that take back what was started, last one first; complete even when the start fails half way. */
type Undo = (() => Promise<void>)[];

async function openDatabase(env: Env, undo: Undo): Promise<{ url: string; lost: Promise<never> }> {
  if (env.databaseUrl) return { url: env.databaseUrl, lost: new Promise(() => undefined) };
  const { url, ended, stop } = await startEmbeddedPostgres(env.dataDir);
  undo.push(stop);
  const lost = ended.then(() => Promise.reject(new StartError('The embedded database has ended by itself.')));
  // It ends in every stop too, and nobody waits for it then.
  lost.catch(() => undefined);
  return { url, lost };
}

async function serve(env: Env, log: Logger, undo: Undo): Promise<{ lost: Promise<never> }> {
  const { values } = parseArgs({ options: { 'web-root': { type: 'string', default: BUILT } } });
  const webRoot = values['web-root'] || undefined;
  if (webRoot) expectBuilt(webRoot);
  if (env.databaseUrl) await reachDatabase(env.databaseUrl, 'DATABASE_URL');
  if (env.databaseDirectUrl) await reachDatabase(env.databaseDirectUrl, 'DATABASE_DIRECT_URL');
  // Loading the app takes longer than anything else here: it happens while the database starts.
  const [database, { createApp }] = await Promise.all([openDatabase(env, undo), import('#server/app.ts')]);
  const app = await createApp({ env, databaseUrl: database.url, log, webRoot });
  undo.push(() => within(PATIENCE_MS, app.close()));
  const listening = await listen((request, bindings) => app.fetch(request, bindings), env);
  // A reader may leave before their answer is finished, and news have no end of their own: the app knows of both.
  undo.splice(-1, 0, () => listening.close(CLOSING_MS));
  undo.push(() => {
    app.stop();
    return listening.drain(PATIENCE_MS);
  });
  process.stdout.write(announcement(env, app.demoAccounts));
  return { lost: database.lost };
}

async function main(): Promise<void> {
  const stopAsked = new Promise<void>((resolve) => onStopSignal(resolve, () => process.exit(FORCED)));
  const env = readEnv();
  const log = createLog(env);
  const undo: Undo = [];
  try {
    const { lost } = await serve(env, log, undo);
    await Promise.race([stopAsked, lost]);
    log.info('stopping');
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${explainError(error)}\n`);
    process.exit(1);
  },
);
