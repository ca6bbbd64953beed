import { expect, test } from 'vitest';
import { asksOpinion, isAboutTheProblem, isNamed } from './act-words.ts';

test.each([
  ['human', 'can i talk to a real person', true],
  ['human', 'what number do i call', false],
  ['human', '¿puedo hablar con alguien?', true],
  ['what-can-you-do', 'what can you do', true],
  ['what-can-you-do', 'cuánto se tardan', false],
  ['privacy', 'who can read this', true],
  ['privacy', 'quién lee esto', true],
  ['privacy', 'who else do i tell', false],
  ['privacy', 'who can see what I am writing here?', true],
  ['privacy', 'will my job see this', false],
  ['will-i-win', 'me van a quitar mi carro', false],
  ['will-i-win', 'will i get my money back', true],
  ['will-i-win', 'will i lose it', false],
  ['will-i-win', 'am i going to lose my license', false],
  ['will-i-win', 'voy a perder mi licencia', false],
  ['will-i-win', 'will i lose', true],
  ['will-i-win', 'voy a perder el caso', true],
  ['need-lawyer', 'necesito un abogado?', true],
  ['need-lawyer', 'la escuela tiene que hacer algo?', false],
  ['show-attorneys', 'ok show me some', true],
  ['show-attorneys', 'can i find someone to take over', false],
  ['should-i', 'should i sign it or wait', true],
  ['should-i', 'firmo o no firmo', true],
  ['should-i', 'does the owner have to pay for it or do we', false],
  ['should-i', 'who is supposed to clean it up, him or me', false],
  ['should-i', 'a quién le toca pagar eso, a él o a mí', false],
  ['shorter', 'shorter', true],
  ['shorter', 'how long?', false],
  ['shorter', 'and for how long', false],
  ['shorter', 'that is too long', true],
  ['not-what-i-asked', 'what happens if i never reply', false],
  ['not-what-i-asked', 'y que pasaria si no les respondo', false],
  ['not-what-i-asked', 'y si no me contestan', false],
  ['not-what-i-asked', 'that is not what i asked', true],
  ['not-what-i-asked', 'no me contesto nada', true],
  ['simpler', 'ok makes sense', false],
  ['simpler', 'ah ya, entendido', false],
  ['simpler', 'no entendi', true],
  ['bye', 'ah ya veo', false],
  ['bye', 'nos vemos', true],
] as const)('%s, "%s": named %s', (act, message, expected) => {
  expect(isNamed(act, message)).toBe(expected);
});

test.each(['should i sign it', 'is it worth suing', 'will i win', 'me conviene firmar', 'voy a ganar el caso'])(
  '%j asks what we think, or how it ends',
  (message) => {
    expect(asksOpinion(message)).toBe(true);
  },
);

test.each(['can they take my house', 'me van a quitar el cheque', 'puedo dejar de pagar la renta'])(
  '%j asks what the law lets happen',
  (message) => {
    expect(asksOpinion(message)).toBe(false);
  },
);

test('who will write the letter alone wants no form, and who says to write it does', () => {
  for (const said of [
    'ok ill write him a letter',
    "I'm going to send a letter then",
    'bueno le voy a escribir una carta',
  ])
    expect(isNamed('start-document', said), said).toBe(false);
  for (const said of ['write the letter', 'can you write him a letter', 'hagame la carta', 'i need that form'])
    expect(isNamed('start-document', said), said).toBe(true);
});

test('who asks until what day does not say goodbye', () => {
  const said = { isFollowUp: false, isTalk: true, isFirst: false };
  for (const message of ['until what day', 'hasta que dia entonces', 'hasta cuando'])
    expect(isAboutTheProblem('bye', { ...said, message })).toBe(true);
  expect(isAboutTheProblem('bye', { ...said, message: 'hasta luego' })).toBe(false);
});
