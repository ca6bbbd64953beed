import { describe, expect, test } from 'vitest';
import { aFound, answering, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { decide } from '../decide.ts';
import { tapped } from '../tapped.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;
type FindFor = NonNullable<Over['findFor']>;

const HERE = aTopic({ statements: [aStatement({ id: 'housing/made-up#0', en: 'Apples ripen slowly.' })] });
const GUARD = aStatement({
  id: 'work/other#1',
  topicId: 'work/other',
  en: 'Dragons guard castles.',
  ask: { en: 'who guards it', es: 'quién lo cuida' },
});
const PRICE = aStatement({
  id: 'work/other#2',
  topicId: 'work/other',
  en: 'Candles cost little.',
  ask: { en: 'How much does it cost?', es: '¿Cuánto cuesta?' },
});
const THERE = aTopic({ id: 'work/other', title: { en: 'Other thing', es: 'Otra cosa' }, statements: [GUARD, PRICE] });
const topics = new Map([HERE, THERE].map((topic) => [topic.id, topic]));
const sent = (message: string, over: Over = {}) =>
  tapped(aScene({ topic: HERE, topics, ...over, reading: { message, ...over.reading } }));
const earlier = (...texts: string[]): NonNullable<Over['turn']> => ({
  ...aScene().turn,
  earlier: async () => texts.map((text) => ({ role: 'user' as const, text })),
});

describe('a question that was offered', () => {
  test('leads to what it was made for, in the language that is spoken', async () => {
    expect((await sent('who guards it'))?.state.last).toEqual([GUARD.id]);
    expect((await sent('quién lo cuida', { state: { language: 'es' } }))?.state.last).toEqual([GUARD.id]);
    expect(await sent('quién lo cuida')).toBeNull();
    expect(await sent('who guards them')).toBeNull();
  });

  test('is said to have been answered where it was', async () => {
    expect((await sent('who guards it', { before: { told: [GUARD.id] } }))?.markdown).toMatch(
      /^As I said: Dragons guard castles\./,
    );
  });

  test('is left to a language model that chose something', async () => {
    const choice = { statements: [], ask: '', lead: '', reword: () => null };
    expect(await sent('who guards it', { choice })).toBeNull();
  });

  test('asks for its own statement, whatever side of the problem its words ask for', async () => {
    const reading = { message: 'How much does it cost?', asksSomething: true, aspect: 'cost' as const };
    const step = await decide(aScene({ topic: HERE, topics, before: { topics: [HERE.id] }, reading }));
    expect(step.state.last).toEqual([PRICE.id]);
  });
});

describe('the name of a topic that was offered', () => {
  const second = aFound({ topic: THERE, statement: PRICE });
  const findFor: FindFor = async (text) => ({
    ranked: text === 'two' ? [aFound({ topic: HERE }), second] : [],
    second: null,
  });
  const lastOf = async (over: Over, message = 'Other thing') => (await sent(message, over))?.state.last;

  test('is answered by what was told before it, or by its first statement', async () => {
    expect(await lastOf({ turn: earlier('zero', 'one', 'two'), findFor })).toEqual([PRICE.id]);
    expect(await lastOf({ turn: earlier('two', 'one'), findFor })).toEqual([GUARD.id]);
    const any: FindFor = async () => ({ ranked: [second], second: null });
    expect(await lastOf({ turn: earlier(), findFor: any })).toEqual([GUARD.id]);
  });

  test('gets no yes or no, for nobody asked it', async () => {
    const message = 'Can he keep it?';
    const named = new Map([[THERE.id, { ...THERE, title: { en: message, es: message } }]]);
    const units = [{ text: message, isQuestion: true, kind: 'yes-no' as const, vector: null, inTalk: [] }];
    const step = await sent(message, { topics: named, reading: { units }, yesOrNo: answering('no') });
    expect(step?.markdown).toMatch(/^Dragons/);
  });

  test('is heard in the language that is spoken', async () => {
    expect(await lastOf({ state: { language: 'es' } })).toBeUndefined();
    expect(await lastOf({ state: { language: 'es' } }, 'Otra cosa')).toEqual([GUARD.id]);
  });

  test('holds nothing where the topic does', async () => {
    expect(await sent('Other thing', { topics: new Map([[THERE.id, { ...THERE, statements: [] }]]) })).toBeNull();
  });
});
