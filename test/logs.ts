import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLeaks, SUITE_LOGS } from './suite-log.ts';

/** Around the whole run: afterwards no log of any server in it may hold what a person wrote. */
export function setup(): () => void {
  const logs = mkdtempSync(path.join(tmpdir(), 'plainly-logs-'));
  process.env[SUITE_LOGS] = logs;
  return () => {
    try {
      refuseLeaks(logs);
    } finally {
      rmSync(logs, { recursive: true });
    }
  };
}

export function refuseLeaks(logs: string): void {
  const leaks = findLeaks(logs);
  if (leaks.length === 0) return;
  const shown = leaks.slice(0, 10).map(({ found, line }) => `"${found}" in\n  ${line}`);
  throw new Error(`${leaks.length} lines of the servers' logs hold what a person wrote:\n${shown.join('\n')}`);
}
