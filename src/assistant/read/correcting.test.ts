import { expect, test } from 'vitest';
import { deniesAtFirst, meantInstead, withoutDenied } from './correcting.ts';

test.each([
  ['No, not the lease! My son wants to move me out', 'My son wants to move me out'],
  ['i meant the bus ticket, what happens with it', 'the bus ticket, what happens with it'],
  ['You did not understand. They towed my truck', 'They towed my truck'],
  ['This is about my wages not the fine. where do i go', 'my wages. where do i go'],
  ['No, we are not married. can he put me out', 'can he put me out'],
  ['le pregunté quién paga el hospital', 'quién paga el hospital'],
  ['no señora, yo hablo del sueldo no de la multa. sirve mi libreta?', 'sueldo. sirve mi libreta?'],
  ['what?? no boat. my truck, taken for the loan', 'my truck, taken for the loan'],
  ['no es por multas. fue el banco del préstamo', 'fue el banco del préstamo'],
  ['nobody sued me. its just a bill from the hospital', 'its just a bill from the hospital'],
  ['No one has evicted us yet. he only sent a letter', 'he only sent a letter'],
  ['nadie me ha demandado. es solo una cuenta del hospital', 'es solo una cuenta del hospital'],
  ['No me despidieron. yo renuncie por el horario', 'yo renuncie por el horario'],
  ['no es por multas fue el banco del carro', 'fue el banco del carro'],
  ['no el carro, las herramientas. me las dan?', 'las herramientas. me las dan?'],
  ['thats about flats. will the bill go on my credit', 'will the bill go on my credit'],
  ['i mean if i leave can she call them', 'if i leave can she call them'],
  ['no i dont want to cancel it. the store refuses to take it', 'the store refuses to take it'],
  ['nada de eso. soy inquilina y se dañó el piso', 'soy inquilina y se dañó el piso'],
  ['  No, I do not want it.  can he sell it ', 'can he sell it'],
  ['No me entendió. El dueño vendió la casa', 'El dueño vendió la casa'],
  ['im not asking about the fine now im asking if they owe me vacation', 'if they owe me vacation'],
  ["I didn't ask about custody, I asked who gets the house", 'who gets the house'],
  ['no pregunto de la multa, pregunto si me pagan las vacaciones', 'si me pagan las vacaciones'],
  ['no hablo del contrato, quiero saber si me pueden sacar', 'quiero saber si me pueden sacar'],
  ["that's not what I asked, who pays the movers", 'who pays the movers'],
  ['thats not helpful who pays the movers', 'who pays the movers'],
  ['ok but this isnt an answer, who pays the movers', 'who pays the movers'],
  ['u didnt answer me who pays the movers', 'who pays the movers'],
  ["you're not listening. who pays", 'who pays'],
  ['you forgot my other question, who pays the movers', 'who pays the movers'],
  ['eso no es lo que le pregunté, quién paga la mudanza', 'quién paga la mudanza'],
  ['no me contestó quién paga la mudanza', 'quién paga la mudanza'],
  ['se le olvidó mi otra pregunta, quién paga', 'quién paga'],
  ['no pregunte eso, pregunte quién paga', 'quién paga'],
  ['yo no le pregunté eso. quién paga la mudanza', 'quién paga la mudanza'],
  ['no hablo del carro sino del seguro', 'seguro'],
  ['no es por la multa sino por el registro que no pasó', 'el registro que no pasó'],
  ['perdón, quise decir la licencia de mi hermana que venció', 'la licencia de mi hermana que venció'],
  ['mejor dicho, el dueño de la tienda no me paga', 'el dueño de la tienda no me paga'],
  ['en realidad hablo de la fianza que di', 'la fianza que di'],
])('%s', (message, meant) => {
  expect(meantInstead(message)).toBe(meant);
});

test.each([
  'no heat since friday',
  '  can he keep it   ',
  'can he keep it.  how long ',
  'can he keep my deposit',
  'no tengo contrato',
  'how much can they take',
  'I asked my landlord for repairs in May',
  'what if he says no',
  'is it really not a crime?',
  'we are not married. can he put me out',
  'no dejo testamento. tenia una hija alla',
  'i dont have papers. where do i complain',
  'todavia no la cortan. podemos hacer un plan',
  'no me refiero al barco, y tampoco al camión',
  "that's not what the letter says, it names my brother",
  'you understand that he left',
])('nobody is corrected by "%s"', (message) => {
  expect(meantInstead(message)).toBeNull();
});

test.each([
  'nobody was hurt, the other driver just drove on',
  'no no, nothing is broken. my wife died and it is hers',
  'wait, im not selling the house, i live in it',
  'no es de la tienda, el taller tiene mi moto',
  'yo no firme nada con esa gente',
])('%j begins with what is not so', (message) => {
  expect(deniesAtFirst(message)).toBe(true);
});

test.each([
  'no',
  'no i did not',
  'not yet',
  'no hay un limite para lo que piden',
  'no tengo dinero para pagar eso ahora',
  'nothing came in the mail since then',
  'no tiene papeles, lo pueden mandar a migracion?',
  'que no tenga que pagar fianza? cuanto cuesta',
  'no saben donde lo tienen desde ayer en la noche',
  'i have no lease with the new owner',
])('%j does not, or says too little', (message) => {
  expect(deniesAtFirst(message)).toBe(false);
});

test.each([
  ['We are not renters. we own it together', 'Renters and pets', 'my dog bit him', 'we own it together'],
  ["he isn't my tenant, he is my cousin", 'Tenants', 'he lives here', 'he is my cousin'],
  ['no tengo visa de turista, tengo asilo', 'Visa de turista', 'falté a la corte', 'tengo asilo'],
  ['No, not tenants! My cousin lives here', 'Tenants', 'he lives here', 'My cousin lives here'],
  ['nobody was arrested', 'A child was arrested', 'my son is gone', ''],
  // Nothing of ours is denied, or they had said it themselves.
  ['we have no lease', 'Deposits', 'he kept it', null],
  ['i did not sign the lease', 'Signing a lease', 'the lease says', null],
  ['I rent from him', 'Renters', 'he kept it', null],
  ['we never had any of the papers that renters get from an owner', 'Renters', 'he kept it', null],
])('%j, where we spoke of %j', (message, ours, theirs, rest) => {
  expect(withoutDenied(message, { name: ours }, theirs)?.rest ?? null).toBe(rest);
});

test.each([
  [
    'hes not my roommate im not there he has the whole place. can they evict me',
    'im not there he has the whole place. can they evict me',
  ],
  ['no this isnt a roommate its a tenant of mine. how long', 'no its a tenant of mine. how long'],
  ['no es un roommate es mi inquilino y no paga', 'es mi inquilino y no paga'],
])('%s: what something is not goes, and what it is stays', (message, rest) => {
  expect(withoutDenied(message, { name: 'Roommate who is not on the lease' }, 'I rented it to a guy')?.rest).toBe(rest);
});

test('who denied it before has not said it', () => {
  const theirs = "He isn't my roommate, I rented it to him.";
  const ours = { name: 'Roommates' };
  expect(withoutDenied('it wasnt a roommate. i rented it without asking', ours, theirs)?.rest).toBe(
    'i rented it without asking',
  );
  expect(withoutDenied('it is not my roommate', ours, 'my roommate left')).toBeNull();
});

test.each([
  ['im not a veteran. do i get the lower rate', 'Veterans pay less.', 'do i get the lower rate', 'veter'],
  ['no estoy embarazada ni nada. me tiene que avisar', 'Por estar embarazada no la pueden despedir.', 'ni nada. me tiene que avisar', 'embar'], // prettier-ignore
  ['no! not cats not dogs. who pays the fence', 'Cats and dogs are counted.', 'who pays the fence', 'cats'],
  ['i didnt say anything about a pool. can they say no', 'A pool needs a fence.', 'can they say no', 'pool'],
  ['no dealer its my own boat. how do i sell it', 'A dealer gives a receipt.', 'its my own boat. how do i sell it', 'deale'], // prettier-ignore
  ['my sister has nothing to do with it. where do i look', 'If your sister signed it.', 'where do i look', 'siste'],
])('%j, where something else was told of', (message, told, rest, stem) => {
  const denied = withoutDenied(message, { name: 'Other', told }, 'they charge me');
  expect(denied?.rest).toBe(rest);
  expect([...(denied?.stems ?? [])]).toContain(stem);
  // What they had said themselves is a fact.
  expect(withoutDenied(message, { name: 'Other', told }, told)).toBeNull();
});

test('what is not so of something that we only told of is a fact', () => {
  const told = 'A signed paper can be used in court.';
  expect(withoutDenied('i never signed. can they sue', { name: 'Other', told }, 'they called')).toBeNull();
});

test.each([
  ['nieces?? no. i mean the car', 'i mean the car'],
  ['there was no storm!!! he cut it', 'he cut it'],
  ['you keep talking about storms. he cut it', 'he cut it'],
  ['no hubo tormenta. el lo corto', 'el lo corto'],
])('%j denies what only we had said', (message, rest) => {
  const ours = { name: 'Fallen trees', told: 'A storm (tormenta) that blew it down. Nieces inherit.' };
  expect(withoutDenied(message, ours, 'the neighbor cut my tree')?.rest).toBe(rest);
  expect(withoutDenied(message, { name: 'Trees' }, 'storms, nieces, tormentas')).toBeNull();
});
