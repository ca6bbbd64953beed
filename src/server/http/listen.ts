import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { cutSlowBodies } from '#server/http/slow-bodies.ts';
import { StartError } from '#server/platform/start-error.ts';
import { within } from '#server/platform/within.ts';

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

export type Listening = {
  /** Accepts nothing new and waits until every request that came in has its answer. */
  drain(patienceMs: number): Promise<void>;
  /** Waits until what was answered has left, then cuts what is still open. */
  close(patienceMs: number): Promise<void>;
};

/** The state's register over a slow line takes minutes. Everything else has the second limit. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
const BODY_TIMEOUT_MS = 60_000;

type Place = { readonly host: string; readonly port: number; readonly bodyTimeoutMs?: number };

export async function listen(fetch: Fetch, place: Place): Promise<Listening> {
  const { host, port, bodyTimeoutMs = BODY_TIMEOUT_MS } = place;
  const inFlight = new Set<Promise<unknown>>();
  const server = createAdaptorServer({
    fetch: (request, bindings) => {
      const answer = Promise.resolve(fetch(request, bindings));
      const settled: Promise<unknown> = Promise.allSettled([answer]).then(() => inFlight.delete(settled));
      inFlight.add(settled);
      return answer;
    },
    serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS },
  }) as Server;
  server.on('request', (request) => cutSlowBodies(request, bodyTimeoutMs));
  await bind(server, host, port);
  let closed: Promise<unknown> = Promise.resolve();
  return {
    async drain(patienceMs) {
      closed = once(server, 'close');
      server.close();
      await within(patienceMs, Promise.all(inFlight));
    },
    async close(patienceMs) {
      server.closeIdleConnections();
      await within(patienceMs, closed);
      server.closeAllConnections();
    },
  };
}

async function bind(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(sentence(error, host, port), { cause: error });
  }
}

function sentence(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use: stop the other program, or set PORT to a free one.`;
  if (code === 'EACCES') return `There is no permission to listen on port ${port}: set PORT to one above 1023.`;
  return `The server cannot listen on ${host}:${port} (${String(code)}): check HOST and PORT.`;
}
