import { expect, test } from 'vitest';
import { factsTold } from '../told-facts.ts';

const answered = (message: string, asked: string | null = 'paper:eviction') =>
  factsTold(message, { talk: { file: { amounts: {}, dates: {} }, about: '', asked } }).paper;

test.each([
  ['it says i got fourteen days', 'rent-demand'],
  ['dice que pague lo que debo', 'rent-demand'],
  ['he wants me out in 60 days', 'notice-to-quit'],
  ['que desocupe para fin de mes', 'notice-to-quit'],
  ['theres an index number on it and rent i owe', 'petition-nonpayment'],
  ['arriba dice corte civil y lo que debo de renta', 'petition-nonpayment'],
  ['a constable left it', 'marshal-notice'],
])('asked which paper it is, a line of it says so: %j', (message, paper) => {
  expect(answered(message)).toBe(paper);
});

test('the same words say nothing of a paper where none was asked for', () => {
  expect(answered('he wants me out in 60 days', null)).toBeUndefined();
  expect(answered('a constable left it', 'date:served')).toBeUndefined();
});

test('a question says nothing of what the paper is', () => {
  expect(answered('what if i owe nothing?')).toBeUndefined();
  expect(answered('me pueden sacar si pago?')).toBeUndefined();
});
