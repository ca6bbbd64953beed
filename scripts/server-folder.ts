import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { ROOT } from './root.ts';

/** Where the built server lies. */
export const SERVER = path.join(ROOT, 'dist-server');

const BUILT = path.join(SERVER, 'main.js');

/** The program that `npm start` starts: the built one, unless something has changed since it was built. */
export const serverProgram = (): string =>
  existsSync(BUILT) && isBuilt() ? BUILT : path.join(ROOT, 'src/server/main.ts');
