import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each([
  ['He kept it. I asked twice! Why?', ['He kept it.', 'I asked twice!', 'Why?']],
  ['no full stop\nanother line', ['no full stop', 'another line']],
  ['It was on Nov. 3, 2026 at 10 a.m. in Queens.', ['It was on Nov. 3, 2026 at 10 a.m. in Queens.']],
  ['Me cobró $2,400. ¿Puedo pedirlo?', ['Me cobró $2,400.', '¿Puedo pedirlo?']],
  ['... \n —', []],
  ['', []],
])('%j has the sentences %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
