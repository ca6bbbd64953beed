import { crc32, deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attorneyPhoto, staffAction } from '#server/platform/db/schema/staff.ts';
import { createClient, type Client } from '#test/client.ts';
import { attorneyPerson, attorneyProfile, consumer, staff, visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { readPhoto } from './photo.ts';

let server: TestServer;
let worker: Client;
let attorneyId: string;
beforeAll(async () => {
  server = await startTestServer();
  worker = await staff(server);
  attorneyId = await attorneyProfile(server, ['housing']);
});
afterAll(() => server.close());

const upload = async (bytes: Uint8Array | string, by: Client = worker, headers: Record<string, string> = {}) => {
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  const response = await by.request(`/api/staff/attorneys/${attorneyId}/photo`, { method: 'PUT', body, headers });
  const answer = (await response.json()) as { result?: { imageUrl: string }; error?: { message: string } };
  return { status: response.status, imageUrl: answer.result?.imageUrl ?? '', message: answer.error?.message };
};
const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

describe('a photo', () => {
  test('becomes a square without its metadata, is on the card, and may be kept for ever', async () => {
    const original = await picture()
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '40/1 42/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { status, imageUrl } = await upload(original);
    expect(status).toBe(200);

    const response = await createClient(server.url).request(imageUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const stored = Buffer.from(await response.arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes('secret owner')).toBe(false);

    const person = await consumer(server);
    const { aiResponse } = await person.must('sendMessage', {
      message: 'My landlord in Queens kept my security deposit. Please show me attorneys.',
    });
    expect(aiResponse.attorneyData).toMatchObject([{ id: attorneyId, imageUrl }]);
    const actions = await server.app.deps.db.select().from(staffAction).where(eq(staffAction.subjectId, attorneyId));
    expect(actions).toMatchObject([{ action: 'photo-changed', subject: 'Ada Advocate' }]);
  });

  test('is turned as its camera says', async () => {
    const half = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const twoColours = await picture(600, 600)
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
    // Orientation 6: the camera was held upright, so that the left of the file is the top of the picture.
    const { imageUrl } = await upload(await sharp(twoColours).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const stored = Buffer.from(await (await worker.request(imageUrl)).arrayBuffer());
    const { data } = await sharp(stored).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * 512 + x) * 3 + 1]! < 40;
    expect([redAt(20, 20), redAt(490, 20), redAt(20, 490)]).toEqual([true, true, false]);
  });

  test('that is replaced is gone from its old address, and one that is removed leaves none', async () => {
    const { imageUrl: before } = await upload(await picture(300, 300).png().toBuffer());
    const { imageUrl: after } = await upload(await picture(300, 200).negate().webp().toBuffer());
    expect((await worker.request(before)).status).toBe(404);
    expect((await worker.request(after)).status).toBe(200);
    await worker.must('staffRemovePhoto', { attorneyId });
    await worker.must('staffRemovePhoto', { attorneyId });
    expect((await worker.request(after)).status).toBe(404);
    expect((await worker.must('staffGetAttorney', { attorneyId })).attorney.imageUrl).toBeNull();
    const actions = await server.app.deps.db.select().from(staffAction).where(eq(staffAction.subjectId, attorneyId));
    expect(actions.filter(({ action }) => action === 'photo-removed')).toHaveLength(1);
  });
});

describe('refused', () => {
  const NO_PICTURE = 'Please choose a JPEG, PNG or WebP picture.';
  const DAMAGED = 'This picture cannot be read. It may be damaged.';
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', NO_PICTURE],
    ['a page', '<!doctype html><p>hello', NO_PICTURE],
    ['nothing', '', NO_PICTURE],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000', NO_PICTURE],
  ])('%s', async (_what, bytes, message) => {
    expect(await upload(bytes)).toMatchObject({ status: 400, message });
  });

  test('a picture that is cut off, or only begins like one', async () => {
    const whole = await picture(800, 800).png({ compressionLevel: 0 }).toBuffer();
    expect(await upload(whole.subarray(0, 2000))).toMatchObject({ status: 400, message: DAMAGED });
    expect(await upload(Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]))).toMatchObject({ status: 400, message: DAMAGED });
  });

  test('a small file that unpacks to a huge picture', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect(await upload(bomb)).toMatchObject({
      status: 400,
      message: 'This picture has more than 50 million pixels. Please make it smaller.',
    });
  });

  test('a huge file, before it is read', async () => {
    expect(await upload(new Uint8Array(10_000_001))).toMatchObject({
      status: 400,
      message: 'This picture is larger than 10 MB. Please make it smaller.',
    });
  });

  test('a tiny picture', async () => {
    expect(await upload(await picture(40, 400).png().toBuffer())).toMatchObject({
      status: 400,
      message: 'This picture is too small: it needs at least 64 by 64 pixels.',
    });
  });

  test('everybody but staff, other sites, and an attorney who is not there', async () => {
    const bytes = await picture(100, 100).png().toBuffer();
    const before = await server.app.deps.db.select().from(attorneyPhoto);
    expect((await upload(bytes, createClient(server.url))).status).toBe(401);
    expect((await upload(bytes, await visitor(server))).status).toBe(403);
    expect((await upload(bytes, await consumer(server))).status).toBe(403);
    expect((await upload(bytes, await attorneyPerson(server))).status).toBe(403);
    expect((await upload(bytes, worker, { origin: 'https://evil.example' })).status).toBe(403);
    for (const id of ['nobody', '00000000-0000-4000-8000-000000000000']) {
      const response = await worker.request(`/api/staff/attorneys/${id}/photo`, {
        method: 'PUT',
        body: new Uint8Array(bytes),
      });
      expect(response.status).toBe(404);
      expect((await worker.request(`/api/attorney-photos/${id}/x`)).status).toBe(404);
    }
    expect(await server.app.deps.db.select().from(attorneyPhoto)).toHaveLength(before.length);
  });
});

/** A chunk of a PNG: its length, its name, what is in it and a sum over both. */
function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
const AFTER_IHDR = 33;

describe('a picture that would take the server down takes its reader down alone', () => {
  const ROOMY = { timeLimitMs: 30_000, memoryLimitMb: 800 };

  test('one whose profile and notes unpack to hundreds of megabytes', async () => {
    const packed = deflateSync(Buffer.alloc(300_000_000), { level: 9 });
    const png = await picture(400, 400).png().toBuffer();
    const chunks = [
      pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), packed])),
      pngChunk('zTXt', Buffer.concat([Buffer.from('x\0\0', 'latin1'), packed])),
    ];
    const bomb = Buffer.concat([png.subarray(0, AFTER_IHDR), ...chunks, png.subarray(AFTER_IHDR)]);
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    const before = process.memoryUsage.rss();
    expect([200, 400]).toContain((await upload(bomb)).status);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
    expect((await worker.request('/livez')).status).toBe(200);
  });

  test('one that takes too much memory is refused in a sentence', async () => {
    const large = await picture(7000, 7000).png({ progressive: true }).toBuffer();
    await expect(readPhoto(large, { ...ROOMY, memoryLimitMb: 130 })).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'This picture takes too much memory to read. Please make it smaller.',
    });
  });

  test('one that takes too long is refused in a sentence, and the next has its turn', async () => {
    const png = await picture(600, 600).png().toBuffer();
    const late = readPhoto(png, { ...ROOMY, timeLimitMs: 1 });
    const next = readPhoto(png, ROOMY);
    await expect(late).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'This picture takes too long to read. Please choose another one.',
    });
    expect((await next).contentType).toBe('image/webp');
  });
});
