import { expect, test } from 'vitest';
import type { Message } from '#contract/chat.ts';
import type { OutputOf } from '#contract/index.ts';
import { CallError } from '#web/lib/call/call-error.ts';
import { pendingMessage } from '../messages/message-list-state.ts';
import { sendTurn } from './send-turn.ts';
import type { Sending, TurnDeps } from './send-turn.ts';
import { turnOf, turnsReducer } from './turn.ts';
import type { Turns } from './turn.ts';

const at = new Date('2026-05-01T12:00:00.000Z');
const person = { uid: 'u', displayName: 'Ana', email: null };
const message = (id: string, role: Message['role']): Message => ({
  ...pendingMessage('hello', person, { id, at }),
  id,
  role,
  chatId: 'c1',
});
const answer: OutputOf<'sendMessage'> = {
  isNewChat: true,
  chatId: 'c1',
  userMessage: message('m1', 'user'),
  aiResponse: message('m2', 'assistant'),
  chatTitle: 'Deposit',
  terminated: false,
};
const stored = { type: 'stored', chatId: 'c1', isNewChat: true, userMessage: answer.userMessage } as const;

/** Sends "hello" and records what a screen would show at each step. */
async function run(
  sendMessage: (sending: Sending, onChunk: Parameters<TurnDeps['sendMessage']>[1], screen: Screen) => Promise<unknown>,
  chatId: string | null = null,
) {
  const screen = new Screen(chatId ?? 'pending');
  const controller = new AbortController();
  await sendTurn(
    { chatId, text: 'hello', requestId: 'r1', signal: controller.signal },
    {
      sendMessage: async (sending, onChunk) => {
        screen.abort = () => controller.abort();
        return (await sendMessage(sending, onChunk, screen)) as typeof answer;
      },
      dispatch: (event) => {
        screen.turns = turnsReducer(screen.turns, event);
      },
      add: (id, ...messages) => {
        const known = screen.messages.get(id) ?? [];
        screen.messages.set(id, [...known, ...messages.map((m) => m.id).filter((m) => !known.includes(m))]);
      },
      onStored: (id, isNew) => screen.log.push(`${isNew ? 'created' : 'stored in'} ${id}`),
      onFinished: ({ chatTitle }) => screen.log.push(`finished ${chatTitle}`),
      onSignedOut: () => undefined,
      reload: (id) => screen.log.push(`reload ${id}`),
      takeBack: ({ chatId: id, messageId, isNew }) => screen.log.push(`take back ${isNew ? id : messageId}`),
    },
  );
  return screen;
}

class Screen {
  turns: Turns;
  messages = new Map<string, string[]>();
  log: string[] = [];
  abort: () => void = () => undefined;
  constructor(chatId: string) {
    const pending = pendingMessage('hello', person, { id: 'x', at });
    this.turns = turnsReducer({}, { chatId, type: 'sent', pending });
  }
}

test('the first message creates the chat, grows an answer and ends with both messages of the server', async () => {
  const screen = await run(async (_sending, onChunk, at) => {
    onChunk(stored);
    expect(turnOf(at.turns, 'c1')).toMatchObject({ phase: 'answering', pending: null });
    onChunk({ type: 'answer', html: '<p>Hel' });
    expect(turnOf(at.turns, 'c1').answer).toBe('<p>Hel');
    return answer;
  });
  expect(screen.messages.get('c1')).toEqual(['m1', 'm2']);
  expect(turnOf(screen.turns, 'c1')).toMatchObject({ phase: 'idle', answer: '' });
  expect(screen.log).toEqual(['created c1', 'finished Deposit']);
});

test('a server that does not stream is understood as well', async () => {
  const screen = await run(async () => answer);
  expect(screen.messages.get('c1')).toEqual(['m1', 'm2']);
  expect(screen.log).toEqual(['created c1', 'finished Deposit']);
});

test('a failure gives the text back under the same key', async () => {
  const screen = await run(async () => {
    throw new CallError('internal', 'boom');
  });
  expect(turnOf(screen.turns, 'pending')).toMatchObject({
    text: 'hello',
    pending: null,
    phase: 'idle',
    error: 'Failed to send message. Please try again.',
    retry: { text: 'hello', requestId: 'r1' },
  });
  expect(screen.messages.size).toBe(0);
});

test('a connection lost before the message was stored gives the text back', async () => {
  const screen = await run(async () => {
    throw new CallError('network-request-failed', '');
  });
  expect(turnOf(screen.turns, 'pending')).toMatchObject({
    text: 'hello',
    error: 'Failed to send message. Please try again.',
  });
});

test('a connection lost in the middle of an answer looks for the answer instead of sending again', async () => {
  const screen = await run(async (_sending, onChunk) => {
    onChunk(stored);
    onChunk({ type: 'answer', html: '<p>Hel' });
    throw new CallError('network-request-failed', '');
  });
  expect(turnOf(screen.turns, 'c1')).toMatchObject({ text: '', phase: 'idle', answer: '', error: null });
  expect(screen.log).toEqual(['created c1', 'reload c1']);
});

test('an answer that fails after its question was stored gives the text back to a fresh chat', async () => {
  const screen = await run(async (_sending, onChunk) => {
    onChunk(stored);
    onChunk({ type: 'answer', html: '<p>Hel' });
    throw new CallError('internal', 'boom');
  });
  expect(turnOf(screen.turns, 'pending')).toMatchObject({
    text: 'hello',
    phase: 'idle',
    error: 'Failed to send message. Please try again.',
  });
  expect(screen.log).toEqual(['created c1', 'take back c1']);
});

test('in a chat that existed before, only the message is taken back', async () => {
  const screen = await run(async (_sending, onChunk) => {
    onChunk(stored);
    throw new CallError('internal', 'boom');
  }, 'c1');
  expect(turnOf(screen.turns, 'c1')).toMatchObject({ text: 'hello', phase: 'idle', answer: '' });
  expect(screen.log).toEqual(['stored in c1', 'take back m1']);
});

test('leaving an answer under way looks for it again', async () => {
  const screen = await run(async (_sending, onChunk, at) => {
    onChunk(stored);
    onChunk({ type: 'answer', html: '<p>Hel' });
    at.abort();
    throw new DOMException('aborted', 'AbortError');
  });
  expect(turnOf(screen.turns, 'c1')).toMatchObject({ phase: 'idle', answer: '', text: '', error: null });
  expect(screen.log).toEqual(['created c1', 'reload c1']);
});

test('stopping before the server has the message takes it back', async () => {
  const screen = await run(async (_sending, _onChunk, at) => {
    at.abort();
    throw new DOMException('aborted', 'AbortError');
  });
  expect(turnOf(screen.turns, 'pending')).toMatchObject({ text: 'hello', pending: null, error: null });
});

test('an answer about another chat is shown as an error', async () => {
  const screen = await run(async () => answer, 'c2');
  expect(turnOf(screen.turns, 'c2').error).toBe('The answer belongs to another chat. Please refresh the page.');
  expect(screen.messages.size).toBe(0);
});

test('a new chat without a title is shown as an error', async () => {
  const screen = await run(async () => ({ ...answer, chatTitle: '' }));
  expect(turnOf(screen.turns, 'pending').error).toBe('Failed to create chat, please try again');
});

test('somebody who sends too much reads the words of the server', async () => {
  const screen = await run(async () => {
    throw new CallError('resource-exhausted', 'Please wait a minute.');
  });
  expect(turnOf(screen.turns, 'pending').error).toBe('Please wait a minute.');
});

test('trouble of the server is said in its words, or in ours', async () => {
  for (const words of ['We are having trouble, your message is kept, try again.', '']) {
    const screen = await run(async () => {
      throw new CallError('unavailable', words);
    });
    expect(turnOf(screen.turns, 'pending')).toMatchObject({
      text: 'hello',
      error: 'We are having trouble, your message is kept, try again.',
    });
  }
});
