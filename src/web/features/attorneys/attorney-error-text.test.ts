import { expect, it } from 'vitest';
import { CallError, type CallErrorCode } from '#web/lib/call/call-error.ts';
import { signupErrorText, verificationErrorText } from './attorney-error-text.ts';

it.each<[CallErrorCode, string, string]>([
  ['invalid-argument', 'Unknown attorney ID', 'Unknown attorney ID'],
  ['invalid-argument', '', 'Please check your input and try again.'],
  ['already-exists', 'ID already used', 'ID already used'],
  ['already-exists', '', 'An account with this information already exists.'],
  ['unavailable', 'whatever', 'Failed to submit signup request. Please try again.'],
  ['internal', '', 'Failed to submit signup request. Please try again.'],
])('a signup refused with %s and "%s" says: %s', (code, message, words) => {
  expect(signupErrorText(new CallError(code, message))).toBe(words);
});

it.each<[CallErrorCode, string, string]>([
  ['invalid-argument', 'Used up', 'Used up'],
  ['invalid-argument', '', 'Invalid verification token.'],
  ['not-found', 'Gone', 'Gone'],
  ['not-found', '', 'Verification token not found or expired.'],
  ['unavailable', 'Back soon', 'Back soon'],
  ['unavailable', '', 'Verification failed. Please try again or contact support.'],
  ['internal', 'INTERNAL', 'Verification failed. Please try again or contact support.'],
])('a verification refused with %s and "%s" says: %s', (code, message, words) => {
  expect(verificationErrorText(new CallError(code, message))).toBe(words);
});
