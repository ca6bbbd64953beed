import { describe, expect, test } from 'vitest';
import { loadTopics } from '../knowledge/load-topics.ts';
import { detectLanguage, type Language } from './detect-language.ts';

describe('by its words', () => {
  test.each<[string, Language]>([
    ['my landlord kept my deposit', 'en'],
    ['mi casero no me devuelve el deposito', 'es'],
    ['me despidieron sin pagarme', 'es'],
    ['they fired me without pay', 'en'],
    ['El landlord me dio un papel', 'es'],
    ['got evicted in Los Angeles, what now', 'en'],
    ['la migra vino a mi trabajo', 'es'],
    ['I live on Avenida del Sol', 'en'],
  ])('%j', (text, language) => {
    expect(detectLanguage(text, language === 'en' ? 'es' : 'en')).toBe(language);
  });
});

test('what cannot be told is what it was before', () => {
  for (const text of ['Queens', 'ok', '12/3/2026', 'no', 'Bronx NY', 'Yonkers, Nueva York', 'White Plains, New York']) {
    expect(detectLanguage(text, 'en')).toBe('en');
    expect(detectLanguage(text, 'es')).toBe('es');
  }
});

test('a single word can be enough', () => {
  expect(detectLanguage('desalojo', 'en')).toBe('es');
  expect(detectLanguage('¿Sí?', 'en')).toBe('es');
});

test('nearly every way to ask that we know is told from the other language', () => {
  const topics = loadTopics();
  const wrong = (texts: readonly string[], language: Language, before: Language) =>
    texts.filter((text) => text.split(' ').length > 2 && detectLanguage(text, before) !== language);
  expect(
    wrong(
      topics.flatMap(({ pregunta }) => pregunta),
      'es',
      'en',
    ),
  ).toEqual([]);
  const english = topics.flatMap(({ ask }) => ask);
  expect(wrong(english, 'en', 'en')).toEqual([]);
  // Right after Spanish, a few bare key words stay Spanish.
  expect(wrong(english, 'en', 'es').length / english.length).toBeLessThan(0.01);
});
