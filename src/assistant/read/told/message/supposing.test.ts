import { expect, test } from 'vitest';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { supposedIn, supposedOf } from './supposing.ts';

test.each([
  ['what if it was by mail?', 'it was by mail'],
  ['and if they left it with my neighbor', 'they left it with my neighbor'],
  ['¿y si la pegaron en la puerta?', 'la pegaron en la puerta'],
  ['ok what if i lived there 3 years', 'i lived there 3 years'],
  ['what if it was 7000', 'it was $7000'],
  ['what if its about 12,500', 'its about $12,500'],
  ['say i was 70', 'i am 70'],
  ["let's assume they mailed it", 'they mailed it'],
  ['would that change if i lived in yonkers', 'i lived in yonkers'],
  ['hypothetically if there were 4 kids', 'there were 4 kids'],
  ['supongamos que me la dieron en la mano', 'me la dieron en la mano'],
  ['pongamos que yo tuviera 70 años', 'yo tengo 70 años'],
  ['y que pasaria si yo viviera en yonkers', 'yo vivo en yonkers'],
  ['seria diferente si la renta fuera 2500', 'la renta es $2500'],
  ['en caso de que hubieran dejado el papel con mi tia', 'hubieran dejado el papel con mi tia'],
])('%j supposes that %j', (message, supposed) => {
  expect(supposedIn(message)).toBe(supposed);
});

test.each([
  'it was by mail',
  'can he do that if i paid',
  'what if it was 30 days',
  'they say it was by mail',
  'si vivo en yonkers',
  'si la mandaron por correo',
  'digame si la renta es 2500',
  'pongale 2500',
  'say 2500',
  'dicen que son 3 niños',
  'if the landlord says that he never got the letter and i have no proof of it at all what then',
])('%j supposes no other sum or way', (message) => {
  expect(supposedIn(message) ?? '').not.toContain('$');
  if (!message.startsWith('what if')) expect(supposedIn(message)).toBeNull();
});

test('what brings no fact supposes nothing', () => {
  const of = (message: string) => supposedOf(message, '2026-11-18', EMPTY_CASE);
  expect(of('the letter is dated nov 12. if i ask for the hearing now do my stamps keep going')).toBeNull();
  expect(of('what if he does not pay')).toBeNull();
  expect(of('what if it was by mail?')).toEqual({ facts: { served: 'mailed' } });
  expect(of('what if they mailed it on october 20')).not.toBeNull();
  expect(of('what if i lived in albany')).not.toBeNull();
});
