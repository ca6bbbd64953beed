import { Hono, type Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { ERROR_CODES } from '#contract/errors.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Deps } from '#server/platform/deps.ts';
import { currentRequest } from '#server/platform/watch/request-context.ts';
import { outcomeOf } from '../observe.ts';
import { routeName } from '../route-name.ts';
import { runCallable } from './run-callable.ts';
import { asAppError, sendError, toErrorBody } from '../send-error.ts';

const HEARTBEAT_MS = 15_000;

/** `POST /us-central1/NAME` in the public callable wire format, streaming when the client asks for it. */
export function callableRoute(deps: Deps, running: Set<Promise<unknown>>): Hono {
  const route = new Hono();
  route.all('/:name', (c) => {
    if (c.req.method !== 'POST') return sendError(c, new AppError('invalid-argument', 'Bad Request'));
    const streams = c.req.header('accept')?.includes('text/event-stream') ?? false;
    return track(running, streams ? answerInFrames(c, deps, running) : answerOnce(c, deps));
  });
  return route;
}

/** Keeps a promise in the set while it runs, so that closing can wait for it. */
function track<T>(running: Set<Promise<unknown>>, work: Promise<T>): Promise<T> {
  const settled: Promise<unknown> = work.then(
    () => running.delete(settled),
    () => running.delete(settled),
  );
  running.add(settled);
  return work;
}

async function answerOnce(c: Context, deps: Deps): Promise<Response> {
  try {
    const result = await runCallable(c, deps, async () => {});
    c.header('cache-control', 'no-store');
    return c.json({ result: result ?? null });
  } catch (error) {
    return sendError(c, explained(c, deps, error));
  }
}

/** Errors are frames too, with HTTP 200: a streaming client never looks at the status. */
async function answerInFrames(c: Context, deps: Deps, running: Set<Promise<unknown>>): Promise<Response> {
  return streamSSE(c, async (stream) => {
    const write = async (frame: object) => {
      // The reader may have left; the answer is finished and stored all the same.
      if (!stream.aborted) await stream.writeSSE({ data: JSON.stringify(frame) });
    };
    const heartbeat = setInterval(() => void stream.write(': ping\n\n').catch(() => {}), HEARTBEAT_MS);
    try {
      const result = await track(
        running,
        runCallable(c, deps, (message) => write({ message })),
      );
      await write({ result: result ?? null });
      currentRequest()?.finish('ok');
    } catch (error) {
      const known = explained(c, deps, error);
      currentRequest()?.finish(outcomeOf(ERROR_CODES[known.code].http));
      await write({ error: toErrorBody(known) });
    } finally {
      clearInterval(heartbeat);
    }
  });
}

/** The same request again finds its question where it was left. */
const MESSAGE_KEPT = 'We are having trouble, your message is kept, try again.';

function explained(c: Context, deps: Deps, error: unknown): AppError {
  const unavailable = c.req.param('name') === 'sendMessage' ? MESSAGE_KEPT : undefined;
  return asAppError(error, deps, { route: routeName(c.req.path) }, unavailable);
}
