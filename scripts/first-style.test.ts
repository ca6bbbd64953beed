import { expect, test } from 'vitest';
import { firstStyle } from './first-style.ts';

const page = '<html><body class="flex lg:grid"><p class="text-ink">Hello</p></body></html>';

test('rules for what stands in the page stay, others go', () => {
  expect(firstStyle('.flex{display:flex}.hidden{display:none}p{margin:0}', page)).toBe(
    '.flex{display:flex}p{margin:0}',
  );
});

test('names with signs in them are read as the page writes them', () => {
  const css = '@media (width>=64rem){.lg\\:grid{display:grid}.lg\\:hidden{display:none}}';
  expect(firstStyle(css, page)).toBe('@media (width>=64rem){.lg\\:grid{display:grid}}');
});

test('what goes with all that it holds leaves nothing behind', () => {
  expect(firstStyle('@media print{.hidden{display:none}}.flex{color:red}', page)).toBe('.flex{color:red}');
});

test('fonts, properties, the order of layers and motions stay as they are', () => {
  const css =
    '@layer base,utilities;@font-face{font-family:A;src:url(/a.woff2)}@property --x{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}';
  expect(firstStyle(css, page)).toBe(css);
});

test('of several selectors one is enough, and the dark theme may be chosen', () => {
  expect(firstStyle('.hidden,.text-ink{color:red}.dark{color:blue}.flex.hidden{top:0}', page)).toBe(
    '.hidden,.text-ink{color:red}.dark{color:blue}',
  );
});

test('signs inside of quotes and comments end nothing', () => {
  expect(firstStyle('/* } .flex{ */.flex:before{content:"}{;"}', page)).toBe('.flex:before{content:"}{;"}');
});

test('a stylesheet that was cut off stops the build', () => {
  expect(() => firstStyle('.flex{display:flex', page)).toThrow('The stylesheet ends within a block.');
});
