import { expect, test } from 'vitest';
import { termAskedIn } from './term-asked.ts';

test.each([
  ['what is a stipulation?', 'stipulation'],
  ['ok so whats a lien', 'lien'],
  ['what does “default judgment” mean', 'default judgment'],
  ['what do you mean by arraignment', 'arraignment'],
  ["i don't know what probate is", 'probate'],
  ['¿Qué significa embargo?', 'embargo'],
  ['no entiendo que es una citación', 'citacion'],
  ['habeas corpus?', 'habeas corpus'],
])('%j asks for %j', (message, term) => {
  expect(termAskedIn(message)).toBe(term);
});

test.each(['my landlord kept my deposit', 'what if i do not pay the 14 day demand they sent me in the mail last week', 'they served me on monday', 'can he do that'])(
  '%j asks for no meaning',
  (message) => {
    expect(termAskedIn(message)).toBeNull();
  },
); // prettier-ignore
