import { expect, test } from 'vitest';
import { frameOf } from './question-frame.ts';

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
