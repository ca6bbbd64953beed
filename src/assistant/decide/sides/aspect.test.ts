import { describe, expect, test } from 'vitest';
import type { Found } from '#assistant/find/statement-index.ts';
import { aPlace } from '#test/builders/place.ts';
import { aFound, anEmergency, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { START } from '../../remember/state.ts';
import { aspect } from './aspect.ts';
import { otherLanguage } from '../other-language.ts';
import type { Step } from '../step.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;
type Side = NonNullable<NonNullable<Over['reading']>['aspect']>;

const items = (word: string) => [1, 2, 3, 4].map((at) => ({ en: `${word} ${at}`, es: `${word} ES ${at}` }));
const PLACES = [1, 2, 3, 4].map((at) => aPlace({ id: `place-${at}`, name: { en: `Place ${at}`, es: `Lugar ${at}` } }));
const TOPIC = aTopic({ gather: items('Proof'), steps: items('Step'), help: PLACES });
const BARE = aTopic({ statements: [] });
const WAIVER = aTopic({
  id: 'courts/fee-waiver',
  statements: [aStatement({ id: 'courts/fee-waiver#one', en: 'Waived.' })],
});
const SMALL = aTopic({
  id: 'courts/small-claims-cost',
  statements: [aStatement({ id: 'courts/small-claims-cost#one', en: 'It costs $15.' })],
});
const topics = new Map([TOPIC, WAIVER, SMALL].map((topic) => [topic.id, topic]));
const said = (side: Side | null, over: Over = {}) =>
  aspect(
    aScene({
      topic: TOPIC,
      topics,
      ...over,
      reading: { ...over.reading, aspect: side },
      before: { topics: [TOPIC.id], told: ['x#y'], ...over.before },
    }),
  ) as Step | null;
const found = (settles: Found['statement']['settles'], score: number, over: Partial<Found['statement']> = {}) =>
  aFound({ topic: TOPIC, statement: aStatement({ settles, ...over }), score });

describe('a side of the problem', () => {
  test('is what the topic lists: proof with dashes, the first three steps with numbers', () => {
    expect(said('proof')?.markdown).toMatch(/:\n\n- Proof 1\n- Proof 2\n- Proof 3\n- Proof 4$/);
    expect(said('step')?.markdown).toMatch(/:\n\n1\. Step 1\n2\. Step 2\n3\. Step 3$/);
    expect(said('step', { state: { language: 'es' } })?.markdown).toContain('1. Step ES 1');
    for (const side of ['proof', 'step', 'where', 'cost', 'takes', 'if-not'] as const)
      expect(said(side, { topic: BARE })).toBeNull();
  });

  test('is told together with what else was asked, where that is plain', () => {
    const move = found(['yes-no'], 0.9, { id: `${TOPIC.id}#move`, en: 'A clerk can move it.', ask: { en: 'Can I move it?', es: '¿Puedo?' } }); // prettier-ignore
    const unit = (text: string, isQuestion = true) => ({ text, isQuestion, kind: null, vector: null, inTalk: [] });
    const [bring, other] = ['what papers do i bring friday', 'can i ask to move it'];
    const units = [unit(`${bring} and ${other}`, false), unit(bring), unit(other)];
    const asked = [[found(['what-is'], 0.9)], [move]];
    const scene = aScene({
      topic: TOPIC,
      topics,
      reading: { message: `${bring} and ${other}`, units, aspect: 'proof' },
      before: { topics: [TOPIC.id], told: ['x#y'] },
    });
    const told = aspect({ ...scene, find: () => ({ ranked: [], second: null, asked }) }) as Step | null;
    expect(told?.markdown).toMatch(/- Proof 4\n\n\*\*Can I move it\?\*\*\n\nA clerk can move it\./);
    expect(told?.state.last).toEqual([move.statement.id]);
  });

  test('that is a list for a whole topic stands beside what is likely meant, but steps stand alone', () => {
    const meant = found(['yes-no'], 0.15, { en: 'A text counts.', ask: { en: 'Does a text count?', es: '¿Vale?' } });
    const beside = (side: Side, over: Partial<Found> = {}, message = 'i sent my boss a text that day does that count') =>
      said(side, { reading: { message }, ranked: [{ ...meant, nearness: 0.4, ...over }] })?.markdown; // prettier-ignore
    expect(beside('proof')).toMatch(/- Proof 4\n\n\*\*Does a text count\?\*\*\n\nA text counts\./);
    expect(beside('free-help')).toContain('A text counts.');
    expect(beside('step')).not.toContain('A text counts.');
    for (const over of [{ score: 0.14 }, { nearness: 0.3 }, { topic: aTopic({ id: 'work/never' }) }])
      expect(beside('proof', over)).not.toContain('A text counts.');
    expect(beside('proof', {}, 'how do i prove it')).not.toContain('A text counts.');
  });

  test('of what to do and to bring is that of what is named, if it was spoken about', () => {
    const beside = aTopic({ id: 'work/beside', steps: items('Other') });
    const message = 'what do i do first about the cut in my pay';
    const after = (found: Partial<Found>, asked = message, spoken = [TOPIC.id, beside.id]) =>
      said('step', {
        topic: beside,
        topics: new Map([...topics, [beside.id, beside]]),
        reading: { message: asked },
        before: { topics: spoken },
        findAfresh: () => ({ ranked: [aFound({ topic: TOPIC, likely: 0.08, nearness: 0.4, ...found })], second: null }),
      })?.markdown;
    expect(after({})).toContain('1. Step 1');
    for (const markdown of [
      after({ likely: 0.079 }),
      after({ nearness: 0.39 }),
      after({}, 'what do i do first now'),
      after({}, message, [beside.id]),
    ])
      expect(markdown).toContain('1. Other 1');
  });

  test('of the last day is the day, also where it was said before, or what says how long', () => {
    const deposit = aTopic({ id: 'housing/deposit', deadlines: ['DL08'] });
    const file = { ...START.file, dates: { 'moved-out': '2026-11-02' } };
    const counted = ['DL08 any 2026-11-02'];
    const asked = (over: Over) => said('deadline', { topic: deposit, ...over });
    expect(asked({ before: { file, counted } })?.deadlines.map(({ iso }) => iso)).toEqual(['2026-11-16']);
    expect(asked({})).toBeNull();
    const time = found(['how-long'], 0.08);
    expect(said('deadline', { ranked: [time] })?.state.last).toEqual([time.statement.id]);
    // Asked for the day alone it is said as often as somebody asks, also where a statement is near, and of what was spoken about before.
    const told = { file, counted, told: [`deadline:${deposit.id}`] };
    const again = { ranked: [found(['how-long'], 0.99)], reading: { message: 'what was the date again' } };
    expect(asked({ before: told, ...again })?.deadlines).toHaveLength(1);
    const earlier = { ...told, topics: [deposit.id, TOPIC.id] };
    const both = new Map([deposit, TOPIC].map((topic) => [topic.id, topic]));
    expect(said('deadline', { before: earlier, state: earlier, topics: both, ...again })?.deadlines).toHaveLength(1);
  });

  test('whether a day has passed gets a yes or a no, and of two days the earlier is called safe', () => {
    const deposit = aTopic({ id: 'housing/deposit', deadlines: ['DL08'] });
    const before = { file: { ...START.file, dates: { 'moved-out': '2026-11-02' } } };
    const asked = (message: string, today: string, side: Side = 'deadline') =>
      said(side, { topic: deposit, before, reading: { message, today } })?.markdown;
    expect(asked('so has it passed?', '2026-11-18')).toMatch(/^Yes, that day has passed\./);
    expect(asked('so has it passed?', '2026-11-10')).toMatch(/^No, that day has not passed yet\./);
    expect(asked('what is my last day', '2026-11-18')).not.toMatch(/^Yes/);
    expect(asked('is november 15 too late', '2026-11-10')).not.toMatch(/in time|too late/);
    const which = 'should i count nov 27 or dec 2, whats safe';
    expect(asked(which, '2026-11-18', 'from-day')).toMatch(/^\*\*Friday, November 27, 2026\*\* is the safe one/);
    expect(asked('does it count from nov 2 or nov 5', '2026-11-18', 'from-day')).toMatch(/^It is counted from/);
  });

  test('a day that somebody names is in time, or too late', () => {
    const summons = aTopic({ id: 'consumer/summons', deadlines: ['DL01:in-hand'] });
    const before = { file: { ...START.file, served: 'in-hand' as const, dates: { served: '2026-11-02' } } };
    const asked = (message: string) =>
      said('deadline', { topic: summons, before, reading: { message, today: '2026-11-18' } })?.markdown;
    expect(asked('is november 23 too late')).toMatch(/^\*\*Monday, November 23, 2026\*\* is in time\./);
    expect(asked('dec 1, is it too late')).toMatch(/^\*\*Tuesday, December 1, 2026\*\* would be too late\./);
    expect(asked('what is my last day')).toMatch(/^\*\*Monday, November 23, 2026\*\* \(/);
  });

  test('when to leave is the day on which a notice has run, and no day of the papers', () => {
    const [notice, papers] = [
      aTopic({ id: 'housing/notice', deadlines: ['DL111?'] }),
      aTopic({ id: 'housing/papers', deadlines: ['DL01:in-hand'] }),
    ];
    const file = { ...START.file, livedMonths: 14, served: 'in-hand' as const, dates: { served: '2026-11-04' } };
    const spoken = { topics: [notice.id, papers.id], file };
    const asked = (message: string, topics: readonly (typeof notice)[]) =>
      said('deadline', {
        topic: papers,
        topics: new Map(topics.map((topic) => [topic.id, topic])),
        before: { ...spoken, topics: topics.map(({ id }) => id) },
        state: { ...spoken, topics: topics.map(({ id }) => id) },
        reading: { message },
      })?.deadlines.map(({ iso }) => iso);
    expect(asked('so when do i have to leave', [notice, papers])).toEqual(['2027-01-03']);
    expect(asked('so when do i have to leave', [papers])).toBeUndefined();
    expect(asked('so whats my last day', [notice, papers])).toEqual(['2026-11-24']);
  });

  test('"my last day to answer" is no day of the other side, where there is one of one\'s own', () => {
    const suit = aTopic({ id: 'consumer/summons', deadlines: ['DL08', 'DL01:in-hand'] });
    const dates = { served: '2026-11-04', 'moved-out': '2026-11-02' };
    const before = { file: { ...START.file, served: 'in-hand' as const, dates } };
    const asked = (message: string) =>
      said('deadline', { topic: suit, before, reading: { message } })?.deadlines.map(({ iso }) => iso);
    expect(asked('whats my last day to answer')).toEqual(['2026-11-24']);
    expect(asked('what is the last day')).toEqual(['2026-11-16', '2026-11-24']);
  });

  test.each([
    'how long does he have to pay me back',
    'how much time do they have to answer me',
    'by when does the landlord have to send it',
    'when do they have to answer me',
    'cuando me tiene que contestar',
    'cuanto tiempo tiene el dueño para contestar',
    'el dueño cuanto tiempo tiene',
  ])("%j asks for a day of the other side, and gets none of one's own", (message) => {
    const suit = aTopic({ id: 'consumer/summons', deadlines: ['DL08', 'DL01:in-hand'] });
    const own = aTopic({ id: 'consumer/own', deadlines: ['DL01:in-hand'] });
    const dates = { served: '2026-11-04', 'moved-out': '2026-11-02' };
    const before = { file: { ...START.file, served: 'in-hand' as const, dates } };
    const asked = (topic: typeof suit) =>
      said('deadline', { topic, before, reading: { message } })?.deadlines.map(({ iso }) => iso);
    expect(asked(suit)).toEqual(['2026-11-16']);
    expect(asked(own)).toBeUndefined();
  });

  test('of the last day is that of what is named, and not of what it is said not to be', () => {
    const [work, stamps] = [
      aTopic({
        id: 'work/unemployment',
        label: { en: 'an unemployment hearing', es: 'desempleo' },
        deadlines: ['DL08'],
      }),
      aTopic({ id: 'benefits/stamps', label: { en: 'food stamps', es: 'cupones' }, deadlines: ['DL23'] }),
    ];
    const dates = { 'moved-out': '2026-11-02', incident: '2026-11-02' };
    const spoken = { topics: [work.id, stamps.id], file: { ...START.file, dates } };
    const message = 'no this is about unemployment not food stamps. whats my last day';
    const both = new Map([work, stamps].map((topic) => [topic.id, topic]));
    const told = said('deadline', { topic: stamps, topics: both, before: spoken, state: spoken, reading: { message } });
    expect(told?.deadlines.map(({ iso }) => iso)).toEqual(['2026-11-16']);
  });

  test('of what to do and to bring is that of the matter, and not of what was asked beside it', () => {
    const beside = aTopic({ id: 'work/beside', gather: items('Other'), steps: items('Other') });
    const all = new Map([...topics, [beside.id, beside]]);
    const after = (side: Side, share: number) =>
      said(side, {
        topic: beside,
        topics: all,
        before: { topics: [TOPIC.id, beside.id], story: { [TOPIC.id]: 0.6, [beside.id]: share } },
      })?.markdown;
    expect(after('step', 0.3)).toContain('1. Step 1');
    expect(after('proof', 0.3)).toContain('- Proof 1');
    expect(after('step', 0.31)).toContain('1. Other 1');
    const third = aTopic({ id: 'work/third', steps: items('Third') });
    const most = said('step', {
      topic: beside,
      topics: new Map([...all, [third.id, third]]),
      before: {
        topics: [TOPIC.id, third.id, beside.id],
        story: { [TOPIC.id]: 0.5, [third.id]: 0.6, [beside.id]: 0.1 },
      },
    });
    expect(most?.markdown).toContain('1. Third 1');
  });

  test('is told once: asked again, something else is meant', () => {
    const first = said('proof');
    expect(first?.state.told).toContain(`proof:${TOPIC.id}`);
    expect(said('proof', { before: { told: first?.state.told ?? [] } })).toBeNull();
    const again = { reading: { message: 'tell me again' }, before: { told: first?.state.told ?? [] } };
    expect(said('proof', again)?.markdown).toContain('- Proof 1');
    expect(said('step', { before: { told: first?.state.told ?? [] } })).not.toBeNull();
  });

  test('of what to do is what to do now for somebody in an emergency that is about it', () => {
    const during = (about: string, emergency: string | null = 'lockout') =>
      said('step', {
        emergencies: new Map([['lockout', anEmergency({ topics: [about], first: items('Now') })]]),
        before: { emergency },
      })?.markdown;
    expect(during(TOPIC.id)).toContain('1. Now 1');
    expect(during(TOPIC.id, null)).toContain('1. Step 1');
    expect(during('work/other')).toContain('1. Step 1');
  });

  test('is none without a topic, in an answer to us, or where a language model chose', () => {
    const choice = { statements: [], lead: '', ask: '', reword: () => null };
    for (const over of [{ topic: null }, { isAnswer: true }, { choice }]) expect(said('proof', over)).toBeNull();
    expect(said(null)).toBeNull();
  });

  test('is left to a statement that says just that, unless it is a list', () => {
    const ranked = [found(['where'], 0.3)];
    expect(said('where', { ranked })).toBeNull();
    expect(said('where', { ranked: [found(['where'], 0.299)] })).not.toBeNull();
    const told = ['housing/made-up#time'];
    expect(said('where', { ranked, before: { told } })).not.toBeNull();
    // Told before, and plainly meant once more.
    expect(said('where', { ranked: [found(['where'], 0.6)], before: { told } })).toBeNull();
    expect(said('where', { ranked: [{ ...found(['where'], 0.9), topic: aTopic({ id: 'x/y' }) }] })).not.toBeNull();
    for (const side of ['proof', 'step'] as const) expect(said(side, { ranked })).not.toBeNull();
  });
});

describe('where', () => {
  test('is said by the likeliest statement that settles it', () => {
    const ranked = [
      found(['how'], 0.29, { id: 'a#how', en: 'How.' }),
      found(['who'], 0.08, { id: 'a#who', en: 'Who.' }),
      found(['where'], 0.2, { id: 'a#where', en: 'Where.' }),
    ];
    expect(said('where', { ranked })?.state.last).toEqual(['a#where']);
    expect(said('where', { ranked: ranked.toReversed() })?.state.last).toEqual(['a#where']);
    expect(said('where', { ranked: ranked.slice(0, 2) })?.state.last).toEqual(['a#who']);
    expect(said('where', { ranked, before: { told: ['a#where'] } })?.markdown).toMatch(/^As I said: Where\./);
  });

  test('is said rather by one that opens with it', () => {
    const late = (score: number) => found(['how', 'where'], score, { id: 'a#late' });
    const first = found(['where'], 0.1, { id: 'a#first' });
    expect(said('where', { ranked: [late(0.19), first] })?.state.last).toEqual(['a#first']);
    expect(said('where', { ranked: [first, late(0.21)] })?.state.last).toEqual(['a#late']);
    const later = found(['how', 'where'], 0.15, { id: 'a#later' });
    expect(said('where', { ranked: [late(0.25), later] })?.state.last).toEqual(['a#late']);
  });

  test('is who helps, three at most, where nothing else says it', () => {
    const step = said('where', { ranked: [found(['where'], 0.079)] });
    expect(step?.markdown).toMatch(/Place 1.+\n.+Place 2.+\n.+Place 3[^\n]+$/);
    expect(said('where', { ranked: [{ ...found(['where'], 0.2), topic: aTopic({ id: 'x/y' }) }] })?.markdown).toContain(
      'Place 1',
    );
  });
});

describe('how long it takes, and what if not', () => {
  test.each([
    ['takes', 'how-long'],
    ['takes', 'when'],
    ['if-not', 'what-if'],
  ] as const)('%s is said by a statement that is meant and settles %s', (side, kind) => {
    expect(said(side, { ranked: [found([kind], 0.25)] })).not.toBeNull();
    expect(said(side, { ranked: [found([kind], 0.249)] })).toBeNull();
    expect(said(side, { ranked: [found(['how'], 0.25)] })).toBeNull();
  });
});

test('asked in a few words is about what was spoken of last, and in more about what is related to it too', () => {
  const other = aTopic({ id: 'housing/other', title: { en: 'Other', es: 'Otro' } });
  const about = { ...TOPIC, related: [other.id] };
  const fee = aStatement({ id: 'housing/other#fee', topicId: other.id, settles: ['how-much'], en: 'There is no fee.' });
  const asked = (message: string, score = 0.1) =>
    said('cost', {
      topic: about,
      topics: new Map([about, other].map((topic) => [topic.id, topic])),
      ranked: [aFound({ topic: other, statement: fee, score })],
      reading: { message },
    })?.state.last;
  expect(asked('and how much is it')).toEqual([]);
  expect(asked('and how much is it', 0.9)).toEqual([]);
  expect(asked('how much does the other one cost')).toEqual([fee.id]);
});

test('asked in a few words is about what was spoken of before, where all that was written speaks for it', () => {
  const other = aTopic({ id: 'housing/other', title: { en: 'Other', es: 'Otro' } });
  const fee = aStatement({ id: 'housing/other#fee', topicId: other.id, settles: ['how-much'], en: 'There is no fee.' });
  const near = { topic: other, statement: fee, nearness: 0.9 };
  const asked = (score: number, topics = [other.id, TOPIC.id]) =>
    said('cost', {
      topics: new Map([TOPIC, other].map((topic) => [topic.id, topic])),
      ranked: [aFound({ ...near, score })],
      before: { topics },
      reading: { message: 'and how much is it' },
    })?.state.last;
  expect(asked(0.3)).toEqual([fee.id]);
  expect(asked(0.29)).toEqual([]);
  expect(asked(0.3, [TOPIC.id])).toEqual([]);
});

describe('what it costs', () => {
  test('of something else that the message names is said where it is among the first found', () => {
    const other = aTopic({ id: 'courts/other', title: { en: 'Other', es: 'Otro' } });
    const fee = aStatement({
      id: 'courts/other#fee',
      topicId: other.id,
      settles: ['how-much'],
      en: 'There is no fee.',
    });
    const named = aFound({ topic: other, statement: fee, score: 0.09 });
    const others = ['a', 'b', 'c'].map((id) => found(['how'], 0.1, { id: `housing/made-up#${id}` }));
    const asked = (ranked: readonly Found[], message: string) =>
      said('cost', { topics: new Map([...topics, [other.id, other]]), ranked, reading: { message } })?.state.last;
    const message = 'how much is it to take her to that court';
    expect(asked([...others.slice(0, 2), named], message)).toEqual([fee.id]);
    expect(asked([...others, named], message)).not.toEqual([fee.id]);
    expect(asked([named], 'and how much is that')).not.toEqual([fee.id]);
  });

  const cost = (en: string, score: number, over: Over = {}) =>
    said('cost', { ranked: [found(['how-much'], score, { en, id: 'housing/made-up#sum' })], ...over })?.state.last;
  const OWN = ['housing/made-up#sum'];

  test('is said by a statement about a fee, or by a sum that is meant and no fine', () => {
    for (const en of ['There is no fee.', 'It is free.', 'It costs much.', 'There is no charge.'])
      expect(cost(en, 0.08)).toEqual(OWN);
    expect(cost('You pay $15.', 0.25)).toEqual(OWN);
    expect(cost('You pay $15.', 0.249)).not.toEqual(OWN);
    expect(cost('You pay 15.', 0.25)).not.toEqual(OWN);
    for (const en of ['The fine is $15.', 'Penalties of $15.', 'Damages of $15.'])
      expect(cost(en, 0.25)).not.toEqual(OWN);
  });

  const about = (documents: string[], over: Over = {}) => said('cost', { topic: { ...TOPIC, documents }, ...over });

  test('is what small claims court costs, or that a fee can be waived, and what is spoken about stays', () => {
    const small = about(['letter', 'small-claims-deposit']);
    expect(small?.markdown).toContain('It costs $15.');
    expect(small?.state.topics).toEqual([TOPIC.id]);
    expect(about(['letter'])?.markdown).toContain('Waived.');
    expect(about([])?.markdown).toContain('Place 1');
  });

  test('is not told twice, nor by a topic to itself', () => {
    expect(about(['letter'], { before: { told: ['courts/fee-waiver#one'] } })?.markdown).toContain('Place 1');
    const own = { ...WAIVER, documents: ['letter'] };
    expect(said('cost', { topic: own })).toBeNull();
    expect(about(['letter'], { topics: new Map([[WAIVER.id, { ...WAIVER, statements: [] }]]) })?.markdown).toContain(
      'Place 1',
    );
    expect(about(['letter'], { topics: new Map() })?.markdown).toContain('Place 1');
  });
});

test('whoever writes in a language that we do not speak is told so, and nothing is changed', () => {
  const before = { pending: 'x' };
  const step = otherLanguage(aScene({ reading: { message: '我的房东不还押金' }, before, state: { pending: null } }));
  expect(step).toMatchObject({ state: { pending: 'x' } });
  expect(otherLanguage(aScene({ reading: { message: 'my landlord keeps my deposit' } }))).toBeNull();
});
