import { parentPort } from 'node:worker_threads';
import { renderPdf, type Paper } from './render-pdf.ts';

/** Lays out and prints off the main thread: a long document never delays anybody's question. */
export type PdfRequest = { readonly id: number; readonly paper: Paper };
export type PdfReply =
  | { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly fault: string };

const port = parentPort;
if (!port) throw new Error('pdf-worker.ts is started as a worker');

port.on('message', ({ id, paper }: PdfRequest) => {
  renderPdf(paper).then(
    (pdf) => port.postMessage({ id, pdf: new Uint8Array(pdf) } satisfies PdfReply),
    (error: unknown) => port.postMessage({ id, fault: String(error) } satisfies PdfReply),
  );
});
