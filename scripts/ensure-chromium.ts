import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['CHROMIUM']) return existsSync(env['CHROMIUM']) ? env['CHROMIUM'] : undefined;
  const directories = [...(env['PATH'] ?? '').split(path.delimiter), '/usr/bin'];
  return NAMES.flatMap((name) => directories.map((directory) => path.join(directory, name))).find((f) => existsSync(f));
}

/** The browser of the browser tests; Debian and Ubuntu get it installed, when we may. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installWithApt();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to the path of its program.');
}

function installWithApt(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another installation on this machine may hold apt's lock for a while.
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
}

if (import.meta.main) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
