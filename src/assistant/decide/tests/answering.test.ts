import { describe, expect, test } from 'vitest';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import type { DocumentTools } from '#assistant/tools/document-tools.ts';
import { aPlace } from '#test/builders/place.ts';
import { aFound, answering, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { EMPTY_PLAN } from '#assistant/say/plan.ts';
import type { Reword } from '#assistant/minds/mind.ts';
import { answerWith, choicesFor, daysFor, furtherAsks, hasRoom, stepOf } from '../answering/answering.ts';
import { applyStatement, withoutVersion } from '#assistant/apply/apply-statement.ts';
import type { Statement, Topic } from '../../knowledge/topic.ts';
import { situationOf } from '../scene.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;

const tappable = (...labels: string[]) => labels.map((label) => ({ label, message: label }));
const STATEMENTS = [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
  aStatement({
    id: `housing/made-up#${at}`,
    en: `Text ${at}.`,
    es: `Texto ${at}.`,
    ask: { en: `Ask ${at}?`, es: `¿${at}?` },
  }),
);
const FIRST = STATEMENTS[0] ?? aStatement();
const TOPIC = aTopic({
  statements: STATEMENTS,
  steps: [{ en: 'Write a letter.', es: 'Escriba una carta.' }],
  help: [aPlace()],
});
const documentsOf = (...titles: string[]): DocumentTools => {
  const all = titles.map((title) => ({ id: title.toLowerCase(), title, titulo: `${title} ES` }));
  return { find: () => [], get: () => undefined, of: () => all } as unknown as DocumentTools;
};
const told = (over: Over = {}, statements = [FIRST]) => answerWith(aScene(over), [{ topic: TOPIC, statements }]);
const spoken = { topics: [TOPIC.id] };

describe('a topic that is new', () => {
  test('comes with its first step, five further statements, who helps, and its forms', () => {
    const step = told({ documents: documentsOf('Letter', 'Claim', 'Third') });
    expect(step.plan).toMatchObject({
      step: { en: 'Write a letter.' },
      folded: STATEMENTS.slice(1, 6).map((statement) => ({ statement })),
      practical: TOPIC,
      help: [{ id: 'somebody' }],
    });
    expect(step).toMatchObject({ offers: ['letter', 'claim'], state: { offered: ['letter', 'claim'] } });
  });

  test('comes without a first step that was told with another', () => {
    const step = (en: string) => ({ en, es: en });
    const other = aTopic({ id: 'housing/other', steps: [step('Call.'), step('Write a letter.')] });
    const topics = new Map([[other.id, other]]);
    const after = (...keys: string[]) => told({ topics, before: { told: keys } }).plan?.step ?? null;
    expect(after('step:housing/other:1')).toBeNull();
    expect(after('step:housing/other:0')).toMatchObject({ en: 'Write a letter.' });
    expect(told().state.told).toContain(`step:${TOPIC.id}:0`);
  });

  test('later comes without them, and what was offered stays', () => {
    const step = told({ documents: documentsOf('Letter'), before: { ...spoken, offered: ['claim'] } });
    expect(step.plan).toMatchObject({ step: null, folded: [], practical: null, help: [] });
    expect(step).toMatchObject({ offers: [], state: { offered: ['claim'] } });
  });

  test('folds and offers nothing that does not hold where the person lives', () => {
    const [first, second, ...rest] = STATEMENTS.map((one, at) => ({
      ...one,
      ask: { en: `Ask ${at}?`, es: `¿${at}?` },
    }));
    const [main, inCity] = [first!, { ...second!, when: { nyc: 'yes' } as const }];
    const topic = aTopic({ statements: [main, inCity, ...rest] });
    const answered = (isNyc: boolean) =>
      answerWith(aScene({ state: { variables: { isNyc } } }), [{ topic, statements: [main] }]);
    expect(answered(true).plan?.folded[0]?.statement).toBe(inCity);
    expect(answered(true).choices[0]?.label).toBe('Ask 1?');
    expect(answered(false).plan?.folded.map(({ statement }) => statement)).not.toContain(inCity);
    expect(answered(false).choices[0]?.label).toBe('Ask 2?');
  });

  test('folds nothing that was told or folded before', () => {
    const before = { told: ['housing/made-up#1'], folded: ['housing/made-up#2'] };
    expect(told({ before }).plan?.folded.map(({ statement }) => statement)).toEqual(STATEMENTS.slice(3));
  });

  test('folds what holds where somebody lives', () => {
    const both = aStatement({
      id: 'housing/made-up#both',
      en: 'Call 311.',
      variants: [{ when: { nyc: 'no' }, en: 'Call the town.', es: 'Llame al pueblo.' }] as never,
    });
    const topic = aTopic({ statements: [FIRST, both] });
    const folded = (isNyc: boolean) =>
      answerWith(aScene({ state: { variables: { isNyc } } }), [{ topic, statements: [FIRST] }]).plan?.folded;
    expect(folded(false)?.map(({ text }) => text.en)).toEqual(['Call the town.']);
    expect(folded(true)?.map(({ text }) => text.en)).toEqual(['Call 311.']);
  });
});

describe('what is remembered', () => {
  test('what was told, what was folded, what it is about, and that something was known', () => {
    const { state } = told({ before: { unknown: 2, told: ['x#y', FIRST.id], topics: [TOPIC.id, 'x/y'] } });
    expect(state).toMatchObject({ told: ['x#y', FIRST.id], last: [FIRST.id], unknown: 0, topics: ['x/y', TOPIC.id] });
    expect(told().state.folded).toEqual(STATEMENTS.slice(1, 6).map(({ id }) => id));
  });

  test('a version for somebody is that statement', () => {
    const variants = [{ when: { nyc: 'yes' as const }, en: 'City.', es: 'Ciudad.' }];
    const { state } = told({ before: { variables: { isNyc: true } } }, [{ ...FIRST, variants }]);
    expect(state.told).toEqual([`${FIRST.id}@0`, FIRST.id, `step:${TOPIC.id}:0`]);
    expect(state.last).toEqual([`${FIRST.id}@0`]);
    expect(withoutVersion('a/b#c@1')).toBe('a/b#c');
    expect(withoutVersion('a/b#c')).toBe('a/b#c');
  });

  test('a question is asked once and then open', () => {
    const variants = [{ when: { nyc: 'yes' as const }, en: 'City.', es: 'Ciudad.' }];
    const asked = told({ before: { asked: ['x'] } }, [{ ...FIRST, variants }]);
    expect(asked.state).toMatchObject({ asked: ['x', 'nyc'], pending: 'nyc' });
    expect(asked.plan?.choices).toEqual([]);
    const again = told({ before: { asked: ['nyc'], pending: 'nyc' } }, [{ ...FIRST, variants }]);
    expect(again.state).toMatchObject({ asked: ['nyc'], pending: null });
    expect(again.plan?.question).toBeNull();
  });

  test('the first words of the person say what it is about, unless they said nothing', () => {
    const summary = (issueSummary?: string) =>
      told({
        reading: { message: 'no heat' },
        before: { variables: issueSummary === undefined ? {} : { issueSummary } },
      }).state.variables;
    expect(summary()).toMatchObject({
      issueSummary: 'no heat',
      issueCategory: 'housing',
      issueCategoryEnum: 'housing',
    });
    expect(summary('not an issue').issueSummary).toBe('no heat');
    expect(summary('a leak').issueSummary).toBe('a leak');
  });
});

describe('under an answer', () => {
  test('attorneys are shown once, and never in danger', () => {
    expect(told().showAttorneys).toBe(true);
    expect(told({ before: { attorneysShown: true } }).showAttorneys).toBe(false);
    expect(told({ before: { inCrisis: true } }).showAttorneys).toBe(false);
    expect(told({}, []).showAttorneys).toBe(true);
  });

  test('a form and what others ask next, three at most, none that was told or offered', () => {
    const choices = (over: Over, ...shown: string[]) => choicesFor(aScene(over), TOPIC, new Set(shown));
    const documents = documentsOf('Letter');
    const [start, ...asks] = choices({ documents });
    expect(start?.label).toContain('Letter');
    expect(asks).toEqual(tappable('Ask 0?', 'Ask 1?'));
    const later = choices({ documents, before: { offered: ['letter'] } }, FIRST.id);
    expect(later).toEqual(tappable('Ask 1?', 'Ask 2?', 'Ask 3?'));
    expect(choices({ state: { language: 'es' } })).toEqual(tappable('¿0?', '¿1?', '¿2?'));
    expect(choicesFor(aScene(), aTopic(), new Set())).toEqual([]);
    expect(told({ before: { told: ['housing/made-up#1'] } }).choices).toEqual(tappable('Ask 2?', 'Ask 3?', 'Ask 4?'));
  });

  test('the closing question of a language model, unless we ask one', () => {
    const choice = { statements: [], lead: '', ask: 'And you?', reword: () => 'Other words.' };
    const step = told({ choice });
    expect(step.plan).toMatchObject({ tail: 'And you?', isOpened: true });
    expect(step.markdown).toContain('Other words.');
    const variants = [{ when: { nyc: 'yes' as const }, en: 'City.', es: 'Ciudad.' }];
    expect(told({ choice }, [{ ...FIRST, variants }]).plan?.tail).toBe('');
    expect(told().plan).toMatchObject({ tail: '', isOpened: false });
  });

  test('general information is said to be that once', () => {
    const [first, later] = [told(), told({ before: { told: ['x#y'] } })].map(({ markdown }) =>
      /\*[^*]+\*$/.test(markdown),
    );
    expect([first, later]).toEqual([true, false]);
  });
});

describe('how it begins', () => {
  test('with what stands before the first statement', () => {
    expect(answerWith(aScene(), [{ topic: TOPIC, statements: [FIRST], lead: 'Well:' }]).markdown).toMatch(
      /^Well:\n\nText 0\./,
    );
    expect(told().markdown).toMatch(/^Text 0\./);
  });

  test('for an owner with whom it was written to, once, and for a tenant with nothing', () => {
    const tenants = { ...TOPIC, facing: 'landlord' as const };
    const begins = (otherSide: 'tenant' | 'landlord', over: Over = {}) =>
      answerWith(aScene({ ...over, state: { file: { ...EMPTY_CASE, otherSide } } }), [
        { topic: tenants, statements: [FIRST] },
      ]).markdown;
    expect(begins('tenant')).toMatch(/^This is told from the tenant’s side:\n\nText 0\./);
    expect(begins('landlord')).toMatch(/^Text 0\./);
    expect(begins('tenant', { topic: tenants, before: { told: [FIRST.id] } })).toMatch(/^Text 0\./);
  });

  test('with the yes or no that was asked for', () => {
    const message = 'Can he?';
    const units = [{ text: message, isQuestion: true, kind: 'yes-no' as const, vector: null, inTalk: [] }];
    expect(told({ reading: { message, units }, yesOrNo: answering('no') }).markdown).toMatch(/^No\. Text 0\./);
  });

  test('in the words of a language model that knows whom it speaks to', () => {
    const reword: Reword = (_, { topic, language }) => `${topic.id} ${language}`;
    const choice = { statements: [], lead: '', ask: '', reword };
    expect(told({ choice, state: { language: 'es' } }).markdown).toMatch(/^housing\/made-up es/);
  });
});

test('where no statement is told the last one stays, and no attorneys come with it', () => {
  const step = stepOf(aScene({ before: { last: ['x#y'] } }), EMPTY_PLAN, TOPIC);
  expect(step).toMatchObject({ showAttorneys: false, state: { last: ['x#y'] } });
});

test('an answer needs a topic', () => {
  expect(() => answerWith(aScene(), [])).toThrow('an answer needs a topic');
});

test('a further statement fits beside fewer than 55 words', () => {
  const applied = (words: number) =>
    applyStatement({ ...FIRST, en: Array.from({ length: words }, () => 'a').join(' ') }, situationOf(aScene()));
  expect(hasRoom([applied(54)])).toBe(true);
  expect(hasRoom([applied(55)])).toBe(false);
  expect(hasRoom([applied(30), applied(25)])).toBe(false);
});

describe('a day that is counted', () => {
  /** DL08 counts from the day somebody moved out. */
  const deposit = aTopic({ deadlines: ['DL08'], steps: TOPIC.steps });
  const { file } = aScene().state;
  const before = { file: { ...file, dates: { 'moved-out': '2026-11-10' } } };
  const counted = answerWith(aScene({ before }), [{ topic: deposit, statements: [FIRST] }]).state.counted;
  const days = (over: Over = {}) => daysFor(aScene({ ...over, before: { ...before, ...over.before } }), deposit);
  const asking = (kind: 'how-long' | 'when' | 'where') => ({
    units: [{ text: 'x', isQuestion: true, kind, vector: null, inTalk: [] }],
  });

  test('is told once, and again to somebody who asks for the time', () => {
    expect(counted).toHaveLength(1);
    expect(days()).toHaveLength(1);
    expect(days({ before: { counted } })).toEqual([]);
    expect(days({ before: { counted }, reading: asking('where') })).toEqual([]);
    for (const kind of ['how-long', 'when'] as const)
      expect(days({ before: { counted }, reading: asking(kind) })).toHaveLength(1);
  });

  test('is told again where it is counted from another day', () => {
    const other = { file: { ...file, dates: { 'moved-out': '2026-11-11' } } };
    expect(days({ before: { ...other, counted } })).toHaveLength(1);
  });

  test('leaves room for the first step, and two leave none', () => {
    const both = { file: { ...file, dates: { 'moved-out': '2026-11-10', 'notice-dated': '2026-11-10' } } };
    const step = (deadlines: string[]) =>
      answerWith(aScene({ before: both }), [{ topic: { ...deposit, deadlines }, statements: [FIRST] }]).plan?.step;
    expect(step(['DL08'])).not.toBeNull();
    expect(step(['DL08', 'DL28:notice'])).toBeNull();
  });

  test('is none where nothing is counted', () => {
    expect(daysFor(aScene(), TOPIC)).toEqual([]);
  });
});

test('what was only told, and led to something else, asks for no fact', () => {
  const nyc = aStatement({ variants: [{ when: { nyc: 'yes' }, en: 'In the city.', es: 'En la ciudad.' }] });
  const asked = (topic: Topic | null, asksSomething: boolean) =>
    answerWith(aScene({ topic, reading: { asksSomething } }), [{ topic: TOPIC, statements: [nyc] }]).state.pending;
  const other = aTopic({ id: 'work/other' });
  expect(asked(other, false)).toBeNull();
  for (const pending of [asked(other, true), asked(TOPIC, false), asked(null, false)]) expect(pending).toBe('nyc');
});

test('what may be about something else asks for no fact, and offers what else may be meant', () => {
  const nyc = aStatement({ ...FIRST, variants: [{ when: { nyc: 'yes' }, en: 'City.', es: 'Ciudad.' }] as never });
  const said = (isDoubted: boolean) => answerWith(aScene(), [{ topic: TOPIC, statements: [nyc], isDoubted }]);
  expect(said(false).plan?.question).not.toBeNull();
  expect(said(true).plan).toMatchObject({ question: null, choices: tappable('Ask 1?', 'Ask 2?', 'Ask 3?') });
});

describe('what else can be asked', () => {
  const asking = (id: string) => aStatement({ id, ask: { en: `ask ${id}`, es: `pregunta ${id}` } });
  const [one, two, three, far] = ['a/b#1', 'a/b#2', 'a/b#3', 'c/d#1'].map(asking) as [
    Statement,
    Statement,
    Statement,
    Statement,
  ];
  const own = aTopic({ id: 'a/b', statements: [one, two, three] });
  const other = aTopic({ id: 'c/d', statements: [far] });
  const asks = (over: Over, shown: readonly string[] = []) =>
    furtherAsks(aScene(over), own, new Set(shown)).map((label) => label.replace('ask ', ''));
  const found = (statement: Statement, score: number, topic = own) => aFound({ statement, topic, score });

  test('in a talk first what may have been meant, also of something else, then the rest in its order', () => {
    const ranked = [found(far, 0.3, other), found(three, 0.04), found(two, 0.039)];
    expect(asks({ topic: own, ranked })).toEqual(['c/d#1', 'a/b#3', 'a/b#1', 'a/b#2']);
    expect(asks({ topic: own, ranked }, ['a/b#3', 'c/d#1'])).toEqual(['a/b#1', 'a/b#2']);
  });

  test('after a bare fact nothing of something else, however near', () => {
    const ranked = [found(far, 0.9, other), found(three, 0.3)];
    expect(asks({ topic: own, ranked, reading: { isBareFact: true } })).toEqual(['a/b#3', 'a/b#1', 'a/b#2']);
  });

  test('at the beginning what is near of the same topic, however far', () => {
    const ranked = [found(far, 0.9, other), found(three, 0.01)];
    expect(asks({ ranked })).toEqual(['a/b#3', 'a/b#1', 'a/b#2']);
  });
});

test('of two problems in the first message the day of the second counts too', () => {
  const deposit = aTopic({
    id: 'housing/deposit',
    deadlines: ['DL08'],
    statements: [aStatement({ id: 'housing/deposit#one' })],
  });
  const file = { amounts: {}, dates: { 'moved-out': '2026-11-02' } } as const;
  const both = (over: Over) =>
    answerWith(aScene({ state: { file }, ...over }), [
      { topic: TOPIC, statements: [FIRST] },
      { topic: deposit, statements: [...deposit.statements] },
    ]).deadlines.map(({ iso }) => iso);
  expect(both({})).toEqual(['2026-11-16']);
  expect(both({ topic: TOPIC })).toEqual([]);
});
