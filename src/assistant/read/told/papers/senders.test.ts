import { expect, test } from 'vitest';
import { bareLetterOf } from './senders.ts';

test.each([
  ['got a letter from HRA', 'social-services'],
  ['Social services sent me something in the mail, what do I do?', 'social-services'],
  ['i got a notice from the unemployment office today', 'unemployment'],
  ['my mom got a letter from social security and we are scared', 'social-security'],
  ['the DMV sent me a letter about my license', 'motor-vehicles'],
  ['got something from USCIS', 'immigration'],
  ['a marshal left a paper', 'marshal'],
  ['my landlord handed me a letter', 'landlord'],
  ['a letter came from a law office', 'law-firm'],
  ['the school sent a letter home', 'school'],
  ['me llego una carta del seguro social y no entiendo', 'social-security'],
  ['recibi un aviso del departamento de trabajo', 'unemployment'],
  ['el casero me dejo un papel', 'landlord'],
  ['tengo una carta de migracion, ayuda por favor', 'immigration'],
])('%j: a letter of which only the sender is told', (message, sender) => {
  expect(bareLetterOf(message)).toBe(sender);
});

test.each([
  'i got a letter from HRA that my food stamps stop in december',
  'letter from the landlord saying the rent goes up',
  'the DMV suspended my license, i have the letter',
  'does the landlord have to give me a notice?',
  'my lawyer lost my papers',
  'inmigracion me nego el permiso, me llego la carta ayer',
  'carta del seguro social: dice que me pagaron de mas',
  'can i write a letter to the school',
  'what is social security',
  'my landlord keeps my mail and opened two letters',
])('%j: says what it is about, or that none came', (message) => {
  expect(bareLetterOf(message)).toBeNull();
});
