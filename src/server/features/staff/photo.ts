import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { PHOTO_MAX_PIXELS, PHOTO_MIN_SIDE } from '#domain/limits.ts';
import { AppError } from '#server/callable/app-error.ts';

export type Photo = { readonly bytes: Buffer; readonly contentType: string; readonly version: string };

const SIDE = 512;
const QUALITY = 82;
/** The decoder works in threads of its own, with as many pixels as it may have; this is the time it may take. */
const TIME_LIMIT_SECONDS = 10;

// One upload at a time is plenty here, and its memory is given back.
sharp.cache(false);
sharp.concurrency(1);

/**
 * The upload as a square of our own making. Nothing of the file survives but its pixels: no place, no camera, no second
 * picture behind the first. What is no photograph never reaches the decoder.
 */
export async function readPhoto(upload: Buffer): Promise<Photo> {
  if (!isPhotograph(upload)) throw refused('Please choose a JPEG, PNG or WebP picture.');
  const picture = sharp(upload, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error', pages: 1 });
  const { width, height } = await decoding(picture.metadata());
  if (Math.min(width, height) < PHOTO_MIN_SIDE) {
    throw refused(`This picture is too small: it needs at least ${PHOTO_MIN_SIDE} by ${PHOTO_MIN_SIDE} pixels.`);
  }
  if (width * height > PHOTO_MAX_PIXELS) throw tooManyPixels();
  const bytes = await decoding(
    picture
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .toBuffer(),
  );
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, contentType: 'image/webp', version };
}

async function decoding<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) throw tooManyPixels();
    throw refused('This picture cannot be read. It may be damaged.');
  }
}

const refused = (message: string) => new AppError('invalid-argument', message);
const tooManyPixels = () =>
  refused(`This picture has more than ${PHOTO_MAX_PIXELS / 1_000_000} million pixels. Please make it smaller.`);

/** By its first bytes: what a file calls itself proves nothing, and other formats have decoders with other faults. */
function isPhotograph(bytes: Buffer): boolean {
  const startsWith = (...start: number[]) => start.every((byte, index) => bytes[index] === byte);
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return startsWith(0xff, 0xd8, 0xff) || startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) || isWebp;
}
