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
    ['me pueden multar y ademas me van a quitar el permiso', ['me pueden multar', 'me van a quitar el permiso']],
    ['a donde mando la carta y se puede por email', ['a donde mando la carta', 'se puede por email']],
    ['cuanto me toca y nos tienen que avisar antes', ['cuanto me toca', 'nos tienen que avisar antes']],
    ['tengo que ir el martes y con quien hablo ahi', ['tengo que ir el martes', 'con quien hablo ahi']],
    ['puedo apelar y necesito abogado para eso', ['puedo apelar', 'necesito abogado para eso']],
    ['can i appeal and am i allowed to stay', ['can i appeal', 'am i allowed to stay']],
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
    'puede entrar y cambiarme la cerradura',
    'me puede botar y quedarse con todo',
    'me pueden botar a mi y a mi hermano',
    'do i have to pay and is it legal',
  ])('stays one: %s', (sentence) => {
    expect(joinedQuestions(sentence)).toEqual([sentence]);
  });
});
