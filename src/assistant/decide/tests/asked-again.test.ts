import { describe, expect, test } from 'vitest';
import { YES_NO_AT } from '#assistant/numbers.ts';
import type { Unit } from '#assistant/read/reading.ts';
import { aPlace } from '#test/builders/place.ts';
import { aFound, answering, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { START } from '../../remember/state.ts';
import { again, saidBefore } from '../answering/asked-again.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;

const tappable = (...labels: string[]) => labels.map((label) => ({ label, message: label }));
const TIME = aStatement({
  en: 'Yes. The landlord has 14 days. A letter counts.',
  es: 'Sí. El propietario tiene 14 días. Una carta vale.',
  ask: { en: 'How long?', es: '¿Cuánto?' },
});
const MORE = [1, 2, 3, 4, 5].map((at) =>
  aStatement({ id: `housing/made-up#more-${at}`, ask: { en: `More ${at}?`, es: `¿Más ${at}?` } }),
);
const TOPIC = aTopic({ statements: [TIME, ...MORE], help: [aPlace()] });
const FIRST_MORE = tappable('More 1?', 'More 2?', 'More 3?', 'More 4?');
const MARK = '[[1]](#source-1)';

const best = aFound({ statement: TIME, topic: TOPIC });
const asking = { asksSomething: true };
const scene = (over: Over = {}) =>
  aScene({
    topic: TOPIC,
    topics: new Map([[TOPIC.id, TOPIC]]),
    ...over,
    reading: { ...asking, ...over.reading },
    before: { told: [TIME.id], last: [TIME.id], topics: [TOPIC.id], ...over.before },
  });
const asked = (times: number, over: Over = {}, score = best.score) => {
  const found = { ...best, score };
  const repeated = Array.from({ length: times }, () => TIME.id);
  return again(scene({ ...over, before: { repeated, ...over.before } }), found, [found]);
};
const aUnit = (kind: Unit['kind'], text = 'something'): Unit => ({
  text,
  isQuestion: true,
  kind,
  vector: null,
  inTalk: [],
});

describe('asked again', () => {
  test('it is said once more, and what else could be asked', () => {
    const step = asked(0);
    expect(step.markdown).toBe(`As I said: The landlord has 14 days. A letter counts. ${MARK}`);
    expect(step).toMatchObject({
      choices: FIRST_MORE,
      facts: ['X01'],
      sources: [{ number: 1 }],
      state: { repeated: [TIME.id], told: [TIME.id], last: [TIME.id] },
    });
  });

  test('what else was repeated does not count', () => {
    expect(asked(0, { before: { repeated: ['housing/made-up#more-1'] } }).markdown).toContain('As I said:');
  });

  test('a third time in one sentence, with those who can say more', () => {
    const step = asked(1);
    expect(step.markdown).toBe(
      [
        `That is what I know about it, in one sentence: The landlord has 14 days. ${MARK}`,
        'These people can say more:',
        '- [Somebody](https://example.com/help): Calls back. [800-555-0100](tel:18005550100)',
        'Or put it another way, or write to us on the [contact page](/contact).',
      ].join('\n\n'),
    );
    expect(step).toMatchObject({
      choices: FIRST_MORE,
      facts: ['X01'],
      sources: [{ number: 1 }],
      state: { repeated: [TIME.id, TIME.id] },
    });
  });

  test('where nobody in particular helps, nobody is named', () => {
    const alone = aFound({ statement: TIME, topic: aTopic({ statements: [TIME] }) });
    const step = again(scene({ before: { repeated: [TIME.id] } }), alone, [alone]);
    expect(step.markdown).toMatch(/ \[\[1\]\]\(#source-1\)\n\nOr put it another way/);
  });

  test('a fourth time we ask what is missing, and after that we say that we do not know', () => {
    const fourth = asked(2);
    expect(fourth.markdown).toMatch(/^I keep coming to the same answer/);
    expect(fourth).toMatchObject({ choices: FIRST_MORE, state: { repeated: [TIME.id, TIME.id, TIME.id] } });
    expect(asked(3).markdown).toContain('I have no sourced answer to exactly that.');
  });

  test('what is not near is not what was asked', () => {
    for (const [nearness, words] of [
      [0.4, 'As I said:'],
      [0.399, 'I have no sourced answer to exactly that.'],
    ] as const) {
      const one = { ...best, nearness };
      expect(again(scene(), one, [one]).markdown).toContain(words);
    }
  });

  test('how much is not answered by saying once more how long', () => {
    expect(asked(0, { reading: { units: [aUnit('how-much')] } }).markdown).toContain('I have no sourced answer');
    expect(asked(0, { reading: { units: [aUnit('how-much'), aUnit('when')] } }).markdown).toContain('As I said:');
    expect(asked(0, { reading: { units: [aUnit(null), aUnit('how-much')] } }).markdown).toContain(
      'I have no sourced answer',
    );
    expect(asked(0, { reading: { units: [aUnit(null)] } }).markdown).toContain('As I said:');
  });
});

describe('hardly plain that it is asked again', () => {
  const [FIRST, SECOND] = MORE;
  const other = (at: number, score: number) =>
    aFound({ statement: MORE[at] ?? TIME, topic: TOPIC, score, nearness: 0.5 });
  const heard = (score: number, times = 0, over: Over = {}) => {
    const found = { ...best, score };
    const repeated = Array.from({ length: times }, () => TIME.id);
    return again(scene({ ...over, before: { repeated, ...over.before } }), found, [
      found,
      other(0, 0.1),
      other(1, 0.1),
    ]);
  };

  test('the next likeliest question stands under it with its answer', () => {
    const step = heard(0.49);
    expect(step.markdown).toBe(
      `As I said: The landlord has 14 days. ${MARK}\n\nOr perhaps you ask this:\n\n**More 1?**\n\nThe landlord has 14 days. ${MARK}\n\nOr is it one of these?`,
    );
    expect(step.choices).toEqual(tappable('More 2?'));
    expect(step.state).toMatchObject({ repeated: [TIME.id], last: [TIME.id, FIRST?.id] });
  });

  test('none stands under it about something that nobody spoke of', () => {
    const found = { ...best, score: 0.49 };
    const strange = { ...other(0, 0.1), topic: aTopic({ id: 'courts/strange' }) };
    expect(again(scene(), found, [found, strange]).markdown).not.toContain('perhaps');
    expect(again(scene(), found, [found, other(0, 0.1)]).markdown).toContain('Or perhaps you ask this:');
  });

  test('a second time it stands alone, and what was told with it is not told again', () => {
    const step = heard(0.49, 1, { before: { told: [TIME.id, FIRST?.id ?? ''] } });
    expect(step.markdown).toMatch(/^I am not sure that I understood\. Perhaps you ask this:\n\n\*\*More 2\?\*\*/);
    expect(step.state).toMatchObject({ repeated: [TIME.id], last: [SECOND?.id] });
  });

  test('what is plain enough is said once more by itself', () => {
    expect(heard(0.5).markdown).toBe(`As I said: The landlord has 14 days. A letter counts. ${MARK}`);
  });
});

describe('told more, not asked', () => {
  const telling = { reading: { asksSomething: false } };
  const noted = /^Thank you, noted\./;
  const told = (times: number, over: Over = {}) => asked(times, { ...telling, ...over }, 0.49);

  test('what was said a moment ago is not said again', () => {
    expect(told(0).markdown).toMatch(noted);
    expect(told(0, { before: { last: [`${TIME.id}@0`] } }).markdown).toMatch(noted);
    expect(told(0, { before: { last: ['housing/made-up#more-1'] } }).markdown).toContain('As I said:');
  });

  test('a day that can be counted now is the news, and comes without what was said before', () => {
    const topic = { ...TOPIC, deadlines: ['DL08'] };
    const before = { last: ['housing/made-up#more-1'], file: { ...START.file, dates: { 'moved-out': '2026-11-02' } } };
    const step = told(0, { topic, before });
    expect(step.markdown).toMatch(noted);
    expect(step.markdown).not.toContain('As I said:');
    expect(step.deadlines.map(({ iso }) => iso)).toEqual(['2026-11-16']);
    expect(asked(0, { topic, before }).markdown).toContain('As I said:');
  });

  test('unless it is plainly what is meant: a question without its mark', () => {
    expect(asked(0, telling, 0.5).markdown).toContain('As I said:');
    expect(asked(1, telling, 0.5).markdown).toContain('in one sentence');
  });

  test('what was said twice is not said a third time', () => {
    for (const times of [1, 2, 3])
      expect(told(times, { before: { last: ['housing/made-up#more-1'] } }).markdown).toMatch(noted);
  });

  test('before anything is spoken about it is counted like a question', () => {
    expect(told(1, { topic: null }).markdown).toContain('in one sentence');
    expect(told(0, { topic: null }).markdown).toContain('so I will not guess');
  });
});

describe('as I said', () => {
  test('comes after the yes or no that was asked for', () => {
    const asked = (text: string) => ({ message: text, units: [aUnit('yes-no', text)] });
    const said = (text: string, share: number) =>
      saidBefore(scene({ reading: asked(text), yesOrNo: answering('no', share) }), best).markdown;
    expect(said('Is that legal?', YES_NO_AT)).toMatch(/^No\. As I said: The landlord has 14 days\./);
    // Any other question may be a new one.
    expect(said('Can he sell it?', YES_NO_AT)).toMatch(/^As I said: The landlord has 14 days\./);
    expect(said('Can he sell it?', 1)).toMatch(/^No\. As I said: The landlord has 14 days\./);
  });

  test('is followed by what is still to be asked, before what else could be', () => {
    const statement = { ...TIME, variants: [{ when: { nyc: 'yes' as const }, en: 'City.', es: 'Ciudad.' }] };
    const step = saidBefore(scene(), { ...best, statement });
    expect(step.markdown).toMatch(/A letter counts\. \[\[1\]\]\(#source-1\)\n\n\*\*.*\?\*\*$/);
    expect(step.state.pending).toBe('nyc');
    expect(step.choices).toHaveLength(4);
    expect(step.choices.slice(-1)).not.toEqual(tappable('More 4?'));
  });

  test('in Spanish', () => {
    const step = saidBefore(scene({ state: { language: 'es' } }), best);
    expect(step.markdown).toBe(`Como le dije: El propietario tiene 14 días. Una carta vale. ${MARK}`);
    expect(step.choices[0]).toEqual({ label: '¿Más 1?', message: '¿Más 1?' });
  });
});
