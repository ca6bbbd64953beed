import { describe, expect, test } from 'vitest';
import { answering } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { NOTHING_HEARD, type Reading, type Unit } from '../read/reading.ts';
import { findStatements, type Search } from './find-statements.ts';
import type { Asked, AskedInTalk, Found, StatementIndex } from './statement-index.ts';
import { DIMENSIONS } from './vectors/vectors.ts';

const [RENT, CRASH, SCHOOL] = ['rent', 'crash', 'school'].map((id) => aTopic({ id })) as [
  Found['topic'],
  Found['topic'],
  Found['topic'],
];
const found = (topic: Found['topic'], score: number, over: Partial<Found> = {}): Found => ({
  topic,
  statement: aStatement({ id: `${topic.id}#0`, settles: [] }),
  nearness: score,
  score,
  likely: 0.9,
  ...over,
});
const settling = (topic: Found['topic'], score: number) =>
  found(topic, score, { statement: aStatement({ id: `${topic.id}#time`, settles: ['how-long'] }) });

/** A direction of its own for everything that is looked up. */
function direction(at: number): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  vector[at] = 1;
  return vector;
}
const unit = (text: string, over: Partial<Unit> = {}): Unit => ({
  text,
  isQuestion: false,
  kind: null,
  vector: direction(0),
  inTalk: [],
  ...over,
});
const question = (text: string, over: Partial<Unit> = {}) => unit(text, { isQuestion: true, ...over });
const WHOLE = unit('whole', { vector: direction(1) });
const reading = (units: readonly Unit[], over: Partial<Reading> = {}): Reading => ({
  ...NOTHING_HEARD,
  message: 'something',
  today: '2026-11-16',
  language: 'en',
  units,
  ...over,
});

const NO_SIGNS_OF_TALK = { found: 0, worded: 0, judged: 0, named: 0, namedBefore: 0, asked: 0, told: 0, justTold: 0 };

type Known = Readonly<Record<string, readonly Found[]>>;

/** What is found for a text, and in a talk for a text and what is spoken of. */
function lookUp(known: Known, heard: Reading, about: Found['topic'] | null = null, toldIn = new Map<string, number>()) {
  const talk = about && { about, earlier: [CRASH], told: new Set(['x']), story: { rent: 1 } };
  const asked: (Asked & Partial<AskedInTalk>)[] = [];
  const search: Search = {
    index: {
      search: (one) => {
        asked.push(one);
        return [...(known[one.text] ?? [])];
      },
      searchInTalk: (one) => {
        asked.push(one);
        return [...(known[`${one.text} in ${one.talk.about.id}`] ?? [])];
      },
      signsOfTalk: () => expect.fail('nothing was written before'),
      evidence: () => {
        throw new Error('nobody learns here');
      },
      judged: () => new Map(),
      toldIn: () => toldIn,
      named: () => () => 0.5,
    },
    byWords: (text) => [found(SCHOOL, 0.1, { statement: aStatement({ id: `by words: ${text}` }) })],
    yesOrNo: answering('depends', 0),
  };
  return { ...findStatements(search, heard, talk), asked };
}
const order = (ranked: readonly Found[]) => ranked.map(({ statement, score }) => [statement.id, score]);

describe('what is found', () => {
  test('is, in a talk, rather what is told in the words that were said', () => {
    const known = { 'whole in rent': [found(RENT, 0.4), found(SCHOOL, 0.3), found(CRASH, 0.1)] };
    expect(lookUp(known, reading([WHOLE]), RENT).ranked[0]?.topic).toBe(RENT);
    const { ranked } = lookUp(known, reading([WHOLE]), RENT, new Map([['school#0', 0.1]]));
    expect(ranked.map(({ topic }) => topic)).toEqual([SCHOOL, RENT, CRASH]);
    // The words speak for one of them, and not for there being an answer at all.
    expect(ranked.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(0.8);
  });

  test('is, in a talk, what all that was written speaks for, where anything was written before', () => {
    const ranked = [found(RENT, 0.4), found(SCHOOL, 0.3)];
    const seen: unknown[] = [];
    const index: StatementIndex = {
      search: () => [],
      searchInTalk: () => ranked,
      evidence: () => expect.fail(),
      judged: () => new Map(),
      toldIn: () => new Map(),
      named: () => () => 0.2,
      signsOfTalk: (of, { message, before }) => {
        seen.push([message, ...before]);
        return of.map(({ topic }) => ({ ...NO_SIGNS_OF_TALK, named: topic === SCHOOL ? 9 : 0 }));
      },
    };
    const search = { index, byWords: () => [], yesOrNo: answering('depends', 0) };
    const talk = { about: RENT, earlier: [], told: new Set<string>(), story: {} };
    const firstOf = (written: readonly string[]) =>
      findStatements(search, reading([WHOLE]), { ...talk, written }).ranked[0]?.topic;
    expect(firstOf([])).toBe(RENT);
    expect(firstOf(['my child was sent home', 'by the principal'])).toBe(SCHOOL);
    expect(seen).toEqual([['something', 'my child was sent home', 'by the principal']]);
  });

  test('is, in a talk, about what is spoken of, unless its words name something else', () => {
    const first = (share: number, isNamed: number, of: { earlier?: Found['topic'][]; about?: Found['topic'] } = {}) => {
      const index: StatementIndex = {
        search: () => [],
        searchInTalk: () => [found(SCHOOL, share), found(RENT, 0.1)],
        evidence: () => expect.fail(),
        judged: () => new Map(),
        toldIn: () => new Map(),
        named: () => () => isNamed,
        signsOfTalk: (all) => all.map(({ score }) => ({ ...NO_SIGNS_OF_TALK, found: Math.log(score) / 0.648 })),
      };
      const search = { index, byWords: () => [], yesOrNo: answering('depends', 0) };
      const talk = { about: RENT, earlier: [], told: new Set<string>(), story: {}, written: ['it leaks'], ...of };
      return findStatements(search, reading([WHOLE]), talk).ranked;
    };
    expect(first(0.6, 0.19)[0]?.topic).toBe(RENT);
    expect(first(0.6, 0.2)[0]?.topic).toBe(SCHOOL);
    expect(first(0.7, 0.19)[0]?.topic).toBe(SCHOOL);
    expect(first(0.6, 0.19, { earlier: [SCHOOL] })[0]?.topic).toBe(SCHOOL);
    expect(first(0.6, 0.19, { about: { ...RENT, related: [SCHOOL.id] } })[0]?.topic).toBe(SCHOOL);
    expect(first(0.6, 0.19).reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(0.7);
  });

  test('is, in a talk, rather what is written first of a topic, where both are nearly as likely', () => {
    const all = [0, 1, 2].map((at) => aStatement({ id: `rent#${at}` }));
    const topic = aTopic({ id: 'rent', statements: all });
    const first = (share: number) => {
      const shares = [share, 0.1, 0.3];
      const known = all.map((statement, at) => found(topic, shares[at] ?? 0, { statement }));
      return lookUp({ 'whole in rent': known }, reading([WHOLE]), RENT).ranked[0]?.statement.id;
    };
    expect(first(0.25)).toBe('rent#0');
    expect(first(0.22)).toBe('rent#2');
  });

  test('is found by its words while the model is not there, not never', () => {
    for (const units of [[], [unit('whole', { vector: null })]]) {
      const { ranked, second } = lookUp({ whole: [found(RENT, 0.9)] }, reading(units));
      expect(order(ranked)).toEqual([['by words: something', 0.1]]);
      expect(second).toBeNull();
    }
  });

  test('is what is nearest to the whole of it or to one of its questions, each once with its best score', () => {
    const known = {
      whole: [found(CRASH, 0.5), found(RENT, 0.4), found(SCHOOL, 0.3)],
      first: [found(RENT, 0.6), found(SCHOOL, 0.2)],
    };
    const { ranked } = lookUp(known, reading([WHOLE, question('first')]));
    expect(order(ranked)).toEqual([['rent#0', 0.6], ['crash#0', 0.5], ['school#0', 0.3]]); // prettier-ignore
  });

  test('what is told beside a question does not push the answer aside', () => {
    const known = { first: [found(RENT, 0.6)], beside: [found(CRASH, 0.9)] };
    expect(order(lookUp(known, reading([WHOLE, unit('beside'), question('first')])).ranked)).toEqual([['rent#0', 0.6]]);
    expect(order(lookUp(known, reading([WHOLE, unit('beside')])).ranked)).toEqual([['crash#0', 0.9]]);
  });

  test('what settles how long comes first for somebody who asks how long, if it is nearly as near', () => {
    const known = { whole: [found(RENT, 0.5), settling(CRASH, 0.45), settling(SCHOOL, 0.43)] };
    const asked = lookUp(known, reading([{ ...WHOLE, kind: 'how-long' }]));
    expect(order(asked.ranked)).toEqual([['crash#time', expect.closeTo(0.51)], ['rent#0', 0.5], ['school#time', expect.closeTo(0.49)]]); // prettier-ignore
    expect(lookUp(known, reading([{ ...WHOLE, kind: 'how-much' }])).ranked[0]?.topic).toBe(RENT);
    const whether = found(CRASH, 0.45, { statement: aStatement({ id: 'crash#whether', settles: ['yes-no'] }) });
    const either = lookUp({ whole: [found(RENT, 0.5), whether] }, reading([{ ...WHOLE, kind: 'yes-no' }]));
    expect(either.ranked[0]?.topic).toBe(RENT);
    expect(lookUp(known, reading([WHOLE])).ranked[0]?.topic).toBe(RENT);
  });

  test('what was said before and not understood is looked up with it, and not in a talk', () => {
    const looked = (talk: Parameters<typeof findStatements>[2]) => {
      const asked: unknown[] = [];
      const look = (one: { story?: unknown }) => {
        asked.push(one.story);
        return [];
      };
      const index = {
        search: look,
        searchInTalk: look,
        signsOfTalk: () => expect.fail(),
        evidence: () => expect.fail(),
        judged: () => new Map(),
        toldIn: () => new Map(),
        named: () => () => 0,
      };
      findStatements({ index, byWords: () => [], yesOrNo: answering('depends', 0) }, reading([WHOLE]), talk, {
        rent: 1,
      });
      return asked;
    };
    expect(looked(null)).toEqual([{ rent: 1 }]);
    expect(looked({ about: RENT, earlier: [], told: new Set(), story: {} })).toEqual([undefined]);
  });

  test('a question that has no direction finds nothing, and the rest of the message is looked up', () => {
    const known = { whole: [found(RENT, 0.5)], first: [found(CRASH, 0.9)], 'first in rent': [found(CRASH, 0.9)], 'whole in rent': [found(RENT, 0.5)] }; // prettier-ignore
    const heard = reading([WHOLE, question('first', { vector: null })]);
    expect(order(lookUp(known, heard).ranked)).toEqual([['rent#0', 0.5]]);
    expect(order(lookUp(known, heard, RENT).ranked)).toEqual([['rent#0', 0.5]]);
  });
});

describe('a question is read with the story around it', () => {
  /** How much of the story is in it: 1 for as much as of the question itself. */
  function storyIn(words: number): number {
    const message = Array.from({ length: words }, () => 'word').join(' ');
    const { asked } = lookUp({}, reading([WHOLE, question('first')], { message }));
    const vector = asked.find(({ text }) => text === 'first')?.vector ?? new Float32Array();
    return (vector[1] ?? 0) / (vector[0] ?? 0);
  }

  test('the shorter the message is, the more; in a long one always as much', () => {
    expect(storyIn(30)).toBeCloseTo(0.6 / 0.4);
    expect(storyIn(15)).toBeCloseTo(0.7 / 0.3);
    expect(storyIn(60)).toBeCloseTo(0.4 / 0.6);
    expect(storyIn(120)).toBeCloseTo(0.4 / 0.6);
  });
});

describe('in a talk', () => {
  test('the whole message counts for half, and its questions for the other half', () => {
    const known = {
      'whole in rent': [found(RENT, 0.6, { unknown: 0.2 }), found(SCHOOL, 0.2, { nearness: 0.9 })],
      'first in rent': [found(CRASH, 0.8, { unknown: 0.4 }), found(SCHOOL, 0.4)],
      'other in rent': [found(CRASH, 0.2, { unknown: 0.8 })],
    };
    const { ranked } = lookUp(known, reading([WHOLE, question('first'), question('other')]), RENT);
    expect(order(ranked)).toEqual([['rent#0', 0.3], ['crash#0', expect.closeTo(0.25)], ['school#0', expect.closeTo(0.2)]]); // prettier-ignore
    expect(ranked.map(({ unknown }) => unknown)).toEqual([0.4, 0.4, 0.4].map((share) => expect.closeTo(share)));
    expect(ranked[2]?.nearness).toBe(0.9);
  });

  test('what is said alone counts whole', () => {
    const known = { 'whole in rent': [found(RENT, 0.6)] };
    expect(order(lookUp(known, reading([WHOLE]), RENT).ranked)).toEqual([['rent#0', 0.6]]);
  });

  test('it is looked up in the words in which it leans on what is spoken of, or else in its own', () => {
    const talk = { about: RENT, earlier: [CRASH], told: new Set(['x']), story: { rent: 1 } };
    const as = { vector: WHOLE.vector, pieces: [], text: 'whole', kind: 'how-long' as const, isQuestion: false, talk };
    const leaning = { ...WHOLE, kind: 'how-long' as const, inTalk: [direction(5)] };
    expect(lookUp({}, reading([leaning]), RENT).asked).toEqual([{ ...as, inTalk: direction(5) }]);
    const standing = { ...leaning, inTalk: [] };
    expect(lookUp({}, reading([standing]), RENT).asked).toEqual([{ ...as, inTalk: WHOLE.vector }]);
    const pieces = [direction(6), direction(7)];
    const ofTwo = { ...leaning, pieces };
    expect(lookUp({}, reading([ofTwo]), RENT).asked).toEqual([{ ...as, inTalk: direction(5), pieces }]);
  });

  test('a story is not taken apart: what is spoken about says what it is about', () => {
    const known = { piece: [found(CRASH, 0.9)], 'piece in rent': [found(CRASH, 0.9)], 'whole in rent': [found(RENT, 0.5)] }; // prettier-ignore
    const { ranked, second, asked } = lookUp(known, reading([WHOLE], { clauses: [unit('piece')] }), RENT);
    expect(order(ranked)).toEqual([['rent#0', 0.5]]);
    expect(second).toBeNull();
    expect(asked.map(({ text }) => text)).toEqual(['whole']);
  });
});

describe('a second question', () => {
  const TWO = [WHOLE, question('first'), question('other')];
  const secondOf = (first: Found, other: Found) =>
    lookUp({ first: [first], other: [other] }, reading(TWO)).second?.topic.id ?? null;
  const inTalk = (first: Found, other: Found) =>
    lookUp({ 'first in rent': [first], 'other in rent': [other] }, reading(TWO), RENT).second?.topic.id ?? null;

  test('is answered too where both are clear and have two answers', () => {
    expect(secondOf(found(RENT, 0.9), found(CRASH, 0.7))).toBe('crash');
    expect(secondOf(found(RENT, 0.9), found(RENT, 0.9))).toBeNull();
  });

  test.each([
    [0.68, 0.08, 'crash'],
    [0.67, 0.08, null],
    [0.68, 0.07, null],
  ])('near by %d, with a topic as likely as %d: %s', (score, likely, id) => {
    expect(secondOf(found(RENT, 0.9), found(CRASH, score, { likely }))).toBe(id);
    expect(secondOf(found(CRASH, score, { likely }), found(RENT, 0.9))).toBe(id && 'rent');
  });

  test.each([
    [0.3, 'crash'],
    [0.29, null],
  ])('in a talk with a share of %d, however likely its topic: %s', (score, id) => {
    expect(inTalk(found(RENT, 0.9, { likely: 0 }), found(CRASH, score, { likely: 0 }))).toBe(id);
  });

  test('that finds nothing is none, and a third may be the other', () => {
    const known = { first: [found(RENT, 0.9)], third: [found(CRASH, 0.9)] };
    expect(lookUp(known, reading([...TWO, question('third')])).second?.topic.id).toBe('crash');
    expect(lookUp({}, reading(TWO)).second).toBeNull();
    expect(lookUp({ other: [found(CRASH, 0.9)] }, reading(TWO)).second).toBeNull();
  });

  test('that asks how long is answered by what settles it, not by what is a little nearer', () => {
    const known = { first: [found(RENT, 0.9)], other: [found(RENT, 0.73), settling(CRASH, 0.7)] };
    const heard = reading([WHOLE, question('first'), question('other', { kind: 'how-long' })]);
    expect(lookUp(known, heard).second?.statement.id).toBe('crash#time');
  });

  test('what is only told is no question', () => {
    const known = { first: [found(RENT, 0.9)], other: [found(CRASH, 0.9)] };
    expect(lookUp(known, reading([WHOLE, unit('first'), unit('other')])).second).toBeNull();
  });
});

describe('a story', () => {
  const story = (known: Known, units: readonly Unit[] = [WHOLE]) =>
    lookUp(known, reading(units, { clauses: [unit('one'), unit('two')] }));
  const HALF = [found(SCHOOL, 0.3)];
  const secondIn = (known: Known) => story(known).second?.topic.id ?? null;

  test('is about what its pieces speak for', () => {
    const { ranked } = story({ whole: HALF, one: [found(RENT, 0.9)], two: [found(RENT, 0.8)] });
    expect(ranked[0]?.topic.id).toBe('rent');
    expect(ranked[0]?.lead).toBeGreaterThan(0.3);
  });

  test('that is short is looked up as it is', () => {
    const { ranked, second } = lookUp({ whole: [found(RENT, 0.5)] }, reading([WHOLE]));
    expect(ranked[0]).not.toHaveProperty('lead');
    expect(second).toBeNull();
  });

  test('of two problems is told both, and of one problem only that', () => {
    expect(secondIn({ whole: HALF, one: [found(RENT, 0.9)], two: [found(CRASH, 0.89)] })).toBe('crash');
    const related = { ...CRASH, related: ['rent'] };
    expect(secondIn({ whole: HALF, one: [found(RENT, 0.9)], two: [found(related, 0.89)] })).toBeNull();
    const plainly = { whole: [found(RENT, 0.6, { ahead: 0.5 })], one: [found(RENT, 0.9)], two: [found(CRASH, 0.89)] };
    expect(secondIn(plainly)).toBeNull();
  });

  test.each([
    [0.8, 0.42, 'crash'],
    [0.79, 0.42, null],
    [0.8, 0.41, null],
  ])('another problem is one whose piece is as near as %d and as likely as %d: %s', (score, likely, id) => {
    expect(secondIn({ whole: HALF, one: [found(RENT, 0.8)], two: [found(CRASH, score, { likely })] })).toBe(id);
  });

  test('that is like something as a whole has no other problem', () => {
    expect(secondIn({ whole: [found(SCHOOL, 0.9)], one: [found(RENT, 0.9)], two: [found(CRASH, 0.89)] })).toBeNull();
  });

  test('of which nothing is known has none', () => {
    expect(story({})).toMatchObject({ ranked: [], second: null });
  });

  test('with questions is answered by these', () => {
    const known = { whole: HALF, one: [found(RENT, 0.9)], two: [found(CRASH, 0.89)], first: [found(RENT, 0.9)] };
    expect(story(known, [WHOLE, question('first')]).second).toBeNull();
  });
});
