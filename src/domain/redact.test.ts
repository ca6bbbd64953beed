import { expect, test } from 'vitest';
import { redactContactDetails } from './redact.ts';

test.each([
  ['Write to ann.lee+home@mail.example.com today', 'Write to [email redacted] today'],
  ['call 917-867-5309', 'call [phone number redacted]'],
  ['call (917) 867-5309.', 'call [phone number redacted].'],
  ['call 917.867.5309, please', 'call [phone number redacted], please'],
  ['call +1 917 867 5309', 'call [phone number redacted]'],
  ['call 19178675309', 'call [phone number redacted]'],
  ['a@b.example and 9178675309', '[email redacted] and [phone number redacted]'],
])('%j becomes %j', (text, redacted) => {
  expect(redactContactDetails(text)).toBe(redacted);
});

test.each([
  'index number 123456/2026',
  'ZIP 10001-1234',
  'I owe $2,400.00',
  'on 06/30/2026',
  'docket 21-987654321012',
  'card ending 4242',
  '@ noon',
])('%j stays', (text) => {
  expect(redactContactDetails(text)).toBe(text);
});
