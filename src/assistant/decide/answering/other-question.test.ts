import { describe, expect, test } from 'vitest';
import { applyStatement } from '#assistant/apply/apply-statement.ts';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { aStatement } from '#test/builders/topic.ts';
import { answersOther } from './other-question.ts';

const said = (over: Parameters<typeof aStatement>[0]) =>
  applyStatement(aStatement(over), { file: EMPTY_CASE, variables: {} });
const SLOW = said({
  en: 'Usually yes. Being slow is not misconduct.',
  es: 'Normalmente sí. Ser lento no es mala conducta.',
  ask: { en: 'Can I get unemployment if I was slow?', es: '¿Puedo cobrar desempleo si fui lento?' },
});
const THREAT = said({
  en: 'No. Your boss may not threaten you with your status.',
  es: 'No. Su jefe no puede amenazarlo con su estatus.',
  ask: { en: 'Can my boss threaten my status?', es: '¿Mi jefe puede amenazarme con mi estatus?' },
});
const LOST = said({
  en: 'No. You do not lose it for that.',
  es: 'No. No lo pierde por eso.',
  ask: { en: 'Can I lose my benefits?', es: '¿Puedo perder mis beneficios?' },
});

describe('a yes or a no to another question', () => {
  test.each([
    ['if he says i was slow do i lose it', SLOW],
    ['me lo niegan si fui lento', SLOW],
    ['can ice find out if i complain', THREAT],
    ['la migra puede saber si me quejo', THREAT],
  ])('%s', (asked, applied) => expect(answersOther(asked, applied)).toBe(true));

  test.each([
    ['can i get it if i was slow', SLOW],
    ['can he threaten me with ice', THREAT],
    ['can my boss do that', THREAT],
    ['do i lose my benefits', LOST],
  ])('none to: %s', (asked, applied) => expect(answersOther(asked, applied)).toBe(false));

  test('nobody knows which without the question on its button', () => {
    expect(answersOther('do i lose it', said({ en: 'Usually yes.', es: 'Sí.' }))).toBe(false);
  });
});
