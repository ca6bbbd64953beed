import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileWat } from './compile-wat.ts';
import { ROOT } from './root.ts';

/** Makes the few bytes that compare vectors from their readable form. They are kept beside it, so that running needs no compiler. */
const SOURCE = path.join(ROOT, 'src/assistant/find/vectors/compare-rows.wat');

writeFileSync(SOURCE.replace(/\.wat$/, '.wasm'), await compileWat(readFileSync(SOURCE, 'utf8')));
