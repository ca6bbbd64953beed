import type { Answers } from '#domain/document/answers.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAssistant } from '../create-assistant.ts';
import type { Assistant, ConversationState } from '../reply.ts';
import { createEmbedder } from '../search/embedder.ts';

let assistant: Assistant;
beforeAll(async () => {
  const embedder = createEmbedder(() => {});
  assistant = createAssistant({ onError: () => {}, embedder });
  await embedder.whenReady();
});
afterAll(() => assistant.close());

/** A chat with its documents, as the server keeps them. */
function chat() {
  let state: ConversationState | null = null;
  const documents = new Map<string, Answers>();
  return {
    documents,
    async say(message: string) {
      const turn = {
        message,
        state,
        isAnonymous: true,
        today: '2026-11-15',
        signal: AbortSignal.any([]),
        documentOf: async (id: string) => {
          const answers = documents.get(id);
          return answers ? { answers, offered: {} } : null;
        },
      };
      const events = await Array.fromAsync(assistant.reply(turn));
      const finished = events.find((event) => event.type === 'finished');
      if (!finished) throw new Error('an answer ends with finished');
      state = finished.state;
      const change = events.find((event) => event.type === 'document');
      if (change) documents.set(change.definitionId, { ...documents.get(change.definitionId), ...change.changes });
      return {
        text: events.flatMap((event) => (event.type === 'text' ? [event.markdown] : [])).join(''),
        offers: events.flatMap((event) => (event.type === 'offers' ? event.definitionIds : [])),
        change,
        finished,
      };
    },
  };
}

test('a question about a document is answered, and the document offered below', async () => {
  const { text, offers } = await chat().say('Do I need a notary for a health care proxy in New York?');
  expect(text).not.toContain('Shall we fill it in here');
  expect(text).toContain('[[1]](#source-1)');
  expect(offers).toContain('health-care-proxy');
});

test.each([
  ['I need a letter to get my deposit back', 'security-deposit-demand-letter'],
  ['Necesito una carta para que me devuelvan el depósito', 'security-deposit-demand-letter'],
  ['I want to write a letter to a debt collector so they stop contacting me', 'cease-contact-letter'],
  ['Can you help me make a roommate agreement?', 'roommate-agreement'],
  ['I need a form for a health care proxy', 'health-care-proxy'],
  ['I want to write a letter about my unpaid wages', 'wage-claim-letter'],
])('%s', async (message, id) => {
  const { offers, text } = await chat().say(message);
  expect(offers[0]).toBe(id);
  expect(text).toMatch(/Shall we fill it in here|¿Lo llenamos aquí/);
});

test('an instrument is offered beside what there is to know and to ask about it', async () => {
  const { offers, text } = await chat().say('need power of attorney for my mother, she has dementia');
  expect(offers[0]).toBe('power-of-attorney');
  expect(text).toContain('Which state is this in?');
});

test.each(['they want their own form', 'they want 3,800 back. the letter says i can ask for a hearing'])(
  'somebody else’s paper is not proposed: %s',
  async (message) => {
    expect((await chat().say(message)).text).not.toContain('Shall we fill it in here');
  },
);

test('a letter that somebody got is not a letter that they want', async () => {
  const { text } = await chat().say('I got a letter from my landlord that I have to move out');
  expect(text).not.toContain('Shall we fill it in here');
});

test('an answer about a topic offers its documents', async () => {
  const person = chat();
  await person.say('My landlord kept my deposit');
  const { offers } = await person.say('Brooklyn');
  expect(offers).toContain('security-deposit-demand-letter');
  expect((await person.say('and if he ignores me?')).offers).toEqual([]);
});

describe('an interview in the chat', () => {
  test('begins with yes, is kept with the document, and leads back to the conversation', async () => {
    const person = chat();
    await person.say('I need a letter to get my deposit back');
    const begun = await person.say('yes please');
    expect(begun.text).toContain('**What is your full name?**');
    expect(begun.change).toMatchObject({ definitionId: 'security-deposit-demand-letter', isDone: false });
    const second = await person.say('Write me a poem about pirates');
    expect(second.text).toContain('question 2 of');
    expect(person.documents.get('security-deposit-demand-letter')).toEqual({
      yourName: 'Write me a poem about pirates',
    });
    expect((await person.say('stop')).finished.state.node).not.toBe('document');
    expect((await person.say('go on with the document')).text).toContain('question 2 of');
  });

  test('anything but yes goes on with the conversation', async () => {
    const person = chat();
    await person.say('I need a letter to get my deposit back');
    const { text, change } = await person.say('How long does he have? I live in Brooklyn');
    expect(change).toBeUndefined();
    expect(text).toContain('14 days');
  });

  test('a card starts the document that it names', async () => {
    const person = chat();
    await person.say('My landlord kept my deposit');
    await person.say('Brooklyn');
    const { text } = await person.say('Fill in: Security deposit demand letter');
    expect(text).toContain('**What is your full name?**');
  });

  test('danger told in an answer brings the numbers first, and the answer is kept', async () => {
    const person = chat();
    await person.say('Fill in: Stop-contact letter to a debt collector');
    const { text, change } = await person.say('my husband is hitting me right now');
    expect(text).toMatch(/^\*\*Your safety comes first\.\*\*/);
    expect(text).toContain('question 2 of');
    expect(change).toBeDefined();
  });

  test('at the end it is ready, and a visitor is asked to log in', async () => {
    const person = chat();
    let answer = await person.say('Fill in: Stop-contact letter to a debt collector');
    for (let turn = 0; turn < 30 && !answer.change?.isDone; turn++) answer = await person.say('I don’t know');
    expect(answer.change?.isDone).toBe(true);
    expect(answer.finished.shouldShowLoginPrompt).toBe(true);
    expect(answer.text).toContain('is ready below');
  });
});
