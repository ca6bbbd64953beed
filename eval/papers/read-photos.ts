import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allPapers } from '#assistant/papers/find-paper.ts';
import { isSureOfKind } from '#domain/papers/find-kind.ts';
import type { PageText } from '#domain/papers/page-text.ts';
import { readPaper, type PaperReading } from '#domain/papers/read-paper.ts';
import type { Engine } from '#web/features/papers/reading/engine.ts';
import { readPhoto } from '#web/features/papers/reading/read-photo.ts';
import { secondLook, type Doubts } from '#web/features/papers/reading/second-look.ts';
import type { Photo } from './make-photos.ts';
import { openPhoto, openReader } from './ocr.ts';

export type ReadResult = {
  readonly photo: Photo;
  readonly reading: PaperReading;
  readonly doubts: Doubts;
  readonly isSure: boolean;
  readonly ms: number;
};

const kinds = allPapers().map(({ id, signs, dates, amount }) => ({ id, signs, dates, amount: amount ?? null }));

/** Reads photos exactly as the browser does, one after the other. */
export async function readPhotos(folder: string, photos: readonly Photo[]): Promise<ReadResult[]> {
  const reader = await openReader();
  const engine = remembering(reader, path.join(folder, 'read'));
  const results: ReadResult[] = [];
  for (const photo of photos) results.push({ photo, ...(await readOne(folder, photo, engine)) });
  await reader.close();
  return results;
}

async function readOne(folder: string, photo: Photo, engine: Engine) {
  const began = performance.now();
  const { page, text } = await readPhoto(await openPhoto(path.join(folder, photo.file)), engine, () => {});
  const reading = readPaper([text], kinds);
  const doubts = await secondLook([page], reading, engine);
  return { reading, doubts, isSure: isSureOfKind(reading.kinds), ms: Math.round(performance.now() - began) };
}

/** The same picture is not read twice: what is told from its words can be worked on without waiting for the words. */
function remembering(engine: Engine, folder: string): Engine {
  mkdirSync(folder, { recursive: true });
  return {
    read: async (picture, mode) => {
      const name = createHash('sha256').update(mode).update(picture.data).digest('hex').slice(0, 24);
      const file = path.join(folder, `${name}.json`);
      if (!existsSync(file)) writeFileSync(file, JSON.stringify(await engine.read(picture, mode)));
      return JSON.parse(readFileSync(file, 'utf8')) as PageText;
    },
  };
}
