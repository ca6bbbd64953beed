import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { registerCsv } from '#test/register-csv.ts';

export type Sending = { readonly url: string; readonly cookie: string; readonly rows: number };
export type Sent = { readonly status: number; readonly bytes: number };

/** Makes the register and sends it, in a process of its own: neither is the server's memory. */
process.once('message', (sending: Sending) => void send(sending));

async function send({ url, cookie, rows }: Sending): Promise<void> {
  let bytes = 0;
  const sent = request(url, { method: 'POST', headers: { cookie, 'content-type': 'text/csv' } });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  await pipeline(
    Readable.from(registerCsv(rows)),
    async function* (chunks) {
      for await (const chunk of chunks as AsyncIterable<Buffer>) {
        bytes += chunk.byteLength;
        yield chunk;
      }
    },
    sent,
  );
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  process.send?.({ status: response.statusCode ?? 0, bytes } satisfies Sent, () => process.disconnect());
}
