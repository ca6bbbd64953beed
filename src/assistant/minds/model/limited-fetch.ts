import { CutOff } from './failure.ts';

/** Many times what a full answer takes on the wire. A server that goes on for ever is hung up on. */
const BYTES_MAX = 4_000_000;

/** `fetch`, except that an answer without an end does not fill the memory. */
export async function limitedFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked);
  if (!response.body) return response;
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > BYTES_MAX) controller.error(new CutOff());
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
}
