import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { ROOT } from './root.ts';

/** Where the built server lies. */
export const SERVER = path.join(ROOT, 'dist-server');

/** The built server. */
export const PROGRAM = path.join(SERVER, 'main.js');

/** Nothing has changed since it was built. This reads all that goes into a build: it is asked once. */
export const isFresh = (): boolean => existsSync(PROGRAM) && isBuilt();

/** The program that `npm start` starts: the built one, unless something has changed since it was built. */
export const serverProgram = (): string => (isFresh() ? PROGRAM : path.join(ROOT, 'src/server/main.ts'));
