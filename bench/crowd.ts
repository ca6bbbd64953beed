import { Agent, request } from 'node:http';
import type { Answered, Load } from './load.ts';

/** The other side of load.ts: receives what to send, sends it, and tells how long each answer took. */
process.once('message', (load: Load) => void serve(load));

async function serve({ url, cookies, bodies }: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const milliseconds: number[] = [];
  const began = performance.now();
  await Promise.all(
    cookies.map(async (cookie) => {
      for (const body of bodies) milliseconds.push(await timed(() => ask(agent, url, cookie, body)));
    }),
  );
  const answered: Answered = { milliseconds, elapsedMs: performance.now() - began };
  agent.destroy();
  process.send?.(answered, () => process.disconnect());
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function ask(agent: Agent, url: string, cookie: string, body: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(body === null ? {} : { 'content-type': 'application/json' }) };
    const sent = request(url, { agent, method: body === null ? 'GET' : 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end(body ?? undefined);
  });
}
