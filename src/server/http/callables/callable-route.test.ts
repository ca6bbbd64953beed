import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#test/client.ts';
import { visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';
import { handlers } from './handlers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (path: string, init: RequestInit) => fetch(new URL(path, server.url), { method: 'POST', ...init });
const json = { 'content-type': 'application/json' };

describe('the callable wire format', () => {
  test('a result comes as {"result":…} with status 200', async () => {
    const client = await visitor(server);
    const response = await client.post('/us-central1/getUserChats', { data: null });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ result: { chats: [] } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('an error comes as {"error":{status,message}} with the status of its code', async () => {
    const response = await post('/us-central1/getUserChats', { headers: json, body: '{"data":null}' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: { status: 'UNAUTHENTICATED', message: 'Please sign in.' } });
  });

  test.each([
    [
      'an unknown name',
      '/us-central1/launchRockets',
      { headers: json, body: '{"data":null}' },
      [404, 'NOT_FOUND'] as const,
    ],
    [
      'a name from the prototype',
      '/us-central1/constructor',
      { headers: json, body: '{"data":null}' },
      [404, 'NOT_FOUND'] as const,
    ],
    ['a wrong method', '/us-central1/submitIssue', { method: 'GET' }, [400, 'INVALID_ARGUMENT'] as const],
    [
      'another wrong method',
      '/us-central1/submitIssue',
      { method: 'PUT', body: '{}' },
      [400, 'INVALID_ARGUMENT'] as const,
    ],
    [
      'malformed JSON',
      '/us-central1/submitIssue',
      { headers: json, body: '{"data":' },
      [400, 'INVALID_ARGUMENT'] as const,
    ],
    ['an empty body', '/us-central1/submitIssue', { headers: json, body: '' }, [400, 'INVALID_ARGUMENT'] as const],
    [
      'a body without data',
      '/us-central1/submitIssue',
      { headers: json, body: '{}' },
      [400, 'INVALID_ARGUMENT'] as const,
    ],
    [
      'a body that is a list',
      '/us-central1/submitIssue',
      { headers: json, body: '[]' },
      [400, 'INVALID_ARGUMENT'] as const,
    ],
    [
      'a body that is null',
      '/us-central1/submitIssue',
      { headers: json, body: 'null' },
      [400, 'INVALID_ARGUMENT'] as const,
    ],
    [
      'a wrong content type',
      '/us-central1/submitIssue',
      { headers: { 'content-type': 'text/plain' }, body: '{"data":{}}' },
      [400, 'INVALID_ARGUMENT'] as const,
    ],
    [
      'a body over 1 MB',
      '/us-central1/submitIssue',
      { headers: json, body: JSON.stringify({ data: 'x'.repeat(1_000_001) }) },
      [400, 'INVALID_ARGUMENT'] as const,
    ],
  ])('%s is refused, never a crash', async (_case, path, init, outcome) => {
    const [status, wire] = outcome;
    const response = await post(path, init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { status: wire } });
  });

  test('an oversized body without a length is refused too', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 12; i++) controller.enqueue(new TextEncoder().encode('x'.repeat(100_000)));
        controller.close();
      },
    });
    const response = await post('/us-central1/submitIssue', { headers: json, body, duplex: 'half' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: 'The request is too large' } });
  });

  test('faults of the input are named, the first one as the message', async () => {
    const client = createClient(server.url);
    const data = { email: 'nobody', message: ' ', contactMethods: { email: false, phone: false, text: false } };
    const { status, error } = await client.call('submitIssue', data);
    expect(status).toBe(400);
    expect(error).toEqual({
      status: 'INVALID_ARGUMENT',
      message: 'Please provide a valid email address',
      details: [
        { path: 'email', message: 'Please provide a valid email address' },
        { path: 'message', message: 'Please describe how we can help you' },
        { path: 'contactMethods', message: 'Please select at least one preferred contact method' },
      ],
    });
  });

  test('a fault of ours reaches the caller without its words', async () => {
    const broken = await startTestServer({
      assistant: {
        close: () => Promise.resolve(),
        // oxlint-disable-next-line require-yield
        async *reply() {
          throw new Error('the secret recipe');
        },
      },
    });
    const client = await visitor(broken);
    const response = await client.post('/us-central1/sendMessage', { data: { message: 'hello' } });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: { status: 'INTERNAL', message: 'INTERNAL' } });
    await broken.close();
  });
});

describe('streaming', () => {
  test('chunks come first, the result last', async () => {
    const client = await visitor(server);
    const body = { data: { message: 'My landlord kept my deposit' } };
    const response = await client.post('/us-central1/sendMessage', body, { accept: 'text/event-stream' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const frames = (await response.text())
      .split('\n\n')
      .filter((frame) => frame.startsWith('data: '))
      .map((frame) => JSON.parse(frame.slice(6)) as { message?: { type: string }; result?: unknown });
    expect(frames[0]).toMatchObject({ message: { type: 'stored', isNewChat: true } });
    expect(frames.slice(1, -1).every((frame) => frame.message?.type === 'answer')).toBe(true);
    expect(frames.at(-1)).toMatchObject({ result: { isNewChat: true, terminated: false } });
  });

  test('an error is a frame too, with status 200', async () => {
    const response = await post('/us-central1/getUserChats', {
      headers: { ...json, accept: 'text/event-stream' },
      body: '{"data":null}',
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('data: {"error":{"status":"UNAUTHENTICATED","message":"Please sign in."}}\n\n');
  });
});

describe('where a call comes from', () => {
  const withOrigin = (origin: string) =>
    post('/us-central1/getUserChats', { headers: { ...json, origin }, body: '{"data":null}' });

  test('a foreign page is refused', async () => {
    const response = await withOrigin('https://evil.example');
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
  });

  test('a page without an origin of its own is refused', async () => {
    expect((await withOrigin('null')).status).toBe(403);
  });

  test('our own page and a script without an origin are served', async () => {
    expect((await withOrigin(server.url)).status).toBe(401);
    expect((await post('/us-central1/getUserChats', { headers: json, body: '{"data":null}' })).status).toBe(401);
  });
});

describe('what a handler answers', () => {
  /** The answer to a call whose handler says this instead. */
  async function answered(output: unknown) {
    const { getUserChats } = handlers;
    Object.assign(handlers, { getUserChats: () => Promise.resolve(output) });
    try {
      const response = await (await visitor(server)).post('/us-central1/getUserChats', { data: null });
      return { status: response.status, body: await response.json() };
    } finally {
      Object.assign(handlers, { getUserChats });
    }
  }

  test('leaves without what the contract does not name', async () => {
    const day = '2026-11-16T12:00:00.000Z';
    const chat = { id: 'c', title: 'Heat', terminated: false, createdAt: day, updatedAt: day };
    const { status, body } = await answered({ chats: [{ ...chat, ownerId: 'u' }], hint: 'x' });
    expect({ status, body }).toEqual({ status: 200, body: { result: { chats: [chat] } } });
  });

  test('does not leave at all where something is missing', async () => {
    for (const output of [{}, { chats: [{ id: 'c' }] }, undefined])
      expect(await answered(output)).toMatchObject({ status: 500, body: { error: { status: 'INTERNAL' } } });
  });
});
