import sharp from 'sharp';
import { PHOTO_MAX_PIXELS, PHOTO_MIN_SIDE } from '#domain/limits.ts';
import { answerServer } from '#server/platform/confined/answer-server.ts';
import { Refusal } from '#server/platform/confined/refusal.ts';

const SIDE = 512;
const QUALITY = 82;

sharp.cache(false);
sharp.concurrency(1);

/**
 * The upload as a square of our own making. Nothing of the file survives but its pixels: no place, no camera, no second
 * picture behind the first.
 */
async function square(upload: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(upload, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error', pages: 1 });
  const { width, height } = await decoding(picture.metadata());
  if (Math.min(width, height) < PHOTO_MIN_SIDE) {
    throw new Refusal(`This picture is too small: it needs at least ${PHOTO_MIN_SIDE} by ${PHOTO_MIN_SIDE} pixels.`);
  }
  if (width * height > PHOTO_MAX_PIXELS) throw tooManyPixels();
  return decoding(
    picture
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
}

async function decoding<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) throw tooManyPixels();
    throw new Refusal('This picture cannot be read. It may be damaged.');
  }
}

const tooManyPixels = () =>
  new Refusal(`This picture has more than ${PHOTO_MAX_PIXELS / 1_000_000} million pixels. Please make it smaller.`);

answerServer(square);
