import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnvFile } from './load-env-file.ts';
import { ROOT } from './root.ts';
import { isFresh, PROGRAM } from './server-folder.ts';

process.chdir(ROOT);
loadEnvFile();
if (!isFresh()) {
  console.log('Building (only when something has changed) …');
  // In a process of its own, whose memory is given back before the server begins.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
// A second start does not compile again what has not changed.
enableCompileCache(path.join(ROOT, 'node_modules/.cache/compiled'));
await import(pathToFileURL(PROGRAM).href);
