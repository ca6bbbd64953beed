import { expect, test } from 'vitest';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { aStatement } from '#test/builders/topic.ts';
import { applyStatement, wantedFor } from './apply-statement.ts';

const statement = aStatement({
  en: '30, 60 or 90 days.',
  es: '30, 60 o 90 días.',
  variants: [
    { when: { lived: 'over-2' }, en: '90 days.', es: '90 días.' },
    { when: { lived: 'under-1', nyc: 'yes' }, en: '30 days in the city.', es: '30 días en la ciudad.' },
  ],
  compare: [
    { amount: ['claim', 'debt'], limit: 10_000, when: { nyc: 'yes' } },
    { amount: ['claim'], limit: 5000 },
  ],
});
const knowing = (file = {}, variables = {}) => ({ file: { ...EMPTY_CASE, ...file }, variables });

test('without knowing more, the general text is told', () => {
  expect(applyStatement(statement, knowing())).toMatchObject({
    text: { en: '30, 60 or 90 days.' },
    version: statement.id,
    comparison: null,
    verdict: null,
  });
});

test('what was told chooses the text, and only that one', () => {
  const applied = applyStatement(statement, knowing({ livedMonths: 40 }));
  expect(applied).toMatchObject({ text: { en: '90 days.', es: '90 días.' }, version: `${statement.id}@0` });
  expect(applyStatement(statement, knowing({ livedMonths: 6 }, { isNyc: true })).text.en).toBe('30 days in the city.');
  expect(applyStatement(statement, knowing({ livedMonths: 6 }, { isNyc: false })).text.en).toBe('30, 60 or 90 days.');
});

test.each([
  [6800, '$6,800 is under $10,000.'],
  [10_000, '$10,000 is exactly that.'],
  [12_500.5, '$12,500.50 is over $10,000.'],
])('%d is compared with the limit that holds there', (claim, sentence) => {
  expect(applyStatement(statement, knowing({ amounts: { claim } }, { isNyc: true })).comparison?.en).toBe(sentence);
});

test('elsewhere another limit holds, and a sum of another kind is not compared', () => {
  expect(applyStatement(statement, knowing({ amounts: { claim: 6800 } })).comparison?.es).toBe(
    '$6,800 es más de $5,000.',
  );
  expect(applyStatement(statement, knowing({ amounts: { rent: 6800 } }, { isNyc: true })).comparison).toBeNull();
});

test('asks only for what would choose a text', () => {
  expect(wantedFor(statement, knowing())).toEqual(['lived', 'nyc']);
  expect(wantedFor(statement, knowing({ livedMonths: 40 }))).toEqual([]);
  expect(wantedFor(statement, knowing({ livedMonths: 18 }))).toEqual([]);
  expect(wantedFor(statement, knowing({ livedMonths: 3 }))).toEqual(['nyc']);
});

const limited = aStatement({
  compare: [
    { amount: ['claim'], limit: 10_000, when: { nyc: 'yes' }, over: 'no', under: 'yes' },
    { amount: ['claim'], limit: 5000, when: { nyc: 'no' }, over: 'no' },
    { amount: ['claim'], limit: 3000, when: { nyc: 'no' }, under: 'yes' },
  ],
});

test.each([
  [4500, true, 'yes', '$4,500 is under $10,000.'],
  [10_000, true, 'yes', '$10,000 is exactly that.'],
  [10_001, true, 'no', '$10,001 is over $10,000.'],
  [5001, false, 'no', '$5,001 is over $5,000.'],
  [3000, false, 'yes', '$3,000 is exactly that.'],
  [4500, false, null, undefined],
  [4500, undefined, null, undefined],
])('%d, in the city %s: %s', (claim, isNyc, verdict, sentence) => {
  const applied = applyStatement(limited, knowing({ amounts: { claim } }, isNyc === undefined ? {} : { isNyc }));
  expect(applied.verdict).toBe(verdict);
  expect(applied.comparison?.en).toBe(sentence);
});

test('what holds only in the city says so to somebody who has not told where they are', () => {
  const said = (en: string, over: { nyc?: 'yes' | 'no'; isNyc?: boolean } = {}) =>
    applyStatement(aStatement({ en, es: 'Sí. Son 15 días.', when: { nyc: over.nyc ?? 'yes' } }), {
      file: EMPTY_CASE,
      variables: over.isNyc === undefined ? {} : { isNyc: over.isNyc },
    }).text;
  expect(said('15 days to answer.')).toEqual({
    en: 'In New York City: 15 days to answer.',
    es: 'Sí. En la Ciudad de Nueva York: Son 15 días.',
  });
  expect(said('No. There is none.').en).toBe('No. In New York City: There is none.');
  expect(said('10 days.', { nyc: 'no' }).en).toBe('Outside New York City: 10 days.');
  expect(said('15 days to answer.', { isNyc: true }).en).toBe('15 days to answer.');
  expect(said('In New York City it is 15 days.').en).toBe('In New York City it is 15 days.');
});
