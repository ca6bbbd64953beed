import { describe, expect, test } from 'vitest';
import { aFound, anEmergency, answering, aScene } from '../../../../test/builders/scene.ts';
import { aStatement, aTopic } from '../../../../test/builders/topic.ts';
import type { Found } from '../../find/statement-index.ts';
import { emergency } from '../emergency.ts';
import { misunderstood } from '../misunderstood.ts';
import { stillThere } from '../still-there.ts';
import type { Step } from '../step.ts';

const PARCEL = aStatement({ id: 'consumer/parcels#gift', en: 'It is a gift.', es: 'Es un regalo.' });
const CARD = aStatement({ id: 'consumer/cards#fifty', en: 'The most is $50.', es: 'Lo más son $50.' });
const PARCELS = aTopic({ id: 'consumer/parcels', title: { en: 'Parcels', es: 'Paquetes' }, statements: [PARCEL] });
const CARDS = aTopic({ id: 'consumer/cards', title: { en: 'Cards', es: 'Tarjetas' }, statements: [CARD] });
const BANKS = aTopic({ id: 'consumer/banks', title: { en: 'Banks', es: 'Bancos' } });
const topics = new Map([PARCELS, CARDS, BANKS].map((topic) => [topic.id, topic]));

const card = (over: Partial<Found> = {}) => aFound({ statement: CARD, topic: CARDS, ...over });
const parcel = (over: Partial<Found> = {}) => aFound({ statement: PARCEL, topic: PARCELS, ...over });

type Finds = { inTalk?: readonly Found[]; afresh?: readonly Found[] };
type Over = Omit<NonNullable<Parameters<typeof aScene>[0]>, 'ranked'>;

const EARLIER = 'they want money for it';
const MESSAGE = 'No, not parcels! A thief used my cards';
/** The same, without a word of ours. */
const MEANT = { reading: { message: 'I meant that a thief used my cards' } };

/** We spoke of parcels; somebody says something to that. */
async function said({ inTalk = [], afresh = [] }: Finds, over: Over = {}) {
  const looked: string[] = [];
  const scene = aScene({
    topics,
    topic: PARCELS,
    ...over,
    before: { topics: [PARCELS.id], last: [`${PARCEL.id}@x`], told: [PARCEL.id], ...over.before },
    reading: { message: MESSAGE, ...over.reading },
  });
  const step = await misunderstood({
    ...scene,
    turn: over.turn ?? {
      ...scene.turn,
      earlier: async () => [
        { role: 'user', text: 'hello' },
        { role: 'user', text: EARLIER },
      ],
    },
    findFor: async (text, about) => {
      looked.push(about ? `${about.id}: ${text}` : text);
      return { ranked: about ? inTalk : afresh, second: null };
    },
  });
  return { step, looked };
}

describe('somebody who was misunderstood', () => {
  test('is answered by what was meant, and what we took it for is left', async () => {
    const { step, looked } = await said({ inTalk: [card({ score: 0.3 })] });
    expect(step?.markdown).toMatch(/^I am sorry, I did not answer your question\./);
    expect(step?.state).toMatchObject({ last: [CARD.id], topics: [CARDS.id] });
    // By itself, and with what was asked before.
    expect(looked).toEqual([
      'consumer/parcels: A thief used my cards',
      'consumer/parcels: they want money for it. A thief used my cards',
    ]);
  });

  test('keeps what was spoken of before that', async () => {
    const before = { topics: [BANKS.id, PARCELS.id] };
    const { step } = await said({ inTalk: [card({ score: 0.3 })] }, { before });
    expect(step?.state.topics).toEqual([BANKS.id, CARDS.id]);
  });

  test('keeps also what is spoken of, where we had only asked which of several is meant', async () => {
    const before = { topics: [BANKS.id, PARCELS.id], unknown: 1, shown: ['Was my parcel stolen?'] };
    const { step, looked } = await said(
      { inTalk: [card({ score: 0.3 })] },
      { before, reading: { message: "it wasn't stolen! They charged my card" } },
    );
    expect(step?.state.topics).toEqual([BANKS.id, PARCELS.id, CARDS.id]);
    // What only stood on a button of ours is denied as what we told.
    expect(looked[0]).toBe('consumer/parcels: They charged my card');
  });

  test('gets no yes or no: we were wrong once', async () => {
    const message = 'No, not parcels! Can they keep my card?';
    const units = [{ text: message, isQuestion: true, kind: 'yes-no' as const, vector: null, inTalk: [] }];
    const over = { reading: { message, units, asksSomething: true }, yesOrNo: answering('no') };
    const { step } = await said({ inTalk: [card({ score: 0.9 })] }, over);
    expect(step?.markdown).not.toContain('No. ');
  });

  test('is not told again what was wrong', async () => {
    const { step } = await said({ inTalk: [parcel({ score: 0.9 }), card({ score: 0.3 })] });
    expect(step?.state.last).toEqual([CARD.id]);
  });

  test('may mean another side of what is spoken about, unless the very word for it is denied', async () => {
    const other = aStatement({ id: 'consumer/parcels#keep', en: 'It may be kept.', es: 'Se puede guardar.' });
    const side = (score: number) => aFound({ statement: other, topic: PARCELS, score });
    const which = async (score: number, over: Over = {}) =>
      (await said({ inTalk: [side(score), card({ score: 0.3 })] }, over)).step?.state;
    expect(await which(0.29, MEANT)).toMatchObject({ last: [CARD.id], topics: [CARDS.id] });
    expect(await which(0.31, MEANT)).toMatchObject({ last: [other.id], topics: [PARCELS.id] });
    expect(await which(0.9)).toMatchObject({ last: [CARD.id], topics: [CARDS.id] });
  });

  test('is not told of what they say it is not, whatever topic that is of', async () => {
    const gift = aStatement({ id: 'consumer/cards#gift', en: 'A gift card is good for 9 years.' });
    const inTalk = [aFound({ statement: gift, topic: CARDS, score: 0.5 }), card({ score: 0.3 })];
    const last = async (message: string) => (await said({ inTalk }, { reading: { message } })).step?.state.last;
    expect(await last('it is not a gift. a thief used my cards')).toEqual([CARD.id]);
    expect(await last('I meant that a thief used my cards')).toEqual([gift.id]);
  });

  test('is told of what they say it is not neither because nothing else is likely', async () => {
    const gift = aStatement({ id: 'consumer/parcels#stolen', en: 'A stolen one is paid for.' });
    const inTalk = [aFound({ statement: gift, topic: PARCELS, score: 0.9 })];
    const step = async (message: string) => (await said({ inTalk }, { reading: { message } })).step;
    expect((await step('I meant that it was stolen by a driver'))?.state.last).toEqual([gift.id]);
    expect((await step('No, not parcels! It was my neighbor'))?.markdown).toContain('Please ask it in one sentence');
    // Who asks something says themselves what is meant.
    const asking = { message: 'No, not parcels! Who pays what was stolen?', asksSomething: true };
    expect((await said({ inTalk }, { reading: asking })).step?.state.last).toEqual([gift.id]);
  });

  const named = (name: string, over: Partial<Found> = {}) =>
    aFound({
      topic: aTopic({ id: `x/${name}`, title: { en: name, es: name } }),
      statement: aStatement({ id: `x/${name}#one` }),
      score: 0.1,
      ...over,
    });

  test('is somebody else who puts a detail right', async () => {
    const most = aStatement({ id: 'consumer/cards#most', en: 'The limit of the bank is $50.' });
    const told = {
      topic: CARDS,
      topics: new Map([[CARDS.id, { ...CARDS, statements: [CARD, most] }]]),
      before: { last: [most.id], topics: [CARDS.id] },
    };
    const inTalk = ['a', 'b', 'c', 'd'].map((name) => named(name));
    const step = async (reading: NonNullable<Over['reading']>) => (await said({ inTalk }, { ...told, reading })).step;
    expect(await step({ message: "it wasn't the limit, she only lost it at work" })).toBeNull();
    // What all of it was taken for is more than a detail.
    expect(await step({ message: "it wasn't the cards, she only lost it at work" })).not.toBeNull();
    const complaint = {
      act: 'not-what-i-asked' as const,
      message: 'I do not drive there, I said that she works nights',
    };
    expect(await step(complaint)).toBeNull();
  });

  test('may choose where nothing is plain, among four at most and none of them far off', async () => {
    const near = ['a', 'b', 'c', 'd', 'e'].map((name) => named(name));
    const { step } = await said({ inTalk: [named('far', { nearness: 0.39 }), ...near] });
    expect(step?.markdown).toBe('I am sorry, I misunderstood you. Which of these is it about?');
    expect(step?.choices.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd']);
    expect(step?.state.topics).toEqual([PARCELS.id]);
  });

  test('is not told again, after an apology, what was told earlier', async () => {
    const inTalk = [card({ score: 0.6 }), named('a', { score: 0.05 }), named('b', { score: 0.05 })];
    const before = { told: [PARCEL.id, CARD.id] };
    const once = await said({ inTalk }, { ...MEANT, before });
    expect(once.step?.markdown).toMatch(/^I am sorry that it was not clear\. As I said: /);
    expect(once.step?.state.repeated).toEqual([CARD.id]);
    const twice = await said({ inTalk }, { ...MEANT, before, state: { ...once.step?.state } });
    expect(twice.step?.markdown).toBe('I am sorry, I misunderstood you. Which of these is it about?');
    expect(twice.step?.choices.map(({ label }) => label)).toEqual(['a', 'b']);
  });

  test('hears once more what was told last, where nothing else is as likely, and may choose after that', async () => {
    const inTalk = [parcel({ score: 0.9 }), named('a', { score: 0.05 }), named('b', { score: 0.05 })];
    const once = await said({ inTalk }, MEANT);
    expect(once.step?.markdown).toMatch(/^I am sorry that it was not clear\. As I said: It is a gift\./);
    expect(once.step?.choices.map(({ label }) => label)).toEqual(['a', 'b']);
    const twice = await said({ inTalk }, { ...MEANT, state: { ...once.step?.state } });
    expect(twice.step?.markdown).toBe('I am sorry, I misunderstood you. Which of these is it about?');
  });

  test('may tap what else may have been meant', async () => {
    const asked = { ...CARD, id: 'consumer/cards#lost', ask: { en: 'Who pays?', es: '¿Quién paga?' } };
    const { step } = await said({
      inTalk: [card({ score: 0.5 }), aFound({ statement: asked, topic: CARDS, score: 0.3 })],
    });
    expect(step?.state.last).toEqual([CARD.id]);
    expect(step?.choices.map(({ label }) => label)).toEqual(['Who pays?']);
  });

  test('denies a word that nobody but us had said', async () => {
    const over = { reading: { message: 'there are no parcels, someone used my number' } };
    const other = aStatement({ id: 'consumer/parcels#keep', en: 'It may be kept.', es: 'Se puede guardar.' });
    const inTalk = [aFound({ statement: other, topic: PARCELS, score: 0.9 }), card({ score: 0.1 })];
    const { step, looked } = await said({ inTalk }, over);
    expect(looked[0]).toBe('consumer/parcels: someone used my number');
    expect(step?.state).toMatchObject({ last: [CARD.id], topics: [CARDS.id] });
    const turn = { ...aScene().turn, earlier: async () => [{ role: 'user', text: 'my parcels are gone' }] as const };
    expect((await said({ inTalk }, { ...over, turn })).step).toBeNull();
    expect((await said({ inTalk }, { ...over, before: { last: [] } })).step).toBeNull();
  });

  test('is asked to say it again where there is nothing to choose', async () => {
    for (const inTalk of [[], [card({ nearness: 0.39 })], [parcel(), card({ score: 0.1, nearness: 0.39 })]]) {
      const { step } = await said({ inTalk });
      expect(step?.markdown).toContain('Please ask it in one sentence');
      expect(step).toMatchObject({ choices: [{ label: 'Show me attorneys' }], state: { topics: [PARCELS.id] } });
    }
    const { step } = await said({}, { before: { inCrisis: true } });
    expect(step?.choices).toEqual([]);
  });

  test('who only complains is answered to what was asked before', async () => {
    const complaint = { act: 'not-what-i-asked', message: 'wrong answer' };
    expect((await said({}, { reading: complaint })).looked[0]).toBe(`consumer/parcels: ${EARLIER}`);
    const asking = { ...complaint, asksSomething: true };
    expect((await said({}, { reading: asking })).looked[0]).toBe('consumer/parcels: wrong answer');
    const turn = { ...aScene().turn, earlier: async () => [] };
    const unasked = (await said({}, { reading: complaint, turn })).step;
    expect(unasked?.markdown).toContain('Please ask it in one sentence');
    expect(unasked?.choices).toEqual([]);
  });

  test('is nobody who corrects what was told', async () => {
    const inTalk = [card({ score: 0.9 })];
    for (const message of [
      'no i meant every two weeks',
      'I meant the 3rd of November',
      'quiero decir, me refiero a Queens',
    ])
      expect((await said({ inTalk }, { reading: { message } })).step).toBeNull();
    const asking = { message: 'I meant which bank card?', asksSomething: true };
    expect((await said({ inTalk }, { reading: asking })).step).not.toBeNull();
    expect((await said({ inTalk }, { reading: { message: 'I meant the stolen bank card' } })).step).not.toBeNull();
  });

  test('is nobody who answers, says something else, or was told nothing', async () => {
    const inTalk = [card({ score: 0.9 })];
    expect((await said({ inTalk }, { isAnswer: true })).step).toBeNull();
    expect((await said({ inTalk }, { reading: { message: 'can he keep it' } })).step).toBeNull();
    expect((await said({ inTalk }, { topic: null })).step).toBeNull();
    expect((await said({ inTalk }, { before: { last: [] } })).step).toBeNull();
    // What was only offered can be wrong as well.
    expect((await said({ inTalk }, { before: { last: [], unknown: 1 } })).step).not.toBeNull();
    expect((await said({ inTalk }, { choice: { statements: [], lead: '' } as never })).step).toBeNull();
  });
});

describe('an emergency in vain', () => {
  const known = anEmergency({ id: 'suicide', topics: ['a/first'] });
  const danger = { id: 'suicide', level: 'sure' as const, nearness: 0.9 };
  const emergencies = new Map([[known.id, known]]);

  test('leaves what was spoken about behind it, where no plain word was said', () => {
    const before = { topics: ['a/first', 'consumer/cards'] };
    const topicsAfter = (of: typeof danger | Omit<typeof danger, 'nearness'>) =>
      (emergency(aScene({ emergencies, reading: { danger: of }, before })) as Step).state.topics;
    expect(topicsAfter(danger)).toEqual(['consumer/cards', 'a/first']);
    expect(topicsAfter({ id: 'suicide', level: 'sure' })).toEqual(['a/first']);
  });

  const denied = async (
    found: (text: string, about: string | null) => readonly Found[],
    message: string,
    over: Over & { of?: string } = {},
  ) => {
    const looked: (string | null)[][] = [];
    const { of = 'suicide', ...more } = over;
    const scene = aScene({
      topics,
      ...more,
      emergencies: new Map([[of, { ...known, id: of }]]),
      reading: { message, asksSomething: true, ...over.reading },
      before: { emergency: of, inCrisis: true, topics: [CARDS.id, 'a/first'], ...over.before },
    });
    const step = await stillThere({
      ...scene,
      turn: {
        ...scene.turn,
        earlier: async () =>
          ['hello', 'it was stolen', 'can they take my card'].map((text) => ({ role: 'user', text })),
      },
      findFor: async (text, about) => {
        looked.push([about?.id ?? null, text]);
        return { ranked: found(text, about?.id ?? null), second: null };
      },
    });
    return { step, looked };
  };
  const DENIED = 'I am not going to hurt myself. I asked about my card';

  test('is taken back, and the question behind it is answered in its talk', async () => {
    const { step, looked } = await denied((_, about) => (about === CARDS.id ? [card()] : []), DENIED);
    expect(looked).toEqual([[CARDS.id, 'I asked about my card']]);
    expect(step?.markdown).toMatch(/^I am sorry, I misunderstood you\./);
    expect(step?.state).toMatchObject({ emergency: null, inCrisis: false, last: [CARD.id] });
  });

  test('is looked up alone, and with what was said before it, where the talk has no answer', async () => {
    const { step, looked } = await denied(() => [], DENIED);
    expect(looked).toEqual([
      [CARDS.id, 'I asked about my card'],
      [CARDS.id, 'can they take my card'],
      [null, 'I asked about my card'],
      [null, 'it was stolen can they take my card I asked about my card'],
      [CARDS.id, 'I asked about my card'],
    ]);
    expect(step?.markdown).toContain('Please tell me in one sentence');
    expect(step?.state.topics).toEqual([CARDS.id]);
  });

  test('a bare denial is answered by what was asked before it', async () => {
    const { looked } = await denied(() => [], 'I am not suicidal');
    expect(looked).toEqual([
      [CARDS.id, 'can they take my card'],
      [null, 'it was stolen can they take my card'],
      [CARDS.id, 'can they take my card'],
    ]);
  });

  test('what may have been asked stands there with its question, where nothing is plain', async () => {
    const ask = { en: 'Can they keep it?', es: '¿Pueden quedársela?' };
    const { step } = await denied(
      (_, about) => (about ? [card({ score: 0.1, nearness: 0.5, unknown: 0.9, statement: { ...CARD, ask } })] : []),
      DENIED,
    );
    expect(step?.markdown).toMatch(/^I am sorry, I misunderstood you\. Is it this\?\n\n\*\*Can they keep it\?\*\*/);
    expect(step?.state).toMatchObject({ emergency: null, inCrisis: false });
  });

  test('outside of the talk it takes a likely topic', async () => {
    const alone = (likely: number) =>
      denied((_, about) => (about === null ? [card({ likely })] : []), DENIED, { before: { topics: [] } });
    expect((await alone(0.19)).step?.state.last).toEqual([CARD.id]);
    expect((await alone(0.18)).step?.markdown).toContain('Please tell me in one sentence');
    const inTalk = await denied((_, about) => (about ? [card({ likely: 0 })] : []), DENIED);
    expect(inTalk.step?.state.last).toEqual([CARD.id]);
  });

  test('says no yes or no: it was wrong once', async () => {
    const message = 'I am not suicidal. Can they keep my card?';
    const units = [{ text: message, isQuestion: true, kind: 'yes-no' as const, vector: null, inTalk: [] }];
    const { step } = await denied(() => [card()], message, { reading: { units }, yesOrNo: answering('no') });
    expect(step?.markdown).not.toContain('No. ');
  });

  test('is believed by a bare no, but not of the gravest, and never against plain words', async () => {
    const NO = 'no, it is about the rent';
    expect((await denied(() => [], NO, { of: 'lockout' })).step?.markdown).toContain('I misunderstood you');
    expect((await denied(() => [], NO)).step).toBeNull();
    expect((await denied(() => [], 'can he do that', { of: 'lockout' })).step).toBeNull();
    const sure = { danger: { id: 'suicide', level: 'sure' as const } };
    expect((await denied(() => [], DENIED, { reading: sure })).step).toBeNull();
  });
});

describe('somebody who begins with what is not so', () => {
  const MESSAGE_AGAINST = 'nobody sent me anything, a thief took my card';
  const alone = card({ score: 0.8, likely: 0.19 });
  const against = async (
    over: Over = {},
    afresh: readonly Found[] = [alone],
    here: readonly Found[] = [parcel({ score: 0.59 })],
  ) => {
    const scene = aScene({
      topics,
      topic: PARCELS,
      ...over,
      ranked: here,
      before: { topics: [PARCELS.id], last: [PARCEL.id], told: [PARCEL.id], ...over.before },
      reading: { message: MESSAGE_AGAINST, ...over.reading },
    });
    return misunderstood({ ...scene, findAfresh: () => ({ ranked: afresh, second: null }) });
  };

  test('is answered by what it is alone plainly about, and what we took it for is left', async () => {
    const step = await against();
    expect(step?.markdown).toMatch(/^I am sorry, I did not answer your question\./);
    expect(step?.state).toMatchObject({ last: [CARD.id], topics: [CARDS.id] });
  });

  test('unless that is hardly plain, what is spoken about is, or nothing was said yet', async () => {
    for (const step of [
      against({}, [card({ score: 0.79, likely: 0.19 })]),
      against({}, [card({ score: 0.8, likely: 0.18 })]),
      against({}, [parcel({ score: 0.9, likely: 0.9 })]),
      against({}, [alone], [parcel({ score: 0.6 })]),
      against({}, []),
      against({ before: { last: [] } }),
      against({ before: { last: [CARD.id] } }),
      against({ topic: null }),
      against({ reading: { message: 'a thief took my card and nobody sent me anything' } }),
    ])
      expect(await step).toBeNull();
  });
});
