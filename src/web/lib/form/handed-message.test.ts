import { expect, test } from 'vitest';
import { handMessage, takeHandedMessage } from './handed-message.ts';

test('a handed message is taken once', () => {
  handMessage('my paper', null);
  expect(takeHandedMessage(null)).toBe('my paper');
  expect(takeHandedMessage(null)).toBeNull();
});

test('one that was meant for a chat waits for that chat', () => {
  handMessage('my paper', 'a');
  expect(takeHandedMessage('b')).toBeNull();
  expect(takeHandedMessage(null)).toBeNull();
  expect(takeHandedMessage('a')).toBe('my paper');
});
