import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { call } from './call.ts';

type Request = { url: string; init: RequestInit };

function serve(answer: () => Response | Promise<Response>): Request[] {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    seen.push({ url, init });
    return answer();
  });
  return seen;
}

function stream(...pieces: (string | Uint8Array)[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

const frame = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const send = (onChunk: (chunk: unknown) => void = () => undefined, signal?: AbortSignal) =>
  call('sendMessage', { message: 'hello' }, { onChunk, ...(signal && { signal }) });

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('posts the data to the name of the function and answers the result', async () => {
    const seen = serve(() => Response.json({ result: { email: 'a@b.example' } }));
    await expect(call('validatePasswordResetToken', { token: 't' })).resolves.toEqual({ email: 'a@b.example' });
    expect(seen[0]!.url).toBe('/us-central1/validatePasswordResetToken');
    expect(seen[0]!.init.body).toBe('{"data":{"token":"t"}}');
    expect(seen[0]!.init.headers).toMatchObject({ accept: 'application/json' });
  });

  it('outlives its page where it is asked to and small enough', async () => {
    const seen = serve(() => Response.json({ result: {} }));
    const save = (answer: string) => ({ documentId: 'd', revision: 0, answers: { story: answer } });
    await call('saveDocumentAnswers', save('x'), { outlivesPage: true });
    await call('saveDocumentAnswers', save('x'.repeat(30_000)), { outlivesPage: true });
    await call('acceptTos');
    expect(seen.map(({ init }) => init.keepalive)).toEqual([true, false, false]);
  });

  it('sends null for a call without input', async () => {
    const seen = serve(() => Response.json({ result: { success: true, tosVersion: 1 } }));
    await call('acceptTos');
    expect(seen[0]!.init.body).toBe('{"data":null}');
  });

  it("throws the server's refusal with its code, message and details", async () => {
    const error = { status: 'ALREADY_EXISTS', message: 'Twice', details: { id: 1 } };
    serve(() => Response.json({ error }, { status: 409 }));
    const refusal = await call('acceptTos').catch((cause: unknown) => cause);
    expect(refusal).toBeInstanceOf(CallError);
    expect(refusal).toMatchObject({ code: 'already-exists', message: 'Twice', details: { id: 1 } });
  });

  it.each([
    [502, 'internal'],
    [503, 'unavailable'],
  ])("reads a proxy's page of status %i as %s", async (status, code) => {
    serve(() => new Response('<h1>Bad gateway</h1>', { status }));
    await expect(call('acceptTos')).rejects.toMatchObject({ code, message: '' });
  });

  it('never takes an error without our words for a result', async () => {
    serve(() => Response.json({ message: 'limit' }, { status: 429 }));
    await expect(call('acceptTos')).rejects.toMatchObject({ code: 'internal', message: '' });
  });

  it('says that the network failed when no server was reached', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('acceptTos')).rejects.toMatchObject({ code: 'network-request-failed' });
  });
});

describe('a streamed call', () => {
  it('asks for a stream, hands over each chunk in order and answers the result', async () => {
    const seen = serve(() => stream(frame({ message: 1 }), frame({ message: 2 }), frame({ result: 'end' })));
    const chunks: unknown[] = [];
    await expect(send((chunk) => chunks.push(chunk))).resolves.toBe('end');
    expect(chunks).toEqual([1, 2]);
    expect(seen[0]!.init.headers).toMatchObject({ accept: 'text/event-stream' });
  });

  it('puts together frames that arrive cut anywhere, even inside a letter', async () => {
    const bytes = new TextEncoder().encode(
      `: comment\r\n\r\ndata: {"message":\r\ndata: "né"}\r\n\r\n${frame({ result: 'ok' })}`,
    );
    serve(() => stream(...Array.from(bytes, (byte) => Uint8Array.of(byte))));
    const chunks: unknown[] = [];
    await expect(send((chunk) => chunks.push(chunk))).resolves.toBe('ok');
    expect(chunks).toEqual(['né']);
  });

  it('throws an error frame', async () => {
    serve(() =>
      stream(frame({ message: 1 }), frame({ error: { status: 'RESOURCE_EXHAUSTED', message: 'Slow down' } })),
    );
    await expect(send()).rejects.toMatchObject({ code: 'resource-exhausted', message: 'Slow down' });
  });

  it('takes a plain JSON answer too, as when the call is refused before it begins', async () => {
    serve(() => Response.json({ error: { status: 'UNAUTHENTICATED', message: 'Who?' } }, { status: 401 }));
    await expect(send()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('counts a stream that ends without a result as a lost connection', async () => {
    serve(() => stream(frame({ message: 1 })));
    await expect(send()).rejects.toMatchObject({ code: 'network-request-failed' });
  });

  it('throws the abort itself when the reader gave up', async () => {
    const controller = new AbortController();
    serve(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason as Error);
    });
    await expect(send(undefined, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
