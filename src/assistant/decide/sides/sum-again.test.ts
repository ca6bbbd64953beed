import { expect, test } from 'vitest';
import { aFound, aScene } from '#test/builders/scene.ts';
import { aFact, aStatement, aTopic } from '#test/builders/topic.ts';
import { sumAgain } from './sum-again.ts';
import type { Step } from '../step.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;

const CAP = aStatement({
  id: 'housing/late-fees#cap',
  topicId: 'housing/late-fees',
  en: 'There is a most.',
  es: 'Hay un máximo.',
  sums: ['late-fee', 'late-fee-most'],
});
const GRACE = aStatement({ id: 'housing/late-fees#grace', topicId: 'housing/late-fees', en: '5 days.', es: '5 días.' });
const FEES = aTopic({ id: 'housing/late-fees', statements: [CAP, GRACE], facts: [aFact(), aFact({ id: 'H08' })] });
const topics = new Map([[FEES.id, FEES]]);

const asked = (message: string, over: Over = {}) => {
  const file = { amounts: { rent: 1800 }, dates: {} };
  return sumAgain(
    aScene({
      topic: FEES,
      topics,
      ...over,
      reading: { message, aspect: 'amount', asksSomething: true, ...over.reading },
      before: { topics: [FEES.id], told: [CAP.id, GRACE.id], file, ...over.before },
    }),
  ) as Step | null;
};

test('who asks how much, in few words, hears once more what was worked out', () => {
  const step = asked('so how much can he charge');
  expect(step?.markdown).toContain('As I said: For a rent of $1,800 that is $50');
  expect(step?.state.repeated).toEqual([CAP.id]);
});

test('not a third time, not where another sum is told, and not where nothing was worked out', () => {
  expect(asked('so how much', { before: { repeated: [CAP.id] } })).toBeNull();
  expect(asked('how much for 2000', { reading: { told: { amounts: { rent: 2000 } } } })).toBeNull();
  expect(asked('so how much', { before: { told: [GRACE.id] } })).toBeNull();
});

test('what is plainly found is told instead', () => {
  const ranked = [aFound({ topic: FEES, statement: GRACE, score: 0.95, nearness: 0.9 })];
  expect(asked('how much time before a late fee can be asked for', { ranked })).toBeNull();
});

test('another sum that somebody names gets the one that was worked out a moment ago', () => {
  const other = 'he says i have to give him 300 is that right';
  const last = (ids: readonly string[], ranked = [] as ReturnType<typeof aFound>[]) =>
    asked(other, { reading: { aspect: null }, before: { last: ids }, ranked });
  expect(last([CAP.id])?.markdown).toContain('For a rent of $1,800 that is $50');
  expect(last([GRACE.id])).toBeNull();
  expect(last([CAP.id], [aFound({ topic: FEES, statement: GRACE, score: 0.95, nearness: 0.9 })])).toBeNull();
  expect(asked('is that right', { reading: { aspect: null }, before: { last: [CAP.id] } })).toBeNull();
});
