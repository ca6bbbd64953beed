import { expect, test } from 'vitest';
import { actInLetters, shortReplyIn } from './wording/short-words.ts';

test.each([
  ['yessir', 'yes'],
  ['y', 'yes'],
  ['n', 'no'],
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
  ['ya le dije que no', 'no'],
  ['i said yes', 'yes'],
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
  // "Y" is "and".
  'y eso donde queda',
  'y despues',
  'y en mi caso',
  'n my sister too',
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
  ['is what i type here confidential', 'privacy'],
  ['y esto queda en privado', 'privacy'],
  ['lo que le cuento es confidencial', 'privacy'],
  ['mi jefe se va a enterar de que escribi aqui', 'privacy'],
  ['will my landlord find out i asked here', 'privacy'],
  ['con quien estoy chateando', 'identity'],
  ['who am i speaking to', 'identity'],
  ['hablo con un robot o con una persona', 'identity'],
  ['esa parte ya la sabia', 'not-what-i-asked'],
  ['pero eso ya me lo explico', 'not-what-i-asked'],
  ['ya me lo habia dicho', 'not-what-i-asked'],
  ['yeah i knew that', 'not-what-i-asked'],
  ['you already said this', 'not-what-i-asked'],
  ['eso no es lo mio', 'not-what-i-asked'],
  ['usted se confundio', 'not-what-i-asked'],
  ['yo nunca dije eso', 'not-what-i-asked'],
  ['this is not my situation', 'not-what-i-asked'],
  ['i never said that', 'not-what-i-asked'],
  ['le hice una pregunta y no me la respondio', 'not-what-i-asked'],
] as const)('%j alone is %s', (said, act) => {
  expect(actInLetters(said)).toBe(act);
});

test.each([
  'hola me botaron ayer',
  'que tal si no pago',
  'puedo hablar con una persona de la corte',
  'tengo que hablar con el dueño en persona',
  'can i speak with the judge',
  'ya se quien firmo eso',
  'mi expediente es confidencial',
  'will my landlord find out about the dog',
  'con quien hablo para eso',
  'el juez ya lo sabia',
  'i know that guy',
  'eso no es mio',
  'el cartero se equivoco de puerta',
  'he said that already',
])('%j says more', (said) => {
  expect(actInLetters(said)).toBeNull();
});
