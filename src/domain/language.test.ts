import { expect, test } from 'vitest';
import { isEnglishOnly, languageOfPath, wishedLanguage } from './language.ts';

test.each([
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['zh-CN,zh;q=0.9,es;q=0.5,en;q=0.4', 'es'],
  ['zh-CN', 'en'],
  ['es;q=0,en', 'en'],
  ['*', 'en'],
])('%s is read in %s', (wish, language) => {
  expect(wishedLanguage(wish)).toBe(language);
});

test.each([
  ['/', 'en', '/'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/faq', 'es', '/faq'],
  ['/escape', 'en', '/escape'],
  ['/en/faq', 'en', '/en/faq'],
])('%s is in %s', (address, language, path) => {
  expect(languageOfPath(address)).toEqual({ language, path });
});

test('attorneys and staff have their own addresses', () => {
  expect(['/attorneys/login', '/staff', '/staff/forms', '/auth/attorney-verification'].every(isEnglishOnly)).toBe(true);
  expect(['/', '/account', '/auth/callback', '/staffing'].some(isEnglishOnly)).toBe(false);
});
