import { readFileSync } from 'node:fs';

/** Ends the PostgreSQL of a data directory without a word, if there is one. */
export function killPostmaster(pidFile: string): void {
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
  } catch {
    // There is none.
  }
}
