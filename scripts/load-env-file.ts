import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

/** What the machine has set wins over the file. */
export function loadEnvFile(): void {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
