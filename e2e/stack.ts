import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '#server/app.ts';
import { listen } from '#server/http/listen.ts';
import { readEnv } from '#server/platform/env.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { createPausableAssistant } from '#test/fakes/pausable-assistant.ts';
import { startOpenIdProvider, type Persona } from '#test/fakes/openid-provider.ts';
import { startSmtpServer } from '#test/fakes/smtp-server.ts';
import { SUITE_LOGS, suiteLog } from '#test/suite-log.ts';
import { JOURNEY_LOGS } from './logs.ts';
import { CONTROL_PORT, E2E_PORT } from './ports.ts';
import { STAFF } from './staff-emails.ts';

/**
 * The whole product on a database of its own, with a real SMTP server to mail through and an OpenID provider to sign in
 * with. Its assistant is the real one, except that a journey can make it pause in the middle of a sentence.
 */
rmSync(JOURNEY_LOGS, { recursive: true, force: true });
mkdirSync(JOURNEY_LOGS, { recursive: true });
process.env[SUITE_LOGS] = JOURNEY_LOGS;
const smtp = await startSmtpServer();
const provider = await startOpenIdProvider();
const assistant = createPausableAssistant();
const dataDir = mkdtempSync(path.join(tmpdir(), 'plainly-e2e-'));
// Root lends the embedded database to another account.
chmodSync(dataDir, 0o711);
const database = await startEmbeddedPostgres(dataDir);

const env = readEnv({
  PORT: String(E2E_PORT),
  PUBLIC_URL: `http://localhost:${E2E_PORT}`,
  DATA_DIR: dataDir,
  SMTP_URL: smtp.url,
  GOOGLE_CLIENT_ID: 'plainly',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: provider.url,
  DEMO: 'on',
  STAFF_EMAILS: STAFF.join(','),
  RATE_LIMITS: 'off',
});
const app = await createApp({
  env,
  databaseUrl: database.url,
  log: suiteLog(),
  webRoot: path.resolve('dist'),
  assistant,
});
const listening = await listen(app.fetch, env);

/** Where journeys read the mail, say who Google signs in, and let a paused answer go on. */
const control = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', `http://localhost:${CONTROL_PORT}`);
  if (url.pathname === '/persona') provider.state.persona = JSON.parse(await bodyOf(request)) as Persona;
  if (url.pathname === '/go-on') assistant.goOn(url.searchParams.get('word') ?? '');
  const to = url.searchParams.get('to');
  const mails = smtp.state.received.filter((mail) => to !== null && mail.to.includes(to));
  response.setHeader('content-type', 'application/json').end(JSON.stringify(mails));
}
control.listen(CONTROL_PORT, '127.0.0.1');

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat((await request.toArray()) as Buffer[]).toString('utf8');
}

async function stop(): Promise<void> {
  const patienceMs = 2_000;
  control.close();
  assistant.goOnEverywhere();
  await listening.drain(patienceMs);
  await app.close();
  await listening.close(patienceMs);
  await database.stop();
  await Promise.all([smtp.stop(), provider.stop()]);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
