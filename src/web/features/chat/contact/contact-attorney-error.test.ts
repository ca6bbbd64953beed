import { expect, test } from 'vitest';
import { additionalInfoOf } from '#domain/leads/lead.ts';
import { CallError } from '#web/lib/call/call-error.ts';
import { contactAttorneyError, firstMessage } from './contact-attorney-error.ts';

test.each([
  [new CallError('already-exists', 'x'), 'You have already contacted this attorney about this chat.'],
  [new CallError('permission-denied', 'x'), 'You must sign in to contact attorneys.'],
  [new CallError('unauthenticated', 'x'), 'Please sign in to contact attorneys.'],
  [new CallError('internal', 'x'), 'Failed to contact attorney. Please try again.'],
  [new CallError('network-request-failed', ''), 'Failed to contact attorney. Please try again.'],
])('%s reads as "%s"', (error, words) => {
  expect(contactAttorneyError(error)).toBe(words);
});

test('the first message is a greeting, with the additional info after a line break', () => {
  expect(additionalInfoOf(firstMessage('Maya Chen', ''))).toBeNull();
  expect(firstMessage('Maya Chen', '  ')).not.toContain('\n');
  expect(additionalInfoOf(firstMessage('Maya Chen', ' It is urgent.\nCourt on Monday. '))).toBe(
    'It is urgent.\nCourt on Monday.',
  );
});
