import { expect, test } from 'vitest';
import { aFound, aScene } from '#test/builders/scene.ts';
import { aStatement } from '#test/builders/topic.ts';
import { leansOnQuestion } from './leans.ts';

const leans = (text: { en?: string; es?: string }, asksSomething = false) =>
  leansOnQuestion(
    aScene({ reading: { asksSomething }, state: { language: text.es ? 'es' : 'en' } }),
    aFound({ statement: aStatement(text) }),
  );

test('what says "it" without its question leans on it, for whoever asked nothing', () => {
  expect(leans({ en: 'You can get it if you lost your job.' })).toBe(true);
  expect(leans({ es: 'Puede recibirlo si perdió su trabajo.' })).toBe(true);
  expect(leans({ es: 'La puede pedir quien tiene poco dinero.' })).toBe(true);
  expect(leans({ en: 'You can get it if you lost your job.' }, true)).toBe(false);
});

test('what names what it is about stands alone', () => {
  expect(leans({ en: 'It is a crime to lock out a tenant.' })).toBe(false);
  expect(leans({ en: 'Unemployment is for those who lost their job.' })).toBe(false);
  expect(leans({ es: 'Los marshals pueden venir de día.' })).toBe(false);
});
