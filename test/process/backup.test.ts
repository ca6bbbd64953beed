import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startProcess, temporaryDirectory } from './server-process.ts';

const run = promisify(execFile);
const script = (name: string, DATA_DIR: string, ...args: string[]) =>
  run(process.execPath, [`scripts/${name}.ts`, ...args], { env: { PATH: process.env['PATH'], DATA_DIR } });

test('an embedded database is backed up while its server runs, and restored into another directory', async () => {
  const first = temporaryDirectory();
  const server = await startProcess({ DATA_DIR: first, DEMO: 'on' });
  await server.says('Plainly is ready');
  const file = path.join(first, 'today.backup');
  expect((await script('backup', first, file)).stdout).toMatch(/^\d+ rows of \d+ tables are in /);
  await expect(script('restore', first, file)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Another server is already running on this data directory/),
  });

  const second = temporaryDirectory();
  expect((await script('restore', second, file)).stdout).toMatch(/^\d+ rows of \d+ tables are back/);
  await expect(script('restore', second, file)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^The database is not empty/),
  });
  const again = await startProcess({ DATA_DIR: second });
  await again.says('Plainly is ready');
  const response = await fetch(`${again.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'maya.chen@demo.example', password: 'plainly-demo' }),
  });
  expect(response.status).toBe(200);
});
