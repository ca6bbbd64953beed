import { expect, test } from 'vitest';
import { meantInstead } from './correcting.ts';

test.each([
  ['No, not the lease! My son wants to move me out', 'My son wants to move me out'],
  ['i meant the bus ticket, what happens with it', 'the bus ticket, what happens with it'],
  ['You did not understand. They towed my truck', 'They towed my truck'],
  ['This is about my wages not the fine. where do i go', 'my wages. where do i go'],
  ['we are not married. can he put me out', 'can he put me out'],
  ['le pregunté quién paga el hospital', 'quién paga el hospital'],
  ['no señora, yo hablo del sueldo no de la multa. sirve mi libreta?', 'sueldo. sirve mi libreta?'],
  ['No me entendió. El dueño vendió la casa', 'El dueño vendió la casa'],
])('%s', (message, meant) => {
  expect(meantInstead(message)).toBe(meant);
});

test.each([
  'no heat since friday',
  'can he keep my deposit',
  'no tengo contrato',
  'how much can they take',
  'I asked my landlord for repairs in May',
  'what if he says no',
])('nobody is corrected by "%s"', (message) => {
  expect(meantInstead(message)).toBeNull();
});
