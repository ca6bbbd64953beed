import { describe, expect, test } from 'vitest';
import { threatAnew } from './threat-anew.ts';

describe('somebody who told of violence tells of more that may come', () => {
  test.each([
    'he just texted me he is coming home and he is going to make me pay',
    "he's outside my building again",
    'my ex found out where I live',
    'she showed up at my job yesterday',
    'im so scared what do i do now',
    'he said he will kill me if i go to court',
    "he told me i'll regret it",
    'ya viene para la casa',
    'mi ex sabe donde trabajo',
    'tengo mucho miedo',
    'dice que me la va a pagar y que me va a buscar',
    'está afuera tocando la puerta',
  ])('%s', (message) => expect(threatAnew(message)).toBe(true));

  test.each([
    'how do I get the order of protection',
    'can he come to the hearing',
    'will the judge make him pay for the damage',
    'he is the father of my son',
    'what if he finds a lawyer',
    'i will go to family court tomorrow',
    'cómo pido la orden',
    'va a ir a la corte el lunes',
    'cuánto tarda la orden',
  ])('not: %s', (message) => expect(threatAnew(message)).toBe(false));
});
