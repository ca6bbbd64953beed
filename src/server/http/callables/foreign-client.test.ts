import { deleteApp, initializeApp, type FirebaseApp } from '@firebase/app';
import { getFunctions, httpsCallable, type Functions } from '@firebase/functions';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChunkOf, OutputOf } from '#contract/index.ts';
import { createClient, type Client } from '#test/client.ts';
import { visitor } from '#test/people.ts';
import { startTestServer, type TestServer } from '#test/server.ts';

/** The public client that this wire format comes from knows nothing of us: if it works, the format is right. */
let server: TestServer;
let app: FirebaseApp;
let functions: Functions;
let browser: Client;
beforeAll(async () => {
  server = await startTestServer();
  app = initializeApp({ projectId: 'plainly', appId: 'test', apiKey: 'none' });
  functions = getFunctions(app, `${server.url}/us-central1`);
});
beforeEach(async () => {
  vi.unstubAllGlobals();
  browser = await visitor(server);
  // A browser would add its cookies by itself.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => withCookies(url, init));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await deleteApp(app);
  await server.close();
});

const plainFetch = globalThis.fetch;
function withCookies(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('cookie', [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  return plainFetch(url, { ...init, headers });
}

describe('an off-the-shelf callable client', () => {
  test('calls without an argument and reads the result', async () => {
    const { data } = await httpsCallable<void, OutputOf<'getUserChats'>>(functions, 'getUserChats')();
    expect(data).toEqual({ chats: [] });
  });

  test('sends a message and reads it back', async () => {
    const sent = await httpsCallable<object, OutputOf<'sendMessage'>>(
      functions,
      'sendMessage',
    )({
      message: 'My landlord kept my deposit',
      chatId: undefined,
    });
    const { chatId } = sent.data;
    const read = await httpsCallable<object, OutputOf<'getChatMessages'>>(functions, 'getChatMessages')({ chatId });
    expect(read.data.messages.map((message) => message.role)).toEqual(['user', 'assistant']);
  });

  test('reads our codes, messages and details from an error', async () => {
    const call = httpsCallable(functions, 'renameChat')({ chatId: crypto.randomUUID(), newTitle: '' });
    await expect(call).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      message: expect.stringContaining('Title is required'),
      details: [{ path: 'newTitle', message: 'Title is required' }],
    });
    browser = createClient(server.url);
    await expect(httpsCallable(functions, 'getUserChats')()).rejects.toMatchObject({
      code: 'functions/unauthenticated',
    });
  });

  test('streams chunks and then the result', async () => {
    const call = httpsCallable<object, OutputOf<'sendMessage'>, ChunkOf<'sendMessage'>>(functions, 'sendMessage');
    const { stream, data } = await call.stream({ message: 'My boss did not pay me' });
    const kinds: string[] = [];
    for await (const chunk of stream) kinds.push(chunk.type);
    expect(kinds[0]).toBe('stored');
    expect(kinds).toContain('answer');
    expect(await data).toMatchObject({ isNewChat: true, aiResponse: { role: 'assistant' } });
  });

  test('reads an error from a stream', async () => {
    browser = createClient(server.url);
    const { data } = await httpsCallable(functions, 'sendMessage').stream({ message: 'hello' });
    await expect(data).rejects.toMatchObject({ code: 'functions/unauthenticated' });
  });
});
