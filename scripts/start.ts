import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { loadEnvFile } from './load-env-file.ts';
import { ROOT } from './root.ts';

process.chdir(ROOT);
loadEnvFile();
if (!isBuilt()) {
  console.log('Building the web pages (only when they have changed) …');
  // In a process of its own, whose memory is given back before the server begins.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
// A second start does not compile again what has not changed.
enableCompileCache(path.join(ROOT, 'node_modules/.cache/compiled'));
await import('../src/server/main.ts');
