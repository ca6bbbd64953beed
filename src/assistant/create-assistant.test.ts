import { expect, test } from 'vitest';
import { createAssistant } from './create-assistant.ts';
import type { ConversationState, ReplyEvent } from './reply.ts';

const assistant = createAssistant();

async function say(message: string, state: ConversationState | null = null, isAnonymous = true) {
  const events: ReplyEvent[] = await Array.fromAsync(
    assistant.reply({ message, state, isAnonymous, signal: AbortSignal.any([]) }),
  );
  const last = events.at(-1);
  if (last?.type !== 'finished') throw new Error('an answer ends with finished');
  const text = events.flatMap((event) => (event.type === 'text' ? [event.markdown] : [])).join('');
  return { text, ...last, attorneys: events.find((event) => event.type === 'attorneys') };
}

test('something that is no issue gets examples and the contact page, and the conversation begins again', async () => {
  const answer = await say('lovely weather');
  expect(answer.text).toContain('[contact page](/contact)');
  expect(answer.state).toMatchObject({ node: 'root', variables: {} });
  expect(answer.title).toBeNull();
});

test('an issue is titled and asked for its state', async () => {
  const answer = await say('My landlord kept my deposit');
  expect(answer.text).toContain('Which state is this in?');
  expect(answer).toMatchObject({ title: 'My landlord kept my deposit', state: { node: 'check_state' } });
});

test('New York leads to attorneys, once, and a login prompt for visitors', async () => {
  const first = await say('My landlord kept my deposit');
  const second = await say('Brooklyn', first.state);
  expect(second.attorneys).toEqual({ type: 'attorneys', category: 'housing' });
  expect(second.shouldShowLoginPrompt).toBe(true);
  const third = await say('thank you', second.state);
  expect(third.attorneys).toBeUndefined();
  expect(third.shouldShowLoginPrompt).toBe(false);
});

test('another state gets no New York attorneys', async () => {
  const first = await say('My landlord kept my deposit');
  const second = await say('nj', first.state);
  expect(second.text).toContain('New Jersey');
  expect(second.attorneys).toBeUndefined();
});

test('members are never asked to log in; visitors are with every sixth answer', async () => {
  let state: ConversationState | null = null;
  const prompts: boolean[] = [];
  for (let i = 0; i < 6; i++) {
    const answer = await say('hm', state);
    state = answer.state;
    prompts.push(answer.shouldShowLoginPrompt);
  }
  expect(prompts).toEqual([false, false, false, false, false, true]);
  expect((await say('My landlord kept my deposit in Queens', null, false)).shouldShowLoginPrompt).toBe(false);
});

test('a reader who has heard enough gets what was said so far, and no more', async () => {
  const stop = new AbortController();
  const events: ReplyEvent[] = [];
  for await (const event of assistant.reply({
    message: 'My landlord kept my deposit in Queens',
    state: null,
    isAnonymous: false,
    signal: stop.signal,
  })) {
    events.push(event);
    stop.abort();
  }
  expect(events.map(({ type }) => type)).toEqual(['text', 'finished']);
});
