import { describe, expect, test } from 'vitest';
import type { Language } from '../content/words.ts';
import { loadPhrases } from '../find/phrases/phrases.ts';
import { detectLanguage, languageOnForm } from './detect-language.ts';

describe('by its words', () => {
  test.each<[string, Language]>([
    ['my landlord kept my deposit', 'en'],
    ['mi casero no me devuelve el deposito', 'es'],
    ['me despidieron sin pagarme', 'es'],
    ['they fired me without pay', 'en'],
    ['El landlord me dio un papel', 'es'],
    ['got evicted in Los Angeles, what now', 'en'],
    ['la migra vino a mi trabajo', 'es'],
    ['buenas', 'es'],
    ['me violaron', 'es'],
    ['no me pagan horas extras', 'es'],
    ['me obligan a trabajar', 'es'],
    ['police killed my son', 'en'],
    ['they called my sons school', 'en'],
    ['mi patron', 'es'],
    ['a patron fell in my bar', 'en'],
    ['I live on Avenida del Sol', 'en'],
  ])('%j', (text, language) => {
    expect(detectLanguage(text, language === 'en' ? 'es' : 'en')).toBe(language);
  });
});

test('what cannot be told is what it was before', () => {
  for (const text of [
    'Queens',
    'ok',
    '12/3/2026',
    'no',
    'Bronx NY',
    'Yonkers, Nueva York',
    'White Plains, New York',
    "José Nuñez-O'Brien",
  ]) {
    expect(detectLanguage(text, 'en')).toBe('en');
    expect(detectLanguage(text, 'es')).toBe('es');
  }
});

test('a single word can be enough', () => {
  expect(detectLanguage('desalojo', 'en')).toBe('es');
  expect(detectLanguage('¿Sí?', 'en')).toBe('es');
});

test('nearly every way to ask that we know is told from the other language', () => {
  const asked = loadPhrases().filter(({ id, text }) => /^[a-z]+\//.test(id) && text.split(' ').length > 3);
  const wrongly = (language: Language, before: Language) =>
    asked.filter((phrase) => phrase.language === language && detectLanguage(phrase.text, before) !== language).length;
  const of = (language: Language) => asked.filter((phrase) => phrase.language === language).length;
  expect(wrongly('es', 'en') / of('es')).toBeLessThan(0.02);
  expect(wrongly('en', 'en') / of('en')).toBeLessThan(0.005);
  // Right after Spanish, a few bare key words stay Spanish.
  expect(wrongly('en', 'es') / of('en')).toBeLessThan(0.02);
});

test.each(['civil court bronx dice', 'small claims court queens', 'summons complaint midland funding'])(
  'names of courts and papers change nothing in a Spanish talk: %s',
  (message) => {
    expect(detectLanguage(message, 'es')).toBe('es');
    expect(detectLanguage(message, 'en')).toBe('en');
  },
);

test('an English sentence does', () => {
  expect(detectLanguage('what court do i go to', 'es')).toBe('en');
});

describe('while a paper is filled in', () => {
  test.each([
    ['en', 'lou ferrante llc, 210 Riverdale Ave Yonkers'],
    ['es', '94-11 37 avenida apto 2 jackson heights ny'],
    ['es', 'no me acuerdo, algo como portfolio recovery. why do you ask that'],
    ['es', 'the home depot'],
  ] as const)('%s stays for %j', (language, message) => {
    expect(languageOnForm(message, language)).toBe(language);
  });

  test('a whole sentence changes it', () => {
    expect(languageOnForm('can you write it in a way that i understand', 'es')).toBe('en');
    expect(languageOnForm('no entiendo lo que me pregunta, me lo puede explicar', 'en')).toBe('es');
  });
});
