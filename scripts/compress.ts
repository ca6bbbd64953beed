import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** Below this a response fits into one packet anyway. */
const WORTHWHILE_BYTES = 1_000;

/** The last step takes a minute for an engine of four megabytes, and saves little. */
const LARGE_BYTES = 1_000_000;
const LARGE_QUALITY = 9;

/** Compressed once at build time, as small as it gets, so that the server never has to. */
export function compressFiles(root: string): void {
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(root, name);
    if (!TEXT.test(name) || statSync(file).size < WORTHWHILE_BYTES) continue;
    const bytes = readFileSync(file);
    const quality = bytes.length > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}
