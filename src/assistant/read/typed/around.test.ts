import { describe, expect, test } from 'vitest';
import { createWithoutAround, openWithoutAround, wordsTyped } from './around.ts';
import { countPairs, parsePairs, writePairs } from './word-pairs.ts';

const without = openWithoutAround();

describe('what is said around a problem', () => {
  test.each([
    ['hello my landlord wont return my deposit', 'my landlord wont return my deposit'],
    ['Good morning, sorry to bother you. Can they take my car', 'Can they take my car'],
    ['hola buenas tardes mi jefe no me paga', 'mi jefe no me paga'],
    ['Hola, disculpe la molestia, ¿me pueden subir la renta?', 'me pueden subir la renta?'],
    ['can they tow my car?? pls help 😭', 'can they tow my car?'],
    ['mi casero no arregla el baño muchas gracias de antemano', 'mi casero no arregla el baño'],
    ['hi i have a question my boss cut my hours thanks in advance', 'my boss cut my hours'],
    ['😭😭 hello, é­l me debe dinero', 'é­l me debe dinero'],
  ])('%j is about %j', (message, problem) => {
    expect(without(message)).toBe(problem);
  });

  test.each([
    'my landlord wont return my deposit',
    'can i get help with my rent',
    'thanks',
    'ok thank you so much',
    'hello',
    'i have a question',
    'muchas gracias que Dios lo bendiga',
    'the judge said hello to my brother',
    'i need help paying my electric bill',
    'necesito ayuda para pagar la renta',
    'me quitan las propinas, eso se puede?',
    'me quito las propinas eso es legal',
    'they want 2 months deposit is that allowed',
    '',
  ])('%j stays whole', (message) => {
    expect(wordsTyped(without(message)).join(' ')).toBe(wordsTyped(message).join(' '));
  });
});

describe('where the problem begins and ends', () => {
  const said = (texts: readonly string[]) => countPairs(texts.map(wordsTyped));
  const problems = [
    'my rent is late',
    'my rent is high',
    'the rent is late',
    'is my rent high',
    'late rent is my problem',
  ];
  const of = createWithoutAround({
    before: said(['good day', 'good day friend', 'kind people']),
    after: said(['many blessings', 'blessings to all']),
    problem: said([...problems, ...problems]),
  });

  test('one greeting after the other', () => {
    expect(of('good day kind people my rent is late many blessings blessings to all')).toBe('my rent is late');
  });

  test('two words are left at the least', () => {
    expect(of('good day friend my rent')).toBe('my rent');
    expect(of('my rent many blessings')).toBe('my rent');
    expect(of('good day rent')).not.toBe('rent');
  });
});

test('what is written down of words is read as it was', () => {
  const { words, pairs } = countPairs([wordsTyped('good day'), wordsTyped('good evening')]);
  const read = parsePairs(writePairs({ words, pairs }));
  expect(read.words.get('good')).toBe(2);
  expect(read.pairs.get('good')).toEqual(pairs.get('good'));
  expect(read.words.size).toBe(words.size);
});
