import { describe, expect, test } from 'vitest';
import { EMPTY_CASE, type CaseFile } from '#domain/matter/case-file.ts';
import { aFound, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { advice } from '../advice.ts';
import { noted } from '../go-on.ts';
import { lastAgain, repeating } from '../repeating.ts';
import { smallTalk } from '../small-talk.ts';
import type { Step } from '../step.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;
const ATTORNEYS = [{ label: 'Show me attorneys', message: 'Show me attorneys' }];

const TIME = aStatement({ ask: { en: 'How long?', es: '¿Cuánto tiempo?' } });
const COST = aStatement({
  id: 'housing/made-up#cost',
  en: 'Yes. It costs nothing. A fee is not allowed.',
  es: 'Sí. No cuesta nada. No se permite cobrar.',
  ask: { en: 'What does it cost?', es: '¿Cuánto cuesta?' },
});
const TOPIC = aTopic({
  statements: [TIME, COST],
  gather: [1, 2, 3, 4].map((at) => ({ en: `Proof ${at}`, es: `Prueba ${at}` })),
});
const OTHER = aTopic({ id: 'work/other', label: { en: 'Other', es: 'Otro' }, statements: [] });
const topics = new Map([TOPIC, OTHER].map((topic) => [topic.id, topic]));

describe('small talk', () => {
  const talked = (act: string, over: Over = {}) =>
    smallTalk(aScene({ ...over, reading: { act, ...over.reading } })) as Step | null;

  test.each([
    ['thanks', 'You are welcome.'],
    ['greeting', 'Hello. Tell me'],
    ['identity', 'No, I am neither a lawyer nor a person'],
    ['privacy', 'This chat is kept'],
    ['what-can-you-do', 'I explain New York law'],
    ['human', 'You can write to the people'],
    ['distress', 'That is a lot to carry.'],
    ['new-topic', 'Of course. What is the new question?'],
  ])('%s has its own words, and what was asked stays open', (act, words) => {
    const step = talked(act, { before: { pending: 'date:served' }, state: { pending: null } });
    expect(step?.markdown).toContain(words);
    expect(step).toMatchObject({ state: { pending: 'date:served' }, choices: [] });
  });

  test.each([null, 'should-i'])('%s is none', (act) => {
    expect(smallTalk(aScene({ reading: { act } }))).toBeNull();
  });

  test.each(['identity', 'human'])('%s offers attorneys where something is spoken about, never in danger', (act) => {
    expect(talked(act, { topic: TOPIC })).toMatchObject({ choices: ATTORNEYS });
    expect(talked(act, { topic: TOPIC, before: { inCrisis: true } })).toMatchObject({ choices: [] });
  });

  test.each(['thanks', 'greeting', 'distress', 'new-topic'])(
    '%s with something told beside it is left to others',
    (act) => {
      expect(talked(act, { isNews: true })).toBeNull();
      expect(talked(act, { isNews: true, reading: { isActWhole: true } })).not.toBeNull();
    },
  );

  test('a greeting in the middle of a talk is left to others', () => {
    expect(talked('greeting', { topic: TOPIC })).toBeNull();
  });

  test.each(['distress', 'new-topic'])('%s with a question, or in ten words, is left to others', (act) => {
    const nine = 'a b c d e f g h i';
    expect(talked(act, { reading: { asksSomething: true } })).toBeNull();
    expect(talked(act, { reading: { message: nine } })).not.toBeNull();
    expect(talked(act, { reading: { message: `${nine} j` } })).toBeNull();
    expect(talked(act, { reading: { message: `${nine} j`, isActWhole: true } })).not.toBeNull();
  });
});

describe('what nobody may advise', () => {
  const advised = async (act: string, over: Over = {}) =>
    await advice(aScene({ topics, ...over, reading: { act, ...over.reading } }));
  const sure = aFound({ statement: TIME, topic: TOPIC, score: 0.9, likely: 0.9, nearness: 0.9, ahead: 1 });

  test.each(['should-i', 'will-i-win'])(
    '%s is answered by the law where it can be, unless our opinion is asked',
    async (act) => {
      expect(await advised(act, { ranked: [sure] })).toBeNull();
      expect(await advised(act, { ranked: [sure], reading: { asksOpinion: true } })).not.toBeNull();
      expect(await advised(act, { ranked: [{ ...sure, score: 0.1 }] })).not.toBeNull();
    },
  );

  test.each([null, 'thanks'])('%s is none of it', async (act) => {
    expect(await advice(aScene({ reading: { act } }))).toBeNull();
  });

  test('should I: the choice is theirs, and what the law says may help', async () => {
    const over = { topic: TOPIC, reading: { asksOpinion: true } };
    const told = await advised('should-i', { ...over, ranked: [{ ...sure, score: 0.3 }] });
    expect(told?.markdown).toContain('What the law says may help:');
    expect(told?.markdown).toContain('The landlord has 14 days.');
    const first = await advised('should-i', { ...over, topic: null, ranked: [sure] });
    expect(first?.markdown).toContain('The landlord has 14 days.');
    expect(told?.choices).toEqual([{ label: 'What does it cost?', message: 'What does it cost?' }, ...ATTORNEYS]);
    for (const bare of [
      await advised('should-i', { ...over, ranked: [{ ...sure, score: 0.29 }] }),
      await advised('should-i', { ...over, ranked: [sure], before: { told: [TIME.id] } }),
      await advised('should-i', { ...over, topic: null, ranked: [{ ...sure, score: 0.1 }] }),
    ]) {
      expect(bare?.markdown).toContain('An attorney can look at your whole case.');
      expect(bare?.choices).toEqual(ATTORNEYS);
    }
  });

  test('will I win: nobody knows, and three things that can be shown', async () => {
    const step = await advised('will-i-win', { topic: TOPIC, before: { pending: 'x' }, state: { pending: null } });
    expect(step?.markdown).toMatch(/can be shown:\n\n- Proof 1\n- Proof 2\n- Proof 3$/);
    expect(step).toMatchObject({ choices: ATTORNEYS, state: { pending: 'x' } });
    expect((await advised('will-i-win'))?.markdown).toContain('An attorney can look at your whole case.');
  });

  test('in danger no attorneys are offered', async () => {
    expect(await advised('will-i-win', { before: { inCrisis: true } })).toMatchObject({ choices: [] });
  });
});

describe('a correction', () => {
  const rent = (sum: number) => ({ file: { ...EMPTY_CASE, amounts: { rent: sum } } });
  const corrected = async (over: Over) =>
    advice(
      aScene({
        topics,
        topic: TOPIC,
        before: rent(900),
        state: rent(950),
        ...over,
        reading: { act: 'correction', ...over.reading },
      }),
    );

  test('is thanked for where something that was told is something else now', async () => {
    expect((await corrected({}))?.markdown).toContain('Thank you, I have corrected that.');
    const moved = { before: { variables: { county: 'Kings' } }, state: { variables: { county: 'Bronx' } } };
    expect((await corrected(moved))?.markdown).toContain('Thank you, I have corrected that.');
  });

  test('of a day is thanked for in any words, of a sum or a person only where it is put right', async () => {
    const lead = (message: string, then: Partial<CaseFile>, now: Partial<CaseFile>) => {
      const [before, state] = [then, now].map((told) => ({ file: { ...EMPTY_CASE, ...told } }));
      return noted(aScene({ topics, topic: TOPIC, reading: { message }, ...(before ? { before } : {}), ...(state ? { state } : {}) }), TOPIC); // prettier-ignore
    };
    const [owed, daily] = [{ amounts: { pay: 3300 } }, { amounts: { pay: 900 } }];
    expect(lead('900 in the last week', owed, daily)).toBe('Thank you, noted.');
    expect(lead('no, it was 900', owed, daily)).toBe('Thank you, I have corrected that.');
    const [first, later] = [{ dates: { served: '2026-11-02' } }, { dates: { served: '2026-11-03' } }];
    expect(lead('they came on tuesday', first, later)).toBe('Thank you, I have corrected that.');
  });

  test('is none where it only tells more', async () => {
    expect(await corrected({ state: rent(900) })).toBeNull();
    expect(await corrected({ before: {} })).toBeNull();
    expect(await corrected({ before: {}, state: { variables: { county: 'Bronx' } } })).toBeNull();
  });

  test('is none where it answers our question, asks something, or nothing is spoken about', async () => {
    expect(await corrected({ isAnswer: true })).toBeNull();
    expect(await corrected({ reading: { asksSomething: true } })).toBeNull();
    expect(await corrected({ topic: null })).toBeNull();
  });
});

describe('said again', () => {
  const before = { last: [COST.id, `${TIME.id}@nyc`], told: [COST.id, TIME.id], topics: [TOPIC.id] };
  const repeated = (act: string | null, over: Over = {}) =>
    repeating(
      aScene({
        topics,
        topic: TOPIC,
        ...over,
        reading: { act, ...over.reading },
        before: { ...before, ...over.before },
      }),
    ) as Step | null;
  const summed = (over: Over) => Promise.resolve(repeated('summary', over));
  const MARK = '[[1]](#source-1)';

  test('shorter: the first sentence of each, in a row', () => {
    expect(repeated('shorter')?.markdown).toBe(`In short: It costs nothing. ${MARK} The landlord has 14 days. ${MARK}`);
  });

  test('simpler: the same, and which part is unclear', () => {
    expect(repeated('simpler')?.markdown).toBe(
      `In simpler words:\n\nIt costs nothing. ${MARK} The landlord has 14 days. ${MARK}\n\nWhich part is unclear? Name the word, and I will explain it.`,
    );
  });

  test.each(['repeat', 'speak-english'])('%s: all of it, with its sources, and what was asked stays open', (act) => {
    const step = repeated(act, { before: { pending: 'x' }, state: { pending: null } });
    expect(step?.markdown).toBe(`It costs nothing. A fee is not allowed. ${MARK}\n\nThe landlord has 14 days. ${MARK}`);
    expect(step).toMatchObject({ facts: ['X01', 'X01'], sources: [{ number: 1 }], state: { pending: 'x' } });
  });

  test('in Spanish', () => {
    expect(repeated('speak-spanish', { state: { language: 'es' } })?.markdown).toContain('No cuesta nada.');
  });

  test('with nothing to say again that is said, or somebody is greeted in their language', () => {
    const nothing = { last: [], told: [], topics: [] };
    expect(repeated('shorter', { before: nothing })?.markdown).toContain('There is nothing to repeat yet.');
    expect(repeated('speak-english', { before: { ...nothing, told: ['x#y'] } })?.markdown).toContain('Hello.');
    expect(
      repeated('speak-spanish', { before: { ...nothing, topics: ['x/y'] }, state: { language: 'es' } })?.markdown,
    ).toContain('Hola.');
    expect(repeated('shorter', { before: { ...nothing, told: ['x#y'] } })).toBeNull();
    expect(repeated('shorter', { before: { ...nothing, topics: ['x/y'] } })).toBeNull();
    expect(repeated('repeat', { before: { last: ['gone/topic#x', 'housing/made-up#gone'] } })).toBeNull();
  });

  test('one point of it: the nearest of what was told, or the last', () => {
    const ranked = [aFound({ statement: aStatement({ id: 'x/y#never' }) }), aFound({ statement: TIME, topic: TOPIC })];
    const reading = { message: 'what did you say about the time' };
    expect(repeated('recap', { ranked, reading })?.markdown).toBe(`As I said:\n\nThe landlord has 14 days. ${MARK}`);
    expect(repeated('recap', { reading })?.markdown).toContain('It costs nothing.');
  });

  test('one point of it, by a number that only it says', () => {
    const reading = { message: 'what was that about the 14 days' };
    expect(repeated('recap', { reading })?.markdown).toBe(`As I said:\n\nThe landlord has 14 days. ${MARK}`);
    expect(repeated('recap', { reading: { message: 'and what of the 99' } })?.markdown).toContain('It costs nothing.');
  });

  test('the first of it alone, to somebody who asks whether it is so', () => {
    const step = lastAgain(aScene({ topics, topic: TOPIC, before })) as Step;
    expect(step.markdown).toBe(`As I said:\n\nIt costs nothing. A fee is not allowed. ${MARK}`);
  });

  test('what was told by the person, with what was asked still open', async () => {
    const step = await summed({ before: { pending: 'x' }, state: { pending: null } });
    expect(step).toMatchObject({ state: { pending: 'x' } });
  });

  test('what was told, in the person’s own words, but not how to reach them, and not in danger', async () => {
    const said = [
      'My father died last month. Who gets the car?',
      'We are *3* brothers. Call me at 212 555 0182',
      'ok yes',
    ];
    const earlier = () => Promise.resolve(said.map((text) => ({ role: 'user' as const, text })));
    const turn = { ...aScene().turn, earlier };
    expect((await summed({ turn }))?.markdown).toMatch(
      /In your own words:\n\n- “My father died last month\.”\n- “We are \\\*3\\\* brothers\.”$/,
    );
    expect((await summed({ turn, state: { inCrisis: true } }))?.markdown).not.toContain('own words');
  });

  test('all of it, in short, to a bare "recap"', () => {
    const step = repeated('recap', { reading: { message: 'recap please' } });
    expect(step?.markdown).toBe(`In short: It costs nothing. ${MARK} The landlord has 14 days. ${MARK}`);
  });

  test('one point of it, by a number that it opens with', () => {
    const letter = aStatement({
      id: `${TOPIC.id}#letter`,
      en: 'A letter is what comes first here. It names the 14 days.',
      es: '.',
    });
    const all = new Map([[TOPIC.id, { ...TOPIC, statements: [...TOPIC.statements, letter] }]]);
    const over = {
      topics: all,
      before: { told: [TIME.id, letter.id] },
      reading: { message: 'what about the 14 days' },
    };
    expect(repeated('recap', over)?.markdown).toContain('The landlord has 14 days.');
  });

  test('nothing else is', () => {
    expect(repeated(null)).toBeNull();
    expect(repeated('thanks')).toBeNull();
  });
});

describe('back to something', () => {
  const back = (over: Over) => repeating(aScene({ topics, ...over, reading: { act: 'back' } })) as Step | null;
  const spoken = { topics: [TOPIC.id, 'gone/topic', OTHER.id] };

  test('to the one before, and what was not told of it yet', () => {
    const step = back({ topic: OTHER, before: { ...spoken, told: [TIME.id] } });
    expect(step?.markdown).toContain('Back to **Made up**.');
    expect(step?.markdown).toContain('It costs nothing.');
    expect(step?.state.topics.at(-1)).toBe(TOPIC.id);
  });

  test('where all of it was told, to its beginning', () => {
    const step = back({ topic: OTHER, before: { ...spoken, told: [TIME.id, COST.id] } });
    expect(step?.markdown).toContain('The landlord has 14 days.');
  });

  test('to the nearest of what was spoken about', () => {
    const third = aTopic({ id: 'a/third', label: { en: 'Third', es: 'Tercero' } });
    const ranked = [aFound({ topic: aTopic({ id: 'b/never' }) }), aFound({ topic: third })];
    const step = back({
      ranked,
      topics: new Map([...topics, [third.id, third]]),
      before: { topics: [third.id, TOPIC.id, OTHER.id] },
    });
    expect(step?.markdown).toContain('Back to **Third**.');
  });

  test('there is no way back from the first, nor to what holds nothing', () => {
    expect(back({ before: { topics: [TOPIC.id] } })).toBeNull();
    expect(back({ before: { topics: [OTHER.id, TOPIC.id] } })).toBeNull();
  });
});
