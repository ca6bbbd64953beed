import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export type Answer = { readonly status: number; readonly body: string; readonly cookies: readonly string[] };

/**
 * What stands in front of several servers: keeps connections open, and goes to the next server when one takes no new
 * connection or says 503 before it has begun. A connection that breaks in the middle is a failed request.
 */
export function createBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let turn = 0;

  async function once1(port: number, path: string, headers: Record<string, string>, body: string): Promise<Answer> {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return {
      status: response.statusCode ?? 0,
      body: await text(response),
      cookies: response.headers['set-cookie'] ?? [],
    };
  }

  return {
    async post(path: string, data: unknown, headers: Record<string, string> = {}): Promise<Answer> {
      const body = JSON.stringify(data);
      const all = { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}`, ...headers };
      for (let attempt = 0; attempt < 60; attempt += 1) {
        const port = ports[turn++ % ports.length] ?? 0;
        try {
          const answer = await once1(port, path, all, body);
          if (answer.status !== 503) return answer;
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error('no server took the request');
    },
    close: () => agent.destroy(),
  };
}
