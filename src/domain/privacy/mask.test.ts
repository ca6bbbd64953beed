import { expect, test } from 'vitest';
import { maskSecrets } from './mask.ts';

test.each([
  ['my ssn is 123-45-6789 ok', 'my ssn is [number hidden] ok'],
  ['SSN: 123456789', 'SSN: [number hidden]'],
  ['social security number 123 45 6789', 'social security number [number hidden]'],
  ['card 4111 1111 1111 1111, exp 1/29', 'card [number hidden], exp 1/29'],
  ['4111111111111111', '[number hidden]'],
  ['4999999999999996', '[number hidden]'],
  ['amex 3782-822463-10005', 'amex [number hidden]'],
])('%j becomes %j', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

test.each([
  'call 917-867-5309',
  'index number 123456/2026',
  'I paid $2,400 on 06/30/2026',
  'order 1234567890123456',
  'ZIP 10001-1234',
  'case 000-12-3456',
])('%j stays', (text) => {
  expect(maskSecrets(text)).toBe(text);
});
