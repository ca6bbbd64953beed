import { expect, test } from 'vitest';
import { fieldsOf, type Field } from '#domain/documents/definition.ts';
import { loadDefinitions } from '../load-definitions.ts';
import { echoOf, spokenAnswer } from './spoken-answer.ts';

const definitions = loadDefinitions();
function fieldOf(document: string, id: string): Field {
  const definition = definitions.find((one) => one.id === document);
  const field = definition && fieldsOf(definition).find((one) => one.id === id);
  if (!field) throw new Error(`${document} has no ${id}`);
  return field;
}
const heard = { answers: {}, today: '2026-11-18', language: 'en' as const };

test.each([
  ['small-claims-statement', 'claimant', 'just me', 'person'],
  ['small-claims-statement', 'claimant', 'solo yo', 'person'],
  ['small-claims-statement', 'claimant', 'es para mi', 'person'],
  ['small-claims-statement', 'claimant', 'my company, we are an llc', 'company'],
  ['small-claims-statement', 'wants', 'que me devuelva mis 3000', 'money'],
  ['small-claims-statement', 'wants', 'i want my 3000 back', 'money'],
  ['small-claims-statement', 'wants', 'i want him to fix the roof', 'order'],
  ['small-claims-statement', 'where', 'i live in yonkers so whichever one that is', 'city'],
  ['small-claims-statement', 'where', 'vivo en queens', 'nyc'],
  ['cease-contact-letter', 'delivery', "i'll hand it to him myself", 'hand'],
  ['cease-contact-letter', 'delivery', 'por correo certificado', 'certified'],
  ['consumer-credit-answer', 'howReceived', 'se lo dieron a mi hermana', 'other-person'],
  ['osc-vacate-default', 'priorRequests', 'no, first time', 'no'],
  ['sublet-request', 'units', 'like 20', 'four'],
])('%s, %s: %j is %s', (document, id, message, option) => {
  const field = fieldOf(document, id);
  const read = spokenAnswer(field, message, heard);
  expect(read).toEqual({ ok: true, answer: option });
  // Whoever said it otherwise sees what was written down.
  expect(echoOf(field, message, option, 'en')).toBe(field.options?.find((one) => one.id === option)?.label);
});

test('several at once', () => {
  const why = fieldOf('debt-validation-letter', 'why');
  const read = spokenAnswer(why, 'its not mine, never heard of it', heard);
  expect(read).toEqual({ ok: true, answer: ['not-mine', 'unknown'] });
});

test.each([
  ['small-claims-statement', 'claimant', 'what a mess'],
  // The one or the other: nobody guesses.
  ['consumer-credit-answer', 'howReceived', 'a guy gave it to me at the door'],
  ['consumer-credit-answer', 'howReceived', 'my mom found it in the mail'],
])('%s, %s: %j is no choice', (document, id, message) => {
  expect(spokenAnswer(fieldOf(document, id), message, heard).ok).toBe(false);
});

test('the words of a choice itself are not said back', () => {
  const wants = fieldOf('small-claims-statement', 'wants');
  expect(echoOf(wants, 'Money', 'money', 'en')).toBeUndefined();
  expect(echoOf(wants, '1', 'money', 'en')).toBeUndefined();
});
