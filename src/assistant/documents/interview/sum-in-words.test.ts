import { expect, test } from 'vitest';
import { sumInWords } from './sum-in-words.ts';

test.each([
  ['eighteen hundred', '1800'],
  ['Fifteen hundred dollars', '1500'],
  ['two thousand five hundred', '2500'],
  ['a thousand', '1000'],
  ['nine hundred and fifty', '950'],
  ['mil ochocientos', '1800'],
  ['dos mil quinientos dólares', '2500'],
  ['novecientos', '900'],
  ['zero', '0'],
  ['nothing', '0'],
  ['nothing yet', '0'],
  ['zip', '0'],
  ['nada', '0'],
  ['not a penny', '0'],
  ['zero, not a penny', '0'],
  ['me lo deja en tres mil doscientos', '3200'],
  ['it was twelve hundred the first time', '1200'],
])('%j is %s', (said, sum) => {
  expect(sumInWords(said)).toBe(sum);
});

test.each([
  'a lot',
  '12k',
  'two months of rent',
  'half of eighteen hundred',
  'no',
  'I do not know',
  '',
  'about half',
  'i paid one',
  'mil o dos mil, i had said two hundred',
])('%j is no sum', (said) => {
  expect(sumInWords(said)).toBeNull();
});
