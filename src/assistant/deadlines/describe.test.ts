import { describe, expect, test } from 'vitest';
import { computeDeadline, type DeadlineInput } from './compute.ts';
import { describeDeadline, describeOpenRule } from './describe.ts';
import { findRule } from './find-rule.ts';
import { loadRules } from './load-rules.ts';

const deadline = (id: string, input: DeadlineInput) => {
  const result = computeDeadline(findRule(id)!, input);
  if (!result.ok) throw new Error(result.fault);
  return result.deadline;
};
const english = (id: string, input: DeadlineInput, today?: string) =>
  describeDeadline(deadline(id, input), { language: 'en', ...(today === undefined ? {} : { today }) });
const spanish = (id: string, input: DeadlineInput) => describeDeadline(deadline(id, input), { language: 'es' });

describe('a deadline in English', () => {
  test('has the date, the working, the assumption, and says what it is not', () => {
    expect(english('DL08', { variant: 'moved-out', triggerDate: '2026-10-31' })).toBe(
      `**Monday, November 16, 2026**: Last day for the landlord to return the deposit or list what was kept.

How it was counted:

1. Saturday, October 31, 2026 itself is not counted. (General Construction Law § 20)
2. 14 days later is Saturday, November 14, 2026. (General Obligations Law § 7-108(1-a)(e))
3. That is no business day (Saturday), so the date moves to the next one: Monday, November 16, 2026. (General Construction Law § 25-a)

Assumed: You had left the home and taken your things by that day, and it is not one of the few kinds of housing that the law leaves out. (General Obligations Law § 7-108(1-a)(e))

This is a count, not advice. Courts and agencies can count differently: confirm the date with the clerk, the notice or a lawyer. [Official page](https://www.nysenate.gov/legislation/laws/GOB/7-108)`,
    );
  });

  test('says where the count ends when the earlier day is told', () => {
    const text = english('DL31', { variant: 'eeoc', triggerDate: '2026-01-15' });
    expect(text).toContain(
      '**Tuesday, November 10, 2026**: Last day to file a charge with the EEOC (the count itself ends on Wednesday, November 11, 2026).',
    );
    expect(text).toContain(
      'That is no business day (Veterans Day). Do not rely on more time: the business day before it is Tuesday, November 10, 2026.',
    );
  });

  test('does not lend New York law to a federal agency', () => {
    const text = english('DL30', { variant: 'notice', triggerDate: '2026-09-10' });
    expect(text).not.toContain('General Construction Law');
    expect(text).toContain('Monday, November 16, 2026. (20 CFR 404.3(b))');
  });

  test('says that a date stays, and which days are stepped over', () => {
    expect(english('DL40', { variant: 'ticket', triggerDate: '2026-11-07' })).toContain(
      'That is no business day (Sunday), and the date does not move.',
    );
    expect(english('DL41', { variant: 'presented', triggerDate: '2026-11-16' })).toContain(
      '10 business days later is Tuesday, December 1, 2026. Not counted: Saturday, Sunday, and Thanksgiving.',
    );
    expect(english('DL12', { variant: 'court-date', triggerDate: '2026-12-07' })).toContain(
      '17 days earlier is Friday, November 20, 2026.',
    );
    expect(english('DL25', { variant: 'malpractice', triggerDate: '2024-05-15' })).toContain(
      '2 years 6 months later is Sunday, November 15, 2026.',
    );
  });

  test('asks what is not settled, with its page', () => {
    expect(english('DL34', { variant: 'signed', triggerDate: '2026-10-05' })).toContain(
      `Not settled, so not counted:

- How long is the time for somebody who was under 18 when signing? ([www.nysenate.gov](https://www.nysenate.gov/legislation/laws/FCT/516-A))`,
    );
  });

  test('says so when nobody has compared it with the official text', () => {
    const sentence = 'We have not yet compared this time with the official text: read it there before relying on it.';
    expect(english('DL42', { variant: 'final-decision', triggerDate: '2026-10-31' })).toContain(sentence);
    expect(english('DL01', { variant: 'in-hand', triggerDate: '2026-11-02' })).not.toContain(sentence);
  });

  test('says so when the last day is over, and not before', () => {
    const over = 'This day has passed. There may still be a way: ask the clerk, the agency or a lawyer right away.';
    const input = { variant: 'in-hand', triggerDate: '2026-11-02' };
    expect(english('DL01', input, '2026-11-24')).toContain(over);
    expect(english('DL01', input, '2026-11-23')).not.toContain(over);
    expect(english('DL01', input)).not.toContain(over);
    expect(english('DL13', { variant: 'notice', triggerDate: '2026-11-02' }, '2027-01-01')).not.toContain(over);
  });
});

describe('a deadline in Spanish', () => {
  test('has the same parts', () => {
    expect(spanish('DL08', { variant: 'moved-out', triggerDate: '2026-10-31' })).toBe(
      `**lunes, 16 de noviembre de 2026**: Último día para que el arrendador devuelva el depósito o detalle lo que retuvo.

Cómo se contó:

1. El sábado, 31 de octubre de 2026 no se cuenta. (General Construction Law § 20)
2. 14 días después es el sábado, 14 de noviembre de 2026. (General Obligations Law § 7-108(1-a)(e))
3. Ese día no es hábil (sábado), así que la fecha pasa al siguiente: lunes, 16 de noviembre de 2026. (General Construction Law § 25-a)

Se supone: Usted ya había dejado la vivienda y sacado sus cosas ese día, y no es uno de los pocos tipos de vivienda que la ley excluye. (General Obligations Law § 7-108(1-a)(e))

Esto es una cuenta, no un consejo. Las cortes y las agencias pueden contar de otra manera: confirme la fecha con la corte, con el aviso o con un abogado. [Página oficial](https://www.nysenate.gov/legislation/laws/GOB/7-108)`,
    );
  });

  test('counts in Spanish words', () => {
    expect(spanish('DL25', { variant: 'malpractice', triggerDate: '2024-05-15' })).toContain(
      '2 años y 6 meses después',
    );
    expect(spanish('DL41', { variant: 'presented', triggerDate: '2026-11-16' })).toContain(
      '10 días hábiles después es el martes, 1 de diciembre de 2026. No se cuentan: sábado, domingo y Día de Acción de Gracias.',
    );
  });
});

test('what is not settled is told as a question', () => {
  const open = { ...findRule('DL03')!, variants: [] };
  expect(describeOpenRule(open, 'en')).toBe(
    `**No default until 20 days after the clerk's extra notice**

Not settled, so not counted:

- What follows if the clerk's notice comes back as undeliverable? ([www.nysenate.gov](https://www.nysenate.gov/legislation/laws/CVP/306-D))

Careful: This does not give more time to answer. The time to answer is counted from the service of the summons. (Civil Practice Law and Rules (CPLR) 306-d)`,
  );
});

test('no description calls a date safe', () => {
  const texts = loadRules().flatMap((rule) =>
    rule.variants.flatMap((variant) => {
      const triggerDate = variant.before === undefined ? '2026-10-16' : '2018-10-16';
      const counted = deadline(rule.id, { variant: variant.id, triggerDate, days: 20 });
      return [describeDeadline(counted, { language: 'en' }), describeDeadline(counted, { language: 'es' })];
    }),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /\bsafe\b|\bsegur[oa]\b|undefined|\bnull\b/i.test(text))).toEqual([]);
});
