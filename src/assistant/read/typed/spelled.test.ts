import { expect, test } from 'vitest';
import { plain } from '../sentences.ts';
import { spelled, withoutOrigin } from './spelled.ts';

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

test.each([
  ['la duena y su companero', 'la dueña y su compañero'],
  ['mi cunada, la senora de 70 anos, llega manana', 'mi cuñada, la señora de 70 años, llega mañana'],
  ['las ninas y un nino pequeno', 'las niñas y un niño pequeño'],
  ['hace un ano, en la compania', 'hace un año, en la compañia'],
  ['los niños de la dueña', 'los niños de la dueña'],
  ['mi hermano y una mano, ano tras ano', 'mi hermano y una mano, ano tras ano'],
])('a keyboard without ñ: %j is %j', (text, read) => {
  expect(plain(text)).toBe(read);
});

test.each([
  ['la multa d transito x la luz', 'la multa de transito por la luz'],
  ['pa pagar la renta pa la duena', 'para pagar la renta para la dueña'],
  ["what'd he say, i'd go, part d", "what'd he say, i'd go, part d"],
  ['an x ray of my pa', 'an x ray of my pa'],
])('small words in short: %j is %j', (text, read) => {
  expect(plain(text)).toBe(read);
});
