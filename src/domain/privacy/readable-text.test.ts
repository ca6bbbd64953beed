import { expect, test } from 'vitest';
import { readableText } from './readable-text.ts';

test.each([
  ['', ''],
  ['abc', 'abc'],
  ['a\u00a0b\u2003c\u2800d\te', 'a b c d e'],
  ['a\r\nb', 'a \nb'],
  ['a–b—c−d', 'a-b-c-d'],
  ['a<b>b</b>c<br>d', 'abc\nd'],
  ['a < b, c<d', 'a < b, c<d'],
  ['&lt;&amp;&shy;&nbsp;&nothing;', '<& &nothing;'],
  ['&#57;&#x39;&#X39;', '999'],
  ['&#1114111;', '\u{10ffff}'],
  ['&#1114112;', '&#1114112;'],
  ['ﬁ｡', 'fi。'],
])('%j is read as %j', (source, text) => {
  expect(readableText(source).text).toBe(text);
});

test('of each character it is known where it stood', () => {
  const { text, startOf, endOf, tags } = readableText('a<b>&amp;</b>ﬁn');
  const places = Array.from(text, (character, at) => [character, startOf(at), endOf(at)]);
  expect(places).toEqual([
    ['a', 0, 1],
    ['&', 4, 9],
    ['f', 13, 14],
    ['i', 13, 14],
    ['n', 14, 15],
  ]);
  expect(tags).toEqual([
    { start: 1, end: 4 },
    { start: 9, end: 13 },
  ]);
});

/** Ten in a row, in each script: what the n-th of them means follows from its place alone. */
test('a digit of any script is the digit that it means', () => {
  const digits = Array.from({ length: 0x11_00_00 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /^\p{Nd}$/u.test(character));
  expect(digits.length).toBeGreaterThan(600);
  expect(readableText(digits.join('')).text).toBe('0123456789'.repeat(digits.length / 10));
});
