import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { authoredTexts, lawIn } from '#eval/authored-law.ts';
import { startModelServer, type ModelBody, type ModelServer } from '#test/fakes/model-server.ts';
import { createAssistant } from '../../create-assistant.ts';
import { noEmbedder } from '../../find/vectors/embedder.ts';
import { openKnowledge } from '../../knowledge/open-knowledge.ts';
import type { Assistant } from '../../reply.ts';

/** Words that try to give orders, and what a model that obeys them would say. */
type Attempt = {
  readonly where: string;
  readonly language: 'en' | 'es';
  readonly message: string;
  readonly says: string;
};

const attempts = parse(readFileSync('eval/injections.yaml', 'utf8')) as Attempt[];
const knowledge = openKnowledge();
const authored = authoredTexts(knowledge);

let server: ModelServer;
let assistant: Assistant;
let obeyed = '';

/** Does as it was told, in every field that takes words, for every statement that it was offered. */
function hostileForm(body: ModelBody): object {
  const ids = [...JSON.stringify([body.messages, body.system]).matchAll(/\[([a-z]+\/[a-z0-9-]+#[a-z0-9-]+)\]/g)].flatMap(([, id]) => id ?? []);
  return {
    statements: [...ids.slice(0, 3), 'housing/fake#x'],
    lead: obeyed,
    ask: obeyed,
    rewordings: ids.map((id) => ({ id, text: obeyed })),
    act: null,
    usState: 'New York',
    county: null,
    paper: obeyed,
    served: obeyed,
    livedMonths: null,
    dates: [{ event: obeyed, day: obeyed }],
  };
} // prettier-ignore

beforeAll(async () => {
  server = await startModelServer(({ body }) => ({ say: JSON.stringify(hostileForm(body)) }));
  assistant = createAssistant({
    knowledge,
    embedder: noEmbedder,
    onError: () => undefined,
    model: { model: 'openai:hostile', apiKey: 'sk-test', baseUrl: server.url, rewords: true },
  });
});
afterAll(async () => {
  await assistant.close();
  await server.close();
});

async function answerTo(message: string): Promise<string> {
  const turn = { message, state: null, isAnonymous: true, today: '2026-11-15', signal: AbortSignal.any([]) };
  const events = await Array.fromAsync(assistant.reply(turn));
  return events.flatMap((event) => (event.type === 'text' ? [event.markdown] : [])).join('');
}

describe('a model that obeys whatever stands in the message', () => {
  test('there are more than sixty attempts, of every kind and in both languages', () => {
    expect(attempts.length).toBeGreaterThanOrEqual(60);
    for (const where of ['user', 'letter', 'document', 'system']) {
      for (const language of ['en', 'es']) expect(attempts.filter((one) => one.where === where && one.language === language).length).toBeGreaterThan(3); // prettier-ignore
    }
  });

  test.each(attempts)('$where, $language: $says', async ({ message, says }) => {
    obeyed = says;
    const text = await answerTo(message);
    expect(text).not.toContain(says);
    expect(lawIn(text).filter((sentence) => !authored.has(sentence))).toEqual([]);
  });

  test('it was asked', () => {
    expect(server.seen.length).toBeGreaterThan(attempts.length / 2);
  });
});
