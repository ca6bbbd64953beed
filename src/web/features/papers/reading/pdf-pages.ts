import { getDocument, type PDFPageProxy } from 'pdfjs-dist';
// In a worker of our own there is no need for another one: the library finds its other half here.
import * as pdfWorker from 'pdfjs-dist/build/pdf.worker.mjs';
import type { Line, PageText } from '#domain/papers/page-text.ts';
import { grayOf, type Gray } from '../picture/gray.ts';
import { READING_WIDTH } from '../picture/prepared.ts';
import { LIMITS } from './limits.ts';
import { ReadingFault } from './reading-fault.ts';
import type { PageToRead } from './page-to-read.ts';

Object.assign(globalThis, { pdfjsWorker: pdfWorker });

/** Canvases without a page around them. */
class Canvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy() {}
}
class NoFilters {
  addFilter() { return 'none'; }
  addHCMFilter() { return 'none'; }
  addAlphaFilter() { return 'none'; }
  addLuminosityFilter() { return 'none'; }
  addHighlightHCMFilter() { return 'none'; }
  destroy() {}
} // prettier-ignore

/** The first pages: their words where the file holds them, and a picture of each in any case. */
export async function pdfPages(file: Blob): Promise<{ toRead: PageToRead[]; leftOut: number }> {
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    isEvalSupported: false,
    disableFontFace: true,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: LIMITS.pixels / 4,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    verbosity: 0,
  });
  const document = await loading.promise.catch((error: unknown) => {
    throw new ReadingFault(error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken');
  });
  try {
    const count = Math.min(document.numPages, LIMITS.filePages);
    const toRead: PageToRead[] = [];
    for (let number = 1; number <= count; number++) toRead.push(await pageToRead(await document.getPage(number)));
    return { toRead, leftOut: document.numPages - count };
  } catch {
    throw new ReadingFault('broken');
  } finally {
    await loading.destroy();
  }
}

async function pageToRead(page: PDFPageProxy): Promise<PageToRead> {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: READING_WIDTH / natural.width });
  const [width, height] = [Math.ceil(viewport.width), Math.min(Math.ceil(viewport.height), READING_WIDTH * 3)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ReadingFault('no-memory');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  const picture = grayOf(context.getImageData(0, 0, width, height).data, width, height);
  return { picture, text: await wordsOf(page, viewport.scale, picture) };
}

const ENOUGH_WORDS = 8;

/** Null where the file is a picture of a page, as a scanner makes it. */
async function wordsOf(page: PDFPageProxy, scale: number, { width, height }: Gray): Promise<PageText | null> {
  const { items } = await page.getTextContent();
  const top = page.getViewport({ scale: 1 }).height;
  const lines = items.flatMap((item): Line[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const box = {
      left: x * scale,
      right: (x + item.width) * scale,
      top: (top - y - item.height) * scale,
      bottom: (top - y) * scale,
    };
    return [
      {
        box,
        words: item.str
          .trim()
          .split(/\s+/)
          .map((text) => ({ text, box, confidence: 100 })),
      },
    ];
  });
  const words = lines.reduce((sum, line) => sum + line.words.length, 0);
  return words < ENOUGH_WORDS ? null : { width, height, lines };
}
