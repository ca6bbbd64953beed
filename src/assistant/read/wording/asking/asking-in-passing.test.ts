import { expect, test } from 'vitest';
import { plain } from '../../sentences.ts';
import { asksInPassing } from './asking-in-passing.ts';

test.each([
  'you didnt say who pays for the towing',
  'u never told me if the kids can stay',
  'you still havent answered about the interest',
  'No me dijo cuánto cobran',
  'pero no me contestó lo del carro',
  'anything cheaper',
  'and any program for old people',
  'any way to get it back',
  'alguna manera de pagarlo poco a poco',
  'o algo más rápido',
  'so the first paper i file is what',
  'wait he can or cant',
  'the boss has to give it to me or no',
  'y al vecino cómo le avisan',
  'y el carro cuánto me lo guardan',
  'tengo las fotos, como presento eso',
  'even if it was my fault',
  'aunque sea del año pasado',
  'y sin recibos',
  'and without a lease',
  'so no refund then',
  'i can stay then',
  'meaning they keep the car',
  'they can just raise it like that',
  'but the super can still come in',
  'im allowed to bring my cousin',
  'u think they would know',
  'that goes for seniors too',
  'no way to fix my name on it',
  'so its too late',
  'so i lose the deposit',
])('%j asks for something', (message) => {
  expect(asksInPassing(plain(message))).toBe(true);
});

test.each([
  'my boss didnt say why',
  'mi jefe no me dijo si volviera',
  'any letter i get goes to my sister',
  'they had no money or food',
  'y mi tia como le dije vive sola',
  'y el dueño como se enojo me grito',
  'asi como pongo mi firma',
  'he fired me right then',
  'aunque me lo dijo mi hermano yo firme la carta y la mande por correo al otro dia',
  'y con eso me fui',
  'so he took it and left',
  'they can prove it they have a camera',
  'im not allowed to have a dog here',
  'so its been like that since may',
  'so i paid him',
])('%j tells something', (message) => {
  expect(asksInPassing(plain(message))).toBe(false);
});
