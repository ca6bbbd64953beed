import { expect, test } from 'vitest';
import { inEveryLanguage, inLanguage, said } from './words.ts';

const MESSAGES = {
  title: { en: 'Hello', es: 'Hola' },
  sent: { to: { en: (email: string) => `Sent to ${email}`, es: (email: string) => `Enviado a ${email}` } },
  steps: [{ id: 'one', text: { en: 'First', es: 'Primero' } }],
};

test.each([
  ['en', 'Hello', 'Sent to ana', 'First'],
  ['es', 'Hola', 'Enviado a ana', 'Primero'],
] as const)('in %s', (language, title, sent, step) => {
  const words = inLanguage(MESSAGES, language);
  expect(words.title).toBe(title);
  expect(words.sent.to('ana')).toBe(sent);
  expect(words.steps).toEqual([{ id: 'one', text: step }]);
});

test('what lacks a language, or takes something else, does not compile', () => {
  // @ts-expect-error Spanish is missing
  inLanguage({ title: { en: 'Hello' } }, 'en');
  // @ts-expect-error Spanish asks for something else
  inLanguage({ left: { en: (days: number) => `${days}`, es: (days: string) => days } }, 'en');
});

test('all languages at once', () => {
  const { en, es } = inEveryLanguage(MESSAGES);
  expect([en.title, es.title, es.sent.to('ana')]).toEqual(['Hello', 'Hola', 'Enviado a ana']);
});

test('a message has every language and nothing else', () => {
  const others = { none: null, count: 2, half: { en: 'a', note: 'b' }, more: { en: 'a', es: 'b', note: 'c' } };
  expect(said(others, 'es')).toEqual(others);
});
