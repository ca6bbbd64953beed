import { expect, test } from 'vitest';
import { alternativesIn } from './alternatives.ts';

const textsIn = (source: string) => alternativesIn(source).map(({ text }) => text);

test('each alternative is taken away once, with its bar', () => {
  const source = 'const A = anyOf([String.raw`kill(?:s|ing)? me|end it`]);';
  expect(alternativesIn(source)).toEqual([
    { line: 1, text: 's|', without: 'const A = anyOf([String.raw`kill(?:ing)? me|end it`]);' },
    { line: 1, text: '|ing', without: 'const A = anyOf([String.raw`kill(?:s)? me|end it`]);' },
    { line: 1, text: 'kill(?:s|ing)? me|', without: 'const A = anyOf([String.raw`end it`]);' },
    { line: 1, text: '|end it', without: 'const A = anyOf([String.raw`kill(?:s|ing)? me`]);' },
  ]);
});

test('a pattern between slashes too; brackets and escaped signs are none', () => {
  expect(textsIn('const A = 1;\nconst B =\n  /(?<!a|b)[|(]c\\|d/iu;\n')).toEqual(['a|', '|b']);
  expect(textsIn('const B = /one/i;')).toEqual([]);
});
