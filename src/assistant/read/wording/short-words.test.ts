import { expect, test } from 'vitest';
import { actInLetters, shortReplyIn } from './short-words.ts';

test.each([
  ['yessir', 'yes'],
  ['for sure', 'yes'],
  ['ya', 'yes'],
  ['si señor', 'yes'],
  ['exactamente', 'yes'],
  ['asi mismito', 'yes'],
  ['aja', 'yes'],
  ['por supuesto que si', 'yes'],
  ['va', 'yes'],
  ['si vivo ahi', 'yes'],
  ['no gracias', 'no'],
  ['que va', 'no'],
  ['nones', 'no'],
  ['claro que no', 'no'],
  ['nunca', 'no'],
  ['no es estabilizado', 'no'],
  ['never', 'no'],
  ['i forget', 'unsure'],
  ['beats me', 'unsure'],
  ['cant remember', 'unsure'],
  ['se me olvido', 'unsure'],
  ['no me acuerdo bien', 'unsure'],
  ['no sabria', 'unsure'],
  ['quien sabe', 'unsure'],
  ['ni se', 'unsure'],
] as const)('%j: %s', (said, reply) => {
  expect(shortReplyIn(said)).toBe(reply);
});

test.each([
  'ya le pague',
  'ya me mude de ahi',
  'no le entendi nada',
  'no pregunte por eso',
  'no me sirve',
  'si pago me dejan quedarme',
  'ok what does that change',
  'no que hago ahora',
  'right after the hearing',
  'va a venir mañana',
  'vale la pena',
  'nunca me pagaron',
  'never got it',
])('%j is no reply of a word', (said) => {
  expect(shortReplyIn(said)).toBeNull();
});

test.each([
  ['q tal buenas tardes', 'greeting'],
  ['hola como esta usted', 'greeting'],
  ['hey whats up', 'greeting'],
  ['quisiera hablar con una persona de verdad', 'human'],
  ['comuniqueme con un agente', 'human'],
  ['can i speak with a live person', 'human'],
] as const)('%j alone is %s', (said, act) => {
  expect(actInLetters(said)).toBe(act);
});

test.each([
  'hola me botaron ayer',
  'que tal si no pago',
  'puedo hablar con una persona de la corte',
  'tengo que hablar con el dueño en persona',
  'can i speak with the judge',
])('%j says more', (said) => {
  expect(actInLetters(said)).toBeNull();
});
