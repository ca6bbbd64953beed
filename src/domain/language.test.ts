import { expect, test } from 'vitest';
import { isEnglishOnly, LANGUAGE_NAMES, languageOfPath, languagePrefix, LOCALES, wishedLanguage } from './language.ts';

test.each([
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['zh-CN,zh;q=0.9,es;q=0.5,en;q=0.4', 'es'],
  ['zh-CN', 'en'],
  ['es;q=0,en', 'en'],
  ['*', 'en'],
  ['es;q=0', 'en'],
  ['en;q=0.4,es;q=0.5', 'es'],
  ['es;q=0.5,en;q=0.4', 'es'],
  ['zh, es', 'es'],
  ['en ; q=0.4 , es ; q=0.5', 'es'],
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

test('each language has its name, its way to write numbers and its place in addresses', () => {
  expect(LANGUAGE_NAMES).toEqual({ en: 'English', es: 'Español' });
  expect(LOCALES).toEqual({ en: 'en-US', es: 'es-US' });
  expect([languagePrefix('en'), languagePrefix('es')]).toEqual(['', '/es']);
});
