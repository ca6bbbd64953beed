import { expect, test } from 'vitest';
import { holdsSecret, isSecretQuestion, maskedSecret } from './secret-answer.ts';

test.each([
  ['Social Security number', true],
  ['SSN', true],
  ['Bank account number', true],
  ['Alien registration number', true],
  ['Número de cuenta', true],
  ['Account number, last four digits', false],
  ['Your name', false],
  ['Index number', false],
])('%s: %s', (label, isSecret) => {
  expect(isSecretQuestion({ label, ask: `${label}?` })).toBe(isSecret);
});

test.each([
  ['219-09-9999', true, '•••-••-9999'],
  ['219099999', true, '•••••9999'],
  ['1234', true, '••••'],
  ['my number is 219-09-9999, thanks', false, 'my number is •••-••-9999, thanks'],
  ['I owe $2,400 since 2024', false, 'I owe $2,400 since 2024'],
])('%s is shown as a secret', (text, isWhole, shown) => {
  expect(maskedSecret(text, isWhole)).toBe(shown);
});

test('a secret in the midst of other words is found', () => {
  expect(holdsSecret('my number is 219-09-9999')).toBe(true);
  expect(holdsSecret('I owe $2,400 since 2024')).toBe(false);
});
