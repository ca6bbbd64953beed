import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Caller } from '#domain/roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openBytes } from '#server/platform/seal/seal.ts';
import { exportJson } from './export-json.ts';
import { documentsToExport, exportedPdf } from './export-repo.ts';

const README = `This is everything we keep about you.

data.json   your account, chats, contacts with attorneys, messages to us, documents and their answers
documents/  your finished documents as PDF

Attorneys keep their own records of what you wrote to them.
`;

/** One zip, made while it is sent: each file is read when its turn comes. */
export async function exportZip(deps: Deps, person: Caller): Promise<ReadableStream> {
  const zip = new ZipFile();
  const mtime = deps.now();
  zip.addBuffer(Buffer.from(README), 'README.txt', { mtime });
  zip.addReadStreamLazy('data.json', { mtime }, (take) => take(null, Readable.from(exportJson(deps, person))));
  const documents = await documentsToExport(deps.db, person.userId);
  for (const [index, { id, title, madeAt }] of documents.entries()) {
    if (!madeAt) continue;
    const name = `documents/${index + 1} ${fileName(title)}.pdf`;
    zip.addReadStreamLazy(name, { mtime: madeAt }, (take) => take(null, Readable.from(pdfOf(deps, id))));
  }
  zip.end();
  const sent = new PassThrough();
  // A read that fails breaks the download off: half a zip must not look like a whole one.
  zip.on('error', (error) => sent.destroy(error instanceof Error ? error : new Error(String(error))));
  zip.outputStream.pipe(sent);
  return Readable.toWeb(sent) as ReadableStream;
}

async function* pdfOf({ db, env }: Deps, documentId: string): AsyncGenerator<Buffer> {
  const pdf = await exportedPdf(db, documentId);
  if (pdf) yield openBytes(env.authSecret, pdf);
}

const NAME_MAX = 80;

/** A title is what a person typed: no part of it may lead to another folder. */
function fileName(title: string): string {
  const plain = title.replaceAll(/[^\p{L}\p{N} .,'()-]+/gu, ' ').replaceAll(/\.{2,}/g, '.');
  return plain.replaceAll(/\s+/g, ' ').trim().slice(0, NAME_MAX) || 'document';
}
