import { expect, test } from 'vitest';
import { conversationError } from './conversation-error.ts';
import { turnOf, turnsReducer } from './turn.ts';

const fine = { isUnread: false, isEmpty: false, isLate: false, isInterrupted: false };
const turn = turnOf({}, 'a');

test.each([
  [fine, null],
  [{ ...fine, isUnread: true }, 'Error loading messages, please try refreshing the page'],
  [{ ...fine, isInterrupted: true }, 'The answer was interrupted. Your question is kept.'],
  [{ ...fine, isEmpty: true }, 'Error, no messages found. Try refreshing the page.'],
])('%o reads as "%s"', (reading, words) => {
  expect(conversationError(turn, reading)).toBe(words);
});

test('what went wrong with sending is said before what went wrong with reading', () => {
  const failed = { ...turn, error: 'Failed to send message. Please try again.' };
  expect(conversationError(failed, { ...fine, isUnread: true })).toBe('Failed to send message. Please try again.');
});

test('a sentence that was closed does not come back by itself, but a new failure does', () => {
  const words = 'Error loading messages, please try refreshing the page';
  const closed = turnsReducer({}, { chatId: 'a', type: 'dismissed', error: words });
  expect(conversationError(turnOf(closed, 'a'), { ...fine, isUnread: true })).toBeNull();
  const again = turnsReducer(closed, { chatId: 'a', type: 'reported', error: words });
  expect(conversationError(turnOf(again, 'a'), fine)).toBe(words);
});
