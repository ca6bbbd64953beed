import { expect, test } from 'vitest';
import { aFound } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { askedWithin } from './asked-within.ts';

const [FIRST, SECOND] = ['first', 'second'].map((key) => aStatement({ id: `housing/made-up#${key}` })) as [
  ReturnType<typeof aStatement>,
  ReturnType<typeof aStatement>,
];
const TOPIC = aTopic({ statements: [FIRST, SECOND] });
const OTHER = aTopic({ id: 'work/other' });
const here = (statement: typeof FIRST, over = {}) => aFound({ topic: TOPIC, statement, ...over });
const finding = (...ranked: ReturnType<typeof here>[]) => ({ ranked, second: null });

test('the topic of a story stays, and the statement that its words ask for comes first', () => {
  const story = finding(here(FIRST, { lead: 0.4, score: 0.9 }), aFound({ topic: OTHER }), here(SECOND));
  const { ranked } = askedWithin(story, finding(aFound({ topic: OTHER }), here(SECOND), here(FIRST)));
  expect(ranked.map(({ statement }) => statement.id)).toEqual([
    SECOND.id,
    FIRST.id,
    aFound({ topic: OTHER }).statement.id,
  ]);
  expect(ranked[0]).toMatchObject({ lead: 0.4, score: 0.9, topic: TOPIC });
});

test('nothing changes where both say the same, or nothing of the topic is heard', () => {
  const story = finding(here(FIRST), here(SECOND));
  expect(askedWithin(story, finding(here(FIRST)))).toBe(story);
  expect(askedWithin(story, finding(aFound({ topic: OTHER })))).toBe(story);
  expect(askedWithin(finding(), finding(here(SECOND))).ranked).toEqual([]);
});
