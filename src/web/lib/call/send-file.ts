import { CallError } from './call-error.ts';
import { readFrame, resultOf } from './read-answer.ts';

type Sending = { readonly method: 'POST' | 'PUT'; readonly signal?: AbortSignal };

/** Sends a file as it is, without holding it in memory. Errors are a callable's. */
export async function sendFile(path: string, file: File, { method, signal }: Sending): Promise<unknown> {
  const headers = {
    'content-type': file.type || 'application/octet-stream',
    'x-file-name': encodeURIComponent(file.name),
  };
  const response = await send(path, { method, headers, body: file, signal: signal ?? null });
  return resultOf(await readFrame(response));
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: 'same-origin' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new CallError('network-request-failed', '');
  }
}
