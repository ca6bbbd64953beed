import { grayOf, type Gray } from '../picture/gray.ts';
import { pixelsOf } from './image-size.ts';
import { isHeic } from './is-heic.ts';
import { LIMITS } from './limits.ts';
import type { Failure } from './messages.ts';
import { ReadingFault } from './reading-fault.ts';
import type { PageToRead } from './page-to-read.ts';

/** The pages of a file, bounded in size and number, and how many were left out. */
export async function pagesToRead(file: File): Promise<{ toRead: PageToRead[]; leftOut: number }> {
  if (file.size > LIMITS.fileBytes) throw new ReadingFault('too-large');
  const head = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
  if (isPdf(head)) {
    const { pdfPages } = await import('./pdf-pages.ts');
    return pdfPages(file);
  }
  if ((pixelsOf(head) ?? 0) > LIMITS.pixels) throw new ReadingFault('too-large');
  const unopened = isHeic(head) ? 'heic' : 'broken';
  return { toRead: [{ picture: await pictureOf(file, unopened), text: null }], leftOut: 0 };
}

const isPdf = (head: Uint8Array) => new TextDecoder('latin1').decode(head.subarray(0, 1024)).includes('%PDF-');

/** The browser unpacks what it knows (HEIC only on some) and turns the picture as the camera noted. */
async function pictureOf(file: Blob, unopened: Failure): Promise<Gray> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ReadingFault(unopened);
  });
  const share = Math.min(1, LIMITS.side / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * share)),
    Math.max(1, Math.round(bitmap.height * share)),
  ];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ReadingFault('no-memory');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return grayOf(context.getImageData(0, 0, width, height).data, width, height);
}

/** For the person to look at. */
export async function asImage({ width, height, data }: Gray): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(width, height);
  for (let at = 0, to = 0; at < data.length; at++, to += 4) {
    image.data.fill(data[at] ?? 255, to, to + 3);
    image.data[to + 3] = 255;
  }
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}
