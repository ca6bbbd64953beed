import { expect, test } from 'vitest';
import type { Field } from './definition.ts';
import { formValues } from './official-form.ts';

const base = { ask: '?', why: '.' };
const fields: Field[] = [
  { ...base, id: 'rents', label: 'Rents', type: 'yes-no' },
  { ...base, id: 'rent', label: 'Rent', type: 'money', when: [{ field: 'rents', is: ['yes'] }] },
];
const links = [
  { field: 'RentBox', question: 'rents', ticks: 'yes' },
  { field: 'RentAmount', question: 'rent' },
];
const valuesOf = (answers: Record<string, string>) => formValues({ sections: [{ title: '', fields }] }, links, answers);

test('an answer fills in its field, and a box is ticked by the answer it stands for', () => {
  expect(valuesOf({ rents: 'yes', rent: '1200.00' })).toEqual({ RentBox: true, RentAmount: '$1,200.00' });
});

test('what was answered to a question that no longer applies is not written into the form', () => {
  expect(valuesOf({ rents: 'no', rent: '1200.00' })).toEqual({});
});
