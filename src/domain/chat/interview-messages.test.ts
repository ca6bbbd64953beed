import { expect, test } from 'vitest';
import { interviewMessages } from './interview-messages.ts';

/** `u` a user, `a` an answer, `i` an answer that asks for a document. */
const hidden = (chat: string) => {
  const letters = chat.split('');
  const messages = letters.map((letter, index) => ({
    id: String(index),
    role: letter === 'u' ? ('user' as const) : ('assistant' as const),
    ...(letter === 'i' ? { isInterview: true } : {}),
  }));
  const ids = interviewMessages(messages);
  return letters.map((letter, index) => (ids.has(String(index)) ? '-' : letter)).join('');
};

test('questions for a document and what was answered to them', () => {
  expect(hidden('ua')).toBe('ua');
  expect(hidden('uauiuiua')).toBe('uau---ua');
  expect(hidden('uiuiuaua')).toBe('u---uaua');
});

test('an answer that nobody has reacted to yet belongs to its question', () => {
  expect(hidden('uiu')).toBe('u--');
  expect(hidden('uau')).toBe('uau');
});
