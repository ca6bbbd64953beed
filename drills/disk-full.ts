import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newHome, startDatabase } from './database.ts';
import { Skipped, type Drill, type Scope } from './drill.ts';
import { startServer } from './server.ts';
import { writeUnderLoad } from './write-under-load.ts';

const SIZE = '200m';
const FLAGS = ['min_wal_size=32MB', 'max_wal_size=48MB', 'wal_recycle=on'];

/** A disk that is small enough to be filled. */
function smallDisk(scope: Scope): string {
  const home = path.join(newHome(scope), 'disk');
  mkdirSync(home);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0711`, 'tmpfs', home], { stdio: 'pipe' });
  } catch {
    throw new Skipped('this machine does not let us mount a small disk (run it as root)');
  }
  scope.defer(() => void execFileSync('umount', ['-l', home]));
  chmodSync(home, 0o711);
  return home;
}

function fill(file: string): void {
  const handle = openSync(file, 'w');
  const megabyte = Buffer.alloc(1024 * 1024, 1);
  for (const piece of [megabyte, megabyte.subarray(0, 4096)]) {
    try {
      for (;;) writeSync(handle, piece);
    } catch {
      // Full.
    }
  }
  closeSync(handle);
}

export const diskFull: Drill = {
  name: 'disk full for 10 s',
  async run(scope) {
    const home = smallDisk(scope);
    const database = await startDatabase(scope, { home, flags: FLAGS });
    const server = await startServer(scope, database.url);
    const ballast = path.join(home, 'ballast');
    const outcome = await writeUnderLoad({
      database,
      url: () => server.url,
      async fault() {
        const began = performance.now();
        // Whatever is freed meanwhile is taken again.
        while (performance.now() - began < 10_000) {
          fill(`${ballast}-${Math.round(performance.now())}`);
          await sleep(500);
        }
        execFileSync('sh', ['-c', `rm -f ${ballast}-*`]);
        // A database that could not even write its log has ended, and its operator starts it again.
        if (!(await database.ask('select 1').catch(() => null))) {
          await database.stop('immediate').catch(() => undefined);
          await database.start();
        }
      },
    });
    rmSync(ballast, { force: true });
    return outcome;
  },
};
