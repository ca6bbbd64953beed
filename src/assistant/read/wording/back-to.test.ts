import { expect, test } from 'vitest';
import { backToIn } from './back-to.ts';

test.each([
  ['ok back to the contractor, what do i bring to court', 'contractor', 'what do i bring to court'],
  ['Thanks. Going back to my deposit: how long do I wait?', 'deposit', 'how long do I wait?'],
  ['back to the denial where do i send it', 'denial', 'where do i send it'],
  ['bueno, volviendo a lo del trabajo, cuánto me deben pagar', 'trabajo', 'cuánto me deben pagar'],
  ['about the car thing again, who pays for it', 'car', 'who pays for it'],
  ['what about the lease from before, can i break it', 'lease', 'can i break it'],
  ['y lo del carro que le dije, quien lo paga', 'carro', 'quien lo paga'],
  ['lo de la licencia otra vez, cuanto tarda', 'licencia', 'cuanto tarda'],
  ['otra vez con lo del seguro, me cubre algo', 'seguro', 'me cubre algo'],
  ['sobre lo del divorcio de antes, donde se mete', 'divorcio', 'donde se mete'],
  ['regresando al divorcio: cuánto cuesta', 'divorcio', 'cuánto cuesta'],
])('%s', (message, what, rest) => {
  expect(backToIn(message)).toEqual({ what, rest });
});

test.each([
  'i want my money back to the last cent',
  'lo del carro me costo mucho, que hago',
  'me lo dijo otra vez, que hago',
  'can i go back to work while i am hurt',
  'quiero regresar a mi país',
  'back to the contractor',
  'he moved back to the apartment and changed the locks',
])('%s: goes back to nothing that was spoken about', (message) => {
  expect(backToIn(message)).toBeNull();
});
