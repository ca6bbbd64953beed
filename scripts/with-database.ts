import { readEnv } from '#server/platform/env.ts';
import { explainError } from '#server/platform/explain-error.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { reachDatabase } from '#server/platform/postgres/reach-database.ts';
import { runningDatabase } from '#server/platform/postgres/running.ts';
import { loadEnvFile } from './load-env-file.ts';
import { ROOT } from './root.ts';

type Use = { readonly whileRunning: boolean };

/** Runs with the configured database, external or embedded; an embedded one that nobody runs is started for it. */
export async function withDatabase(run: (url: string) => Promise<void>, { whileRunning }: Use): Promise<void> {
  try {
    process.chdir(ROOT);
    loadEnvFile();
    const { databaseUrl: pooled, databaseDirectUrl, dataDir } = readEnv();
    const databaseUrl = databaseDirectUrl ?? pooled;
    if (databaseUrl) await reachDatabase(databaseUrl);
    const url = databaseUrl ?? (whileRunning ? await runningDatabase(dataDir) : undefined);
    if (url) await run(url);
    else await withEmbedded(dataDir, run);
    process.exit(0);
  } catch (error) {
    console.error(explainError(error));
    process.exit(1);
  }
}

async function withEmbedded(dataDir: string, run: (url: string) => Promise<void>): Promise<void> {
  const { url, stop } = await startEmbeddedPostgres(dataDir);
  try {
    await run(url);
  } finally {
    await stop();
  }
}
