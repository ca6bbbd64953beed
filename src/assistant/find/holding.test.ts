import { expect, test } from 'vitest';
import { aFound } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { START } from '../remember/state.ts';
import { holding } from './holding.ts';

const [ONE, TWO] = ['one', 'two'].map((name) =>
  aStatement({ id: `traffic/outside#${name}`, topicId: 'traffic/outside' }),
);
if (!ONE || !TWO) throw new Error('two statements');
const OUTSIDE = aTopic({ id: 'traffic/outside', statements: [ONE, TWO] });
const IN_CITY = aStatement({ id: 'traffic/city#time', topicId: 'traffic/city', when: { nyc: 'yes' } });
const CITY = aTopic({ id: 'traffic/city', statements: [IN_CITY], elsewhere: OUTSIDE.id });
const OTHER = aTopic({ id: 'traffic/other', statements: [aStatement({ id: 'traffic/other#one' })] });
const topics = new Map([OUTSIDE, CITY, OTHER].map((topic) => [topic.id, topic]));

const city = aFound({ topic: CITY, statement: IN_CITY, score: 0.8 });
const other = aFound({ topic: OTHER, statement: OTHER.statements[0] ?? ONE, score: 0.3 });
const at = (isNyc: boolean | undefined, ranked = [city, other], second = null as typeof city | null) =>
  holding({ ranked, second }, { file: START.file, variables: isNyc === undefined ? {} : { isNyc } }, topics);
const ids = ({ ranked }: ReturnType<typeof at>) => ranked.map(({ statement, score }) => [statement.id, score]);

test('a rule of the city is told in the city, and where nobody said where', () => {
  for (const isNyc of [true, undefined])
    expect(ids(at(isNyc))).toEqual([
      [IN_CITY.id, 0.8],
      [other.statement.id, 0.3],
    ]);
});

test('elsewhere its counterpart comes instead, as likely: its nearest, or its first', () => {
  expect(ids(at(false))).toEqual([
    [ONE.id, 0.8],
    [other.statement.id, 0.3],
  ]);
  const near = aFound({ topic: OUTSIDE, statement: TWO, score: 0.1 });
  expect(ids(at(false, [city, other, near]))).toEqual([
    [TWO.id, 0.8],
    [other.statement.id, 0.3],
  ]);
});

test('a counterpart holds there itself', () => {
  const none = aStatement({ ...ONE, when: { nyc: 'yes' } });
  const mixed = new Map([...topics, [OUTSIDE.id, { ...OUTSIDE, statements: [none, TWO] }]]);
  const found = holding({ ranked: [city], second: null }, { file: START.file, variables: { isNyc: false } }, mixed);
  expect(ids(found)).toEqual([[TWO.id, 0.8]]);
});

test('what is not the nearest, and what has no counterpart, is only left out', () => {
  expect(ids(at(false, [other, city]))).toEqual([[other.statement.id, 0.3]]);
  const alone = { ...city, topic: aTopic({ id: 'traffic/city', statements: [IN_CITY] }) };
  expect(ids(at(false, [alone, other]))).toEqual([[other.statement.id, 0.3]]);
});

test('in a talk the share of what does not hold goes to what else its topic says, three times its own at most', () => {
  const beside = aStatement({ id: 'traffic/city#where', topicId: 'traffic/city' });
  const both = aTopic({ id: 'traffic/city', statements: [IN_CITY, beside] });
  const inTalk = (statement: typeof ONE, score: number) => aFound({ topic: both, statement, score, unknown: 0.1 });
  const ranked = [inTalk(IN_CITY, 0.6), aFound({ ...other, unknown: 0.1 }), inTalk(beside, 0.2)];
  const held = (isAsked: boolean, of = ranked) =>
    holding({ ranked: of, second: null }, { file: START.file, variables: { isNyc: false } }, topics, isAsked);
  expect(ids(held(true)).map(([id, score]) => [id, Number(score).toFixed(2)])).toEqual([
    [beside.id, '0.60'],
    [other.statement.id, '0.30'],
  ]);
  // What is only told asks for nothing, and at the beginning of a talk nothing is shared out.
  expect(ids(held(false))[0]).toEqual([other.statement.id, 0.3]);
  const atFirst = [aFound({ topic: both, statement: IN_CITY, score: 0.6 }), other, inTalk(beside, 0.2)];
  expect(ids(held(true, atFirst))[0]).toEqual([other.statement.id, 0.3]);
});

test('a second answer that does not hold is none', () => {
  expect(at(false, [other], city).second).toBeNull();
  expect(at(true, [other], city).second).toBe(city);
});

test('what is not for whoever has another paper is left out, and its counterpart told', () => {
  const rent = aTopic({ id: 'housing/rent-case', unless: { paper: 'petition-holdover' }, elsewhere: OUTSIDE.id });
  const found = aFound({ topic: rent, score: 0.6 });
  const withPaper = (paper?: 'petition-holdover' | 'summons') =>
    holding(
      { ranked: [found, other], second: found },
      { file: { ...START.file, ...(paper ? { paper } : {}) }, variables: {} },
      topics,
    );
  expect(ids(withPaper('petition-holdover'))).toEqual([
    [ONE.id, 0.6],
    [other.statement.id, 0.3],
  ]);
  expect(withPaper('petition-holdover').second).toBeNull();
  for (const paper of ['summons', undefined] as const)
    expect(ids(withPaper(paper))[0]).toEqual([found.statement.id, 0.6]);
});
