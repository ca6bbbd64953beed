import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAiFormat } from './openai-format.ts';

const WORDS = 'After you move out, the landlord has 14 days to return the rest of the deposit. [1] '.split(' ');
const PAUSE_MS = 200;
const FORM = JSON.stringify({
  kind: 'legal',
  summary: 'Deposit',
  searchWords: 'landlord kept my security deposit',
  categories: ['housing'],
  isCategoryClear: true,
  usState: 'New York',
  county: 'Queens',
  day: null,
  wantsAttorney: false,
});

/** A language model that takes some seconds for each answer, a word at a time: long enough to be stopped in the middle. */
export async function startSlowModel() {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const isStream = (JSON.parse(text) as { stream?: boolean }).stream === true;
      response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
      if (!isStream) return void response.end(JSON.stringify(openAiFormat.whole({ say: FORM })));
      void speak((frame) => response.write(frame)).then(() => response.end());
    });
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

async function speak(write: (frame: string) => void): Promise<void> {
  openAiFormat.begin().forEach(write);
  for (const word of WORDS) {
    write(openAiFormat.words(`${word} `));
    await sleep(PAUSE_MS);
  }
  openAiFormat.end('stop').forEach(write);
}
