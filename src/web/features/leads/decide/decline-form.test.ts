import { expect, test } from 'vitest';
import { canDecline, EMPTY_DECLINE, feedbackOf } from './decline-form.ts';

const form = { ...EMPTY_DECLINE, message: 'x'.repeat(35) };

test('the reason is Outside Jurisdiction until another one is chosen', () => {
  expect(EMPTY_DECLINE.reason).toBe('Outside Jurisdiction');
});

test('35 characters are needed, and spaces around them do not count', () => {
  expect(canDecline(form)).toBe(true);
  expect(canDecline({ ...form, message: 'x'.repeat(34) })).toBe(false);
  expect(canDecline({ ...form, message: `  ${'x'.repeat(34)}  ` })).toBe(false);
});

test('Other needs words', () => {
  const other = { ...form, reason: 'Other' } as const;
  expect(canDecline(other)).toBe(false);
  expect(canDecline({ ...other, explanation: ' \n' })).toBe(false);
  expect(canDecline({ ...other, explanation: 'Retired.' })).toBe(true);
});

test('the explanation of Other stands before the feedback', () => {
  const other = { ...form, reason: 'Other', explanation: ' I retired. ', feedback: ' Please pause me. ' } as const;
  expect(feedbackOf(other)).toBe('I retired.\n\nPlease pause me.');
  expect(feedbackOf({ ...other, feedback: '' })).toBe('I retired.');
  expect(feedbackOf({ ...other, reason: 'Poor Client Fit' })).toBe('Please pause me.');
});

test('the longest explanation and the longest feedback beside it fit into 2000 characters', () => {
  const longest = { ...form, reason: 'Other', explanation: 'x'.repeat(500), feedback: 'y'.repeat(1498) } as const;
  expect(feedbackOf(longest)).toHaveLength(2000);
});
