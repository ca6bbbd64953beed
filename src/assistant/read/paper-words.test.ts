import { expect, test } from 'vitest';
import { asksWhichPapers, wishesForPaper } from './paper-words.ts';

test.each([
  'write the letter for me',
  'my landlord wont give back my deposit write the letter for me',
  'can you write it',
  'NYC. can you write it',
  'Brooklyn. ok start it',
  'i want to do small claims against a contractor, can you start it',
  'help me fill out the form',
  'ok start',
  'i want to write him a letter before court',
  'haz la carta',
  'necesito que dejen de llamarme por una deuda haz la carta',
  'me deben sueldo ayúdame a llenar la carta',
  'si empieza',
  'sí, empezar',
  'hazmela por favor',
  'quiero una carta para que el casero arregle el moho',
  'my boss didnt pay me my last 2 weeks start that wage one',
  'he took 3500. help me fill the small claims thing',
])('%j wishes for a paper', (message) => {
  expect(wishesForPaper(message)).toBe(true);
});

test.each([
  'how do i write the letter',
  'do i have to fill in a form',
  'what do i write in it',
  'the landlord sent me a letter',
  'i need a letter from my doctor',
  'can they start it over',
  'should i write the letter myself',
  'he said he would write it down',
  'cómo hago la carta',
  'me mandaron una carta',
  'tengo que llenar el formulario?',
  'when does it start',
  'can you do that in new york',
  'when does the new one start',
  'do i fill the first one or the second thing',
  'can i write my own letter to them',
  'puedo escribir la carta yo misma',
  'can the letter to the bank go by mail',
  'does a letter to the boss cost anything',
])('%j does not', (message) => {
  expect(wishesForPaper(message)).toBe(false);
});

test.each(['what papers can you fill in', 'like what letters can you write for me', 'qué cartas puedes hacer'])(
  '%j asks which there are',
  (message) => {
    expect(asksWhichPapers(message)).toBe(true);
    expect(asksWhichPapers('what papers do i bring')).toBe(false);
  },
);
