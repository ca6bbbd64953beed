import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

const INPUTS = [
  'src',
  'content',
  'eval/last-run.json',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  ...[
    'build.ts',
    'build-stamp.ts',
    'bundle-server.ts',
    'compress.ts',
    'keep-parsed-content.ts',
    'markdown-plugin.ts',
    'prerender.ts',
    'speaking.ts',
    'words-plugin.ts',
  ].map((name) => `scripts/${name}`),
];
const VARIABLES = ['PRODUCT_NAME', 'SUPPORT_EMAIL', 'PUBLIC_URL'];
const STAMP = path.join(ROOT, 'dist/.stamp');

/** The build is skipped when nothing that goes into it has changed. */
export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputsHash();

export const stampBuild = (hash: string): void => writeFileSync(STAMP, hash);

export function inputsHash(): string {
  const hash = createHash('sha256');
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const input of INPUTS) addPath(hash, input);
  return hash.digest('hex');
}

function addPath(hash: Hash, name: string): void {
  const file = path.join(ROOT, name);
  if (!existsSync(file) || /\.test\.tsx?$/.test(name)) return;
  if (statSync(file).isDirectory()) {
    for (const child of readdirSync(file).sort()) addPath(hash, `${name}/${child}`);
  } else {
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
}
