import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Caller } from '#domain/roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { exportJson } from './export-json.ts';

const README = `This is everything we keep about you.

data.json  your account, chats, contacts with attorneys, messages to us, documents and their answers
documents/ your finished documents as PDF

Attorneys keep their own records of what you wrote to them.
`;

/** One zip, made while it is sent. */
export function exportZip(deps: Deps, person: Caller): ReadableStream {
  const zip = new ZipFile();
  const mtime = deps.now();
  zip.addBuffer(Buffer.from(README), 'README.txt', { mtime });
  zip.addReadStreamLazy('data.json', { mtime }, (take) => take(null, Readable.from(exportJson(deps, person))));
  zip.end();
  const sent = new PassThrough();
  // A read that fails breaks the download off: half a zip must not look like a whole one.
  zip.on('error', (error) => sent.destroy(error instanceof Error ? error : new Error(String(error))));
  zip.outputStream.pipe(sent);
  return Readable.toWeb(sent) as ReadableStream;
}
