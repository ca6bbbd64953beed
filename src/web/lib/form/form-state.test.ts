import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validate, withoutError } from './form-state.ts';

const schema = z
  .object({
    email: z.string().check(z.trim(), z.minLength(1, 'missing'), z.email('malformed')),
    name: z.string().check(z.minLength(2, 'too short')),
  })
  .check(z.refine(({ name }) => name !== 'nobody', 'nobody may not enter'));

it('gives the parsed values, trimmed, when everything is right', () => {
  expect(validate(schema, { email: ' a@b.example ', name: 'Ada' })).toEqual({
    ok: true,
    output: { email: 'a@b.example', name: 'Ada' },
  });
});

it('keeps the first error of each field', () => {
  expect(validate(schema, { email: '', name: '' })).toEqual({
    ok: false,
    errors: { email: 'missing', name: 'too short' },
    formError: null,
  });
});

it('gives an error that belongs to no field to the form', () => {
  expect(validate(schema, { email: 'a@b.example', name: 'nobody' })).toEqual({
    ok: false,
    errors: {},
    formError: 'nobody may not enter',
  });
});

it('clears the error of the edited field and keeps the others', () => {
  const errors = { email: 'missing', name: 'too short' };
  expect(withoutError(errors, 'email')).toEqual({ name: 'too short' });
  const untouched = { name: 'too short' } as { email?: string; name?: string };
  expect(withoutError<{ email: string; name: string }>(untouched, 'email')).toBe(untouched);
});
