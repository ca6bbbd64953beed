import { expect, it } from 'vitest';
import { googleErrorText } from './google-error.ts';

it('stays silent about what the user chose to do', () => {
  expect(googleErrorText('access_denied')).toBeNull();
});

it('explains an address that belongs to another sign-in', () => {
  expect(googleErrorText('account_not_linked')).toBe(
    'An account with this email already exists. Please continue with your email instead.',
  );
});

it('says that it failed in any other case', () => {
  expect(googleErrorText('state_mismatch')).toBe('Google sign-in failed');
});
