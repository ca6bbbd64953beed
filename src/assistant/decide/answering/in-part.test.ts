import { expect, test } from 'vitest';
import type { Found } from '#assistant/find/statement-index.ts';
import { aFound, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import type { Unit } from '../../read/reading.ts';
import { plainInPart } from './in-part.ts';
import { question } from '../question.ts';

const STATEMENT = aStatement({ id: 'housing/made-up#0', en: 'Apples ripen slowly.', es: 'ES' });
const TOPIC = aTopic({ statements: [STATEMENT] });
const unit = (text: string): Unit => ({ text, isQuestion: false, kind: null, vector: null, inTalk: [] });
const near = (over: Partial<Found> = {}) =>
  aFound({ statement: STATEMENT, topic: TOPIC, score: 0.8, nearness: 0.8, likely: 0.9, ahead: 1, ...over });

type Over = NonNullable<Parameters<typeof aScene>[0]>;
const scene = (found: Readonly<Record<string, Found>>, over: Over = {}) =>
  aScene({
    topics: new Map([[TOPIC.id, TOPIC]]),
    findFor: async (text) => ({ ranked: found[text] ? [found[text]] : [], second: null }),
    ...over,
    reading: {
      units: ['all of it', ...Object.keys(found)].map(unit),
      message: Object.keys(found).join('. '),
      ...over.reading,
    },
  });
const partOf = async (...args: Parameters<typeof scene>) => (await plainInPart(scene(...args)))?.best.score;

test('the part that is plainest alone is what is asked for', async () => {
  const found = { 'i work nights as an aide': near({ score: 0.81 }), 'can they tow my car': near({ score: 0.9 }) };
  expect(await partOf(found)).toBe(0.9);
  const step = await question({ ...scene(found), find: () => ({ ranked: [], second: null }) });
  expect(step.markdown).toContain('Apples ripen slowly.');
});

test('what is not near, or not sure, is none', async () => {
  expect(await partOf({ 'can they tow my car': near({ nearness: 0.79 }) })).toBeUndefined();
  expect(await partOf({ 'can they tow my car': near({ likely: 0 }) })).toBeUndefined();
  expect(await partOf({ 'can they tow my car': near({ score: 0.4 }) })).toBeUndefined();
});

test('a few words say nothing of their own', async () => {
  expect(await partOf({ 'can they tow': near() })).toBeUndefined();
});

test('only at the beginning, where nothing is spoken of', async () => {
  const found = { 'can they tow my car': near() };
  expect(await partOf(found)).toBe(0.8);
  expect(await partOf(found, { topic: TOPIC })).toBeUndefined();
  expect(await partOf(found, { before: { answers: 1 } })).toBeUndefined();
});

test('what is told without a mark between is looked at piece by piece', async () => {
  const found = { 'can they tow my car': near() };
  const reading = { units: [unit('all of it')], clauses: [unit('can they tow my car')] };
  expect(await partOf(found, { reading })).toBe(0.8);
});
