import { expect, test } from 'vitest';
import { createRequestKey } from './request-key.ts';

test('what is sent again keeps its key, however often it fails', () => {
  const key = createRequestKey();
  const first = key.of('Are you there?');
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect([key.of('Are you there?'), key.of('Are you there?')]).toEqual([first, first]);
});

test('other words have another key, and so have the same words once they have arrived', () => {
  const key = createRequestKey();
  const first = key.of('Yes');
  expect(key.of('Yes!')).not.toBe(first);
  const second = key.of('Yes');
  key.forget();
  expect(key.of('Yes')).not.toBe(second);
});
