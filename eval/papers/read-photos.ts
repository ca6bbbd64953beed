import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allPapers } from '#assistant/papers/find-paper.ts';
import { isSureOfKind } from '#domain/paper/find-kind.ts';
import { readPaper, type PaperReading } from '#domain/paper/read-paper.ts';
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

/** Reads photos exactly as the browser does, one after the other; what was read before is kept beside the pictures. */
export async function readPhotos(folder: string, photos: readonly Photo[]): Promise<ReadResult[]> {
  const kept = path.join(folder, 'read');
  mkdirSync(kept, { recursive: true });
  const reader = await openReader();
  const results: ReadResult[] = [];
  for (const photo of photos) {
    const file = path.join(kept, `${photo.file}.json`);
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(await readOne(folder, photo, reader)));
    results.push({ photo, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<ReadResult, 'photo'>) });
  }
  await reader.close();
  return results;
}

async function readOne(folder: string, photo: Photo, reader: Awaited<ReturnType<typeof openReader>>) {
  const began = performance.now();
  const { page, text } = await readPhoto(await openPhoto(path.join(folder, photo.file)), reader, () => {});
  const reading = readPaper([text], kinds);
  const doubts = await secondLook([page], reading, reader);
  return { reading, doubts, isSure: isSureOfKind(reading.kinds), ms: Math.round(performance.now() - began) };
}
