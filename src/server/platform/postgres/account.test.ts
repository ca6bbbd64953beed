import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { accountFor } from '#server/platform/postgres/account.ts';

const isRoot = process.getuid?.() === 0;

/** A data directory and binaries in one place, open or closed to other accounts. */
function place(mode: number) {
  const home = mkdtempSync(path.join(tmpdir(), 'plainly-account-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  chmodSync(home, mode);
  const directory = path.join(home, 'cluster');
  mkdirSync(directory, { mode: 0o700 });
  const binary = path.join(home, 'postgres');
  writeFileSync(binary, '#!/bin/sh\ntest -x "$0" && id -u\n', { mode: 0o755 });
  const account = accountFor(directory, { initdb: binary, postgres: binary });
  return { account, directory, binary };
}

async function whoRuns({ account, directory, binary }: ReturnType<typeof place>): Promise<number> {
  account.own(directory);
  const child = account.spawn(binary, [], { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout!), once(child, 'close')]);
  expect(output).not.toBe('');
  return Number(output);
}

test.skipIf(isRoot)('an ordinary user runs the database itself', async () => {
  expect(await whoRuns(place(0o755))).toBe(process.getuid?.());
});

test.runIf(isRoot)('root lends it to another account', async () => {
  expect(await whoRuns(place(0o755))).toBeGreaterThan(0);
});

test.runIf(isRoot)('root lends it to another account even where no other account may pass', async () => {
  expect(await whoRuns(place(0o700))).toBeGreaterThan(0);
});

test.runIf(isRoot)('whoever owns the cluster keeps it', async () => {
  const here = place(0o755);
  here.account.own(here.directory);
  const again = accountFor(here.directory, { initdb: here.binary, postgres: here.binary });
  expect(await whoRuns({ ...here, account: again })).toBe(await whoRuns(here));
});
