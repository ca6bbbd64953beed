import { expect, test } from 'vitest';
import { CallError } from '#web/lib/call/call-error.ts';
import { validate } from '#web/lib/form/form-state.ts';
import { contactErrorText, NotSentError } from './contact-error-text.ts';
import { ContactSchema } from './contact-schema.ts';
import type { ContactValues } from './contact-schema.ts';

const good: ContactValues = {
  email: ' ana@example.com ',
  phone: '',
  message: ' Hello ',
  contactMethods: { email: true, phone: false, text: false },
};
const errorsOf = (changed: Partial<ContactValues>) => {
  const result = validate(ContactSchema, { ...good, ...changed });
  return result.ok ? {} : result.errors;
};

test('a complete form is sent trimmed', () => {
  expect(validate(ContactSchema, good)).toEqual({
    ok: true,
    output: { ...good, email: 'ana@example.com', message: 'Hello' },
  });
});

test.each<[Partial<ContactValues>, Record<string, string>]>([
  [{ email: '' }, { email: 'Please provide a valid email address' }],
  [{ email: 'ana@' }, { email: 'Please provide a valid email address' }],
  [{ message: '  ' }, { message: 'Please describe how we can help you' }],
  [{ phone: '555-1234' }, { phone: 'Please provide a valid US phone number' }],
  [
    { contactMethods: { email: false, phone: false, text: false } },
    { contactMethods: 'Please select at least one preferred contact method' },
  ],
])('%o is refused with the words of the spec', (changed, errors) => {
  expect(errorsOf(changed)).toEqual(errors);
});

test('a US number is accepted however it is written', () => {
  for (const phone of ['2125550123', '+1 (212) 555-0123', '1-212-555-0123']) expect(errorsOf({ phone })).toEqual({});
});

test.each([
  [new CallError('invalid-argument', 'Please provide a valid email address'), 'Please provide a valid email address'],
  [new CallError('unavailable', 'smtp down'), 'Email service is temporarily unavailable. Please try again later.'],
  [new NotSentError(), 'Failed to send message. Please try again.'],
  [new CallError('internal', 'boom'), 'An error occurred while sending your message. Please try again.'],
  [new CallError('network-request-failed', ''), 'An error occurred while sending your message. Please try again.'],
  [new TypeError('x'), 'An error occurred while sending your message. Please try again.'],
])('%s reads as "%s"', (error, words) => {
  expect(contactErrorText(error)).toBe(words);
});
