import { parentPort } from 'node:worker_threads';
import type { FormValues } from '#domain/document/official-form.ts';
import { fillForm } from '../official/fill-form.ts';
import { renderPdf, type Paper } from './render-pdf.ts';

/** A paper of ours to be printed, or somebody else's PDF to be filled in. */
export type PdfJob = { readonly paper: Paper } | { readonly form: Uint8Array; readonly values: FormValues };

/** Lays out and prints off the main thread: a long document never delays anybody's question. */
export type PdfRequest = { readonly id: number; readonly job: PdfJob };
export type PdfReply =
  | { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly fault: string };

const port = parentPort;
if (!port) throw new Error('pdf-worker.ts is started as a worker');

const run = (job: PdfJob) => ('paper' in job ? renderPdf(job.paper) : fillForm(job.form, job.values));

port.on('message', ({ id, job }: PdfRequest) => {
  run(job).then(
    (pdf) => port.postMessage({ id, pdf: new Uint8Array(pdf) } satisfies PdfReply),
    (error: unknown) => port.postMessage({ id, fault: String(error) } satisfies PdfReply),
  );
});
