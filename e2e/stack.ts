import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOpenIdProvider, type Persona } from '#test/fakes/openid-provider.ts';
import { startSmtpServer } from '#test/fakes/smtp-server.ts';
import { DESK_PORT, E2E_PORT } from './ports.ts';

/** The real program with its own database, a real SMTP server to mail through and an OpenID provider to sign in with. */
const smtp = await startSmtpServer();
const provider = await startOpenIdProvider();
const dataDir = mkdtempSync(path.join(tmpdir(), 'plainly-e2e-'));
// Root lends the embedded database to another account.
chmodSync(dataDir, 0o711);

const server = spawn(process.execPath, ['src/server/main.ts'], {
  stdio: 'inherit',
  env: {
    PATH: process.env['PATH'],
    PORT: String(E2E_PORT),
    PUBLIC_URL: `http://localhost:${E2E_PORT}`,
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    GOOGLE_CLIENT_ID: 'plainly',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.url,
    DEMO: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  },
});

const desk = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', `http://localhost:${DESK_PORT}`);
  if (url.pathname === '/persona') provider.state.persona = JSON.parse(await bodyOf(request)) as Persona;
  const to = url.searchParams.get('to');
  const mails = smtp.state.received.filter((mail) => to === null || mail.to.includes(to));
  response.setHeader('content-type', 'application/json').end(JSON.stringify(mails));
});
desk.listen(DESK_PORT, '127.0.0.1');

async function bodyOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat((await request.toArray()) as Buffer[]).toString('utf8');
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill('SIGTERM'));
const [code] = (await once(server, 'exit')) as [number | null];
desk.close();
await Promise.all([smtp.stop(), provider.stop()]);
rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
process.exit(code ?? 1);
