import { expect, test } from 'vitest';
import { ERROR_CODES, errorCodeFromWire } from './errors.ts';

test('every code comes back from its spelling on the wire, and no two share one', () => {
  for (const [code, { wire }] of Object.entries(ERROR_CODES)) expect(errorCodeFromWire(wire)).toBe(code);
});

test('what nobody spells so is unknown', () => {
  expect(errorCodeFromWire('TEAPOT')).toBe('unknown');
});

test.each([
  ['unauthenticated', 401],
  ['permission-denied', 403],
  ['not-found', 404],
  ['already-exists', 409],
  ['resource-exhausted', 429],
  ['unavailable', 503],
] as const)('%s is HTTP %i', (code, status) => {
  expect(ERROR_CODES[code].http).toBe(status);
});
