import { expect, test } from 'vitest';
import {
  askedMoreClosely,
  deniedIn,
  insteadOf,
  putsRight,
  saysOtherwiseThan,
  speaksOf,
  withInstead,
} from './putting-right.ts';

test.each([
  'No, the county, not the city.',
  'it wasnt the clinic it was a dentist',
  'shes my cousin not my sister',
  'i said tuesday',
  'wait sorry, i meant the blue one',
  'im a nurse, i already told you i work nights',
  'wrong, my aunt owns it',
  'no es mi jefe, es un cliente',
  'Oiga, ya le dije que es un camión',
  'fue el banco, no la tienda',
  'soy la vendedora no el comprador',
  'fue mi tia no mi mama',
  'eso lo firmo ella no yo',
  'quise decir el banco',
  'no me echaron, yo me fui',
  'perdon, me equivoque, son 4 meses',
  'correction, it was my uncle',
  'scratch that, 4 months',
])('%j puts something right', (message) => {
  expect(putsRight(message)).toBe(true);
});

test.each([
  'how long do i have',
  'i told him to stop',
  'they did not pay me',
  'no tengo contrato',
  'no one came',
  'yo no la firme',
  'me dijo que no el martes',
  'mi jefe se equivoco con el cheque',
  'no los tengo',
  'no me ha dado ni un peso',
  'no recibi nada',
  'my cousin said so and i believed her',
])('%j puts nothing right', (message) => {
  expect(putsRight(message)).toBe(false);
});

test.each([
  ['No, the county, not the ATF.', '', ['atf']],
  ['it wasnt the clinic it was a dentist', '', ['clini']],
  ['no its not a burglary, he only came in', '', ['burgl']],
  ['i dont want a refund i want a new one', '', ['refun']],
  ['no me refiero al camión, digo la casa', '', ['camio']],
  ['no lo han detenido', '', ['deten']],
  ['fue el banco, no la tienda', '', ['tiend']],
  // Who somebody is does not say what it is about.
  ["I'm the seller, not the buyer", '', []],
  // What the same person had said, or says now.
  ['it is not the clinic', 'the clinic sent me a bill', []],
  ['it was a store, not a city store', '', ['city']],
  // Denied before, it was not said either.
  ['not the clinic i told you', 'it isnt the clinic', ['clini']],
  ["that's not what i asked", '', []],
])('%j denies, after %j, %j', (message, before, stems) => {
  expect([...deniedIn(message, before)]).toEqual(stems);
});

test('what denies it as well does not speak of what was denied', () => {
  const stems = new Set(['marri']);
  expect(speaksOf('Can a married couple file together?', stems)).toBe(true);
  expect(speaksOf('What do I get if we are not married?', stems)).toBe(false);
  expect(speaksOf('Who gets the house?', stems)).toBe(false);
  expect(speaksOf('Can a married couple file together?', new Set())).toBe(false);
});

test('a bare complaint says nothing that is otherwise', () => {
  expect(saysOtherwiseThan('that is not what i asked you about')).toBe(false);
  expect(saysOtherwiseThan('you never understand me, i said it is a truck')).toBe(true);
  expect(saysOtherwiseThan('you dont get it, it is not the clinic')).toBe(true);
});

test.each([
  ['its not the gas its the light', 'gas', 'light'],
  ['No era el jefe, era el supervisor', 'jefe', 'supervisor'],
  ['no es de la ciudad sino del estado', 'ciudad', 'estado'],
  ['not the town, the village', 'town', 'village'],
  ['it was a taxi not a bus', 'bus', 'taxi'],
  ['the county, not the city', 'city', 'county'],
  ['yo no iba manejando, yo iba caminando', 'manejando', 'caminando'],
])('%j says that it is not %j but %j', (message, not, is) => {
  expect(insteadOf(message)).toEqual({ not, is });
});

test.each(['it is not legal', 'i am not sure', 'no es justo', 'not yet', 'how long is it', 'he is not here, call him'])(
  '%j says nothing instead',
  (message) => {
    expect(insteadOf(message)).toBeNull();
  },
);

test('what was written is put right where it spoke of that', () => {
  expect(withInstead('they turned off my gas. the gas company is mean', { not: 'gas', is: 'light' })).toBe(
    'they turned off my light the company is mean',
  );
  expect(withInstead('they turned it off', { not: 'gas', is: 'light' })).toBeNull();
});

test.each([
  ['no, my chauffeur license', 'hi. will they take my license?', 'will they take my chauffeur license'],
  ['i mean the last check', 'when do i get the check', 'when do i get the last check'],
  ['no, la corte de familia', 'me despidieron, que llevo a la corte', 'que llevo a la corte de familia'],
])('%j after %j asks more closely', (message, written, asked) => {
  expect(askedMoreClosely(message, written)).toBe(asked);
});

test.each([
  ['no, my sister', 'does my sister have to leave'],
  ['no, the security deposit', 'when do i get my security deposit'],
  ['no, my husband works', 'my husband left me'],
  ['no, he never paid for the car', 'who pays for the car'],
  ['my chauffeur license', 'will they take my license?'],
  ['no, the boiler', 'will they take my license?'],
])('%j after %j asks nothing more closely', (message, written) => {
  expect(askedMoreClosely(message, written)).toBeNull();
});
