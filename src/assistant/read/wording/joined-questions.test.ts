import { describe, expect, test } from 'vitest';
import { joinedQuestions } from './joined-questions.ts';

describe('two questions in one sentence', () => {
  test.each([
    ['how do i file it and what does it cost', ['how do i file it', 'what does it cost']],
    [' how do i file it and what does it cost ', ['how do i file it', 'what does it cost']],
    ['can he keep it, and how long do i have to sue?', ['can he keep it', 'how long do i have to sue?']],
    [
      'quiero saber si los puedo demandar y cuanto cuesta hacerlo',
      ['quiero saber si los puedo demandar', 'cuanto cuesta hacerlo'],
    ],
    ['y como hago eso del caso HP cuanto cuesta', ['y como hago eso del caso HP', 'cuanto cuesta']],
    ['where do i take the papers how much is it', ['where do i take the papers', 'how much is it']],
    [
      'ok where do i go im in the bronx and do i need a lawyer',
      ['ok where do i go im in the bronx', 'do i need a lawyer'],
    ],
    ['¿Dónde se presenta y cuánto tiempo tengo?', ['¿Dónde se presenta', 'cuánto tiempo tengo?']],
  ])('%s', (sentence, questions) => {
    expect(joinedQuestions(sentence)).toEqual(questions);
  });

  test.each([
    'he took the money and what can i do',
    'can they keep the deposit and the last month',
    'can i sue and how',
    'ok so where do i sue him',
    'tell me how much is it',
    'mi hermano y cuando viene',
    'do i have to pay and is it legal',
  ])('stays one: %s', (sentence) => {
    expect(joinedQuestions(sentence)).toEqual([sentence]);
  });
});
