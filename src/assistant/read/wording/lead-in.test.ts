import { expect, test } from 'vitest';
import { withoutFeelings, withoutLeadIn } from './lead-in.ts';

test.each([
  ['ok diff thing. my boss keeps my tips', 'my boss keeps my tips'],
  ['diffrent question, who pays for the broken window', 'who pays for the broken window'],
  ["actually different thing, my neighbor's tree is on my fence", "my neighbor's tree is on my fence"],
  ['Ok. Another question: can my boss keep my tips', 'can my boss keep my tips'],
  ['oh and this is about something else, my son got a ticket', 'my son got a ticket'],
  ['y otra cosa, el dueño me quiere sacar de la casa', 'el dueño me quiere sacar de la casa'],
  ['bueno, otro tema: me chocaron ayer en la calle', 'me chocaron ayer en la calle'],
  ['ah y tambien le queria preguntar, me chocaron el carro ayer', 'me chocaron el carro ayer'],
  ['y aparte de eso tengo otro problema, me cortaron la luz', 'me cortaron la luz'],
  ['disculpe, y en otra cosa, mi hija no tiene escuela', 'mi hija no tiene escuela'],
  ['one more question on something else, my boss cut my hours', 'my boss cut my hours'],
  ['unrelated but my landlord kept the deposit', 'but my landlord kept the deposit'],
])('%s: about something else', (said, rest) => {
  expect(withoutLeadIn(said)).toEqual({ rest, changesSubject: true });
});

test.each([
  ['btw my landlord wants a late fee', 'my landlord wants a late fee'],
  ['also he never gave me a receipt', 'he never gave me a receipt'],
  ['por cierto no tengo contrato de renta', 'no tengo contrato de renta'],
  ['Forget it. Does he keep getting paid', 'Does he keep getting paid'],
  ['ok nevermind, how much is the fine', 'how much is the fine'],
  ['fine. who do i complain to', 'who do i complain to'],
  ['u still didnt tell me. can the marshal come', 'can the marshal come'],
  ['you keep repeating. how do i appeal it', 'how do i appeal it'],
  ['no me contestaste. el sueldo de mi hijo cuenta', 'el sueldo de mi hijo cuenta'],
  ['olvidelo, cuanto tengo que pagar yo', 'cuanto tengo que pagar yo'],
])('%s: further, about this or something else', (said, rest) => {
  expect(withoutLeadIn(said)).toEqual({ rest, changesSubject: false });
});

test.each([
  'and how long do i have',
  'ok different thing now',
  'otra cosa',
  'another person lives with me in the apartment',
  'so the other car hit me from behind',
  'y si no pago el aumento que pide',
  'the new landlord wants a new deposit',
  'fine of 200 dollars for parking',
  'you didnt tell me how much the fine is',
])('%s: no lead-in', (said) => {
  expect(withoutLeadIn(said)).toEqual({ rest: said, changesSubject: false });
});

test.each([
  ['im shaking they took my car from my job', 'they took my car from my job'],
  ['please help im desperate my unemployment was denied', 'my unemployment was denied'],
  ['ok so i dont know what to do anymore, my roommate stopped paying', 'my roommate stopped paying'],
  ['my ex wont give back my couch, im so upset', 'my ex wont give back my couch'],
  ['estoy muy asustada me llego una cuenta del hospital', 'me llego una cuenta del hospital'],
  ['ay no se que hacer, me quitaron los cupones', 'me quitaron los cupones'],
])('%s: what happened, without the feeling', (said, rest) => {
  expect(withoutFeelings(said)).toBe(rest);
});

test.each([
  'im so scared to open the mail',
  'i need help paying my heating bill',
  'me puede ayudar alguien gratis en queens',
  'im nervous about the interview at uscis',
  'no se que hacer con la carta del seguro',
  'tengo miedo de abrir la puerta',
  'im shaking. help',
])('%s: stays whole', (said) => {
  expect(withoutFeelings(said)).toBe(said);
});
