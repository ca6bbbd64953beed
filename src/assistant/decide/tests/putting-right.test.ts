import { describe, expect, test } from 'vitest';
import { aFound, aScene } from '../../../../test/builders/scene.ts';
import { aStatement, aTopic } from '../../../../test/builders/topic.ts';
import type { Found } from '../../find/statement-index.ts';
import { puttingRight } from '../putting-right.ts';

const ask = (en: string) => ({ en, es: `¿${en}` });
const VALUE = aStatement({
  id: 'consumer/shops#value',
  en: 'They pay what it was worth.',
  ask: ask('What do they pay?'),
});
const PROOF = aStatement({ id: 'consumer/shops#proof', en: 'Photos are proof.', ask: ask('What is proof?') });
const DEPOSIT = aStatement({
  id: 'consumer/shops#deposit',
  en: 'A deposit is given back.',
  ask: ask('Who keeps my deposit?'),
});
const PARCEL = aStatement({
  id: 'consumer/parcels#lost',
  en: 'The sender pays.',
  ask: ask('Who pays for a lost parcel?'),
});
const [SHOPS, PARCELS] = [
  aTopic({ id: 'consumer/shops', title: { en: 'Shops', es: 'Tiendas' }, statements: [VALUE, PROOF, DEPOSIT] }),
  aTopic({ id: 'consumer/parcels', title: { en: 'Mail', es: 'Correo' }, statements: [PARCEL] }),
];
const topics = new Map([SHOPS, PARCELS].map((topic) => [topic.id, topic]));
const found = (statement: typeof VALUE, score: number, over: Partial<Found> = {}) =>
  aFound({ statement, topic: statement === PARCEL ? PARCELS : SHOPS, score, ...over });

type Over = Omit<NonNullable<Parameters<typeof aScene>[0]>, 'ranked'> & { together?: readonly Found[] };
const MESSAGE = 'no, it was the cleaner, not a parcel';

/** The shop was spoken of; `alone` is near to what is put right now, `together` to that and what was asked before. */
async function said(
  alone: readonly Found[],
  { together = [found(VALUE, 0.8)], ...over }: Over = {},
  earlier = ['they ruined my coat'],
) {
  const looked: string[] = [];
  const scene = aScene({
    topics,
    topic: SHOPS,
    ...over,
    ranked: alone,
    before: { topics: [SHOPS.id], last: [VALUE.id], told: [VALUE.id], ...over.before },
    reading: { message: MESSAGE, ...over.reading },
  });
  const step = await puttingRight({
    ...scene,
    turn: { ...scene.turn, earlier: async () => earlier.map((text) => ({ role: 'user', text })) },
    findFor: async (text) => {
      looked.push(text);
      return { ranked: together, second: null };
    },
  });
  return { step, looked };
}

describe('somebody who puts something right', () => {
  test('stays with what they asked about, and is thanked', async () => {
    const { step, looked } = await said([found(PARCEL, 0.9)]);
    expect(step?.markdown).toMatch(/^Noted, thank you for putting that right\./);
    expect(step?.state.topics).toEqual([SHOPS.id]);
    expect(looked).toEqual([`they ruined my coat. ${MESSAGE}`]);
  });

  test('is told what that brings into play of the same matter', async () => {
    const { step } = await said([found(PROOF, 0.4)]);
    expect(step?.state.last).toEqual([PROOF.id]);
  });

  test('is not told of what is denied, or far away, or was told before', async () => {
    const denies = { reading: { message: 'no, it is not the deposit' } };
    for (const [alone, over] of [
      [[found(DEPOSIT, 0.9)], denies],
      [[found(PROOF, 0.9, { nearness: 0.2 })], {}],
      [[found(VALUE, 0.9)], {}],
    ] as const)
      expect((await said(alone, over)).step?.markdown).toMatch(/^Noted, thank you for putting that right\./);
    expect((await said([found(DEPOSIT, 0.9)])).step?.state.last).toEqual([DEPOSIT.id]);
  });

  test('is led elsewhere only where not all that was said speaks for what was asked', async () => {
    const reading = { message: 'no, i said it got lost on the way' };
    const elsewhere = async (score: number) =>
      (await said([found(PARCEL, 0.9)], { reading, together: [found(VALUE, score)] })).step?.state.last;
    expect(await elsewhere(0.35)).toEqual([VALUE.id]);
    expect(await elsewhere(0.34)).toEqual([PARCEL.id]);
  });

  test('has what all that was said speaks for with its answer, from a share of .15', async () => {
    const together = (score: number) => ({ together: [found(VALUE, 0.5), found(PROOF, score)] });
    const { step } = await said([], together(0.15));
    expect(step?.markdown).toMatch(
      /^Noted, thank you for putting that right\. Perhaps this goes with it:\n\n\*\*What is proof\?\*\*\n\nPhotos are proof\./,
    );
    expect(step?.choices.map(({ label }) => label)).not.toContain('What is proof?');
    expect((await said([], together(0.149))).step?.markdown).not.toContain('Photos are proof.');
  });

  test.each([
    ['it was not a parcel, it was a coat', 'they lost my parcel in june', 'they lost my coat in june'],
    ['its a coat not a parcel', 'hello. my parcel is gone', 'hello. my coat is gone'],
    ['no es el paquete es el abrigo', 'perdieron el paquete', 'perdieron el abrigo'],
    ['no, my winter coat', 'they lost it. who pays for the coat', 'who pays for the winter coat'],
  ])('%j: what was asked is asked with that in it', async (message, earlier, asked) => {
    const together = [found(PROOF, 0.9, { likely: 0.9 })];
    const { step, looked } = await said([], { together, reading: { message } }, [earlier, 'thanks']);
    expect(looked).toEqual([asked]);
    expect(step?.markdown).toMatch(/^Noted, thank you for putting that right\.\n\nPhotos are proof\./);
    const told = { before: { told: [PROOF.id] }, together, reading: { message } };
    expect((await said([], told, [earlier])).step?.markdown).not.toContain('Photos are proof.');
  });

  test('what nobody had spoken of is put into nothing', async () => {
    const message = 'it is not a parcel, it is a coat';
    expect((await said([], { reading: { message } })).looked).toEqual([`they ruined my coat. ${message}`]);
  });

  test('may tap what is near to all that was said, and nothing of what is denied', async () => {
    const together = [found(VALUE, 0.5), found(DEPOSIT, 0.14), found(PROOF, 0.13)];
    const choices = async (message: string) =>
      (await said([], { together, reading: { message } })).step?.choices.map(({ label }) => label);
    expect(await choices(MESSAGE)).toEqual(['Who keeps my deposit?', 'What is proof?']);
    expect(await choices('no, it is not the deposit')).toEqual(['What is proof?']);
  });

  test('puts right what was asked, however often', async () => {
    const { looked } = await said([], {}, ['hello', 'they ruined my coat', 'no, my cousins coat']);
    expect(looked).toEqual([`they ruined my coat. no, my cousins coat. ${MESSAGE}`]);
  });

  test('is nobody who asks, answers, says only a day, or was told nothing', async () => {
    const alone = [found(PROOF, 0.4)];
    for (const reading of [
      { asksSomething: true },
      { isBareFact: true },
      { act: 'thanks' as const },
      { message: 'it is wool' },
    ])
      expect((await said(alone, { reading })).step).toBeNull();
    for (const over of [{ isAnswer: true }, { topic: null }, { before: { last: [] } }])
      expect((await said(alone, over)).step).toBeNull();
  });
});
