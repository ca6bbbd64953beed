import type { Client } from './client.ts';

/** An open stream of events, read one at a time. */
export type EventReader = { status: number; next(): Promise<string | null>; close(): void };

export async function readEvents(client: Client): Promise<EventReader> {
  const stop = new AbortController();
  const response = await client.request('/api/events', { signal: stop.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  /** The name of the next event; null once the stream has ended. */
  async function next(): Promise<string | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const name = /^event: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (name) return name;
        continue;
      }
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
    }
  }
  return { status: response.status, next, close: () => stop.abort() };
}
