import { expect, test } from 'vitest';
import { unlessAccused } from './accused.ts';
import { dangerIn } from './danger-words.ts';

const HEARD = { id: 'violence-at-home', level: 'sure', nearness: 0.8 } as const;

test.each([
  'the police served me with a temporary order of protection and i had ten minutes to pack',
  'my girlfriend took out a restraining order against me over nothing',
  'i got served with an order of protection at work, its all lies',
  'mi esposa me puso una orden de protección y yo no hice nada',
  'hay una orden de alejamiento en mi contra',
])('somebody who is accused is no victim for that: %j', (message) => {
  expect(unlessAccused(message, HEARD)).toBeNull();
});

test.each([
  'i need an order of protection against my husband',
  'he broke the order of protection again',
  'me dieron una orden de protección contra mi esposo y vino anoche',
  'they served him the order of protection and now he is outside',
])('whoever has one, or needs one, is heard: %j', (message) => {
  expect(unlessAccused(message, HEARD)).toEqual(HEARD);
});

test('plain words of being hurt are heard whoever is accused', () => {
  const message = 'he got an order of protection against me but he is the one who beats me';
  expect(unlessAccused(message, dangerIn(message))).toEqual({ level: 'sure', id: 'violence-at-home' });
});

test('what else is dangerous stays so', () => {
  const other = { id: 'suicide', level: 'unsure', nearness: 0.7 } as const;
  expect(unlessAccused('there is an order of protection against me', other)).toEqual(other);
  expect(unlessAccused('there is an order of protection against me', null)).toBeNull();
});
