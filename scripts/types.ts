import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.ts';

/** Four programs, because each room sees another world: no Node in the browser, no DOM on the server, neither in the core. */
const PROGRAMS = ['core', 'server', 'web', 'e2e'];
const tsc = path.join(ROOT, 'node_modules/.bin/tsc');

const failed = PROGRAMS.filter((name) => {
  const { status } = spawnSync(tsc, ['-p', `tsconfig.${name}.json`], { cwd: ROOT, stdio: 'inherit' });
  return status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
