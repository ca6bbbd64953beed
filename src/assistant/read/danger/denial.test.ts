import { expect, test } from 'vitest';
import { calmed } from './danger-words.ts';
import { deniesDanger, rejectsHelp, saysFine, withoutDenial } from './denial.ts';

test.each([
  ['No no, I am not suicidal. Can they take it?', 'Can they take it?'],
  ['I asked about the rent, nobody is hurting me', 'I asked about the rent,'],
  ['I am not in danger.', ''],
  ['no no nadie me ataco. fue el banco que se llevo el carro', 'fue el banco que se llevo el carro'],
  ['Oh my goodness, no. I am perfectly all right. I only asked about support', 'I only asked about support'],
  ['what?? no nobody is hitting anybody. i asked about the warrant', 'i asked about the warrant'],
])('what is said beside a denial: %s', (message, rest) => {
  expect(withoutDenial(message)).toBe(rest);
});

test.each([
  'no, im fine',
  'no im ok i asked about the ticket',
  'my mom isnt gonna hit me',
  'no me va a hacer nada',
  'nobody attacked me lol it was the bank',
  'No one here is in danger',
  'noone was arrested, i got a ticket',
  'I am not in distress, only tired',
  'he is not missing',
  "they're not in any danger",
  'she never hit me',
  'its not a scam i know him',
  'this is not about violence',
  'it isn’t an emergency',
  'nadie me está lastimando',
  'nadie esta arrestado, es por la tarjeta',
  'no estamos en peligro',
  'no tengo problema de seguridad gracias',
  'no es una estafa, es mi tio',
  'no se trata de violencia',
  'no me quiero matar',
  'a mi no me estan pegando señor jaja',
  'no me amenaza ni nada',
])('%j denies it', (message) => {
  expect(deniesDanger(message)).toBe(true);
});

test.each([
  'i am fine with the rent',
  'im ok but he will hurt me',
  'no im finding a shelter',
  'nobody helps me, he hits me',
  'no one knows where my son is',
  'he is not letting me leave',
  'nadie me ayuda y me pega',
  'no estoy trabajando',
  'this is an emergency',
  'is it a scam',
])('%j does not', (message) => {
  expect(deniesDanger(message)).toBe(false);
});

test.each([
  'what?? no im fine im talking about the child support',
  'I am all right, thank you.',
  'ay no, estoy bien. pregunto por el cheque',
  'we are safe',
])('after an alarm %j denies it too', (message) => {
  expect(saysFine(message)).toBe(true);
});

test.each([
  'i am fine with the rent',
  'im ok but he will hurt me',
  'estoy bien con eso',
  'she says im fine',
  'I am safe now',
  'estoy bien ahora',
])('after an alarm %j denies nothing', (message) => {
  expect(saysFine(message)).toBe(false);
});

test.each(['i didnt mean it like that. the account was joint', 'no lo dije en ese sentido', "that's not what i meant"])(
  '%j takes back only what no plain word had said',
  (message) => {
    expect(saysFine(message)).toBe(true);
    expect(deniesDanger(message)).toBe(false);
  },
);

test('who only says that they are fine is still heard', () => {
  expect(deniesDanger('I am all right, thank you.')).toBe(false);
});

test.each([
  'why are you giving me a suicide number?? Im fine, just fed up',
  'why do you keep talking about violence',
  'i do not need the 988',
  'stop sending me hotlines',
  'por que me habla de violencia si es por la renta',
])('%j rejects what was offered, and nothing is added to it', (message) => {
  expect(rejectsHelp(message)).toBe(true);
  expect(calmed(message, { level: 'sure', id: 'suicide' })).toBeNull();
});

test.each(['why are you late', 'why do they call 911', 'por que me cobra la renta', 'i need a number to call'])(
  '%j rejects nothing',
  (message) => {
    expect(rejectsHelp(message)).toBe(false);
  },
);

test('danger that is told beside it is heard', () => {
  expect(
    calmed('why are you giving me a suicide number, i want to kill myself', { level: 'sure', id: 'suicide' }),
  ).toEqual({
    level: 'sure',
    id: 'suicide',
  });
});
