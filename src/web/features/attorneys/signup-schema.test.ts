import { expect, it } from 'vitest';
import { validate } from '#web/lib/form/form-state.ts';
import { signupSchema } from './signup-schema.ts';

const filled = {
  email: 'ada@law.example',
  password: 'long enough',
  confirmPassword: 'long enough',
  attorneyId: ' ATT-1 ',
};
const errorsOf = (changed: Partial<typeof filled>) => {
  const result = validate(signupSchema, { ...filled, ...changed });
  return result.ok ? null : result.errors;
};

it('accepts a complete form, trimmed', () => {
  expect(validate(signupSchema, filled)).toMatchObject({ ok: true, output: { attorneyId: 'ATT-1' } });
});

it.each(['email', 'password', 'confirmPassword', 'attorneyId'])('misses the %s, and says so once', (field) => {
  expect(errorsOf({ [field]: '' })).toEqual({ [field]: 'All fields are required' });
});

it('says once that everything is missing, at the first field', () => {
  expect(errorsOf({ email: ' ', password: '', confirmPassword: '', attorneyId: '' })).toEqual({
    email: 'All fields are required',
  });
});

it('wants the same password twice', () => {
  expect(errorsOf({ confirmPassword: 'different' })).toEqual({ confirmPassword: 'Passwords do not match' });
});

it('wants at least eight characters', () => {
  expect(errorsOf({ password: '1234567', confirmPassword: '1234567' })).toEqual({
    password: 'Password must be at least 8 characters',
  });
});

it('wants an address that could be one', () => {
  expect(errorsOf({ email: 'ada@law' })).toEqual({ email: 'Please enter a valid email address' });
});
