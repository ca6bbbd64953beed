import { expect, test } from 'vitest';
import { aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { actInLetters } from '../../read/wording/short-words.ts';
import type { Step } from '../step.ts';
import { more } from './more.ts';

const [A, B, C] = ['Apples ripen slowly.', 'Bridges carry trains.', 'Candles flicker often.'].map((en, at) =>
  aStatement({ id: `housing/made-up#${at}`, en, es: `ES ${en}`, settles: ['what-is'] }),
);
if (!A || !B || !C) throw new Error('three statements');
const TOPIC = aTopic({ statements: [A, B, C], steps: [] });
type Over = NonNullable<Parameters<typeof aScene>[0]>;
const said = (over: Over = {}) =>
  more(
    aScene({
      topic: TOPIC,
      topics: new Map([[TOPIC.id, TOPIC]]),
      ...over,
      reading: { act: 'more', ...over.reading },
      before: { topics: [TOPIC.id], told: [A.id], answers: 1, ...over.before },
    }),
  ) as Step | null;

test('what was not told yet is told, in its order', () => {
  expect(said()?.state.last).toEqual([B.id, C.id]);
  expect(said({ before: { told: [] } })?.state.last).toEqual([A.id, B.id]);
  expect(said({ before: { told: [A.id, C.id] } })?.state.last).toEqual([B.id]);
});

test('what does not hold where somebody lives is left out', () => {
  const topic = { ...TOPIC, statements: [A, { ...B, when: { nyc: 'yes' as const } }, C] };
  const over = { topic, topics: new Map([[topic.id, topic]]) };
  expect(said({ ...over, before: { variables: { isNyc: false } } })?.state.last).toEqual([C.id]);
});

test('after all of it that is said', () => {
  const step = said({ before: { told: [A.id, B.id, C.id] } });
  expect(step?.markdown).toContain('That is what I can stand behind about');
});

test('only where it is asked for, and something is spoken about', () => {
  expect(said({ reading: { act: null } })).toBeNull();
  expect(said({ topic: null })).toBeNull();
});

test.each([
  'ok what else should i know',
  'What else?',
  'anything else i should know about this',
  'is there anything else to keep in mind',
  'tell me more about that please',
  'more info',
  'go on',
  'y que más debo saber',
  '¿Qué más?',
  'hay algo mas que deba saber sobre esto',
  'cuénteme más',
  'más información por favor',
])('%j asks for more', (message) => {
  expect(actInLetters(message)).toBe('more');
});

test.each([
  'what else can i do',
  'what else do i bring',
  'what else do you need to know',
  'i want more money',
  'what more can he take',
  'que',
  'que hago',
  'hay algo',
  'tell me how much more he can raise it',
  'que mas puedo hacer',
])('%j asks for something of its own', (message) => {
  expect(actInLetters(message)).not.toBe('more');
});
