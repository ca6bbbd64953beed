import { expect, test } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { decisionError } from './decision-error.ts';

test.each([
  [new CallError('internal', 'INTERNAL'), 'Failed to approve case. Please try again.'],
  [new Error('x'), 'Failed to approve case. Please try again.'],
  [
    new CallError('failed-precondition', 'This lead has already been decided.'),
    'Error approving case: This lead has already been decided.',
  ],
])('%s when approving reads as "%s"', (error, words) => {
  expect(decisionError(error, 'approve')).toBe(words);
});

test.each([
  [new CallError('internal', 'INTERNAL'), 'Failed to decline case. Please try again.'],
  [new CallError('not-found', 'Lead not found'), 'Error declining case: Lead not found'],
])('%s when declining reads as "%s"', (error, words) => {
  expect(decisionError(error, 'decline')).toBe(words);
});
