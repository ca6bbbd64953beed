import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What two readers that are not ours say against a PDF: every page is read, and `qpdf` is asked where it is installed. */
export async function pdfFaults(bytes: Uint8Array): Promise<string[]> {
  return [...(await faultsOfReader(bytes)), ...faultsOfQpdf(bytes)];
}

async function faultsOfReader(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, stopAtErrors: true });
  try {
    const pdf = await task.promise;
    for (let page = 1; page <= pdf.numPages; page += 1) {
      const read = await pdf.getPage(page);
      await Promise.all([read.getTextContent(), read.getAnnotations(), read.getOperatorList()]);
    }
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    await task.destroy();
  }
}

const NOT_INSTALLED = 'ENOENT';

function faultsOfQpdf(bytes: Uint8Array): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
  try {
    const file = path.join(folder, 'paper.pdf');
    writeFileSync(file, bytes);
    const { status, stderr, error } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
    if (error && 'code' in error && error.code === NOT_INSTALLED) return [];
    return status === 0 ? [] : [stderr.replaceAll(file, 'paper.pdf').trim() || `qpdf ended with ${status}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
