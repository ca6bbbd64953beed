import { describe, expect, test } from 'vitest';
import type { FormField } from '#domain/documents/official-form.ts';
import { draftQuestions } from './draft-questions.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  kind: 'text',
  hint: null,
  page: 1,
  maxLength: null,
  values: [],
  ...more,
});
const questions = (...fields: FormField[]) => draftQuestions(fields).sections.flatMap((section) => section.fields);

describe('what is proposed for a line', () => {
  test.each([
    ['asset Value1', 'money', 'Asset Value 1'],
    ['Enter your date of birth', 'date', 'Date of birth'],
    ['Telephone number', 'phone', 'Telephone number'],
    ['E-mail', 'email', 'E-mail'],
    ['Name of spouse', 'name', 'Name of spouse'],
    ['Index number', 'index-number', 'Index number'],
    ['Name of court', 'text', 'Name of court'],
  ])('%s', (hint, type, ask) => {
    expect(questions(field('x', { hint: hint.includes('Value1') ? null : hint, name: hint }))[0]).toMatchObject({
      type,
      ask,
    });
  });

  test.each([
    ['Dependent’s age, but do not enter the date of birth', 'number'],
    ['Specify the source of this income', 'text'],
  ])('%s is neither a day nor an amount', (hint, type) => {
    expect(questions(field('x', { hint }))[0]?.type).toBe(type);
  });

  test('an amount that belongs to a box is asked of who ticks it', () => {
    const [box, amount] = questions(field('Rent', { kind: 'check' }), field('RentPaymentAmount'));
    expect(amount?.when).toEqual([{ field: box?.id, is: ['yes'] }]);
  });

  test('a day does not go into a field for six digits', () => {
    expect(questions(field('x', { hint: 'Date', maxLength: 6 }))[0]?.type).toBe('text');
  });

  test('what the account knows is offered', () => {
    expect(questions(field('x', { hint: 'Your full name' }))[0]).toMatchObject({ prefill: 'name' });
    expect(questions(field('x', { hint: 'Name of spouse' }))[0]).not.toHaveProperty('prefill');
  });
});

describe('boxes', () => {
  test('an order to check becomes a question', () => {
    expect(questions(field('x', { kind: 'check', hint: 'Check this box if you receive SNAP.' }))[0]).toMatchObject({
      type: 'yes-no',
      ask: 'Does this apply: you receive SNAP?',
    });
  });

  test('of which only one can be true are one question', () => {
    const [citizen, ...rest] = questions(
      field('USCitizenYes', { kind: 'check' }),
      field('USCitizenNo', { kind: 'check' }),
      field('other', { kind: 'check' }),
    );
    expect(citizen).toMatchObject({ type: 'choice', options: [{ id: 'yes' }, { id: 'no' }] });
    expect(rest).toHaveLength(1);
    const { links } = draftQuestions([
      field('USCitizenYes', { kind: 'check' }),
      field('USCitizenNo', { kind: 'check' }),
    ]);
    expect(links).toEqual([
      { field: 'USCitizenYes', question: citizen?.id, ticks: 'yes' },
      { field: 'USCitizenNo', question: citizen?.id, ticks: 'no' },
    ]);
  });

  test('of different questions stay apart', () => {
    expect(questions(field('aYes', { kind: 'check' }), field('bNo', { kind: 'check' }))).toHaveLength(2);
  });
});
