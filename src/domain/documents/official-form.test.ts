import { describe, expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import type { Field } from './definition.ts';
import { formValues, type FormLink } from './official-form.ts';

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

describe('a form of somebody else', () => {
  const OPTIONS = [
    { id: 'a', label: 'One' },
    { id: 'b', label: 'Two' },
  ];
  const COLUMNS = ['w', 'x'].map((id) => ({ ...base, id, label: id, type: 'date' as const }));
  const ASKED: Field[] = [
    { ...base, id: 'one', label: 'One', type: 'choice', options: OPTIONS },
    { ...base, id: 'many', label: 'Many', type: 'several', options: OPTIONS },
    { ...base, id: 'phone', label: 'Phone', type: 'phone' },
    { ...base, id: 'born', label: 'Born', type: 'date' },
    { ...base, id: 'rows', label: 'Rows', type: 'list', fields: COLUMNS },
  ];
  const written = (link: Omit<FormLink, 'field'>, answers: Answers) =>
    formValues({ sections: [{ title: '', fields: ASKED }] }, [{ ...link, field: 'F' }], answers)['F'];

  test('of circles one is set, of a list all that were chosen, and none for an answer that it has no place for', () => {
    const values = { a: 'First', b: 'Second' };
    expect(written({ question: 'one', values }, { one: 'b' })).toBe('Second');
    expect(written({ question: 'many', values }, { many: ['a', 'b'] })).toEqual(['First', 'Second']);
    expect(written({ question: 'many', values: { a: 'First' } }, { many: ['b', 'a'] })).toEqual(['First']);
    expect(written({ question: 'one', values: { a: 'First' } }, { one: 'b' })).toBeUndefined();
    expect(written({ question: 'many', values: { a: 'First' } }, { many: ['b'] })).toBeUndefined();
  });

  test('a box is ticked by one of several answers, and by no other', () => {
    expect(written({ question: 'many', ticks: 'b' }, { many: ['a', 'b'] })).toBe(true);
    expect(written({ question: 'many', ticks: 'b' }, { many: ['a'] })).toBeUndefined();
  });

  test('what was not answered, or nobody asks, leaves its field blank', () => {
    expect(written({ question: 'one' }, {})).toBeUndefined();
    expect(written({ question: 'one' }, { one: null })).toBeUndefined();
    expect(written({ question: 'gone' }, { gone: 'x' })).toBeUndefined();
  });

  test('a part that cannot be written leaves its field blank', () => {
    expect(written({ question: 'born', writes: 'month' }, { born: 'last spring' })).toBeUndefined();
    expect(written({ question: 'phone', writes: 'area-code' }, { phone: '212-555-0123' })).toBe('212');
    expect(written({ question: 'many', writes: 'digits' }, { many: ['a'] })).toBeUndefined();
    expect(written({ question: 'many', writes: 'amount' }, { many: ['a', 'b'] })).toBe('One, Two');
  });

  test('a cell needs a row and a column that there are', () => {
    const rows = [{ x: '2026-11-16' }];
    expect(written({ question: 'rows', row: 0, column: 'x' }, { rows })).toBe('November 16, 2026');
    expect(written({ question: 'rows', row: 0, column: 'w' }, { rows })).toBeUndefined();
    expect(written({ question: 'rows', row: 0, column: 'y' }, { rows })).toBeUndefined();
    expect(written({ question: 'rows', row: 1, column: 'x' }, { rows })).toBeUndefined();
    expect(written({ question: 'rows', row: 0, column: 'x' }, { rows: null })).toBeUndefined();
    expect(written({ question: 'one', row: 0, column: 'x' }, { one: 'a' })).toBeUndefined();
    expect(written({ question: 'rows', row: 0, column: 'x' }, { rows: ['first'] })).toBeUndefined();
  });

  test('without one of both it is the whole list', () => {
    const rows = [{ w: '2026-11-15', x: '2026-11-16' }];
    for (const place of [{ row: 0 }, { column: 'x' }, {}])
      expect(written({ question: 'rows', ...place }, { rows })).toBe('November 15, 2026, November 16, 2026');
  });

  test('a cell is written as its own question asks for it', () => {
    const kinds: Field[] = [
      { ...base, id: 'x', label: 'X', type: 'text' },
      { ...base, id: 'y', label: 'Y', type: 'money' },
    ];
    const list: Field = { ...base, id: 'rows', label: 'Rows', type: 'list', fields: kinds };
    const link = { field: 'F', question: 'rows', row: 0, column: 'y' };
    expect(formValues({ sections: [{ title: '', fields: [list] }] }, [link], { rows: [{ y: '5.00' }] })).toEqual({
      F: '$5.00',
    });
  });
});
