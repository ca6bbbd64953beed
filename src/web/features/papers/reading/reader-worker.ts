import type { PageText } from '#domain/papers/page-text.ts';
import { readPaper } from '#domain/papers/read-paper.ts';
import { blank, scaledTo, type Gray } from '../picture/gray.ts';
import type { Engine } from './engine.ts';
import { LIMITS } from './limits.ts';
import type { News, Order } from './messages.ts';
import { asImage, pagesToRead } from './pictures-of.ts';
import { readPhoto, sureWords, type Step } from './read-photo.ts';
import { ReadingFault } from './reading-fault.ts';
import { secondLook } from './second-look.ts';
import type { PageToRead } from './page-to-read.ts';
import { openEngine } from './tesseract-engine.ts';

const PREVIEW_WIDTH = 1000;
const LEAST_WORDS = 8;

const tell = (news: News) => self.postMessage(news);

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  readAll(data).catch((error: unknown) => tell({ type: 'failed', failure: failureOf(error) }));
});

function failureOf(error: unknown) {
  if (error instanceof ReadingFault) return error.failure;
  if (error instanceof TypeError && /fetch|network|load/i.test(error.message)) return 'offline';
  return error instanceof RangeError ? 'no-memory' : 'broken';
}

async function readAll({ files, kinds, language }: Order): Promise<void> {
  const all = await Promise.all(files.slice(0, LIMITS.pages).map(pagesToRead));
  const toRead = all.flatMap((one) => one.toRead).slice(0, LIMITS.pages);
  const place = { page: 0, of: toRead.length, step: 'straighten' as Step };
  const share = (part: number) => tell({ type: 'progress', ...place, share: part });
  share(0);
  const engine = toRead.some(({ text }) => text === null) ? await openEngine(language, share) : null;
  tell({ type: 'ready' });
  const pictures: Gray[] = [];
  const pages: PageText[] = [];
  for (const [page, one] of toRead.entries()) {
    Object.assign(place, { page, step: 'straighten' });
    share(0);
    const read = await readPage(one, engine, (picture) => {
      void show(page, picture);
      place.step = 'read';
      share(0);
    });
    // Words that the file itself holds need no second look.
    pictures.push(one.text === null ? read.page : blank(0, 0));
    pages.push(read.text);
  }
  if (pages.reduce((sum, page) => sum + sureWords(page), 0) < LEAST_WORDS) throw new ReadingFault('no-words');
  place.step = 'second-look';
  share(0);
  const reading = readPaper(pages, kinds);
  const doubts = engine
    ? await secondLook(pictures, reading, engine)
    : { number: null, amount: null, dates: reading.dates.map(() => null) };
  const leftOut = all.reduce((sum, one) => sum + one.leftOut, 0) + Math.max(0, files.length - LIMITS.pages);
  tell({ type: 'done', pages, reading, doubts, leftOut });
}

async function readPage({ picture, text }: PageToRead, engine: Engine | null, onPage: (page: Gray) => void) {
  if (text === null && engine) return readPhoto(picture, engine, onPage);
  onPage(picture);
  return { page: picture, text: text ?? { width: picture.width, height: picture.height, lines: [] } };
}

async function show(page: number, picture: Gray): Promise<void> {
  const small = scaledTo(picture, Math.min(PREVIEW_WIDTH, picture.width));
  tell({ type: 'page', page, picture: await asImage(small), width: picture.width, height: picture.height });
}
