import english from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import spanish from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import type { Page } from 'tesseract.js';
import tesseract from 'tesseract.js/dist/tesseract.esm.min.js';
import fastCore from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import plainCore from 'tesseract.js-core/tesseract-core-lstm.wasm.js?url';
import engineWorker from 'tesseract.js/dist/worker.min.js?url';
import type { Language } from '#domain/language.ts';
import { linesOf } from '../lines-of.ts';
import { asFile } from '../picture/gray.ts';
import type { Engine, ReadingMode } from './engine.ts';
import { ReadingFault } from './reading-fault.ts';

/** Papers in New York are in English for the most part, also for people who read Spanish. */
const MODELS: Readonly<Record<Language, readonly string[]>> = { en: ['eng'], es: ['eng', 'spa'] };
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** As the engine numbers them. */
const MODES: Readonly<Record<ReadingMode, string>> = { page: '3', strips: '6' };
/** A module of one instruction that only newer processors have. */
const SIMD = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11); // prettier-ignore

/** Everything it needs comes from our own address, and nothing is asked of anybody else. */
export async function openEngine(language: Language, onShare: (share: number) => void): Promise<Engine> {
  const here = (path: string) => new URL(path, self.location.href).href;
  // Without its weights the engine would be waited for in vain: it tells of that here, and nowhere else.
  const missing = Promise.withResolvers<never>();
  missing.promise.catch(() => undefined);
  const opening = tesseract.createWorker(MODELS[language], 1, {
    langPath: here(folderOf(language === 'es' ? spanish : english)),
    workerPath: here(engineWorker),
    corePath: here(WebAssembly.validate(SIMD) ? fastCore : plainCore),
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => status === 'recognizing text' && onShare(progress),
    errorHandler: () => missing.reject(new ReadingFault('offline')),
  });
  const worker = await Promise.race([opening, missing.promise]).catch(() => {
    throw new ReadingFault('offline');
  });
  let mode: ReadingMode | null = null;
  return {
    read: async (picture, wanted) => {
      if (mode !== wanted) await worker.setParameters({ tessedit_pageseg_mode: MODES[wanted] });
      mode = wanted;
      const { data } = await worker.recognize(new Blob([asFile(picture)]), {}, { blocks: true, text: false });
      return linesOf(data as Page, picture);
    },
  };
}
