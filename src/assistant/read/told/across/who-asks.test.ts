import { expect, test } from 'vitest';
import { plain } from '../../sentences.ts';
import { whomTheyRentToOrPay } from './who-asks.ts';

test.each([
  'my tenant in the basement stopped paying',
  'we own a three family in yonkers and the second floor tenant is 4 months behind',
  'im a landlord, first time, what do i do',
  'the renter owes me 6000 since spring',
  'i rent out my house in rochester',
  'i rent my spare room to a student and he wont go',
  'how do i evict, i have a tenant with no lease',
  'mi inquilina no me paga desde julio',
  'le rento un cuarto a un señor y ya no me paga',
  'rento mi basement sin contrato',
  'the people i rent to wont leave',
  'someone i rent my basement to is late',
  'la persona a la que le rento no paga',
  'los muchachos a quienes les alquilo se fueron',
  'le alquilo un cuarto a una muchacha y no me quiere pagar',
  'somos los dueños y el inquilino rompió todo',
])('%j: a tenant is on the other side', (message) => {
  expect(whomTheyRentToOrPay(plain(message))).toBe('tenant');
});

test.each([
  'one of my employees says i owe her overtime',
  'a guy who worked for me filed with the state',
  'i own a small restaurant and a waitress is suing me for tips',
  'im a business owner, can i pay cash',
  'we fired a driver in march and he wants unemployment',
  'tengo un restaurante chico y una mesera se quejó',
  'un muchacho que trabajaba conmigo me reportó',
  'yo le pagaba 100 al dia',
  'una empleada mia me demando',
  'un trabajador mio se cayo',
])('%j: somebody who works for them is', (message) => {
  expect(whomTheyRentToOrPay(plain(message))).toBe('worker');
});

test.each([
  'my landlord says the other tenants complained',
  'the tenant upstairs makes noise all night',
  'is there a tenants union here',
  'my renters insurance said no',
  'i am the tenant and i own nothing',
  'i rent a room from a lady in corona',
  'the people i rent from wont fix it',
  'la persona que me renta',
  'can i rent out a room in my apartment',
  'el dueño ya rentó mi cuarto a otro',
  'my worker at hra never calls back',
  'mi trabajadora social no contesta',
  'my boss hired a new waitress that works for me on sundays',
  'i fired my lawyer',
  'le pague 1800 al mecanico',
  'i own my apartment, the board wont fix the roof',
])('%j: neither', (message) => {
  expect(whomTheyRentToOrPay(plain(message))).toBeUndefined();
});
