import path from 'node:path';
import { createWorker, type Page } from 'tesseract.js';
import sharp from 'sharp';
import type { PageText } from '#domain/paper/page-text.ts';
import { asFile, grayOf, type Gray } from '#web/features/papers/picture/gray.ts';
import { linesOf } from '#web/features/papers/lines-of.ts';

const DATA = path.resolve(import.meta.dirname, '../../node_modules/@tesseract.js-data/eng/4.0.0_best_int');

/** The same engine and weights as in the browser. */
export async function openReader() {
  const worker = await createWorker(['eng'], 1, { langPath: DATA, cacheMethod: 'none', gzip: true });
  const read = async (picture: Gray, mode: '3' | '6'): Promise<PageText> => {
    await worker.setParameters({ tessedit_pageseg_mode: mode as never, debug_file: '/dev/null' });
    const { data } = await worker.recognize(Buffer.from(asFile(picture)), {}, { blocks: true, text: false });
    return linesOf(data as Page, picture);
  };
  return { read, close: () => worker.terminate() };
}

export async function openPhoto(file: string): Promise<Gray> {
  const { data, info } = await sharp(file).rotate().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return grayOf(data, info.width, info.height);
}
