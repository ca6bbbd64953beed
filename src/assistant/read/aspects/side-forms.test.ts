import { expect, test } from 'vitest';
import { sideInForm } from './side-forms.ts';

test.each([
  ['is there somebody in Yonkers who helps with this for free', 'free-help'],
  ['conoce quien me oriente sin cobrar', 'free-help'],
  ['what if he still refuses to fix it', 'refused'],
  ['and if they ignore my letter', 'refused'],
  ['y si no me contestan', 'refused'],
  ['can she fire me over that', 'punished'],
  ['are they allowed to report me', 'punished'],
  ['me pueden echar por reclamar', 'punished'],
  ['do i still have to pay while they decide', 'meanwhile'],
  ['mientras tanto que hago con la renta', 'meanwhile'],
  ['we never wrote anything down, does that matter', 'missing'],
  ['no tengo contrato, eso importa', 'missing'],
  ['then what, once i hand it in', 'next'],
  ['que me preguntan el dia de la cita', 'next'],
  ['how do i get that started', 'start'],
  ['cual formulario lleno', 'start'],
  ['how much could i get for it', 'amount'],
  ['cuanto me pueden descontar', 'amount'],
  ['is it worth a lawyer', 'lawyer'],
  ['necesito un abogado o lo hago yo misma', 'lawyer'],
  ['ocupo licenciado', 'lawyer'],
  ['nosotros no tenemos plata pa un abogado', 'free-help'],
  ['we cant afford an attorney', 'free-help'],
  ['but i never got a lease', 'missing'],
  ['what if we have no receipts', 'missing'],
  ['pero no me dieron ningun comprobante', 'missing'],
  ['y si no guarde los talonarios', 'missing'],
  ['es que todo fue de palabra', 'missing'],
  ['cuanto me regresarian', 'amount'],
  ['como cuanto podria recibir', 'amount'],
  ['y luego', 'next'],
  ['and after that', 'next'],
  ['what if he fires me for it', 'punished'],
  ['and if they kick me out because i called', 'punished'],
  ['what if my boss tries to call immigration', 'punished'],
  ['suppose i get sued for that', 'punished'],
  ['se pueden desquitar conmigo', 'punished'],
  ['y si me despiden por hablar', 'punished'],
  ['puede llamarme a la migra', 'punished'],
] as const)('%j asks for: %s', (message, side) => {
  expect(sideInForm(message)).toBe(side);
});

test.each([
  'can he come in with his key while i am at work',
  'my landlord kept the deposit',
  'i have a free afternoon on friday',
  'my nephew signed for me',
  'mi hijo puede caminar',
  'no tengo contrato',
  // That is said of a status.
  'pero no tengo papeles',
  'luego me mude',
  'me despidieron por hablar',
  'what if the fire alarm is broken',
  'and if it takes a month',
  'el dueño vive en el primer piso',
])('%j names no side', (message) => {
  expect(sideInForm(message)).toBeNull();
});
