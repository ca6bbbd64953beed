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

test.each([
  ['que carajo es un lien', 'lien'],
  ['¿qué viene siendo una orden de restricción?', 'orden de restriccion'],
  ['que es eso del order to show cause', 'order to show cause'],
  ['la palabra arbitraje que quiere decir', 'arbitraje'],
  ['eso de mediacion que es', 'mediacion'],
  ['como asi embargo', 'embargo'],
  ['deposicion, que es eso', 'deposicion'],
  ['subpoena? no se que es', 'subpoena'],
  ['never heard of a deposition, what is that', 'deposition'],
  ['arbitration, what does that mean', 'arbitration'],
  ['who is the respondent', 'respondent'],
])('%j asks what %s means, however it is put', (message, term) => {
  expect(termAskedIn(message)).toBe(term);
});

test.each(['eso que me dijo no es asi', 'como le hago con la corte', 'el juez no sabe que es cierto'])(
  '%j asks for the meaning of nothing',
  (message) => {
    expect(termAskedIn(message)).toBeNull();
  },
);
