import { expect, test } from 'vitest';
import { spelled, withoutOrigin } from './wording/spelled.ts';

test.each([
  ['kiero sacar licensia aki', 'quiero sacar licencia aqui'],
  ['ola nesesito ablar con la polisia', 'hola necesito hablar con la policia'],
  ['my lanlord sent an evicion letter', 'my landlord sent an eviction letter'],
])('%j is read as %j', (text, read) => {
  expect(spelled(text)).toBe(read);
});

test.each(['my boy was born 3 years ago', 'ay no, the ban', 'Mi casero me debe'])('%j stays as it is', (text) => {
  expect(spelled(text)).toBe(text);
});

test('where somebody comes from is left out beside a question', () => {
  expect(withoutOrigin('puedo sacar la licencia, soy de ecuador')).toBe('puedo sacar la licencia');
  expect(withoutOrigin("can i get a license, i'm from Ecuador.")).toBe('can i get a license.');
  expect(withoutOrigin('soy de ecuador y me quitaron la licencia')).toBe('soy de ecuador y me quitaron la licencia');
  expect(withoutOrigin('no me paga, soy de la limpieza')).toBe('no me paga, soy de la limpieza');
});
