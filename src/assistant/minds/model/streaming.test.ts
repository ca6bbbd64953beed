import { afterEach, describe, expect, test } from 'vitest';
import { type ModelAct, type ModelServer, startModelServer } from '#test/fakes/model-server.ts';
import { createAssistant } from '../../create-assistant.ts';
import { noEmbedder } from '../../find/vectors/embedder.ts';
import { openKnowledge } from '../../knowledge/open-knowledge.ts';
import type { Assistant, ReplyEvent } from '../../reply.ts';
import { PATIENCE } from './model-config.ts';
import type { ModelNews } from './model-mind.ts';

const QUESTION = 'return of the security deposit after moving out in Queens';
const LEAD = 'I am sorry that you are going through this.';
const knowledge = openKnowledge();
const { statements } = knowledge.topics.get('housing/security-deposit-return')!;
const [chosen, further] = statements.filter(({ variants }) => variants.length === 0);
if (!chosen || !further) throw new Error('the topic has two statements that are the same for everybody');

/** In the order that is asked for: what the opening depends on comes first. */
const form = {
  act: null,
  usState: 'New York',
  county: 'Queens',
  paper: null,
  served: null,
  livedMonths: null,
  dates: [{ event: 'moved-out', day: '2026-10-31' }],
  lead: LEAD,
  statements: [chosen.id, further.id],
  ask: null,
};
const whole = JSON.stringify(form);
/** As far as the first statement. */
const begun = whole.slice(0, whole.indexOf(chosen.id) + chosen.id.length + 1);

let server: ModelServer | undefined;
let assistant: Assistant | undefined;
afterEach(async () => {
  await assistant?.close();
  await server?.close();
});

async function answerTo(act: ModelAct, provider = 'openai') {
  server = await startModelServer(() => act);
  const news: ModelNews[] = [];
  assistant = createAssistant({
    knowledge,
    embedder: noEmbedder,
    onError: () => undefined,
    model: { model: `${provider}:fake`, apiKey: 'sk-test', baseUrl: server.url },
    onModelNews: (one) => news.push(one),
    patience: 'stallAfter' in act ? { answerMs: 1500 } : PATIENCE,
  });
  const turn = { message: QUESTION, state: null, isAnonymous: true, today: '2026-11-15', signal: AbortSignal.any([]) };
  const events: ReplyEvent[] = [];
  const newsAt: number[] = [];
  for await (const event of assistant.reply(turn)) {
    events.push(event);
    newsAt.push(news.length);
  }
  const texts = events.flatMap((event) => (event.type === 'text' ? [event.markdown] : []));
  const finished = events.at(-1);
  if (finished?.type !== 'finished') throw new Error('an answer ends with finished');
  return { texts, text: texts.join(''), state: finished.state, news, newsAtFirst: newsAt[0] };
}

const times = (text: string, part: string) => text.split(part).length - 1;
const opening = (texts: readonly string[]) => texts[0] ?? '';

describe.each(['openai', 'compatible'])('%s', (provider) => {
  test('the opening statement is told while the model is still writing, and stays when nothing more comes', async () => {
    const { texts, text, news, newsAtFirst, state } = await answerTo({ stallAfter: [begun] }, provider);
    expect(opening(texts)).toContain(LEAD);
    expect(opening(texts)).toContain('[[1]](#source-1)');
    // Neither failure nor anything else was known when it was told.
    expect(newsAtFirst).toBe(0);
    expect(news).toMatchObject([{ type: 'failure', failure: { kind: 'timed-out' } }]);
    expect(times(text, LEAD)).toBe(1);
    expect(times(text, opening(texts))).toBe(1);
    expect(state.last).toEqual([chosen.id]);
    expect(state.file.dates).toEqual({ 'moved-out': '2026-10-31' });
  });

  test.each<[string, ModelAct]>([
    ['a line that is cut', { cutAfter: [begun] }],
    ['an error of the provider', { errorAfter: [begun] }],
    ['a form that is never closed', { say: [begun, ', "hous'] }],
  ])('%s after the opening: the answer ends as it began, once', async (_what, act) => {
    const { texts, text, state, news } = await answerTo(act, provider);
    expect(opening(texts)).toContain(LEAD);
    expect(times(text, LEAD)).toBe(1);
    expect(state.last).toEqual([chosen.id]);
    expect(news.map(({ type }) => type)).toEqual(['failure']);
  });

  test('the rest follows what was told, and the whole is what it would have been without a hurry', async () => {
    const streamed = await answerTo({ say: [begun, whole.slice(begun.length)] }, provider);
    // What it depends on comes last: it cannot be told early.
    const { statements: ids, lead, ...others } = form;
    const late = await answerTo({ say: JSON.stringify({ statements: ids, lead, ...others }) }, provider);
    expect(streamed.text).toBe(late.text);
    expect(streamed.state).toEqual(late.state);
    expect(streamed.state.last).toEqual([chosen.id, further.id]);
    expect(streamed.news).toContainEqual(expect.objectContaining({ type: 'asked', openedMs: expect.any(Number) }));
    expect(late.news).toContainEqual(expect.objectContaining({ type: 'asked', openedMs: null }));
  });
});

test('in the format of the third provider the answer is told once too', async () => {
  const { text, state } = await answerTo({ call: 'json', with: form }, 'anthropic');
  expect(times(text, LEAD)).toBe(1);
  expect(state.last).toEqual([chosen.id, further.id]);
});

test.each([
  ['takes its act back', `${whole.slice(0, -1)}, "act": "bye"}`],
  ['takes its kindness back', `${whole.slice(0, -1)}, "lead": "You will win."}`],
  ['chooses another statement instead', `${whole.slice(0, -1)}, "statements": ["${further.id}"]}`],
  ['says that it is elsewhere', `${whole.slice(0, -1)}, "usState": "Texas", "county": null}`],
])('a model that %s after the opening changes nothing of what was shown', async (_what, json) => {
  const { texts, text, state } = await answerTo({ say: [begun, json.slice(begun.length)] });
  expect(opening(texts)).toContain(LEAD);
  expect(text.startsWith(opening(texts))).toBe(true);
  expect(times(text, LEAD)).toBe(1);
  expect(state.last).toEqual([chosen.id]);
});

test.each([
  ['a statement that was not offered', begun.replace(chosen.id, 'criminal/clean-slate#lead')],
  ['an id that is not whole yet', begun.slice(0, -1)],
])('%s is not told early; the built-in mind answers, once', async (_what, part) => {
  const { text, state } = await answerTo({ stallAfter: [part] });
  expect(text).not.toContain(LEAD);
  expect(text).toContain('[[1]](#source-1)');
  expect(state.topics).toEqual(['housing/security-deposit-return']);
});

test('with rewordings on, the whole is waited for', async () => {
  server = await startModelServer(() => ({ stallAfter: [begun] }));
  assistant = createAssistant({
    knowledge,
    embedder: noEmbedder,
    onError: () => undefined,
    model: { model: 'openai:fake', apiKey: 'sk-test', baseUrl: server.url, rewords: true },
    patience: { answerMs: 700 },
  });
  const turn = { message: QUESTION, state: null, isAnonymous: true, today: '2026-11-15', signal: AbortSignal.any([]) };
  const events = await Array.fromAsync(assistant.reply(turn));
  expect(JSON.stringify(events)).not.toContain(LEAD);
});
