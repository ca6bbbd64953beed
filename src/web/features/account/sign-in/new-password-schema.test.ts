import { expect, it } from 'vitest';
import { validate } from '#web/lib/form/form-state.ts';
import { newPasswordSchema } from './new-password-schema.ts';

const errorsOf = (password: string, confirmPassword: string) => {
  const result = validate(newPasswordSchema, { password, confirmPassword });
  return result.ok ? null : result.errors;
};

it('asks for both fields', () => {
  expect(errorsOf('', '')).toEqual({
    password: 'Password is required',
    confirmPassword: 'Please confirm your password',
  });
});

it('wants at least six characters', () => {
  expect(errorsOf('12345', '12345')).toEqual({ password: 'Password must be at least 6 characters' });
});

it('wants the same password twice', () => {
  expect(errorsOf('123456', '1234567')).toEqual({ confirmPassword: 'Passwords do not match' });
});

it('accepts six characters and keeps blanks at the ends', () => {
  expect(errorsOf(' 1234 ', ' 1234 ')).toBeNull();
});
