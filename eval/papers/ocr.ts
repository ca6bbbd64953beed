import path from 'node:path';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import { linesOf } from '#web/features/papers/lines-of.ts';
import { asFile, grayOf, type Gray } from '#web/features/papers/picture/gray.ts';
import type { Engine } from '#web/features/papers/reading/engine.ts';
import { LIMITS } from '#web/features/papers/reading/limits.ts';

const DATA = path.resolve(import.meta.dirname, '../../node_modules/@tesseract.js-data/eng/4.0.0_best_int');
const MODES = { page: '3', strips: '6' } as const;

/** The same engine and weights as in the browser. */
export async function openReader(): Promise<Engine & { close: () => Promise<unknown> }> {
  const worker = await createWorker(['eng'], 1, { langPath: DATA, cacheMethod: 'none', gzip: true });
  return {
    read: async (picture, mode) => {
      await worker.setParameters({ tessedit_pageseg_mode: MODES[mode] as never, debug_file: '/dev/null' });
      const { data } = await worker.recognize(Buffer.from(asFile(picture)), {}, { blocks: true, text: false });
      return linesOf(data, picture);
    },
    close: () => worker.terminate(),
  };
}

/** Bounded as in the browser. */
export async function openPhoto(file: string): Promise<Gray> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ width: LIMITS.side, height: LIMITS.side, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return grayOf(data, info.width, info.height);
}
