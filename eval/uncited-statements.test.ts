import { expect, it } from 'vitest';
import { uncitedStatements } from './uncited-statements.ts';

const found = (text: string, sources = 1) => uncitedStatements({ text, sources });

it('asks for a source behind every point of law', () => {
  const points = '- Rent may rise. [[1]](#source-1)\n- Some units are excluded.';
  expect(found(`**What the law says**\n\n${points}`)).toEqual(['Some units are excluded.']);
  expect(found(`**Lo que dice la ley**\n\n${points}`)).toEqual(['Some units are excluded.']);
});

it('asks for a source behind a figure in the short answer', () => {
  expect(found('You have 30 days.\n\nIt costs $15.\n\nSee RPL § 235-b.')).toHaveLength(3);
  expect(found('You have 30 days. [[1]](#source-1)')).toEqual([]);
});

it('leaves alone what states no law', () => {
  expect(found('Thank you. This sounds like a question about housing.')).toEqual([]);
  expect(found('**Worth gathering**\n\n- Photos of the last 30 days')).toEqual([]);
});

it('takes the law at the end of a step for its source', () => {
  expect(found('1. 14 days later is Wednesday. (General Obligations Law § 7-108(1-a)(e))')).toEqual([]);
  expect(found('1. 14 days later is Wednesday. (I think)')).toHaveLength(1);
});

it('takes a number that leads to no source for none', () => {
  expect(found('You have 30 days. [[2]](#source-2)', 1)).toEqual(['You have 30 days. [[2]](#source-2)']);
});
