import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** The one without windows comes first: the same pages for half of the processor's time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** As `playwright install` leaves it. */
const DOWNLOADED = 'chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}';

export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['CHROMIUM']) return existsSync(env['CHROMIUM']) ? env['CHROMIUM'] : undefined;
  const downloads = env['PLAYWRIGHT_BROWSERS_PATH'] ?? path.join(homedir(), '.cache/ms-playwright');
  const downloaded = globSync(path.join(downloads, DOWNLOADED)).toSorted().at(-1);
  const directories = [...(env['PATH'] ?? '').split(path.delimiter), '/usr/bin'];
  const installed = NAMES.flatMap((name) => directories.map((directory) => path.join(directory, name)));
  return downloaded ?? installed.find((file) => existsSync(file));
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
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (apt('install', '-y', '--no-install-recommends', name).status === 0) return;
  }
}

if (import.meta.main) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
