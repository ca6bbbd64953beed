import { expect, test } from 'vitest';
import { aFound } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { askedFirst, withinTopics } from './asked-for.ts';

const TOPIC = aTopic();
const OTHER = aTopic({ id: 'work/other' });
const found = (topic: typeof TOPIC, key: string, score: number) =>
  aFound({ topic, statement: aStatement({ id: `${topic.id}#${key}` }), score });
const FOUND = [found(TOPIC, 'fee', 0.8), found(TOPIC, 'where', 0.79), found(OTHER, 'pay', 0.795)];
const ASKED = new Map([
  [`${TOPIC.id}#fee`, 0.1],
  [`${TOPIC.id}#where`, 1.9],
]);

test('the statement that is asked for by its words takes the first place of its topic, and no other', () => {
  const ranked = askedFirst(FOUND, ASKED).toSorted((a, b) => b.score - a.score);
  expect(ranked.map(({ statement, score }) => [statement.id, score])).toEqual([
    [`${TOPIC.id}#where`, 0.8],
    [`${OTHER.id}#pay`, 0.795],
    [`${TOPIC.id}#fee`, 0.79],
  ]);
});

test('where the words say nothing, the nearest stays first', () => {
  expect(askedFirst(FOUND, new Map()).map(({ statement }) => statement.id)).toEqual(
    FOUND.map(({ statement }) => statement.id),
  );
});

test('in a talk each topic keeps its share, and the words share it out', () => {
  const [fee = 0, where = 0, pay = 0] = withinTopics(FOUND, [0.3, 0.3, 0.2], ASKED);
  expect(where).toBeGreaterThan(5 * fee);
  expect(fee + where).toBeCloseTo(0.6);
  expect(pay).toBeCloseTo(0.2);
});
