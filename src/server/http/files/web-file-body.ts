import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** What is sent of a file: kept in memory, or read from the disk whenever somebody asks. */
export type Body = {
  readonly etag: string;
  readonly size: number;
  /** From one byte to another, both included. */
  read(from: number, to: number): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};

/** Pages and the scripts of a first visit are smaller; the engine and the weights that read papers are far larger. */
const KEPT_MAX_BYTES = 128 * 1024;
const CHUNK_BYTES = 64 * 1024;

type Kind = {
  /** What most browsers ask for. Everything else waits on the disk, where the system keeps what is read often. */
  readonly isUsual: boolean;
  /** The name holds a hash of the content, or its version: the file need not be read to be told from another. */
  readonly isNamedByContent: boolean;
};

export function readBody(file: string, { isUsual, isNamedByContent }: Kind): Body {
  const { size } = statSync(file);
  if (isUsual && size <= KEPT_MAX_BYTES) {
    const bytes = new Uint8Array(readFileSync(file));
    return { etag: tagOf(bytes), size, read: (from, to) => bytes.subarray(from, to + 1) };
  }
  const etag = tagOf(isNamedByContent ? `${file.split('/assets/').at(-1)} ${size}` : readFileSync(file));
  return { etag, size, read: (from, to) => fromDisk(file, from, to) };
}

const tagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Opened when somebody reads and never before: whoever asks for the headers alone leaves no open file behind. */
function fromDisk(file: string, from: number, to: number): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let position = from;
  const close = async () => {
    await handle?.close();
    handle = undefined;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        handle ??= await open(file);
        const wanted = Math.min(CHUNK_BYTES, to - position + 1);
        const { bytesRead, buffer } = await handle.read(new Uint8Array(wanted), 0, wanted, position);
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (bytesRead > 0 && position <= to) return;
        await close();
        // A file that has become shorter cannot be what was promised.
        if (position <= to) controller.error(new Error('a file of the site was cut off'));
        else controller.close();
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
