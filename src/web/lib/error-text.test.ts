import { describe, expect, it } from 'vitest';
import { AuthError } from './auth-error.ts';
import { CallError } from './call-error.ts';
import { codeInWords, errorText } from './error-text.ts';

describe('errorText', () => {
  it.each([
    ['user-not-found', 'No account found with this email address.'],
    ['wrong-password', 'Incorrect password. Please try again.'],
    ['email-already-in-use', 'An account with this email already exists.'],
    ['weak-password', 'Password should be at least 6 characters long.'],
    ['invalid-email', 'Please enter a valid email address.'],
    ['user-disabled', 'This account has been disabled.'],
    ['too-many-requests', 'Too many failed attempts. Please try again later.'],
    ['network-request-failed', 'Network error. Please check your connection and try again.'],
    ['invalid-credential', 'Invalid email or password. Please try again.'],
  ])('says for the sign-in code %s: %s', (code, words) => {
    expect(errorText(new AuthError(code, 'raw'))).toBe(words);
  });

  it('tells a lost connection apart in a callable too', () => {
    expect(errorText(new CallError('network-request-failed', ''))).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it("uses the error's own message for any other code", () => {
    expect(errorText(new AuthError('email-not-verified', 'Please verify your email first.'))).toBe(
      'Please verify your email first.',
    );
    expect(errorText(new CallError('not-found', 'No such link'), 'Fallback')).toBe('No such link');
    expect(errorText(new Error('plain'))).toBe('plain');
  });

  it('falls back when there is no message, or nothing that is an error', () => {
    expect(errorText(new CallError('not-found', ''), 'Fallback')).toBe('Fallback');
    expect(errorText(new AuthError('internal', ''))).toBe('An unexpected error occurred. Please try again.');
    expect(errorText('a string')).toBe('An unexpected error occurred. Please try again.');
  });

  it.each(['internal', 'unknown'] as const)('does not repeat what the server mumbles with %s', (code) => {
    expect(errorText(new CallError(code, 'INTERNAL'), 'Failed to sign in')).toBe('Failed to sign in');
  });
});

describe('codeInWords', () => {
  it('removes the prefix and turns hyphens into spaces', () => {
    expect(codeInWords('functions/already-exists')).toBe('already exists');
    expect(codeInWords('permission-denied')).toBe('permission denied');
  });
});
