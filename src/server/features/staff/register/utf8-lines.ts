import { isUtf8 } from 'node:buffer';
import { ImportFault } from './import-fault.ts';

const NEWLINE = 0x0a;
const LINE_MAX_BYTES = 1_000_000;

/**
 * The same bytes in blocks of whole lines, all of it UTF-8. A line that is not is taken for Latin-1, which is what
 * spreadsheets write: one such line must not spoil a name in another.
 */
export async function* utf8Lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : Buffer.from(chunk);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    rest = bytes.subarray(end);
    if (rest.length > LINE_MAX_BYTES) {
      throw new ImportFault('This file has a line of more than 1 MB. It cannot be the register.');
    }
    if (end > 0) yield asUtf8(bytes.subarray(0, end));
  }
  if (rest.length > 0) yield asUtf8(rest);
}

function asUtf8(block: Buffer): Buffer {
  if (isUtf8(block)) return block;
  const lines: Buffer[] = [];
  for (let start = 0; start < block.length;) {
    const newline = block.indexOf(NEWLINE, start);
    const end = newline < 0 ? block.length : newline + 1;
    const line = block.subarray(start, end);
    lines.push(isUtf8(line) ? line : Buffer.from(line.toString('latin1'), 'utf8'));
    start = end;
  }
  return Buffer.concat(lines);
}
