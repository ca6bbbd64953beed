import { expect, test } from 'vitest';
import { pendingMessage } from '../messages/message-list-state.ts';
import { turnOf, turnsReducer } from './turn.ts';
import type { TurnEvent, Turns } from './turn.ts';

const pending = pendingMessage(
  'My deposit',
  { uid: 'u', displayName: 'Ana', email: null },
  { id: '1', at: new Date('2026-05-01T12:00:00.000Z') },
);
const after = (...events: TurnEvent[]): Turns => events.reduce<Turns>(turnsReducer, {});

test('sending empties the box and shows the message as pending', () => {
  const turns = after({ chatId: 'a', type: 'typed', text: 'My deposit' }, { chatId: 'a', type: 'sent', pending });
  expect(turnOf(turns, 'a')).toMatchObject({ text: '', phase: 'sending', pending, error: null });
});

test('a failure removes the optimistic message, restores the text and says so', () => {
  const turns = after(
    { chatId: 'a', type: 'sent', pending },
    { chatId: 'a', type: 'failed', text: 'My deposit', requestId: 'r1', error: 'Failed' },
  );
  expect(turnOf(turns, 'a')).toMatchObject({
    text: 'My deposit',
    phase: 'idle',
    pending: null,
    error: 'Failed',
    retry: { text: 'My deposit', requestId: 'r1' },
  });
});

test('what was typed while a message failed is not lost either', () => {
  const turns = after(
    { chatId: 'a', type: 'sent', pending },
    { chatId: 'a', type: 'typed', text: 'and the lease' },
    { chatId: 'a', type: 'failed', text: 'My deposit', requestId: 'r1', error: 'Failed' },
  );
  expect(turnOf(turns, 'a').text).toBe('My deposit\nand the lease');
});

test('the first message of a new chat moves to the chat that the server made, and a fresh pending chat is prepared', () => {
  const turns = after(
    { chatId: 'pending', type: 'sent', pending },
    { chatId: 'pending', type: 'typed', text: 'next thought' },
    { chatId: 'pending', type: 'stored', storedIn: 'c1' },
    { chatId: 'c1', type: 'grew', html: '<p>Hel', isCrisis: false },
  );
  expect(turnOf(turns, 'c1')).toMatchObject({
    phase: 'answering',
    pending: null,
    answer: '<p>Hel',
    text: 'next thought',
  });
  expect(turnOf(turns, 'pending')).toMatchObject({ phase: 'idle', pending: null, text: '' });
});

test('a finished answer leaves the turn at rest', () => {
  const turns = after(
    { chatId: 'a', type: 'sent', pending },
    { chatId: 'a', type: 'stored', storedIn: 'a' },
    { chatId: 'a', type: 'grew', html: '<p>Hello</p>', isCrisis: false },
    { chatId: 'a', type: 'answered' },
  );
  expect(turnOf(turns, 'a')).toMatchObject({ phase: 'idle', answer: '' });
});

test('cancelling before the server has the message gives the text back without an error', () => {
  const turns = after(
    { chatId: 'a', type: 'sent', pending },
    { chatId: 'a', type: 'cancelled', text: 'My deposit', requestId: 'r1' },
  );
  expect(turnOf(turns, 'a')).toMatchObject({ text: 'My deposit', error: null, pending: null });
});

test('an error can be dismissed, and chats do not disturb each other', () => {
  const turns = after(
    { chatId: 'a', type: 'reported', error: 'Failed' },
    { chatId: 'b', type: 'reported', error: 'Also failed' },
    { chatId: 'a', type: 'dismissed', error: 'Failed' },
  );
  expect(turnOf(turns, 'a').error).toBeNull();
  expect(turnOf(turns, 'b').error).toBe('Also failed');
});

test('a forgotten chat starts over', () => {
  const turns = after({ chatId: 'a', type: 'typed', text: 'x' }, { chatId: 'a', type: 'forgotten' });
  expect(turnOf(turns, 'a')).toMatchObject({ text: '', phase: 'idle' });
});
