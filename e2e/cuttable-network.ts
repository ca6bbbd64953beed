import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext } from '@playwright/test';

/**
 * A browser whose network can be cut: everything goes through a proxy of its own. The browser's own offline switch does not reach
 * workers that were started by workers, which is where papers are read.
 */
export async function cuttableNetwork(browser: Browser): Promise<CuttableNetwork> {
  let isCut = false;
  const proxy = createServer((asked, answer) => (isCut ? asked.destroy() : passOn(asked, answer)));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const server = `http://127.0.0.1:${port}`;
  const context = await browser.newContext({ proxy: { server, bypass: '<-loopback>' } });
  return {
    context,
    cut: () => {
      isCut = true;
      proxy.closeAllConnections();
    },
    close: async () => {
      await context.close();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

type CuttableNetwork = {
  readonly context: BrowserContext;
  readonly cut: () => void;
  readonly close: () => Promise<void>;
};

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { url = '', method, headers } = asked;
  const onward = request(url, { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}
