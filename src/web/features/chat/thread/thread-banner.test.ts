import { expect, test } from 'vitest';
import { threadBanner } from './thread-banner.ts';

const reply = [{ senderRole: 'attorney' }] as const;

test('a pending attorney without a reply is reviewing', () => {
  expect(threadBanner('pending', 'Maya Chen', [{ senderRole: 'user' }])).toBe(
    'Maya Chen is reviewing your request and will respond soon.',
  );
});

test('a pending attorney who has written needs no banner', () => {
  expect(threadBanner('pending', 'Maya Chen', reply)).toBeNull();
});

test('decisions are said whether or not there was a reply', () => {
  expect(threadBanner('accepted', 'Maya Chen', reply)).toBe(
    'Maya Chen accepted your request and will reach out to you via e-mail.',
  );
  expect(threadBanner('declined', 'Maya Chen')).toBe('Maya Chen declined your request.');
});
