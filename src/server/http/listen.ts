import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { CALLABLE_PATH } from '#contract/envelope.ts';
import { cutSlowBodies } from '#server/http/slow-bodies.ts';
import { StartError } from '#server/platform/start-error.ts';
import { within } from '#server/platform/within.ts';

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

export type Listening = {
  /** Accepts nothing new and waits until every request that came in has its whole answer, however long that is. */
  drain(patienceMs: number): Promise<void>;
  /** Cuts what is still open. */
  close(patienceMs: number): Promise<void>;
};

/** The state's register over a slow line takes minutes. Everything else has the second limit. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;
const BODY_TIMEOUT_MS = 60_000;

/** How long a connection that stands idle may still bring a request once the server stops. */
const LAST_REQUESTS_MS = 1_000;

type Place = {
  readonly host: string;
  readonly port: number;
  readonly lastRequestsMs?: number;
  readonly bodyTimeoutMs?: number;
};

export async function listen(fetch: Fetch, place: Place): Promise<Listening> {
  const { host, port, lastRequestsMs = LAST_REQUESTS_MS, bodyTimeoutMs = BODY_TIMEOUT_MS } = place;
  const open = new Set<ServerResponse>();
  let isStopping = false;
  let isClosed = false;
  const server = createAdaptorServer({
    fetch: (request, bindings) => (isClosed ? comeBack(request) : fetch(request, bindings)),
    serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS },
  }) as Server;
  server.prependListener('request', (_, response) => {
    open.add(response);
    if (isStopping) response.shouldKeepAlive = false;
    response.once('close', () => open.delete(response));
  });
  server.on('request', (request) => cutSlowBodies(request, bodyTimeoutMs));
  await bind(server, host, port);
  let closed: Promise<unknown> = Promise.resolve();
  return {
    async drain(patienceMs) {
      isStopping = true;
      closed = once(server, 'close');
      // Not the one of HTTP, which would cut connections on which a request is just arriving.
      TcpServer.prototype.close.call(server);
      // Whoever keeps a connection open gets one more answer on it, and is told to go elsewhere with the next.
      for (const response of open) response.shouldKeepAlive = false;
      await within(lastRequestsMs, closed);
      isClosed = true;
      server.closeIdleConnections();
      await within(patienceMs, Promise.all([...open].map((response) => once(response, 'close'))));
    },
    async close(patienceMs) {
      server.closeIdleConnections();
      await within(patienceMs, closed);
      server.closeAllConnections();
    },
  };
}

const STOPPING = 'We are restarting. Please try again in a moment.';

/** A request on a connection that was open before: a balancer, or the page itself, sends it to the next server. */
function comeBack(request: Request): Response {
  const isCall = new URL(request.url).pathname.startsWith(CALLABLE_PATH);
  const body = isCall
    ? { error: { status: 'UNAVAILABLE', message: STOPPING } }
    : { code: 'unavailable', message: STOPPING };
  return Response.json(body, {
    status: 503,
    headers: { connection: 'close', 'retry-after': '1', 'cache-control': 'no-store' },
  });
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
