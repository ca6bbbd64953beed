import { expect, test } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { awaitsAnswer, interruptedIn, pendingMessage, withMessages } from './message-list-state.ts';

const at = new Date('2026-05-01T12:00:00.000Z');
const person = { uid: 'u1', displayName: 'Ana', email: 'ana@example.com' };
const message = (id: string, role: Message['role'] = 'user', timestamp = at): Message => ({
  ...pendingMessage('hello', person, { id, at: timestamp }),
  id,
  role,
});

test('an optimistic message has a pending id and the chatId pending', () => {
  expect(pendingMessage('I <b>lost</b>', person, { id: '7', at })).toMatchObject({
    id: 'pending-7',
    chatId: 'pending',
    role: 'user',
    content: 'I &lt;b&gt;lost&lt;/b&gt;',
    userName: 'Ana',
  });
});

test('a message that a reload already brought is not shown twice', () => {
  const list = [message('1'), message('2', 'assistant')];
  expect(withMessages(list, message('2', 'assistant'), message('3')).map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('a chat whose last word is the user’s awaits an answer', () => {
  expect(awaitsAnswer([message('1', 'assistant'), message('2')], at)).toBe(true);
});

test('an answered, an empty and a long abandoned chat await nothing', () => {
  expect(awaitsAnswer([message('1'), message('2', 'assistant')], at)).toBe(false);
  expect(awaitsAnswer([], at)).toBe(false);
  expect(awaitsAnswer([message('1')], new Date('2026-05-01T12:11:00.000Z'))).toBe(false);
});

test('a question whose answer was interrupted awaits nothing any more, and can be asked again', () => {
  const open = { requestId: 'r1', text: 'hello', isAnswering: false };
  const interrupted = [message('1', 'assistant'), { ...message('2'), unanswered: open }];
  expect(awaitsAnswer(interrupted, at)).toBe(false);
  expect(interruptedIn(interrupted)).toEqual(open);
  const underWay = [{ ...message('2'), unanswered: { ...open, isAnswering: true } }];
  expect(awaitsAnswer(underWay, new Date('2026-05-01T13:00:00.000Z'))).toBe(true);
  expect(interruptedIn(underWay)).toBeNull();
});
