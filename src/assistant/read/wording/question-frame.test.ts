import { expect, test } from 'vitest';
import { askedOf, frameOf } from './question-frame.ts';

test.each([
  ['can they keep my deposit', 'may'],
  ['is it legal to charge that', 'may'],
  ['¿Pueden quedarse con mi depósito?', 'may'],
  ['is it illegal to charge that', 'not-may'],
  ["can't they just wait", 'not-may'],
  ['no me pueden sacar verdad', 'not-may'],
  ['do i have to let them in', 'must'],
  ['tengo que abrirles la puerta', 'must'],
  ["don't they have to give notice", 'not-must'],
  ['will a warrant show up', 'other'],
  ['is it too late', 'not-other'],
  ["isn't it illegal", 'may'],
])('%s is turned as: %s', (text, frame) => {
  expect(frameOf(text)).toBe(frame);
});

test.each([
  ['can i stop paying', 'me'],
  ['do we have to be there', 'me'],
  ['puedo pagar despues', 'me'],
  ['can he sue me', 'others'],
  ['does my boss have to tell me', 'others'],
  ['me pueden sacar', 'others'],
  ['if he sues can i pay later', 'me'],
  ['can they come in if i say no, and can i stop it', 'others'],
  ['legal?', 'nobody'],
])('%s is asked of: %s', (text, of) => {
  expect(askedOf(text)).toBe(of);
});
