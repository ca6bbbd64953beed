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

test('a list fills in one line of the form for each row, and a day is written in parts', () => {
  const car: Field = {
    ...base,
    id: 'cars',
    label: 'Cars',
    type: 'list',
    item: 'car',
    fields: [
      { ...base, id: 'make', label: 'Make', type: 'text' },
      { ...base, id: 'value', label: 'Value', type: 'money' },
    ],
  };
  const born: Field = { ...base, id: 'born', label: 'Born', type: 'date' };
  const values = formValues(
    { sections: [{ title: '', fields: [car, born] }] },
    [
      { field: 'Make1', question: 'cars', row: 0, column: 'make' },
      { field: 'Value1', question: 'cars', row: 0, column: 'value', writes: 'amount' },
      { field: 'Make2', question: 'cars', row: 1, column: 'make' },
      { field: 'Make3', question: 'cars', row: 2, column: 'make' },
      { field: 'BirthMonth', question: 'born', writes: 'month' },
      { field: 'BirthYear', question: 'born', writes: 'year' },
    ],
    { cars: [{ make: 'Ford', value: '900.00' }, { make: 'Honda' }], born: '1990-03-01' },
  );
  expect(values).toEqual({ Make1: 'Ford', Value1: '900.00', Make2: 'Honda', BirthMonth: '03', BirthYear: '1990' });
});
