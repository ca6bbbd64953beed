import { describe, expect, test } from 'vitest';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import type { Reading } from '../../read/reading.ts';
import { decide } from '../decide.ts';

const TIME = aStatement({
  id: 'housing/made-up#time',
  en: '20 days.',
  es: '20 días.',
  variants: [{ when: { served: 'other' }, en: '30 days, since it was not handed to you.', es: '30 días.' }] as never,
});
const TOPIC = aTopic({ statements: [TIME] });
const inHand = { ...EMPTY_CASE, served: 'in-hand' as const };

const supposed = (told: readonly string[], over: { isSupposed?: boolean } = {}) =>
  decide(
    aScene({
      topic: TOPIC,
      topics: new Map([[TOPIC.id, TOPIC]]),
      before: { topics: [TOPIC.id], told: [...told], last: [TIME.id], file: inHand, answers: 1 },
      state: { topics: [TOPIC.id], told: [...told], file: { ...inHand, served: 'mailed' } },
      isNews: true,
      reading: { message: 'what if it was by mail', asksSomething: true, isSupposed: true, ...over },
    }),
  );

test('what would be so is said, and not remembered', async () => {
  const step = await supposed([TIME.id]);
  expect(step.markdown).toMatch(/^In that case:\n\n30 days/);
  expect(step.state.file.served).toBe('in-hand');
});

test('and once more for another case of the same', async () => {
  const step = await supposed([TIME.id, `${TIME.id}@0`]);
  expect(step.markdown).toMatch(/^In that case:\n\n30 days/);
});

test('what is told is remembered', async () => {
  expect((await supposed([TIME.id], { isSupposed: false })).state.file.served).toBe('mailed');
});

test('a place that is only supposed does not take the place of the one that was told', async () => {
  const asks = (known: object) =>
    decide(
      aScene({
        topic: TOPIC,
        topics: new Map([[TOPIC.id, TOPIC]]),
        before: { topics: [TOPIC.id], told: [TIME.id], last: [TIME.id], answers: 1, variables: known },
        state: {
          topics: [TOPIC.id],
          told: [TIME.id],
          variables: { usState: 'New York', county: 'Erie', isNyc: false },
        },
        isNews: true,
        reading: { message: 'y si yo viviera en buffalo', asksSomething: true, isSupposed: true },
      }),
    );
  const told = { usState: 'New York', county: 'Queens', isNyc: true };
  expect((await asks(told)).state.variables).toMatchObject(told);
  // Who has told of no place asks about one that is something to them.
  expect((await asks({})).state.variables.county).toBe('Erie');
});

describe('whether it is the same for another place', () => {
  const asks = (message: string, place: Reading['place']) =>
    decide(
      aScene({
        topic: TOPIC,
        topics: new Map([[TOPIC.id, TOPIC]]),
        before: { topics: [TOPIC.id], told: [TIME.id], last: [TIME.id], answers: 1 },
        state: { topics: [TOPIC.id], told: [TIME.id], variables: place ?? {} },
        isNews: place !== null,
        reading: { message, asksSomething: true, place },
      }),
    );

  test.each(['is it the same in yonkers', 'y eso tambien vale en yonkers'])(
    '%s: as it holds there',
    async (message) => {
      const yonkers = { usState: 'New York', county: 'Westchester', isNyc: false };
      expect((await asks(message, yonkers)).markdown).toContain('20 days');
    },
  );

  test('for somebody or something else, what was said of this one is not simply said again', async () => {
    expect((await asks('is it the same for a garage', null)).markdown).not.toContain('20 days');
  });
});
