import { describe, expect, test } from 'vitest';
import type { Found } from '#assistant/find/statement-index.ts';
import { aFound, anEmergency, answering, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { question } from '../question.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;
type FindFor = NonNullable<Over['findFor']>;

/** Each says something of its own, in words that no other has. */
const WORDS = ['Apples ripen slowly.', 'Bridges carry trains.', 'Candles flicker often.', 'Dragons guard castles.'];
const [A, B, C, D] = WORDS.map((en, at) =>
  aStatement({ id: `housing/made-up#${at}`, en, es: `ES ${en}`, settles: ['what-is'] }),
) as [Found['statement'], Found['statement'], Found['statement'], Found['statement']];
const HERE = aTopic({ statements: [A, B, C] });
const THERE = aTopic({
  id: 'work/other',
  title: { en: 'Other thing', es: 'Otra cosa' },
  label: { en: 'Other', es: 'Otra' },
  statements: [
    { ...D, topicId: 'work/other' },
    { ...C, id: 'work/other#2', topicId: 'work/other' },
  ],
});
const topics = new Map([HERE, THERE].map((topic) => [topic.id, topic]));
const here = (statement: Found['statement'], over: Partial<Found> = {}) =>
  aFound({ statement, topic: HERE, score: 0.9, nearness: 0.9, likely: 0.9, ahead: 1, unknown: 0, ...over });
const there = (over: Partial<Found> = {}) => ({ ...here(D, over), topic: THERE });

const said = async (ranked: readonly Found[], over: Over = {}, second: Found | null = null) => {
  const scene = aScene({ topics, ...over, ranked });
  return question({ ...scene, find: () => ({ ranked, second }) });
};
/** In a talk about it, something is asked. */
const inTalk = (over: Over = {}): Over => ({
  topic: HERE,
  ...over,
  reading: { asksSomething: true, ...over.reading },
  before: { topics: [HERE.id], told: ['x#y'], answers: 1, ...over.before },
});
const earlier = (...texts: string[]): NonNullable<Over['turn']> => ({
  ...aScene().turn,
  earlier: async () => [
    ...texts.map((text) => ({ role: 'user' as const, text })),
    { role: 'assistant' as const, text: 'an answer' },
  ],
});
const order = (markdown: string) => WORDS.filter((one) => markdown.includes(one));
const shown = async (...args: Parameters<typeof said>) => order(visible((await said(...args)).markdown));
const visible = (markdown: string) => markdown.split('<details>')[0] ?? '';

describe('what stands before every answer', () => {
  test('for another state there is none', async () => {
    const variables = { usState: 'Ohio' };
    const step = await said([here(A)], { before: { variables }, reading: { message: 'no heat' } });
    expect(step.markdown).toContain('so I cannot go into the law of Ohio.');
    expect(step.state).toMatchObject({ node: 'out_of_state', variables: { usState: 'Ohio', issueSummary: 'no heat' } });
    const known = await said([], { before: { variables: { ...variables, issueSummary: 'first' } } });
    expect(known.state.variables.issueSummary).toBe('first');
  });

  test('an answer to our question is noted and nothing looked up', async () => {
    expect((await said([here(A)], inTalk({ isAnswer: true }))).markdown).toMatch(/^Thank you, noted\./);
    expect(await shown([here(A)], inTalk({ isAnswer: true, topic: null }))).toContain(WORDS[0]);
  });

  test.each([
    ['my mother passed away last week', 'I am sorry for your loss.'],
    ['se murió mi abuela', 'I am sorry for your loss.'],
    ['my car died', ''],
  ])('%s', async (message, words) => {
    const { markdown } = await said([here(A)], { reading: { message } });
    expect(markdown.startsWith(words || 'Apples')).toBe(true);
    const later = await said([here(A)], { reading: { message }, before: { told: ['x#y'] } });
    expect(later.markdown).toMatch(/^Apples/);
  });

  test('a word of care for somebody who is hurt or afraid', async () => {
    const danger = { id: 'violence-at-home', level: 'unsure' as const };
    const hurt = await said([here(A)], { reading: { danger }, state: { inCrisis: true } });
    expect(hurt.markdown).toMatch(/^I am sorry that you are going through this\./);
    expect((await said([here(A)], { reading: { danger } })).markdown).toMatch(/^Apples/);
    const other = { id: 'lockout', level: 'unsure' as const };
    expect((await said([here(A)], { reading: { danger: other }, state: { inCrisis: true } })).markdown).toMatch(
      /^Apples/,
    );
    expect((await said([here(A)], { reading: { act: 'distress' } })).markdown).not.toMatch(/^Apples/);
    for (const message of ['they cut my check, im so scared', 'me van a sacar y tengo mucho miedo'])
      expect((await said([here(A)], { reading: { message } })).markdown).toMatch(/^That is a lot to carry\./);
    expect((await said([here(A)], { reading: { message: 'my dog is scared of him' } })).markdown).toMatch(/^Apples/);
    expect((await said([here(A)], { reading: { act: 'thanks' } })).markdown).toMatch(/^Apples/);
  });
});

describe('what answers', () => {
  test('is told alone where nothing else is as good', async () => {
    expect(await shown([here(A), here(B, { score: 0.8 })])).toEqual([WORDS[0]]);
    expect(await shown([here(A), here(B, { score: 0.249 })], inTalk())).toEqual([WORDS[0]]);
  });

  test('at the beginning of a talk with what is as near, of a story by its nearness', async () => {
    expect(await shown([here(A), here(B, { score: 0.86 })])).toEqual([WORDS[0], WORDS[1]]);
    expect(await shown([here(A, { nearness: 0.5 }), here(B, { score: 0.8 })])).toEqual([WORDS[0]]);
    const story = { lead: 1, nearness: 0.6 };
    expect(await shown([here(A, story), here(B, { score: 0.56 })])).toEqual([WORDS[0], WORDS[1]]);
    expect(await shown([here(A, story), here(B, { score: 0.54 })])).toEqual([WORDS[0]]);
  });

  test('in a talk with what is likely too, in doubt from less', async () => {
    expect(await shown([here(A), here(B, { score: 0.25 })], inTalk())).toEqual([WORDS[0], WORDS[1]]);
    expect(await shown([here(A, { score: 0.59 }), here(B, { score: 0.1 })], inTalk())).toEqual([WORDS[0], WORDS[1]]);
    expect(await shown([here(A, { score: 0.59 }), here(B, { score: 0.099 })], inTalk())).toEqual([WORDS[0]]);
  });

  test('in a talk, hardly believed, is told where it is plainly near alone', async () => {
    const alone = (found: Found) => ({ findAfresh: () => ({ ranked: [found], second: null }) });
    const plain = { score: 0.8, likely: 0.19, ahead: 0.15 };
    const asked = async (found: Found, over: Over = {}) =>
      (await said([here(A, { score: 0.1, unknown: 0.9 })], inTalk({ ...alone(found), ...over }))).state.last;
    expect(await asked(here(A, plain))).toEqual([A.id]);
    const { ahead: _, ...story } = here(A, { ...plain, lead: 0.15 });
    expect(await asked(story)).toEqual([A.id]);
    for (const less of [{ score: 0.79 }, { likely: 0.18 }, { ahead: 0.14 }])
      expect(await asked(here(A, { ...plain, ...less }))).toEqual([]);
    expect(await asked(here(B, plain))).toEqual([]);
    expect(await asked(here(A, plain), { reading: { asksSomething: false } })).toEqual([]);
  });

  test('at the beginning, beside something else that is as near, is told with it', async () => {
    const both = async (first: Partial<Found>, other: Partial<Found> = {}, over: Over = {}) =>
      (await said([here(A, first), there(other)], over)).state.last;
    expect(await both({ ahead: 0.029 })).toEqual([A.id, D.id]);
    expect(await both({ ahead: 0.03 })).toEqual([A.id]);
    expect(await both({ ahead: 0.029, lead: 0.9 })).toEqual([A.id]);
    expect(await both({ ahead: 0.029 }, { likely: 0.079 })).toEqual([A.id]);
    expect(await both({ ahead: 0.029 }, { likely: 0.08 })).toEqual([A.id, D.id]);
    expect(await both({ ahead: 0.029 }, {}, inTalk())).toEqual([A.id]);
    const near = { ...there(), topic: { ...THERE, related: [HERE.id] } };
    expect((await said([here(A, { ahead: 0.029 }), near])).state.last).toEqual([A.id]);
  });

  test('in a talk, half sure, is said as what it may be', async () => {
    const opened = async (score: number, over: Over = {}) => (await said([here(A, { score })], inTalk(over))).markdown;
    expect(await opened(0.29)).toMatch(/^If I understand you right:\n\nApples/);
    const ask = { en: 'When do apples ripen?', es: '¿Cuándo maduran?' };
    const asked = await said([here({ ...A, ask }, { score: 0.29 })], inTalk());
    expect(asked.markdown).toMatch(/^If I understand you right:\n\n\*\*When do apples ripen\?\*\*\n\nApples/);
    expect(await opened(0.3)).toMatch(/^Apples/);
    const telling = { reading: { asksSomething: false, impliesQuestion: true } };
    expect(await opened(0.29, telling)).toMatch(/^Apples/);
    expect((await said([here(A, { score: 0.5 })])).markdown).not.toContain('If I understand');
  });

  test('beside it nothing is told twice, of another topic, or in other words the same', async () => {
    const beside = (found: Found, over: Over = {}) => shown([here(A), found], inTalk(over));
    expect(await beside(here(B), { before: { told: [B.id] } })).toEqual([WORDS[0]]);
    expect(await beside(there())).toEqual([WORDS[0]]);
    const alike = { ...B, en: 'Apples travel far. Bridges carry trains.' };
    expect(await beside(here(alike))).toContain(WORDS[1]);
    const same = { ...B, en: 'Apples ripen. Bridges carry trains.' };
    expect(await beside(here(same))).not.toContain(WORDS[1]);
    expect((await said([here(A), here(A)], inTalk())).state.last).toEqual([A.id]);
  });

  test('is enough by itself where it is long', async () => {
    const long = (words: number) => here({ ...A, en: `${Array.from({ length: words }, () => 'word').join(' ')}` });
    expect(await shown([long(54), here(B)], inTalk())).toEqual([WORDS[1]]);
    expect(await shown([long(55), here(B)], inTalk())).toEqual([]);
  });

  test('to a second question stands beside it, under its own name where it is about something else', async () => {
    expect(await shown([here(A)], inTalk(), here(C, { score: 0 }))).toEqual([WORDS[0], WORDS[2]]);
    expect(await shown([here(A), here(B)], inTalk(), here(C, { score: 0 }))).toEqual([WORDS[0], WORDS[2]]);
    expect(await shown([here(A)], inTalk({ before: { told: [C.id] } }), here(C, { score: 0 }))).toEqual([WORDS[0]]);
    expect((await said([here(A)], inTalk(), here(A))).state.last).toEqual([A.id]);
    const both = await said([here(A)], inTalk(), there());
    expect(visible(both.markdown)).toMatch(/^\*\*Made up:\*\* Apples.+\n\n\*\*Other:\*\* Dragons/);
    const asked = { ...C, ask: { en: 'Who counts cats?', es: '¿Quién cuenta los gatos?' } };
    const under = await said([here(A), here(B)], inTalk(), here(asked, { score: 0.4 }));
    expect(visible(under.markdown)).toMatch(/^Apples.+\n\n\*\*Who counts cats\?\*\*\n\n/);
    expect(visible(under.markdown)).not.toContain(WORDS[1]);
  });

  test('to one of several questions is told where the message as a whole is not plain', async () => {
    const asking = inTalk({ reading: { asksSomething: true } });
    expect((await said([here(A, { score: 0.05 })], asking, here(C, { score: 0.5 }))).state.last).toEqual([C.id]);
    expect((await said([here(A, { score: 0.05 })], asking, null)).state.last).not.toContain(C.id);
  });

  test('was told before: what else of it may be meant is told instead, or it is said again', async () => {
    const told = inTalk({ before: { told: [A.id], topics: [HERE.id] } });
    expect(await shown([here(A), here(B, { score: 0.25 })], told)).toEqual([WORDS[1]]);
    for (const other of [here(B, { score: 0.249 }), there(), here(A)]) {
      const step = await said([here(A), other], told);
      expect(step.markdown).toMatch(/^As I said: Apples/);
    }
    const both = inTalk({ before: { told: [A.id, B.id], topics: [HERE.id] } });
    expect((await said([here(A), here(B)], both)).markdown).toMatch(/^As I said: Apples/);
  });

  test('opens with its yes or no only where it is the very question, and without doubt', async () => {
    const text = 'Can he?';
    const unit = { text, isQuestion: true, kind: 'yes-no' as const, vector: null, inTalk: [] };
    const opened = async (over: Partial<Found>, more: Over = {}) => {
      const reading = { message: text, asksSomething: true, units: [unit] };
      const yesOrNo = answering('no', 0.9);
      return (await said([here(A, over)], { ...more, reading, yesOrNo })).markdown.startsWith('No. ');
    };
    expect(await opened({ score: 0.95 })).toBe(true);
    expect(await opened({ score: 0.95 }, inTalk())).toBe(true);
    expect(await opened({ score: 0.2 })).toBe(false);
    expect(await opened({ score: 0.35 }, inTalk())).toBe(false);
  });
});

describe('two that are as likely', () => {
  const half = (statement: Found['statement'], score: number, over: Partial<Found> = {}) =>
    here(statement, { score, unknown: 0.349, ...over });

  test('are both told', async () => {
    expect(await shown([half(A, 0.14), half(B, 0.11)], inTalk())).toEqual([WORDS[0], WORDS[1]]);
    const two = await said([half(A, 0.14), { ...there(), score: 0.11 }], inTalk());
    expect(visible(two.markdown)).toMatch(/^\*\*Made up:\*\* Apples.+\n\n\*\*Other:\*\* Dragons/);
  });

  test('are told once where they say the same', async () => {
    const same = { ...B, en: 'Apples ripen. Bridges carry trains.' };
    expect((await said([half(A, 0.14), half(same, 0.11)], inTalk())).state.last).toEqual([A.id]);
  });

  test('but not where they are less likely, nothing may be meant, or one was told', async () => {
    for (const [ranked, over] of [
      [[half(A, 0.13), half(B, 0.11)], {}],
      [[half(A, 0.14, { unknown: 0.35 }), half(B, 0.11)], {}],
      [[aFound({ statement: A, topic: HERE, score: 0.14 }), half(B, 0.11)], {}],
      [[half(A, 0.14), half(B, 0.11)], { before: { told: [A.id], topics: [HERE.id] } }],
      [[half(A, 0.14), half(B, 0.11)], { before: { told: [B.id], topics: [HERE.id] } }],
      [[half(A, 0.199)], {}],
    ] as const)
      expect((await said(ranked, inTalk(over))).state.last).not.toEqual([A.id, B.id]);
    const early = await said([half(A, 0.14), half(B, 0.11)], { reading: { asksSomething: true } });
    expect(order(visible(early.markdown))).toEqual([]);
    const telling = await said([half(A, 0.14), half(B, 0.11)], inTalk({ reading: { asksSomething: false } }));
    expect(telling.markdown).toMatch(/^Thank you, noted\./);
  });

  test('open with no yes or no', async () => {
    const text = 'Can he?';
    const unit = { text, isQuestion: true, kind: 'yes-no' as const, vector: null, inTalk: [] };
    const step = await said(
      [half(A, 0.14), half(B, 0.11)],
      inTalk({ reading: { message: text, units: [unit] }, yesOrNo: answering('no') }),
    );
    expect(step.markdown).toMatch(/^Apples/);
  });
});

describe('half sure', () => {
  const maybe = (score: number) => here(A, { score, unknown: 0.9 });

  test('once after something that we did not know, and not twice', async () => {
    const step = await said([maybe(0.15)], inTalk({ before: { unknown: 1, topics: [HERE.id] } }));
    expect(step.markdown).toContain('I am not sure that this is what you mean');
  });

  test('it is said to be only the nearest that we know', async () => {
    const step = await said([maybe(0.15)], inTalk());
    expect(step.markdown).toMatch(/^I am not sure that this is what you mean:\n\nApp/);
    expect(step.state.unknown).toBe(1);
  });

  test('it opens with no yes or no', async () => {
    const message = 'Can he?';
    const units = [{ text: message, isQuestion: true, kind: 'yes-no' as const, vector: null, inTalk: [] }];
    const step = await said([maybe(0.15)], inTalk({ reading: { message, units }, yesOrNo: answering('no') }));
    expect(step.markdown).toMatch(/mean:\n\nApples/);
  });

  test('nothing is told that is less likely, about something else, or after nothing was known', async () => {
    for (const step of [
      await said([maybe(0.149)], inTalk()),
      await said([maybe(0.15)], inTalk({ before: { topics: [THERE.id] } })),
      await said([maybe(0.15)], inTalk({ before: { unknown: 2 } })),
      await said([], inTalk()),
    ])
      expect(step.markdown).toMatch(/^(?:I have (?:no|nothing) sourced|I am sorry that I cannot say it)/);
  });

  test('what was told is said again once', async () => {
    const told = { told: [A.id], topics: [HERE.id] };
    expect((await said([maybe(0.15)], inTalk({ before: told }))).markdown).toMatch(/^As I said: Apples/);
    const twice = await said([maybe(0.15)], inTalk({ before: { ...told, repeated: [A.id] } }));
    expect(twice.markdown).toMatch(/^I have no sourced answer to exactly that\.\n/);
  });
});

describe('told, not asked', () => {
  const telling = (over: Over = {}) => inTalk({ ...over, reading: { asksSomething: false, ...over.reading } });

  test('it is not noted where nothing of it can be: what may be meant is offered, once', async () => {
    const others = [here(A, { score: 0.1, unknown: 0.7 }), there({ score: 0.1 })];
    const step = await said(others, telling());
    expect(step.markdown).toBe('I see. Is it one of these that you would like to know?');
    expect(step).toMatchObject({ choices: [{}, {}], state: { unknown: 1 } });
    for (const over of [telling({ isNews: true }), telling({ before: { unknown: 1 } })])
      expect((await said(others, over)).markdown).toMatch(/^Thank you, noted\./);
  });

  test('it is noted, and the next thing is answered by less', async () => {
    const step = await said([here(A, { score: 0.29 })], telling());
    expect(step).toMatchObject({ markdown: expect.stringMatching(/^Thank you, noted\./), state: { noted: 1 } });
    expect(await said([], telling({ before: { noted: 1 } }))).toMatchObject({ state: { noted: 2 } });
  });

  test('what it decides of a related topic stands there, however little its words speak for it', async () => {
    const lived = (livedMonths: number) => ({ amounts: {}, dates: {}, livedMonths });
    const notice = {
      ...D,
      topicId: 'work/other',
      ask: { en: 'How much notice?', es: '¿Con cuánto aviso?' },
      variants: [{ when: { lived: 'over-2' as const }, en: 'Ninety days.', es: 'Noventa días.' }],
    };
    const near = (related: string[]) => {
      const found = there({ score: 0.06 });
      return { ...found, statement: notice, topic: { ...THERE, statements: [notice], related } };
    };
    const told = (before: Parameters<typeof lived>[0] | null) =>
      telling({
        isNews: true,
        before: before === null ? {} : { file: lived(before) },
        state: { file: lived(36), topics: [HERE.id] },
      });
    const news = told(null);
    expect((await said([near([HERE.id])], news)).markdown).toContain('**How much notice?**\n\nNinety days.');
    expect((await said([near([])], news)).markdown).not.toContain('Ninety');
    expect((await said([near([HERE.id])], told(48))).markdown).not.toContain('Ninety');
  });

  test('what it speaks for stands there with its answer, instead of the next step', async () => {
    const asked = { ...A, ask: { en: 'May I eat apples?', es: '¿Puedo comer manzanas?' } };
    const step = await said([here(asked, { score: 0.2 })], telling({ isNews: true }));
    expect(step.markdown).toMatch(/^Thank you, noted\. Perhaps this goes with it:\n\n\*\*.+\?\*\*\n\nApples/);
    expect(step.state.told).toContain('perhaps');
    const again = await said([here(asked, { score: 0.2 })], telling({ isNews: true, before: { told: ['perhaps'] } }));
    expect(again.markdown).toMatch(/^Thank you, noted\.\n\n\*\*.+\?\*\*\n\nApples/);
    const less = await said([here(asked, { score: 0.14 })], telling({ isNews: true }));
    expect(less.markdown).not.toContain('Apples');
  });

  test('somebody in danger is listened to', async () => {
    const emergencies = new Map([['lockout', anEmergency({ still: [{ en: 'I am here.', es: 'Aquí estoy.' }] })]]);
    const step = await said([], telling({ emergencies, before: { emergency: 'lockout' } }));
    expect(step.markdown).toBe('I am here.');
  });

  test('at the beginning, and not understood, nothing is told', async () => {
    const step = await said([here(A, { score: 0.4, nearness: 0.35 })], { before: { answers: 1 } });
    expect(step.markdown).toContain('so I will not guess');
  });
});

describe('read together with what was said before', () => {
  const asked: string[] = [];
  const findFor =
    (found: Found): FindFor =>
    async (text, context) => {
      asked.push(text);
      expect(context).toBeNull();
      return { ranked: [found], second: null };
    };
  const open = (over: Over = {}, found = here(A, { likely: 0.19 })): Over => ({
    findFor: findFor(found),
    turn: earlier('one', 'two', 'three'),
    ...over,
    reading: { message: 'four', ...over.reading },
    before: { unknown: 1, answers: 1, ...over.before },
  });

  test('the last two messages and this one', async () => {
    expect(await shown([], open())).toEqual([WORDS[0]]);
    expect(asked.at(-1)).toBe('two. three. four');
    expect(await shown([], open({ reading: { asksSomething: true } }))).toEqual([WORDS[0]]);
  });

  test('what is asked is answered by itself where that can be', async () => {
    expect(await shown([here(B)], open({ reading: { asksSomething: true } }))).toEqual([WORDS[1]]);
    expect(await shown([here(B)], open())).toEqual([WORDS[0]]);
  });

  test('after we asked which paper it is too, and only then', async () => {
    expect(await shown([], open({ before: { unknown: 0, pending: 'paper:court' } }))).toEqual([WORDS[0]]);
    for (const pending of [null, 'nyc']) expect(await shown([], open({ before: { unknown: 0, pending } }))).toEqual([]);
  });

  test('in a talk with the question that was not understood, and as part of the talk', async () => {
    const inTalk = (over: Over = {}, score = 0.3) =>
      open({
        topic: HERE,
        ...over,
        findFor: async (text, context) => {
          asked.push(text);
          expect(context).toBe(HERE);
          return { ranked: [here(A, { score })], second: null };
        },
      });
    expect(await shown([], inTalk())).toEqual([WORDS[0]]);
    expect(asked.at(-1)).toBe('three. four');
    expect(await shown([], inTalk({ reading: { asksSomething: true } }))).toEqual([WORDS[0]]);
    expect(await shown([], inTalk({}, 0.29))).toEqual([]);
    expect(await shown([], inTalk({ before: { unknown: 0 } }))).toEqual([]);
    expect(await shown([], inTalk({ before: { told: [A.id] } }))).toEqual([]);
    expect(await shown([], inTalk({ reading: { isBareFact: true } }))).toEqual([]);
    expect(await shown([], inTalk({ reading: { act: 'distress' } }))).toEqual([]);
    expect(await shown([], inTalk({ turn: earlier() }))).toEqual([]);
  });

  test('not where something else is done, or nothing was said', async () => {
    expect(await shown([], open({ reading: { act: 'distress' } }))).toEqual([]);
    expect(await shown([], open({ turn: earlier() }))).toEqual([]);
    const { earlier: _, ...unkept } = aScene().turn;
    expect(await shown([], open({ turn: unkept }))).toEqual([]);
  });

  test('not where it is less likely, or less than sure', async () => {
    expect(await shown([], open({}, here(A, { likely: 0.189 })))).toEqual([]);
    expect(await shown([], open({}, here(A, { score: 0.47 })))).toEqual([]);
    expect(await shown([], open({ findFor: async () => ({ ranked: [], second: null }) }))).toEqual([]);
  });
});

describe('is that so', () => {
  const asked: string[] = [];
  const so = (found: Readonly<Record<string, Found>>, over: Over = {}): Over => ({
    findFor: async (text) => {
      asked.push(text);
      return { ranked: found[text] ? [found[text]] : [], second: null };
    },
    turn: earlier(...Object.keys(found)),
    ...over,
    reading: { message: 'Is that legal?', asksSomething: true, ...over.reading },
  });

  test('is answered by what was told last that says what is meant', async () => {
    expect(await shown([here(C)], so({ one: here(A), two: here(B) }))).toEqual([WORDS[1]]);
    expect(await shown([here(C)], so({ one: here(A), two: here(B, { likely: 0.189, nearness: 0.79 }) }))).toEqual([
      WORDS[0],
    ]);
    expect(await shown([here(C)], so({ one: here(A), two: here(B, { likely: 0.189, nearness: 0.8 }) }))).toEqual([
      WORDS[1],
    ]);
    expect(await shown([here(C)], so({ one: here(A, { likely: 0.19 }), two: here(B, { score: 0.47 }) }))).toEqual([
      WORDS[0],
    ]);
  });

  test('looks at the last two that tell something, and then at the question itself', async () => {
    const found = { zero: here(A), 'on march 3': here(B), one: there({ likely: 0 }), two: there({ likely: 0 }) };
    asked.length = 0;
    expect(await shown([here(C)], so(found))).toEqual([WORDS[2]]);
    expect(asked).toEqual(['two', 'one']);
    expect(await shown([here(C)], so({ one: here(A), '3/3/2026': here(B) }))).toEqual([WORDS[0]]);
  });

  test('in a talk it is about what is spoken of, and plainly so', async () => {
    const talk = (found: Found) => shown([here(C)], inTalk(so({ one: found })));
    const unlikely = { likely: 0, lead: 0 };
    expect(await talk(here(A, { ...unlikely, score: 0.3 }))).toEqual([WORDS[0]]);
    expect(await talk(here(A, { ...unlikely, score: 0.29 }))).toEqual([WORDS[2]]);
    expect(await talk(here(A, { ...unlikely, nearness: 0.39 }))).toEqual([WORDS[2]]);
    expect(await talk(there({ score: 0.99 }))).toEqual([WORDS[2]]);
  });

  test('what says nothing alone is looked up as it was meant in the talk', async () => {
    const about: (string | null)[] = [];
    const findFor: FindFor = async (_, context) => {
      about.push(context?.id ?? null);
      return { ranked: [context ? here(A) : there()], second: null };
    };
    expect(await shown([here(C)], inTalk({ ...so({ one: here(A) }), findFor }))).toEqual([WORDS[0]]);
    expect(about).toEqual([null, HERE.id]);
  });

  test('what was told of it is said again', async () => {
    const over = so({ one: here(A) }, { before: { told: [A.id], topics: [HERE.id], last: [B.id] } });
    expect((await said([], { ...over, topic: HERE })).markdown).toMatch(/^As I said: Apples/);
    const nothing = so({}, { before: { told: [B.id], topics: [HERE.id], last: [B.id] } });
    expect((await said([here(C)], { ...nothing, topic: HERE })).markdown).toMatch(/^As I said:\n\nBridges/);
  });

  test('any other question is looked up by itself', async () => {
    expect(await shown([here(C)], so({ one: here(A) }, { reading: { message: 'What is it?' } }))).toEqual([WORDS[2]]);
  });
});

describe('what a language model chose', () => {
  const choice = (...statements: string[]) => ({ statements, lead: 'Well:', ask: '', reword: () => null });
  const chosen = (ids: string[], over: Over = {}) => said([here(C)], { ...over, choice: choice(...ids) });
  const other = { ...D, id: 'work/other#3', topicId: THERE.id };
  const known = new Map([...topics, [THERE.id, { ...THERE, statements: [other] }]]);

  test('is told in its order, with what it says before it', async () => {
    const step = await chosen([B.id, A.id]);
    expect(step.markdown).toMatch(/^Well:\n\nBridges/);
    expect(step.state.last).toEqual([B.id, A.id]);
  });

  test('is told with one more topic, once', async () => {
    const step = await chosen([A.id, other.id, B.id, other.id], { topics: known });
    expect(step.state.last).toEqual([A.id, B.id, other.id]);
  });

  test('is left out where it was told, or is unknown', async () => {
    expect((await chosen([A.id, B.id], { before: { told: [A.id] } })).state.last).toEqual([B.id]);
    expect((await chosen(['no/topic#x', 'housing/made-up#x', B.id])).state.last).toEqual([B.id]);
    expect((await chosen([A.id], { before: { told: [A.id] } })).state.last).toEqual([C.id]);
    expect((await chosen([])).state.last).toEqual([C.id]);
  });
});
