import { describe, expect, test } from 'vitest';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { WRITTEN_AT_MOST } from '../numbers.ts';
import type { Signs } from './learned/signs.ts';
import { byWholeTalk, namedBy, openWholeTalk, type Candidate, type Written } from './whole-talk.ts';

const RENT = aTopic({ id: 'housing/rent', related: ['housing/court'] });
const PAY = aTopic({ id: 'employment/pay', related: [] });
const candidate = (topic: typeof RENT, key: string, score: number): Candidate => ({
  topic,
  statement: aStatement({ id: `${topic.id}#${key}` }),
  score,
});

/** A text names the topics whose word stands in it, and asks for the statements whose key does. */
function listening(): Signs & { readonly heard: string[] } {
  const heard: string[] = [];
  const listen =
    <T>(of: (text: string) => T) =>
    (text: string) => {
      heard.push(text);
      return of(text);
    };
  const ids = ['housing/rent', 'employment/pay'];
  const worded = (text: string) =>
    new Map(ids.flatMap((id) => (text.includes(id.split('/')[1] ?? '') ? [[id, 0.9] as const] : [])));
  const byKey = (text: string) =>
    new Map(['housing/rent#late', 'employment/pay#cash'].flatMap((id) => (text.includes(id.split('#')[1] ?? '') ? [[id, 0.5] as const] : []))); // prettier-ignore
  return {
    heard,
    judged: () => new Map([['housing/rent', 0.25]]),
    worded: listen(worded),
    toldIn: listen(byKey),
    askedIn: listen(byKey),
  };
}

const written = (over: Partial<Written>): Written => ({
  message: 'and then?',
  vector: new Float32Array(1),
  before: [],
  last: new Set(['housing/rent#late']),
  ...over,
});

const signsOfTalk = (signs: Signs, said: Written, found: readonly Candidate[]) => openWholeTalk(signs)(said, found);

describe('the signs of a talk', () => {
  const found = [candidate(RENT, 'late', 0.5), candidate(PAY, 'cash', 0.25)];

  test('says of each what the message, the message before and all that was written speak for', () => {
    const [rent, pay] = signsOfTalk(listening(), written({ before: ['my pay in cash', 'the rent is late'] }), found);
    expect(rent).toMatchObject({ found: Math.log(0.5), judged: Math.log(0.25), worded: 0, told: 0.5, justTold: 1 });
    expect(pay).toMatchObject({ found: Math.log(0.25), judged: Math.log(1e-4), worded: 0, told: 0.5, justTold: 0 });
    // Both were named before, as plainly.
    expect(rent?.namedBefore).toBeCloseTo(0);
    expect(pay?.namedBefore).toBeCloseTo(0);
    // The last two messages are about what is late; "cash" stands further back.
    expect(rent?.asked).toBeCloseTo(Math.log(0.5));
    expect(pay?.asked).toBe(0);
  });

  test('of a topic that nobody named before hardly anything is left', () => {
    const [rent, pay] = signsOfTalk(listening(), written({ before: ['the rent'] }), found);
    expect(rent?.namedBefore).toBeCloseTo(0);
    expect(pay?.namedBefore).toBe(Math.log(1e-4));
  });

  test('what was written before is weighed once, for however many questions', () => {
    const signs = listening();
    const wholeTalk = openWholeTalk(signs);
    const before = ['my pay in cash', 'the rent is late'];
    const [one] = wholeTalk(written({ before }), found);
    const [other] = wholeTalk(written({ before, message: 'who pays?' }), found);
    expect(other?.namedBefore).toBe(one?.namedBefore);
    expect(signs.heard.filter((text) => text === 'my pay in cash')).toHaveLength(1);
  });

  test('looks at so many messages, and at the beginning of a long one', () => {
    const signs = listening();
    const long = `begin ${'word '.repeat(500)} rent`;
    const before = [...Array.from({ length: WRITTEN_AT_MOST.messages }, (_, at) => `m${at}`), long];
    signsOfTalk(signs, written({ before }), found);
    const all = signs.heard.join(' ');
    expect(all).toContain('m1');
    expect(all).not.toContain('m0');
    expect(all).toContain('begin');
    expect(all).not.toContain('rent');
  });
});

describe('byWholeTalk', () => {
  const NOTHING = { found: 0, worded: 0, judged: 0, named: 0, namedBefore: 0, asked: 0, told: 0, justTold: 0 };

  test('what all signs speak for comes first, and the sum of shares stays', () => {
    const found = [candidate(RENT, 'late', 0.5), candidate(PAY, 'cash', 0.25)];
    const ranked = byWholeTalk(found, [{ ...NOTHING }, { ...NOTHING, asked: 2, named: 1 }]);
    expect(ranked.map(({ statement }) => statement.id)).toEqual(['employment/pay#cash', 'housing/rent#late']);
    expect(ranked.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(0.75);
  });

  test('nothing found is nothing', () => {
    expect(byWholeTalk([], [])).toEqual([]);
  });
});

test('a topic is named with those that are related to it', () => {
  const named = namedBy(new Map([['housing/rent', 0.5], ['housing/court', 0.5]])); // prettier-ignore
  expect(named(RENT)).toBeCloseTo(0.02 + 0);
  expect(named(PAY)).toBeCloseTo(1e-4);
});
