import { describe, expect, test } from 'vitest';
import { aFound, aScene } from '#test/builders/scene.ts';
import { aPlace } from '#test/builders/place.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { aspect } from './aspect.ts';
import { sides, unknownOfSide } from './sides.ts';
import type { Step } from '../step.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;

const one = (name: string, en: string, topic = 'housing/repairs') =>
  aStatement({ id: `${topic}#${name}`, topicId: topic, en, es: `${en} ES` });
const FIX = one('fix', 'The landlord must fix it.');
const COURT = one('court', 'A judge can order the repair.');
const CITY = one('city', 'The city can fix it.');
const OTHER = one('other', 'A bank has 10 days.', 'consumer/bank');
const REPAIRS = aTopic({
  id: 'housing/repairs',
  statements: [FIX, COURT, CITY],
  sides: { refused: [COURT, CITY] },
  gather: [{ en: 'Photos', es: 'Fotos' }],
  help: [aPlace()],
});
const BANK = aTopic({ id: 'consumer/bank', statements: [OTHER], sides: { refused: [OTHER] } });
const topics = new Map([REPAIRS, BANK].map((topic) => [topic.id, topic]));

const scene = (over: Over = {}) =>
  aScene({
    topic: REPAIRS,
    topics,
    ...over,
    reading: { aspect: 'refused', asksSomething: true, ...over.reading },
    before: { topics: [REPAIRS.id], told: [FIX.id], ...over.before },
  });
const asked = (over?: Over) => sides(scene(over)) as Step | null;

describe('what people ask next of any problem', () => {
  test('so many words after "another thing" are no side of what was spoken about', () => {
    const message = 'the pizza place pays me 12 an hour off the books because i am 16, is that allowed';
    expect(asked({ reading: { message, changesSubject: true } })).toBeNull();
    expect(unknownOfSide(scene({ reading: { message, changesSubject: true, aspect: 'punished' } }))).toBeNull();
    expect(asked({ reading: { message } })).not.toBeNull();
    expect(asked({ reading: { message: 'and if he says no to that', changesSubject: true } })).not.toBeNull();
  });

  test('the next stage of the matter, which nobody has spoken of, does not answer for it', () => {
    const CASE = one('lost', 'You can lose the case.', 'housing/rent-case');
    const CASES = aTopic({
      id: 'housing/rent-case',
      statements: [CASE],
      sides: { refused: [CASE] },
      related: [REPAIRS.id],
    });
    const found = (likely: number, over: Over = {}, score = 0.7) =>
      asked({
        topics: new Map([...topics, [CASES.id, CASES]]),
        ranked: [aFound({ topic: CASES, statement: CASE, score, nearness: 0.9, likely })],
        ...over,
        reading: { message: 'and what if he says no', ...over.reading },
      })?.state.last;
    expect(found(0.05)).toEqual([COURT.id]);
    // So likely, named, or spoken of before, it is meant.
    expect(found(0.05, {}, 0.8)).toBeUndefined();
    expect(found(0.1)).toBeUndefined();
    expect(found(0.05, { before: { topics: [CASES.id, REPAIRS.id] } })).toBeUndefined();
    expect(found(0.05, { reading: { message: 'and what if he says no to all of that in court' } })).toBeUndefined();
  });

  test('whoever has no papers hears what holds for all, where the topic itself says nothing to it', () => {
    const ALL = one('rights', 'Those rights do not depend on status.', 'immigration/rights-without-status');
    const RIGHTS = aTopic({ id: 'immigration/rights-without-status', statements: [ALL] });
    const known = new Map([...topics, [RIGHTS.id, RIGHTS]]);
    const told = (over: Over = {}) =>
      asked({
        topics: known,
        ...over,
        reading: { message: 'i have no papers', aspect: 'no-papers', asksSomething: false },
      });
    expect(told()?.state).toMatchObject({ last: [ALL.id], topics: [REPAIRS.id] });
    const shop = aTopic({ id: 'consumer/bank', category: 'consumer', statements: [OTHER] });
    expect(told({ topic: shop, before: { topics: [shop.id] } })).toBeNull();
    const own = aTopic({ statements: [FIX, COURT], sides: { 'no-papers': [COURT] } });
    expect(told({ topic: own, topics: new Map([...known, [own.id, own]]) })?.state.last).toEqual([COURT.id]);
  });

  test('is answered by what the topic says to it, the best first', () => {
    expect(asked()?.state.last).toEqual([COURT.id]);
  });

  test('by the one that the message is nearer to', () => {
    const near = aFound({ topic: REPAIRS, statement: CITY, score: 0.14 });
    expect(asked({ ranked: [near] })?.state.last).toEqual([CITY.id]);
  });

  test('by the next where the first was told, and once more only by what is asked for again', () => {
    expect(asked({ before: { told: [COURT.id] } })?.state.last).toEqual([CITY.id]);
    const all = { told: [COURT.id, CITY.id] };
    expect(asked({ before: all })).toBeNull();
    const ranked = [aFound({ topic: REPAIRS, statement: CITY, score: 0.14 })];
    expect(asked({ before: all, ranked })?.markdown).toContain('As I said: The city can fix it.');
    expect(asked({ before: { ...all, repeated: [CITY.id] }, ranked })).toBeNull();
  });

  test('under its own question, for the message is hardly near to it', () => {
    const court = { ...COURT, ask: { en: 'Can a judge order it?', es: '¿Puede ordenarlo un juez?' } };
    const topic = { ...REPAIRS, statements: [FIX, court, CITY], sides: { refused: [court] } };
    expect(asked({ topic })?.markdown).toMatch(/^\*\*Can a judge order it\?\*\*/);
  });

  test('a bare wish for the time gets the one that was written down for it, however near another is', () => {
    const topic = { ...REPAIRS, sides: { deadline: [COURT] } };
    const asks = (message: string, statement = FIX) =>
      asked({ topic, reading: { aspect: 'deadline', message }, ranked: [aFound({ topic, statement, score: 0.9 })] });
    expect(asks('how many days do i have')?.state.last).toEqual([COURT.id]);
    expect(asks('how many days do i have now that it came')).toBeNull();
    expect(asks('how many days do i have', COURT)).toBeNull();
  });

  test('by itself, where several questions are asked', () => {
    const unit = { text: 'x', isQuestion: true, kind: null, vector: null, inTalk: [] };
    expect(asked({ reading: { units: [unit] } })).not.toBeNull();
    expect(asked({ reading: { units: [unit, unit] } })).toBeNull();
  });

  test('by a statement of another topic that is named for it, and what is spoken about stays', () => {
    const other = { ...OTHER, ask: { en: 'What does a bank do?', es: '¿Qué hace un banco?' } };
    const bank = { ...BANK, statements: [other] };
    const topic = { ...REPAIRS, sides: { refused: [other] } };
    const all = new Map([topic, bank].map((one) => [one.id, one] as const));
    const told = asked({ topic, topics: all });
    expect(told?.markdown).toMatch(/^\*\*What does a bank do\?\*\*\n\nA bank has 10 days\./);
    expect(told?.state.topics).toEqual([REPAIRS.id]);
    const again = { told: [other.id] };
    expect(asked({ topic, topics: all, before: again })).toBeNull();
    const ranked = [aFound({ topic: bank, statement: other, score: 0.14 })];
    expect(asked({ topic, topics: all, before: again, ranked })?.markdown).toContain('As I said: A bank has 10 days.');
  });

  test('but by none of a topic that is not for this person', () => {
    const bank = { ...BANK, unless: { nyc: 'yes' as const } };
    const topic = { ...REPAIRS, sides: { refused: [OTHER] } };
    const all = new Map([topic, bank].map((one) => [one.id, one] as const));
    const within = (isNyc: boolean) => asked({ topic, topics: all, state: { variables: { isNyc } } })?.state.last;
    expect(within(false)).toEqual([OTHER.id]);
    expect(within(true)).toBeUndefined();
  });

  test('by a topic that was spoken of before, where the last one says nothing to it', () => {
    const last = aTopic({ id: 'courts/fee', statements: [one('x', 'It is $20.', 'courts/fee')] });
    const all = new Map([...topics, [last.id, last]]);
    const told = asked({ topic: last, topics: all, before: { topics: [REPAIRS.id, last.id] } });
    expect(told?.state.last).toEqual([COURT.id]);
  });

  test('is left to what was found: of what is spoken of, and of anything else from twice as much', () => {
    const long = { message: 'he was here last week and looked at it and said that he would do nothing at all' };
    const here = (score: number, statement = FIX) => [aFound({ topic: REPAIRS, statement, score })];
    expect(asked({ reading: long, ranked: here(0.15) })).toBeNull();
    expect(asked({ reading: long, ranked: here(0.14) })?.state.last).toEqual([COURT.id]);
    expect(asked({ reading: long, ranked: [{ ...here(0.15)[0]!, nearness: 0.39 }] })?.state.last).toEqual([COURT.id]);
    // In a few words it has to be said to just that side, or be plain.
    expect(asked({ ranked: here(0.44) })?.state.last).toEqual([COURT.id]);
    expect(asked({ ranked: here(0.45) })).toBeNull();
    expect(asked({ ranked: here(0.15, CITY) })).toBeNull();
    const there = (score: number) => [aFound({ topic: BANK, statement: OTHER, score })];
    expect(asked({ ranked: there(0.3) })).toBeNull();
    expect(asked({ ranked: there(0.29) })?.state.last).toEqual([COURT.id]);
  });

  test('is nothing of it where nothing is spoken of, or no side is asked for', () => {
    expect(asked({ topic: null })).toBeNull();
    expect(asked({ reading: { aspect: null } })).toBeNull();
    expect(asked({ isAnswer: true })).toBeNull();
    expect(asked({ reading: { aspect: 'punished' } })).toBeNull();
  });
});

describe('a side that the topic says nothing to', () => {
  const unknown = (over?: Over) => unknownOfSide(scene({ ...over, reading: { aspect: 'punished', ...over?.reading } }));

  test('is said to be understood and not known, with who can say more, once', () => {
    const step = unknown();
    expect(step?.markdown).toMatch(/^Whether that can be turned against you I cannot say with a source\.\n\nThese people can say more:\n\n- /); // prettier-ignore
    expect(step?.state.unknown).toBe(1);
    expect(unknown({ before: { told: step?.state.told ?? [] } })).toBeNull();
  });

  test('what is missing can be shown in another way', () => {
    expect(unknown({ reading: { aspect: 'missing' } })?.markdown).toContain('What helps to show it:\n\n- Photos');
  });

  test('is left to what was found', () => {
    expect(unknown({ ranked: [aFound({ topic: REPAIRS, statement: FIX, score: 0.45 })] })).toBeNull();
  });

  test('in many words, or in several questions, more is asked than that', () => {
    const unit = { text: 'x', isQuestion: true, kind: null, vector: null, inTalk: [] };
    expect(unknown({ reading: { units: [unit, unit] } })).toBeNull();
    const message = 'if i tell the office what my sister earns, can they come back at me for last year';
    expect(unknown({ reading: { message } })).toBeNull();
    expect(unknown({ reading: { message: 'can they come back at me for it' } })).not.toBeNull();
  });

  test('is none before anything is spoken of', () => {
    expect(unknown({ topic: null })).toBeNull();
  });
});

test('who asks for help that costs nothing hears who gives it, and first what is known of just this', () => {
  const free = one('free', 'The hotline helps for free.');
  const about = aTopic({ ...REPAIRS, statements: [FIX, { ...free, settles: ['who'] }] });
  const help = (over: Over = {}) =>
    aspect(scene({ topic: about, ...over, reading: { aspect: 'free-help' } })) as Step | null;
  expect(help()?.markdown).toMatch(/^Free help with this:\n\n- /);
  // Other free help is near to it, and nobody asked for that.
  const strange = { ...OTHER, ask: { en: 'Who helps with a bank?', es: '¿Quién ayuda con un banco?' } };
  const near = { ranked: [aFound({ topic: BANK, statement: strange, score: 0.2 })] };
  expect(help(near)?.choices.map(({ label }) => label)).not.toContain('Who helps with a bank?');
  const ranked = (score: number) => [aFound({ topic: about, statement: { ...free, settles: ['who'] }, score })];
  expect(help({ ranked: ranked(0.26) })?.markdown).toContain('The hotline helps for free.');
  expect(help({ ranked: ranked(0.24) })?.markdown).toMatch(/^Free help with this:/);
});

describe('what holds in the whole area', () => {
  const barred = aStatement({ id: 'employment/retaliation#barred', en: 'A boss may not punish you.', ask: { en: 'Can I be punished?', es: '¿Pueden castigarme?' } }); // prettier-ignore
  const given = aStatement({ id: 'family/free-lawyer-in-family-court#assigned', en: 'The court gives a lawyer.' });
  const alone = aStatement({ id: 'courts/representing-yourself#yourself', en: 'You may speak for yourself.' });
  const paid = aStatement({ id: 'courts/lawyer-referral#refer', en: 'The bar refers.' });
  const known = [barred, given, alone, paid].map((one) =>
    aTopic({ id: one.id.split('#')[0] ?? '', statements: [one] }),
  );
  const of = (category: 'employment' | 'family' | 'consumer') =>
    aTopic({ id: `${category}/x`, category, statements: [FIX] });
  const heard = (category: 'employment' | 'family' | 'consumer', reading: NonNullable<Over['reading']>) => {
    const topic = of(category);
    const all = new Map([...known, topic].map((one) => [one.id, one]));
    return sides(scene({ topic, topics: all, reading, before: { topics: [topic.id] } })) as Step | null;
  };

  test('is said to whoever fears to be punished for a complaint, under its own question, and to nobody else', () => {
    const step = heard('employment', { aspect: 'punished', message: 'if i complain can she fire me' });
    expect(step?.markdown).toMatch(/^\*\*Can I be punished\?\*\*\n\nA boss may not punish you\./);
    expect(step?.state.topics).toEqual(['employment/x']);
    expect(heard('employment', { aspect: 'punished', message: 'can they fire me for being late' })).toBeNull();
    expect(heard('employment', { aspect: 'punished', message: 'i complained, will i get in trouble' })).toBeNull();
    expect(heard('consumer', { aspect: 'punished', message: 'if i complain can she fire me' })).toBeNull();
  });

  test('says whether a lawyer is needed; elsewhere that one may do without, and where one is found', () => {
    expect(heard('family', { aspect: 'lawyer' })?.markdown).toContain('The court gives a lawyer.');
    const elsewhere = heard('consumer', { aspect: 'lawyer' })?.markdown;
    expect(elsewhere).toContain('You may speak for yourself.');
    expect(elsewhere).toContain('The bar refers.');
  });
});
