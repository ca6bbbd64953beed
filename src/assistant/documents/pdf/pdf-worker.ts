import { parentPort } from 'node:worker_threads';
import type { FormValues } from '#domain/documents/official-form.ts';
import { addGuide } from '../official/add-guide.ts';
import { fillForm } from '../official/fill-form.ts';
import { FormFault } from '../official/form-fault.ts';
import { readForm, type FormReading } from '../official/read-form.ts';
import { renderPdf, type Paper } from './render-pdf.ts';

/** A paper of ours to be printed, somebody else's PDF to be filled in, or one to be read. */
export type PdfJob =
  | { readonly paper: Paper }
  | { readonly form: Uint8Array; readonly values: FormValues; readonly guide?: Paper | undefined }
  | { readonly upload: Uint8Array };

/** Lays out, prints and reads off the main thread: a long document never delays anybody's question. */
export type PdfRequest = { readonly id: number; readonly job: PdfJob };
export type PdfReply =
  | { readonly isReady: true }
  | { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer>; readonly reading: Omit<FormReading, 'pdf'> | null }
  | { readonly id: number; readonly fault: string; readonly isFormFault: boolean };

const port = parentPort;
if (!port) throw new Error('pdf-worker.ts is started as a worker');

async function run(job: PdfJob): Promise<{ pdf: Uint8Array; reading: Omit<FormReading, 'pdf'> | null }> {
  if ('paper' in job) return { pdf: await renderPdf(job.paper), reading: null };
  if ('form' in job) {
    const filled = await fillForm(job.form, job.values);
    return { pdf: job.guide ? await addGuide(filled, await renderPdf(job.guide)) : filled, reading: null };
  }
  const { pdf, ...reading } = await readForm(job.upload);
  return { pdf, reading };
}

port.on('message', ({ id, job }: PdfRequest) => {
  run(job).then(
    ({ pdf, reading }) => port.postMessage({ id, pdf: new Uint8Array(pdf), reading } satisfies PdfReply),
    (error: unknown) => {
      const isFormFault = error instanceof FormFault;
      const fault = isFormFault ? error.message : String(error);
      port.postMessage({ id, fault, isFormFault } satisfies PdfReply);
    },
  );
});
port.postMessage({ isReady: true } satisfies PdfReply);
