import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Plugin, type ProxyOptions } from 'vite';
import { languageOfPath } from '#domain/language.ts';
import { CALLABLE_PATH } from '#contract/envelope.ts';
import { readEnv } from '#server/platform/env.ts';
import { explainError } from '#server/platform/explain-error.ts';
import { onStopSignal } from '#server/platform/on-stop-signal.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { freePort } from '#server/platform/postgres/free-port.ts';
import { StartError } from '#server/platform/start-error.ts';
import { loadEnvFile } from './load-env-file.ts';
import { fill, inLanguage } from './prerender.ts';
import { ROOT } from './root.ts';

/** Everything else is the web's. */
const SERVER_PATHS = [CALLABLE_PATH, '/api', '/dev/outbox', '/healthz'];

process.chdir(ROOT);
loadEnvFile();
dev().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explainError(error));
    process.exit(1);
  },
);

/** One port: Vite serves the web with hot reload and passes the rest to the server, which restarts when it changes. */
async function dev(): Promise<void> {
  const stopAsked = new Promise<void>((resolve) => onStopSignal(resolve, () => process.exit(130)));
  const env = readEnv();
  // Owned here, so that a restart of the server does not restart the database.
  const database = env.databaseUrl ? undefined : await startEmbeddedPostgres(env.dataDir);
  const port = await freePort();
  const vite = await createServer({
    plugins: [headMark()],
    server: { host: env.host, port: env.port, strictPort: true, proxy: proxyTo(`http://127.0.0.1:${port}`) },
  });
  await vite.listen().catch((cause: unknown) => {
    throw new StartError(`Port ${env.port} cannot be used: stop the other program, or set PORT to a free one.`, {
      cause,
    });
  });
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts', '--web-root='], {
    stdio: 'inherit',
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      PUBLIC_URL: env.publicUrl,
      DATABASE_URL: database?.url ?? env.databaseUrl,
    },
  });
  await Promise.race([stopAsked, once(server, 'exit')]);
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await vite.close();
  await database?.stop();
}

const proxyTo = (target: string): Record<string, ProxyOptions> =>
  Object.fromEntries(SERVER_PATHS.map((path) => [path, { target }]));

/** What the build's prerendering puts into index.html. */
function headMark(): Plugin {
  return {
    name: 'head-mark',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, path, originalUrl = path }) {
        const entry = (await server?.ssrLoadModule('/src/web/entry-server.tsx')) as
          | { headFor: (address: string) => string; themeScript: string }
          | undefined;
        const { language } = languageOfPath(new URL(originalUrl, 'http://localhost').pathname);
        const page = inLanguage(html, language);
        return entry ? fill(page, `${entry.headFor(path)}<script>${entry.themeScript}</script>`, '') : page;
      },
    },
  };
}
