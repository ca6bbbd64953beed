import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAiFormat } from './openai-format.ts';

const TAKES_MS = 3_400;
/** It chooses nothing, so that the built-in mind does; it only takes its time. */
const FORM = JSON.stringify({
  statements: [],
  lead: null,
  act: null,
  usState: 'New York',
  county: 'Queens',
  dates: [],
});

/** A language model that takes some seconds for each answer: long enough to be stopped in the middle. */
export async function startSlowModel() {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => void answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(response: ServerResponse): Promise<void> {
  await sleep(TAKES_MS);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(openAiFormat.whole({ say: FORM })));
}
