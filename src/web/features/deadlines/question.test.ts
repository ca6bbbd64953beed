import { expect, test } from 'vitest';
import type { DeadlineRule } from '#contract/deadlines.ts';
import { queryOf, questionIn, toCall } from './question.ts';

const way = { id: 'a', when: 'A', ask: 'When?', askDays: null, askLimit: null };
const rule: DeadlineRule = {
  id: 'DL01',
  title: 'Answer',
  category: 'courts',
  who: 'You',
  law: 'CPLR',
  link: null,
  variants: [way],
  open: [],
};
const empty = { rule: '', variant: '', from: '', days: '', limit: '' };

test('what was typed survives the address', () => {
  const question = { rule: 'DL01', variant: 'in-hand', from: '2026-11-02', days: '20', limit: '' };
  expect(questionIn(queryOf(question))).toEqual(question);
  expect(queryOf(question).has('limit')).toBe(false);
});

test('what is missing is said in words', () => {
  expect(toCall(undefined, empty)).toEqual({
    faults: { rule: 'Please choose a deadline.', from: 'Please give a day.' },
  });
  const two = { ...rule, variants: [way, { ...way, id: 'b', askDays: 'How many?' }] };
  expect(toCall(two, { ...empty, from: '2026-11-02' })).toEqual({
    faults: { variant: 'Please choose which one fits.' },
  });
  for (const days of ['', '0', '366', '2.5', 'x']) {
    expect(toCall(two, { ...empty, variant: 'b', from: '2026-11-02', days })).toEqual({
      faults: { days: 'Please give the number of days in your papers, from 1 to 365.' },
    });
  }
});

test('one way need not be chosen, and only what it asks for is sent', () => {
  expect(toCall(rule, { ...empty, from: '2026-11-02', days: '5', limit: '2026-12-01' })).toEqual({
    data: { rule: 'DL01', variant: 'a', triggerDate: '2026-11-02' },
  });
  const both = { ...rule, variants: [{ ...way, askDays: 'How many?', askLimit: 'Court date?' }] };
  expect(toCall(both, { ...empty, from: '2026-11-02', days: '5', limit: '2026-12-01' })).toEqual({
    data: { rule: 'DL01', variant: 'a', triggerDate: '2026-11-02', days: 5, limitDate: '2026-12-01' },
  });
});
