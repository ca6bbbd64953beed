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

const ids = (ranked: readonly ReturnType<typeof here>[]) => ranked.map(({ statement }) => statement.id);

test('the topic of a story stays, and the statements that its words ask for come first, in the places of its own', () => {
  const other = aFound({ topic: OTHER });
  const story = finding(here(FIRST, { lead: 0.4, score: 0.9 }), other, here(SECOND, { score: 0.2 }));
  const { ranked } = askedWithin(story, finding(other, here(SECOND), here(FIRST)));
  expect(ids(ranked)).toEqual([SECOND.id, other.statement.id, FIRST.id]);
  expect(ranked[0]).toMatchObject({ lead: 0.4, score: 0.9, topic: TOPIC });
  expect(ranked[2]).toMatchObject({ score: 0.2 });
});

test('what no piece of the story is near to comes last, to be offered and not to be told', () => {
  const { ranked } = askedWithin(finding(here(FIRST, { score: 0.9 })), finding(here(FIRST), here(SECOND)));
  expect(ids(ranked)).toEqual([FIRST.id, SECOND.id]);
  expect(ranked[1]).toMatchObject({ score: 0, nearness: 0 });
});

test('nothing changes where both say the same, or nothing of the topic is heard', () => {
  const story = finding(here(FIRST), here(SECOND));
  expect(askedWithin(story, finding(here(FIRST)))).toEqual(story);
  expect(askedWithin(story, finding(aFound({ topic: OTHER })))).toEqual(story);
  expect(askedWithin(finding(), finding(here(SECOND))).ranked).toEqual([]);
});
