import { expect, it } from 'vitest';
import { validate } from '#web/lib/form/form-state.ts';
import { signInSchema } from './sign-in-schema.ts';

const errorsOf = (email: string, password: string) => {
  const result = validate(signInSchema, { email, password });
  return result.ok ? null : result.errors;
};

it('asks for both fields', () => {
  expect(errorsOf(' ', '')).toEqual({ email: 'Email is required', password: 'Password is required' });
});

it('names what is wrong with each', () => {
  expect(errorsOf('ada', '12345')).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 6 characters',
  });
});

it('accepts an address and six characters', () => {
  expect(errorsOf('ada@law.example', '123456')).toBeNull();
});
