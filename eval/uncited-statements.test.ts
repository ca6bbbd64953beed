import { expect, it } from 'vitest';
import { uncitedStatements } from './uncited-statements.ts';

const found = (text: string, sources = 1) => uncitedStatements({ text, sources });

it('asks for a source behind a figure, in plain view and in the law that is folded', () => {
  expect(found('You have 30 days.\n\nIt costs $15.\n\nSee RPL § 235-b.')).toHaveLength(3);
  expect(found('You have 30 days. [[1]](#source-1)')).toEqual([]);
  expect(found('<details><summary>What else the law says</summary>\n\n- It is 5 days.\n\n</details>')).toEqual([
    'It is 5 days.',
  ]);
  expect(found('<details><summary>Qué más dice la ley</summary>\n\n- Son 5 días.\n\n</details>')).toEqual([
    'Son 5 días.',
  ]);
});

it('leaves alone what states no law', () => {
  expect(found('Thank you, noted.')).toEqual([]);
  expect(found('<details><summary>Worth gathering</summary>\n\n- Photos of the last 30 days\n\n</details>')).toEqual(
    [],
  );
  expect(found('**Monday, November 16, 2026** (1 day left): Last day to answer.')).toEqual([]);
});

it('takes the law at the end of a step for its source', () => {
  expect(found('1. 14 days later is Wednesday. (General Obligations Law § 7-108(1-a)(e))')).toEqual([]);
  expect(found('1. 14 days later is Wednesday. (I think)')).toHaveLength(1);
});

it('takes a number that leads to no source for none', () => {
  expect(found('You have 30 days. [[2]](#source-2)', 1)).toEqual(['You have 30 days. [[2]](#source-2)']);
});
