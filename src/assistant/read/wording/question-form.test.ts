import { describe, expect, test } from 'vitest';
import { isBareFact } from './bare-fact.ts';
import {
  asksWhetherSo,
  isImpliedQuestion,
  isQuestion,
  pointsBack,
  questionKindOf,
  asksIfTheSame,
  asksIfTheSameFor,
} from './question-form.ts';
import { sentencesOf } from '../sentences.ts';

test.each([
  'whats a notice to cure',
  'wheres the clerk',
  'he signed it already so is that enough',
  'shes 15, doesnt that change something',
  'the fee is 45, who do i give it to',
  'para cuando es eso',
  'con quien me quejo',
  'a donde lo llevo',
  'y por cuanto tiempo',
  'me puede botar con mis hijos',
  'lo pueden deportar por eso',
  'ok y si el banco me demanda',
  'and if she refuses',
  'no tengo tanto dinero puedo dar la mitad ahora',
  'bueno mañana voy que les pido',
  'tenemos dos niños eso importa',
  'its over that amount then which office',
  'yeah but isnt beer legal at the beach',
  'they said he was late too often. is that a good excuse',
  'i want to move in spring, will that debt follow me',
  'el tiene que darme un recibo o no',
  'mis hijos no tienen ropa donde consigo',
  'mi primo me quita el dinero como lo paro',
  'que pongo en la carta al dueño',
  'you left out the yelling, is screaming like that a crime',
  'my brother signed too, are both names on the hook',
  'i live with grandma. answer the part about the books pls',
  'bueno. conteste lo del seguro',
  'was that allowed',
  'were they supposed to ask me first',
  'werent they supposed to call me',
  'bueno y como pido una reunion para cambiarle el IEP',
  'great, now how long does it take',
])('%j asks, without its mark', (said) => {
  expect(isQuestion(said)).toBe(true);
});

test.each([
  'he did that twice',
  'was fired on monday',
  'were living there 3 years',
  'i know what it is',
  'the letter says it is from the city',
  'he told me that was my fault',
  'vivo con mi hermana',
  'me dijo que no',
  'no puedo pagar tanto',
  'solo puedo los lunes',
  'ya no debo nada',
  'le debo 900 a la tienda',
  'debemos la renta de mayo',
  'he wants a different kind of lease',
  'isnt working since monday',
  'trabajo como mesero',
  'el dijo que si',
  'i called them, do not worry',
  'the boiler, is broken',
  'i have to answer the summons this week',
  'como desde febrero',
  'como unas 3 semanas',
  'como 50 horas',
  'como cuarenta',
])('%j tells', (said) => {
  expect(isQuestion(said)).toBe(false);
});

test.each([
  ['it was a park. who do i write to', 2],
  ['they said no!! now i am scared. what if they come', 3],
  ['i live at 12 main st. apt. 4b in troy', 1],
  ['he works for mr. lee', 1],
  ['First one. Second one.', 2],
])('%j: %d sentences', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count);
});

test.each([
  'the 3rd',
  'in the bronx',
  'vivo en queens',
  'like 1600',
  'hace 3 semanas',
  'nov 12',
  'i told you, halloween',
  'ya le dije, nov 12',
])('%j is something for the case file alone', (message) => {
  expect(isBareFact(message)).toBe(true);
});

test.each(['he says it was for broken plates', 'she has an iep', 'rompieron la puerta', 'it came by mail'])(
  '%j may bring a rule into play',
  (message) => {
    expect(isBareFact(message)).toBe(false);
  },
);

test.each([
  'was that even legal',
  'sera legal eso',
  'eso esta permitido',
  'can they do that',
  'so is that legal?',
  'eso se puede',
  'pero eso es legal',
  'pueden hacer eso',
])('%j asks whether it is so', (said) => {
  expect(asksWhetherSo(said)).toBe(true);
});

test.each(['is it legal to evict me', 'can they take my car', 'es legal cobrar por las llaves'])(
  '%j asks more',
  (said) => {
    expect(asksWhetherSo(said)).toBe(false);
  },
);

test.each([
  ['how long does he have', 'how-long'],
  ['¿cuánto tiempo tengo?', 'how-long'],
  ['how much is it', 'how-much'],
  ['can they charge more than the limit', 'how-much'],
  ['when is it due', 'when'],
  ['where do i go', 'where'],
  ['who decides', 'who'],
  ['what happens then', 'what-if'],
  ['how do i file it', 'how'],
  ['what is a notice', 'what-is'],
  ['can he keep it', 'yes-no'],
  ['¿Puede quedarse con eso?', 'yes-no'],
  ['he kept it', null],
])('%j asks for: %s', (said, kind) => {
  expect(questionKindOf(said)).toBe(kind);
});

test('"it" points back in ten words, and in eleven it may be anything', () => {
  expect(pointsBack('how do we put it in both of our names')).toBe(true);
  expect(pointsBack('how do we put it in both of our names now')).toBe(false);
  expect(pointsBack('is it legal')).toBe(false);
  expect(pointsBack('how do we go on')).toBe(false);
});

test.each([
  ['cuando lo mando', true],
  ['y si lo firmo', true],
  ['me los devuelven', true],
  ['los puedo demandar', true],
  ['como hago para pedirla', true],
  ['a mi sobrino lo expulsaron de la escuela', false],
  ['me quitaron los cupones este mes', false],
  ['lo mio es otra cosa', false],
  ['que es lo que dice la ley de mascotas', false],
])('%j points back: %s', (said, points) => {
  expect(pointsBack(said)).toBe(points);
});

describe('a question without its mark, in the middle or at the end', () => {
  test.each([
    'he left a boat and some money, who gets it',
    'dejo una casa y un carro, quien se queda con la casa',
    'the letter is from may, what day is the last',
    'la carta es del 3, q dia es el ultimo',
    'ok so tuesday where i go first',
    'if i sign the form will the bank take it',
    'just tell me how to get it back',
    'im asking if he has to pay the overtime',
    'my question is who signs for the child',
    'le pregunto si tengo que mudarme',
    'digame si me toca algo',
    'si no firmo me puede botar',
    'tuve un problema hace años eso me afecta',
    'a payment plan how',
  ])('%s', (sentence) => {
    expect(isQuestion(sentence)).toBe(true);
  });

  test.each(['my cousin who lives upstairs has the key', 'i did the work and left', 'el que me debe es mi primo'])(
    'nothing is asked by "%s"',
    (sentence) => {
      expect(isQuestion(sentence)).toBe(false);
    },
  );

  test.each([
    'he will report me if i say anything',
    'nos van a sacar el viernes',
    'i want to stop them from calling',
    'quiero ver a mis hijos',
    'im scared if i say no they cut my hours',
  ])('a threat, a wish or a fear asks what can be done: "%s"', (sentence) => {
    expect(isImpliedQuestion(sentence)).toBe(true);
  });

  test('who wants a lawyer or help asks for these', () => {
    expect(isImpliedQuestion('i want a lawyer')).toBe(false);
    expect(isImpliedQuestion('necesito un abogado')).toBe(false);
  });
});

test.each([
  ['i am on long island, not in the city. is it the same?', true],
  ['estoy en hempstead, es igual?', true],
  ['does that still apply here', true],
  ['its been in his shop twice for the same thing', false],
  ['we are the same age', false],
])('%j asks whether it is the same there: %s', (message, asks) => {
  expect(asksIfTheSame(message)).toBe(asks);
});

test.each([
  ['would it be the same in albany', true],
  ['ok and does that rule apply upstate too', true],
  ['any difference if i live on long island', true],
  ['same thing for a house?', true],
  ['y eso tambien vale en mount vernon', true],
  ['sera igual si vivo en long island', true],
  ['cambiaria algo en buffalo', true],
  ['y pa los que viven upstate es lo mismo', true],
  ['he said the same in court', false],
  ['el juez me dijo lo mismo en la corte', false],
  ['vivo en el mismo edificio', false],
  ['the landlord has the same lawyer for the other case', false],
  ['eso no vale nada en el mercado', false],
])('%j asks whether it is the same for something else: %s', (message, asks) => {
  expect(asksIfTheSameFor(message)).toBe(asks);
});
