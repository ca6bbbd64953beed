import { expect, test } from 'vitest';
import { someEars } from '#test/builders/ears.ts';
import { forMeaning, forWords, judgeEvent, type EventJudge } from '../../find/learned/event-judge.ts';
import { train } from '../../find/learned/judgement.ts';
import { DIMENSIONS } from '../../find/vectors/vectors.ts';
import { learnWordJudge } from '../../find/words/word-judge.ts';
import { plain } from '../sentences.ts';
import { daysIn } from './days.ts';
import { hearDays, toldOf } from './hear-days.ts';

const TODAY = '2026-11-16';
const pointing = (at: number) => Float32Array.from({ length: DIMENSIONS }, (_, place) => (place === at ? 1 : 0));

const EXAMPLES = [
  { label: 'fired', told: 'they let me go {day}', at: 0 },
  { label: 'fired', told: '{day} my boss told me not to come back', at: 0 },
  { label: 'death', told: 'my father took his last breath {day}', at: 1 },
  { label: 'death', told: 'we lost grandma {day}', at: 1 },
  { label: 'none', told: 'i called him {day}', at: 2 },
  { label: 'none', told: '{day} is my birthday', at: 2 },
];
const events: EventJudge = {
  byMeaning: train(EXAMPLES.map(({ label, at }) => ({ label, vector: pointing(at) }))),
  byWords: learnWordJudge(EXAMPLES.map(({ label, told }) => ({ id: label, text: forWords(told) }))),
};

test('meaning and words together say what happened', () => {
  const heard = judgeEvent(events, 'they let her go {day}', pointing(0));
  expect(heard.event).toBe('fired');
  expect(heard.share).toBeGreaterThan(heard.shareOf('death') ?? 1);
  expect(heard.shareOf('served')).toBeUndefined();
});

test('on most days nothing happened', () => {
  expect(judgeEvent(events, 'i called them {day}', pointing(2)).event).toBeNull();
});

const told = (message: string) => {
  const days = daysIn(message, TODAY);
  return days.map((day) => toldOf(plain(message), day, days));
};

test.each([
  ['They let me go on November 3.', ['they let me go {day}.']],
  ['el 3 de noviembre me botaron', ['{day} me botaron']],
  ['I moved out October 1 and the letter came November 3', ['i moved out {day}', ' and the letter came {day}'.trim()]],
  ['He is fine. It happened november 3. I called a lawyer.', ['it happened {day}']],
])('%j: what is told of each day, without the day', (message, parts) => {
  expect(told(message).map((part) => part.replace(/[.]$/, ''))).toEqual(parts.map((part) => part.replace(/[.]$/, '')));
});

test('each day is listened to in the words of the language', async () => {
  const ears = { ...someEars(), events };
  await hearDays(ears, { message: 'me botaron el 3 de noviembre', today: TODAY, language: 'es' });
  expect(ears.embedded).toEqual([forMeaning('me botaron {day}', 'es')]);
  expect(ears.embedded).toEqual(['me botaron ese dia']);
});

test('where no day is named, or nobody can listen, nothing is heard', async () => {
  const [day] = daysIn('november 3', TODAY);
  const message = 'they let me go on november 3';
  const heardBy = async (ears: Parameters<typeof hearDays>[0], said = message) =>
    (await hearDays(ears, { message: said, today: TODAY, language: 'en' }))({
      ...day!,
      at: message.indexOf('november'),
    });
  expect(await heardBy({ ...someEars(), events })).not.toBeNull();
  expect(await heardBy({ ...someEars(), events: null })).toBeNull();
  expect(await heardBy({ ...someEars({ isDeaf: true }), events })).toBeNull();
  expect(await heardBy({ ...someEars(), events }, 'they let me go')).toBeNull();
});
