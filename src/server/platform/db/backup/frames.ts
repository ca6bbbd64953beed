/** A backup is a row of frames: one letter, the length in four bytes, and as many bytes. */
export type Frame = { readonly kind: 'head' | 'data' | 'end' | 'last'; readonly bytes: Buffer };

const LETTERS = { head: 'H', data: 'D', end: 'E', last: 'Z' } as const;
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter.charCodeAt(0), kind as Frame['kind']]));
const OPENING = 5;

export function toFrame(kind: Frame['kind'], content: Buffer | object = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
  const opening = Buffer.alloc(OPENING);
  opening.write(LETTERS[kind], 'latin1');
  opening.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([opening, bytes]);
}

/** Ends without a word when the bytes do: whoever reads looks for the last frame. */
export async function* readFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame, void> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (let length = wholeFrame(pending); length > 0; length = wholeFrame(pending)) {
      const kind = KINDS.get(pending[0] ?? 0);
      if (!kind) throw new Error('not a frame');
      yield { kind, bytes: pending.subarray(OPENING, length) };
      pending = pending.subarray(length);
    }
  }
}

/** The length of the first frame; 0 while it is not there in full. */
function wholeFrame(pending: Buffer): number {
  if (pending.length < OPENING) return 0;
  const length = OPENING + pending.readUInt32BE(1);
  return pending.length >= length ? length : 0;
}
