import { expect, test } from 'vitest';
import { fill, inLanguage, refuseInline } from './prerender.ts';

const THEME = 'try{}catch(e){}';
const page = (body: string) =>
  `<head><script>${THEME}</script><script type="module" src="/a.js"></script></head><body>${body}</body>`;

test('the template is filled as the text stands, whatever signs it holds', () => {
  expect(fill('<head><!--head--></head><p><!--app--></p>', '$&', "$'")).toBe("<head>$&</head><p>$'</p>");
});

test.each(['<head></head><!--app-->', '<!--head--><p></p>'])(
  'a template without its marks stops the build: %s',
  (html) => {
    expect(() => fill(html, '', '')).toThrow('index.html has lost its mark');
  },
);

test('a page with the theme script and files alone is fine', () => {
  expect(() => refuseInline(page('<h1>Style= and script</h1>'), '/', THEME)).not.toThrow();
});

test('data for search engines is no script', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  expect(() => refuseInline(page(data), '/faq', THEME)).not.toThrow();
});

test.each(['<script>$RC("B:0")</script>', '<script type="module">go()</script>'])('%s stops the build', (script) => {
  expect(() => refuseInline(page(script), '/faq', THEME)).toThrow('/faq holds an inline script');
});

test.each(['<p style="color:red">x</p>', '<style>p{}</style>'])('%s stops the build', (html) => {
  expect(() => refuseInline(page(html), '/faq', THEME)).toThrow('/faq holds an inline style');
});

test('a page says in which language it is, and a template that cannot stops the build', () => {
  expect(inLanguage('<html lang="en"><p>', 'es')).toBe('<html lang="es"><p>');
  expect(() => inLanguage('<html><p>', 'es')).toThrow('index.html has lost its mark');
});
