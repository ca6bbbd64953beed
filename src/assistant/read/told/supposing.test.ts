import { expect, test } from 'vitest';
import { supposedIn } from './supposing.ts';

test.each([
  ['what if it was by mail?', 'it was by mail'],
  ['and if they left it with my neighbor', 'they left it with my neighbor'],
  ['¿y si la pegaron en la puerta?', 'la pegaron en la puerta'],
  ['ok what if i lived there 3 years', 'i lived there 3 years'],
  ['what if it was 7000', 'it was $7000'],
  ['what if its about 12,500', 'its about $12,500'],
])('%j supposes that %j', (message, supposed) => {
  expect(supposedIn(message)).toBe(supposed);
});

test.each([
  'it was by mail',
  'can he do that if i paid',
  'what if it was 30 days',
  'if the landlord says that he never got the letter and i have no proof of it at all what then',
])('%j supposes no other sum or way', (message) => {
  expect(supposedIn(message) ?? '').not.toContain('$');
  if (!message.startsWith('what if')) expect(supposedIn(message)).toBeNull();
});
