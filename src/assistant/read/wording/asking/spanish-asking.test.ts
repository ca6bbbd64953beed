import { describe, expect, test } from 'vitest';
import { isQuestion, questionKindOf } from '../question-form.ts';

describe('a Spanish question is mostly written as a statement, without its marks', () => {
  test.each([
    // The verb stands first.
    'podria apelar todavia',
    'tendria que mudarme antes',
    'nos toca repartir la casa',
    'sera que me afecta la residencia',
    'no se puede hacer por telefono',
    'le deben avisar a uno por escrito',
    'sirve un video del pasillo',
    'cuenta el dia que me lo dieron',
    'afecta mi credito',
    'ya no se puede apelar',
    'la abuela tambien califica',
    'me van a descontar del cheque por eso',
    // Somebody or something stands first.
    'la escuela puede expulsarlo por eso',
    'uno puede cancelar eso',
    'esa carta se puede mandar por email',
    'mis vecinos tienen derecho a grabarme',
    'la fianza la tengo que pagar yo',
    // A conclusion is drawn to hear whether it holds.
    'o sea que sin testigos no hay caso',
    'osea que me quedo con la deuda',
    'entonces ya no debo ir el jueves',
    'asi que tengo que mandar otra copia',
    'eso significa que pierdo el turno',
    // A condition, and what would follow.
    'si renuncio pierdo las vacaciones',
    'y si me caso me quitan la ayuda',
    // Somebody says that they do not know, or would like to.
    'no hallo como sacarlo de la casa',
    'no tengo idea de adonde acudir',
    'no estoy segura de si me pueden cobrar eso',
    'queria preguntarle si cobran por la cita',
    'ando averiguando como se quita el record',
    'me podria decir cual formulario es',
    'usted sabe si abren los sabados',
    'la abogada me dice que hago',
    'me dice que papeles llevo',
    // What it is about stands before what is asked.
    'de la fianza cuanto me regresan',
    'con el carro que pasaria',
    'la multa por que me la subieron',
    'xq me descuentan tanto',
    // A tag.
    'no me pueden grabar cierto',
    'tienen que avisarme antes no',
    'igual me toca ir a la cita si o no',
  ])('%s', (said) => {
    expect(isQuestion(said)).toBe(true);
  });

  test.each([
    'puedo pagar como 200 por semana',
    'eso no es cierto',
    'ya le dije que no',
    'el dijo que yo tampoco',
    'que pena con usted',
    'entonces me botaron sin avisar',
    'si tengo contrato',
    'porque me quede sin trabajo',
    'no se cuando llego la carta',
    'esa es la casa donde vivo',
    'me pagan 12 la hora',
    'mi esposo no puede caminar',
    'en cuanto salio me llamo',
    'la escuela me dice q no lo evaluan todavia',
    'el casero me dice que tengo que salir',
  ])('nothing is asked by "%s"', (said) => {
    expect(isQuestion(said)).toBe(false);
  });
});

describe('the same of English', () => {
  test.each([
    'so he can just walk in whenever',
    'so basically i have to start over',
    'if i move out early they keep the bond',
    'not sure if i can record them',
    'no idea where to send it',
    'we wanted to ask if the fee comes back',
    'trying to find out what they can check',
  ])('%s', (said) => {
    expect(isQuestion(said)).toBe(true);
  });

  test.each(['thats where i sleep', 'i know who did that', 'so he left', 'not sure when she moved in'])(
    'nothing is asked by "%s"',
    (said) => {
      expect(isQuestion(said)).toBe(false);
    },
  );
});

test.each([
  ['para cuando hay que mandarlo', 'how-long'],
  ['cuanto se demora el cheque', 'how-long'],
  ['cuantas semanas me pagan', 'how-long'],
  ['how much time is left', 'how-long'],
  ['como cuanto me darian', 'how-much'],
  ['a como sale la copia', 'how-much'],
  ['what would they charge me', 'how-much'],
  ['cual oficina recibe eso', 'where'],
  ['a que lugar hay que llevarlo', 'where'],
  ['que me puede pasar si falto', 'what-if'],
  ['que sucederia con el carro', 'what-if'],
  ['como le hago para cambiarlo', 'how'],
  ['de que forma lo demuestro', 'how'],
  ['what is the best way to show it', 'how'],
  ['que rayos es un lien', 'what-is'],
  ['a que se refiere con arbitraje', 'what-is'],
  ['desde cuando corre', 'when'],
  ['nos podrian multar', 'yes-no'],
  ['uno puede pedir otra fecha', 'yes-no'],
  ['seria malo faltar', 'yes-no'],
  ['en cuanto salga le aviso', null],
  ['trabajo como cocinero', null],
])('%j asks for: %s', (said, kind) => {
  expect(questionKindOf(said)).toBe(kind);
});
