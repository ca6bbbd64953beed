import { describe, expect, test } from 'vitest';
import type { Field, FieldType } from './definition.ts';
import { readAnswer } from './read-answer.ts';

const field = (type: FieldType, more: Partial<Field> = {}): Field => ({
  id: 'x',
  ask: 'What?',
  label: 'X',
  why: 'Because.',
  type,
  ...more,
});
const options = [
  { id: 'a', label: 'Apples' },
  { id: 'b', label: 'Bread' },
];
const answerOf = (type: FieldType, given: unknown, more?: Partial<Field>) => {
  const read = readAnswer(field(type, more), given);
  return read.ok ? read.answer : read.problem;
};

describe('what people write is kept as they wrote it', () => {
  test.each([
    ['name', "José Nuñez-O'Brien", "José Nuñez-O'Brien"],
    ['name', '李小龍', '李小龍'],
    ['text', '=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['text', '{{yourName}} **bold** <b>x</b>', '{{yourName}} **bold** <b>x</b>'],
    ['text', '🙂 ok', '🙂 ok'],
    ['address', '1 Main St\r\n  Apt 2 \n\n\n\nBronx, NY', '1 Main St\nApt 2\n\nBronx, NY'],
    ['address', '\n\n1 Main St\n\n', '1 Main St'],
    ['name', ' Ana \n Ruiz ', 'Ana Ruiz'],
    ['phone', '(917) 555-0100', '(917) 555-0100'],
    ['date', '2026-02-28', '2026-02-28'],
    ['money', '$1,200', '1200.00'],
    ['money', '85.5', '85.50'],
    ['number', '2.5', '2.5'],
    ['yes-no', 'no', 'no'],
    ['yes-no', 'yes', 'yes'],
    ['text', 'x'.repeat(200), 'x'.repeat(200)],
    ['paragraph', 'one\ntwo', 'one\ntwo'],
    ['text', 'one\ttwo\nthree', 'one two three'],
  ] as const)('%s: %j', (type, given, kept) => {
    expect(answerOf(type, given)).toBe(kept);
  });
});

test('what cannot be seen is taken out', () => {
  expect(answerOf('text', 'a\u0000b\u202Ec\u200Fd\uFEFFe\u0007')).toBe('abcde');
  expect(answerOf('text', 'half \uD83D emoji')).toBe('half emoji');
});

test('nothing, and nothing but spaces, is "I do not know"', () => {
  for (const given of [null, undefined, '', '  \n ', '\u200B']) expect(answerOf('text', given)).toBeNull();
  for (const type of ['list', 'several'] as const) expect(answerOf(type, '')).toBeNull();
  expect(answerOf('several', [], { options })).toBeNull();
  expect(answerOf('list', [{ a: ' ' }], { fields: [field('text', { id: 'a' })] })).toBeNull();
});

describe('what does not fit is refused with a sentence', () => {
  test.each([
    ['text', 'x'.repeat(10_000), 'Please use at most 200 characters.'],
    ['text', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['paragraph', 'x'.repeat(10_000), 'Please use at most 4,000 characters.'],
    ['date', '2026-02-30', 'Please give a full date that exists: month, day and year.'],
    ['date', 'soon', 'Please give a full date that exists: month, day and year.'],
    ['money', '-5', 'Please write an amount in dollars, such as 1,200 or 85.50.'],
    ['money', '1,20', 'Please write an amount in dollars, such as 1,200 or 85.50.'],
    ['number', 'three', 'Please write a number, such as 3 or 2.5.'],
    ['phone', '555', 'Please write a US phone number with area code.'],
    ['email', 'nobody', 'Please write an e-mail address, such as name@example.com.'],
    ['yes-no', 'maybe', 'Please answer yes or no.'],
    ['text', 7, 'Please answer with text.'],
    ['list', 'x', 'Please write a list.'],
    ['several', 'a', 'Please choose among the answers.'],
  ] as const)('%s', (type, given, sentence) => {
    expect(answerOf(type, given)).toBe(sentence);
  });

  test('an option that is not offered', () => {
    expect(answerOf('choice', 'c', { options })).toBe('Please choose one of the answers.');
    expect(answerOf('several', ['a', 'c'], { options })).toBe('Please choose among the answers.');
    expect(answerOf('several', ['a', 7], { options })).toBe('Please choose among the answers.');
    for (const type of ['choice', 'several'] as const)
      expect(answerOf(type, type === 'choice' ? 'a' : ['a'])).toMatch(/^Please choose/);
  });

  test('a wrong cell of a list, by row and column', () => {
    const list = field('list', { fields: [field('text', { id: 'what' }), field('money', { id: 'cost' })] });
    expect(readAnswer(list, [{ what: 'Door', cost: '80' }, { cost: 'much' }])).toEqual({
      ok: false,
      problem: 'Please write an amount in dollars, such as 1,200 or 85.50.',
      row: 1,
      column: 'cost',
    });
  });

  test('a row that is none', () => {
    const fields = [field('text', { id: 'a' })];
    for (const row of ['x', null, 7])
      expect(readAnswer(field('list', { fields }), [{ a: 'x' }, row])).toEqual({
        ok: false,
        problem: 'Please write a list.',
        row: 1,
      });
  });

  test('too many rows', () => {
    const rows = Array.from({ length: 4 }, () => ({ a: 'x' }));
    expect(answerOf('list', rows, { most: 3, fields: [field('text', { id: 'a' })] })).toBe('Please list at most 3.');
    expect(answerOf('list', rows, { most: 4, fields: [field('text', { id: 'a' })] })).toEqual(rows);
  });
});

test('options are kept in the order in which they are offered', () => {
  expect(answerOf('several', ['b', 'a', 'b'], { options })).toEqual(['a', 'b']);
});

test('the name of an option is as good as the option', () => {
  expect(answerOf('choice', 'apples', { options })).toBe('a');
  expect(answerOf('choice', 'b', { options })).toBe('b');
});

test('a county may be named as people call it, where counties are asked for', () => {
  expect(answerOf('choice', 'Brooklyn', { options, from: 'counties' })).toBe('kings');
  expect(answerOf('choice', 'Brooklyn', { options, from: 'courts' })).toBe('Please choose one of the answers.');
  expect(answerOf('choice', 'a', { options: [{ id: 'a', label: 'Brooklyn' }], from: 'counties' })).toBe('a');
});

test('a row keeps what was answered, and rows without an answer are left out', () => {
  const fields = [field('text', { id: 'what' }), field('money', { id: 'cost' })];
  expect(answerOf('list', [{ what: 'Door', cost: '80' }, {}, { what: 'Sink', cost: '' }], { fields })).toEqual([
    { what: 'Door', cost: '80.00' },
    { what: 'Sink' },
  ]);
  expect(answerOf('list', [{ what: 'Door' }])).toBeNull();
});

describe('a day', () => {
  const on = (day: 'past' | 'future', given: string) => readAnswer(field('date', { day }), given, '2026-11-15');

  test('that has to be over is not in the future', () => {
    expect(on('past', '2026-11-15').ok).toBe(true);
    expect(on('past', '2026-11-16')).toEqual({
      ok: false,
      problem: 'This day has not come yet. Please check the date.',
    });
  });

  test('that is to come is not over', () => {
    expect(on('future', '2026-11-15').ok).toBe(true);
    expect(on('future', '2026-11-14')).toEqual({ ok: false, problem: 'This day is over. Please give one to come.' });
  });

  test('may be any where neither is asked for, or while today is not known', () => {
    for (const given of ['2020-01-01', '2030-01-01']) {
      expect(readAnswer(field('date'), given, '2026-11-15').ok).toBe(true);
      for (const day of ['past', 'future'] as const) expect(readAnswer(field('date', { day }), given).ok).toBe(true);
    }
  });

  test('in a row of a list as well', () => {
    const list = field('list', { fields: [field('date', { id: 'on', day: 'past' })] });
    expect(readAnswer(list, [{ on: '2027-01-01' }], '2026-11-15')).toMatchObject({ ok: false, row: 0, column: 'on' });
  });
});

test.each(['123456/2026', 'LT-301234-26/KI', 'CV-012345-24/BX', 'E2026-1234', '2026 SC 123'])(
  'an index number such as %s is taken',
  (number) => {
    expect(answerOf('index-number', number)).toBe(number);
  },
);

test.each(['I do not have it', 'n/a', '12 people came to the house on a very long day', '1'])(
  '%s is no index number',
  (words) => {
    expect(answerOf('index-number', words)).toBe(
      'Please copy the number as it is printed, such as 123456/2026 or LT-301234-26/KI.',
    );
  },
);
