import { expect, test } from 'vitest';
import { isUsPhone } from './us-phone.ts';

test.each([
  '2125550123',
  '12125550123',
  '+1 212 555 0123',
  '(212) 555-0123',
  '212.555.0123',
  '1-212-555-0123',
  '212 555–0123',
])('%s is a US number', (text) => {
  expect(isUsPhone(text)).toBe(true);
});

test.each([
  '',
  '123',
  '212555012',
  '22125550123',
  '0125550123',
  '2121550123',
  '1125550123',
  '+44 20 7946 0958',
  '212-555-CALL',
  '212 555 0123 ext 4',
  '21255501234',
])('%j is none', (text) => {
  expect(isUsPhone(text)).toBe(false);
});
