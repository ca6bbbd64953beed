import type { Rule, Variant } from '../../deadlines/rule.ts';
import { describe, expect, test } from 'vitest';
import { aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { applyStatement } from '../../apply/apply-statement.ts';
import { START } from '../../remember/state.ts';
import { answerWith } from '../answering/answering.ts';
import { changedLast, goOn, noted, suggestions } from '../go-on.ts';
import { nextQuestion, toQuestion } from '../next-question.ts';
import { question } from '../question.ts';
import { deadlinesIn } from '../scene.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;

const COST = aStatement({
  id: 'housing/made-up#cost',
  en: 'It costs nothing.',
  es: 'No cuesta nada.',
  ask: { en: 'What does it cost?', es: '¿Cuánto cuesta?' },
});
const TIME = aStatement({ ask: { en: 'How long?', es: '¿Cuánto tiempo?' } });
const TOPIC = aTopic({ statements: [TIME, COST] });
/** DL08 counts from the day somebody moved out; the statement has a text of its own for the city. */
const IN_CITY = aStatement({
  variants: [{ when: { nyc: 'yes' }, en: 'In the city it is 10 days.', es: 'Son 10 días.' }],
});
const DEPOSIT = aTopic({
  deadlines: ['DL08'],
  statements: [IN_CITY, COST],
  steps: [1, 2, 3].map((at) => ({ en: `Step ${at}`, es: `Paso ${at}` })),
});
const fileOf = (over: Partial<typeof START.file>) => ({ file: { ...START.file, ...over } });

describe('what is asked next', () => {
  const applied = applyStatement(IN_CITY, { file: START.file, variables: {} });
  const asked = (over: Over, told = [applied]) => nextQuestion(aScene(over), DEPOSIT, told);

  test('first what would change what is said, then the day that counts, each once', () => {
    expect(asked({})?.key).toBe('nyc');
    expect(asked({ before: { asked: ['nyc'] } })?.key).toBe('date:moved-out');
    expect(asked({}, [])?.key).toBe('date:moved-out');
    expect(asked({ before: { asked: ['nyc', 'date:moved-out'] } })).toBeNull();
    expect(nextQuestion(aScene(), TOPIC, [])).toBeNull();
  });

  test('whoever told the year of it is not asked for the day', () => {
    expect(asked({ state: { asked: ['year:moved-out'] } }, [])).toBeNull();
    expect(asked({ state: { asked: ['year:incident'] } }, [])?.key).toBe('date:moved-out');
  });

  test('whoever has a day to keep is not asked for another one', () => {
    const both = aTopic({ deadlines: ['DL23', 'DL08'] });
    const after = (incident: string) =>
      nextQuestion(aScene({ before: fileOf({ dates: { incident } }), reading: { today: '2026-11-10' } }), both, []);
    expect(after('2026-11-02')).toBeNull();
    expect(after('2026-06-01')?.key).toBe('date:moved-out');
  });

  test('no day of a paper is asked of somebody in danger', () => {
    expect(asked({ before: { emergency: 'lockout', asked: ['nyc'] } })).toBeNull();
    expect(asked({ before: { emergency: 'lockout' } })?.key).toBe('nyc');
  });

  test('nothing is asked that is known', () => {
    expect(asked({ before: { variables: { isNyc: true } } }, [])?.key).toBe('date:moved-out');
    expect(asked({ before: fileOf({ dates: { 'moved-out': '2026-11-01' } }) }, [])).toBeNull();
  });

  const dates = {
    served: '2026-11-02',
    judgment: '2026-11-16',
    'notice-dated': '2026-10-20',
    'notice-mailed': '2026-12-24',
    act: '2026-11-16',
  };
  const aboutPaper = (file: Partial<typeof START.file>, event = 'decision') =>
    toQuestion(aScene({ before: fileOf(file) }), `date:${event}`, {
      key: '',
      rule: {} as Rule,
      variants: [{ ask: { en: 'When?', es: '¿Cuándo?' } } as Variant],
    });

  test('a day that was told for the same paper is offered: the latest that has come', () => {
    const question = aboutPaper({ dates });
    expect(question?.ask).toMatch(/^You named Monday, November 16, 2026\. ./);
    expect(question?.choices).toEqual([
      { label: 'That was the day: Monday, November 16, 2026', message: 'Monday, November 16, 2026' },
      { label: 'Pick the date', message: '', kind: 'date' },
    ]);
    for (const event of ['served', 'notice-dated', 'notice-mailed', 'judgment'] as const)
      expect(aboutPaper({ dates: { [event]: '2026-11-03' } }, event)?.ask).toContain('November 3, 2026');
    expect(aboutPaper({ dates, loneDay: '2026-11-05' })?.ask).toContain('Thursday, November 5, 2026');
  });

  test('a day of something else is not: who was booted yesterday was not served then', () => {
    const PICK = [{ label: 'Pick the date', message: '', kind: 'date' }];
    expect(asked({ before: fileOf({ dates }) }, [])?.choices).toEqual(PICK);
    expect(aboutPaper({ dates: { violation: '2026-11-15' } })?.choices).toEqual(PICK);
    expect(asked({ before: fileOf({ dates, loneDay: '2026-11-05' }) }, [])?.ask).toContain('November 5, 2026');
    expect(aboutPaper({ dates: { served: '2026-12-24' } })?.ask).not.toContain('You named');
  });

  test('in the words of the person’s language, with what can be tapped', () => {
    const question = toQuestion(aScene({ state: { language: 'es' } }), 'served', null);
    expect(question?.ask).toBe('¿Cómo le llegaron los papeles?');
    expect(question?.choices[0]).toEqual({ label: 'Me los dieron en la mano', message: 'Me los dieron en la mano' });
    expect(toQuestion(aScene(), 'date:served', null)).toBeNull();
    expect(toQuestion(aScene(), 'nothing', null)).toBeNull();
  });
});

describe('what was told moves things on', () => {
  const topicsHere = new Map([[DEPOSIT.id, DEPOSIT]]);
  const moved = (over: Over, topic = DEPOSIT) =>
    goOn(
      aScene({ topics: topicsHere, topic, ...over, before: { topics: [topic.id], ...over.before } }),
      topic,
      'Noted.',
    );

  test('a rule that applies in another way now is said again', () => {
    const told = { told: [IN_CITY.id] };
    const step = moved({ before: told, state: { variables: { isNyc: true } } });
    expect(step.state.last).toEqual([`${IN_CITY.id}@0`]);
    expect(step.markdown).toContain('In the city it is 10 days.');
    const again = moved({ before: { told: [IN_CITY.id, `${IN_CITY.id}@0`] }, state: { variables: { isNyc: true } } });
    expect(again.markdown).not.toContain('In the city');
  });

  test('of what was said a moment ago, what is otherwise now comes before anything new', () => {
    const last = (told: readonly string[], over: Over = {}) =>
      changedLast(
        aScene({
          topic: DEPOSIT,
          isNews: true,
          ...over,
          before: { told, last: told },
          state: { variables: { isNyc: true } },
        }),
        DEPOSIT,
      );
    expect(last([IN_CITY.id])?.state.last).toEqual([`${IN_CITY.id}@0`]);
    expect(last([])).toBeNull();
    expect(last([IN_CITY.id], { isNews: false })).toBeNull();
    expect(last([IN_CITY.id, `${IN_CITY.id}@0`])).toBeNull();
  });

  test('a day that can be counted is counted', () => {
    const step = moved({ before: fileOf({ dates: { 'moved-out': '2026-11-02' } }) });
    expect(step.deadlines.map(({ iso }) => iso)).toEqual(['2026-11-16']);
    expect(step.markdown).toMatch(/^Noted\./);
  });

  test('or it is asked for', () => {
    expect(moved({}).state.pending).toBe('date:moved-out');
  });

  const ASKED = { asked: ['date:moved-out'] };
  describe('a rule that is reached by it is told', () => {
    const limit = aStatement({
      id: 'housing/made-up#limit',
      en: 'Up to $5,000.',
      es: 'Hasta $5,000.',
      compare: [{ amount: ['deposit'], limit: 5000 }],
    });
    const petition = aStatement({
      id: 'housing/made-up#petition',
      en: 'Each paper has its time.',
      es: 'Cada papel tiene su plazo.',
      variants: [
        { when: { paper: 'petition-holdover' }, en: 'A petition has 10 days.', es: 'Una petición tiene 10 días.' },
      ],
    });
    const topic = { ...DEPOSIT, statements: [IN_CITY, limit, petition] };
    const told = (file: Partial<typeof START.file>, over: Over = {}) =>
      moved({ before: { ...ASKED, ...over.before }, state: { ...fileOf(file), ...over.state } }, topic).state.last;
    const deposit = { amounts: { deposit: 1500 } };

    test('a limit, once a sum stands beside it', () => {
      expect(told(deposit)).toEqual([limit.id]);
      expect(told({ amounts: { rent: 1500 } })).toEqual([]);
      expect(told(deposit, { before: { ...ASKED, ...fileOf(deposit) } })).toEqual([]);
      expect(told(deposit, { state: { told: [limit.id] } })).toEqual([]);
    });

    test('what holds for that paper, and nothing that only the place changes', () => {
      expect(told({ paper: 'petition-holdover' })).toEqual([`${petition.id}@0`]);
      expect(told({ paper: 'rent-demand' })).toEqual([]);
      expect(told({}, { state: { variables: { isNyc: true } } })).toEqual([]);
    });

    test('what holds only for some, once it is known that this is one of them', () => {
      const broken = aStatement({ id: 'housing/made-up#broken', en: 'It can be enforced.', when: { order: 'yes' } });
      const told = (hasOrder: boolean, before = {}) =>
        moved({ before: { ...ASKED, ...before }, state: fileOf({ hasOrder }) }, { ...topic, statements: [broken] })
          .state.last;
      expect(told(true)).toEqual([broken.id]);
      expect(told(false)).toEqual([]);
      expect(told(true, fileOf({ hasOrder: true }))).toEqual([]);
      // Much hangs on who is left behind: that alone says nothing of what somebody wants to know.
      const widow = aStatement({ id: 'housing/made-up#widow', when: { spouse: 'yes' } });
      const left = { before: ASKED, state: fileOf({ leftSpouse: true }) };
      expect(moved(left, { ...topic, statements: [widow] }).state.last).toEqual([]);
    });

    test('unless it is known not to hold', () => {
      const upstate = { ...limit, when: { nyc: 'no' as const } };
      const here = { variables: { isNyc: true }, ...fileOf(deposit) };
      expect(moved({ before: ASKED, state: here }, { ...topic, statements: [upstate] }).state.last).toEqual([]);
    });
  });

  test('then the next step is told, one after the other, the first with the topic', () => {
    const second = moved({ before: ASKED });
    expect(second.markdown).toMatch(/^Noted\.\n\n\*\*.+:\*\* Step 2$/);
    expect(second.choices).toEqual([{ label: 'What does it cost?', message: 'What does it cost?' }]);
    const third = moved({ before: { ...ASKED, told: second.state.told } });
    expect(third.markdown).toContain('Step 3');
    const fourth = moved({ before: { ...ASKED, told: third.state.told } });
    expect(fourth.markdown).not.toContain('Step');
    expect(fourth.markdown).toMatch(/^Noted\.\n\n./);
    const fifth = moved({ before: { ...ASKED, told: fourth.state.told } });
    expect(fifth.markdown).toBe('Noted.');
  });

  test('a step is told also where nothing can be asked', () => {
    const bare = { ...DEPOSIT, statements: [aStatement()] };
    expect(moved({ before: ASKED }, bare).markdown).toContain('Step 2');
  });

  test('two rules at once and three questions are enough', () => {
    const several = aTopic({
      statements: [1, 2, 3, 4, 5].map((at) => ({
        ...IN_CITY,
        id: `housing/made-up#rule-${at}`,
        ask: { en: `Rule ${at}?`, es: `¿Regla ${at}?` },
      })),
    });
    const told = several.statements.slice(0, 3).map(({ id }) => id);
    const step = moved({ before: { told }, state: { variables: { isNyc: true } } }, several);
    expect(step.state.last).toEqual(['housing/made-up#rule-1@0', 'housing/made-up#rule-2@0']);
    expect(moved({ before: ASKED }, several).choices.map(({ label }) => label)).toEqual([
      'Rule 1?',
      'Rule 2?',
      'Rule 3?',
    ]);
  });

  test('and where there is nothing more, attorneys', () => {
    const step = moved({ before: { ...ASKED, told: [COST.id] } }, aTopic({ statements: [COST] }));
    expect(step.markdown).toMatch(/^Noted\. That is what I can stand behind about \*\*Made up\*\*/);
    expect(step.choices).toEqual([{ label: 'Show me attorneys', message: 'Show me attorneys' }]);
  });

  test('what else can be asked is what was not told', () => {
    expect(suggestions(aScene(), TOPIC).map(({ label }) => label)).toEqual(['How long?', 'What does it cost?']);
    expect(suggestions(aScene({ before: { told: [TIME.id] } }), TOPIC)).toHaveLength(1);
  });

  test('a day of which only the month was told is said to be counted from its first', () => {
    const month = { isMonthOnly: true };
    const dated = fileOf({ dates: { 'moved-out': '2026-11-01' } });
    expect(noted(aScene({ reading: month, before: dated }), DEPOSIT)).toContain('You named the month alone');
    expect(noted(aScene({ reading: month }), DEPOSIT)).toBe('Thank you, noted.');
    expect(noted(aScene({ before: dated }), DEPOSIT)).toBe('Thank you, noted.');
  });
});

describe('a day that is told in a talk', () => {
  const dates = { 'moved-out': '2026-11-02' } as const;
  const topics = new Map([DEPOSIT, TOPIC].map((one) => [one.id, one]));
  const OTHER = aTopic({ id: 'housing/other', statements: [aStatement({ id: 'housing/other#it' })] });
  const told = (over: Over = {}, message = 'i moved out november 2') =>
    aScene({
      topics,
      topic: DEPOSIT,
      isNews: true,
      ...over,
      reading: { message, told: { dates }, ...over.reading },
      before: { ...fileOf({ dates }), topics: [DEPOSIT.id], told: [COST.id], ...over.before },
    });

  test('is counted, and nothing else is looked for', async () => {
    const step = await question(told());
    expect(step.deadlines.map(({ iso }) => iso)).toEqual(['2026-11-16']);
    expect(step.markdown).toMatch(/^Thank you, noted\./);
  });

  test('unless it was known, more is said with it, or something is asked', async () => {
    const elsewhere = { ranked: [] };
    for (const scene of [
      told({ ...elsewhere, isNews: false }),
      told(elsewhere, 'i moved out november 2. he changed the lock of the mailbox'),
      told({ ...elsewhere, reading: { asksSomething: true } }),
    ])
      expect((await question(scene)).state.last).toEqual([]);
  });

  test('beside a question that we cannot answer is counted, and what it changes is said anew', async () => {
    const asking = { ranked: [], reading: { asksSomething: true } };
    const counted = await question(told(asking));
    expect(counted.deadlines.map(({ iso }) => iso)).toEqual(['2026-11-16']);
    const before = { told: [IN_CITY.id], file: START.file };
    const state = { variables: { isNyc: true } };
    const changed = await question(told({ ...asking, before, state }));
    expect(changed.markdown).toMatch(/^Thank you, noted\.\n\nIn the city it is 10 days\./);
    const known = await question(told({ ...asking, isNews: false, before, state }));
    expect(known.markdown).toContain('I have no sourced answer');
  });

  test('that was told before is not the answer to a question that we do not understand, also where it asks for the time', async () => {
    const units = [{ text: 'from when', isQuestion: true, kind: 'when' as const, vector: null, inTalk: [] }];
    const asked = (counted: readonly string[]) =>
      question(
        aScene({
          topic: DEPOSIT,
          isNews: true,
          before: {
            topics: [DEPOSIT.id],
            told: ['x#y'],
            answers: 1,
            counted,
            ...fileOf({ dates: { 'moved-out': '2026-11-01' } }),
          },
          reading: { asksSomething: true, units },
        }),
      );
    const first = await asked([]);
    expect(first.markdown).toContain('November 15, 2026');
    expect((await asked(first.state.counted)).markdown).not.toContain('November 15, 2026');
  });

  test('is not counted for something that may not be meant', () => {
    const MINE = aTopic({
      id: 'housing/mine',
      deadlines: ['DL08'],
      statements: [aStatement({ id: 'housing/mine#it' })],
    });
    const answered = (isDoubted: boolean, before: Over['before'] = {}) =>
      answerWith(told({ topic: null, before }), [{ topic: MINE, statements: MINE.statements, isDoubted }]).deadlines
        .length;
    expect(answered(true)).toBe(0);
    expect(answered(false)).toBe(1);
    expect(answered(true, { topics: [MINE.id] })).toBe(1);
  });

  test('and was asked for, is counted also where the question is about something else', () => {
    const answered = (pending: string | null) =>
      answerWith(told({ before: { pending } }), [{ topic: OTHER, statements: OTHER.statements }]).deadlines;
    expect(answered('date:moved-out').map(({ iso }) => iso)).toEqual(['2026-11-16']);
    expect(answered(null)).toEqual([]);
    expect(answered('nyc')).toEqual([]);
  });
});

test('a day that is years away is told to whoever asks for it, or tells its day alone', () => {
  const wages = aTopic({ deadlines: ['DL32'], statements: [TIME] });
  const dates = { payday: '2026-11-06' };
  const days = (over: Over) =>
    answerWith(aScene({ before: fileOf({ dates }), ...over }), [{ topic: wages, statements: [TIME] }]).deadlines;
  const units = [{ text: '', isQuestion: true, kind: 'how-long' as const, vector: null, inTalk: [] }];
  expect(days({ reading: { message: 'they pay me on friday', asksSomething: true } })).toEqual([]);
  expect(days({ reading: { units, asksSomething: true } })).toHaveLength(1);
  expect(days({ topic: wages, reading: { message: 'it was november 6', told: { dates } } })).toHaveLength(1);
});

describe('the only day that was named', () => {
  const asksForTime = { units: [{ text: '', isQuestion: true, kind: 'how-long' as const, vector: null, inTalk: [] }] };
  const told = (over: Over['reading'], more: Over = {}) =>
    answerWith(aScene({ reading: { today: '2026-11-10', told: { loneDay: '2026-11-02' }, ...over }, ...more }), [
      { topic: DEPOSIT, statements: [TIME] },
    ]);

  test('is taken for what a question for the time is about, said to be, and kept', () => {
    const { markdown, state } = told({ ...asksForTime, asksSomething: true });
    expect(markdown).toContain('**Monday, November 16, 2026** (6 days left)');
    expect(markdown).toContain('I took Monday, November 2, 2026 for this: On which day did you move out?');
    expect(state).toMatchObject({ pending: 'date:moved-out', lastDated: 'moved-out' });
    expect(state.file.dates).toEqual({ 'moved-out': '2026-11-02' });
    expect(state.file.loneDay).toBeUndefined();
  });

  test('is taken where it is all that is told in a talk', () => {
    expect(told({ message: 'it was november 2' }, { topic: DEPOSIT }).markdown).toContain('November 16, 2026');
    expect(told({ message: 'it was november 2' }).markdown).not.toContain('November 16, 2026');
  });

  test('is not taken where more is told, another day is told with it, or it is only supposed', () => {
    const long = 'on november 2 my cousin came over from florida and helped me with the boxes and the couch upstairs';
    expect(told({ message: long }, { topic: DEPOSIT }).markdown).not.toContain('November 16');
    const two = { loneDay: '2026-11-02', dates: { signed: '2026-10-01' } };
    expect(told({ ...asksForTime, told: two }).markdown).not.toContain('November 16');
    expect(told({ ...asksForTime, isSupposed: true }).markdown).not.toContain('November 16');
  });
});

describe('a fact for which nothing holds that was said', () => {
  const CITY = aStatement({
    id: 'traffic/city#answer',
    topicId: 'traffic/city',
    settles: ['how-long'],
    when: { nyc: 'yes' },
  });
  const COURT = aStatement({
    id: 'traffic/town#where',
    topicId: 'traffic/town',
    settles: ['where'],
    en: 'The town court.',
  });
  const DAYS = aStatement({
    id: 'traffic/town#days',
    topicId: 'traffic/town',
    settles: ['how-long'],
    en: 'The paper says it.',
  });
  const TOWN = aTopic({ id: 'traffic/town', statements: [COURT, DAYS] });
  const BUREAU = aTopic({ id: 'traffic/city', statements: [CITY], elsewhere: TOWN.id });
  const topics = new Map([TOWN, BUREAU].map((one) => [one.id, one]));
  const told = (isNyc: boolean, over: Over = {}) =>
    goOn(
      aScene({
        topic: BUREAU,
        topics,
        ...over,
        before: { topics: [BUREAU.id], told: [CITY.id], last: [CITY.id], ...over.before },
        state: { variables: { isNyc } },
      }),
      BUREAU,
      'Noted.',
    );

  test('it is said, with what comes first for them', () => {
    const step = told(false);
    expect(step.markdown).toMatch(/^Noted\. Then what I said before does not hold for you, and this does\./);
    expect(step.markdown).toContain('The town court.');
    expect(step.state.topics.at(-1)).toBe(TOWN.id);
  });

  test('nothing is taken back where it holds, or was not said', () => {
    expect(told(true).markdown).not.toContain('does not hold');
    expect(told(false, { before: { last: [] } }).markdown).not.toContain('does not hold');
  });
});

describe('a day of a paper', () => {
  const HOME = aTopic({ id: 'housing/voucher', category: 'housing' });
  const HELP = aTopic({ id: 'benefits/hearing', category: 'benefits', programme: 'snap', deadlines: ['DL27'] });
  const NEAR = aTopic({ ...HELP, id: 'benefits/near', related: [HOME.id] });
  const topics = new Map([HOME, HELP, NEAR].map((one) => [one.id, one]));
  const counted = (of: typeof HELP, datedIn: Record<string, string>, over: Over = {}) =>
    deadlinesIn(
      aScene({
        topics,
        topic: of,
        ...over,
        state: { file: { ...START.file, dates: { 'notice-dated': '2026-11-12' } }, datedIn, ...over.state },
      }),
      of,
    ).counted.length;

  test('that was told of something else is none of this', () => {
    expect(counted(HELP, { 'notice-dated': HOME.id })).toBe(0);
    expect(counted(HELP, { 'notice-dated': HELP.id })).toBe(1);
    expect(counted(HELP, {})).toBe(1);
    expect(counted(NEAR, { 'notice-dated': HOME.id })).toBe(1);
  });

  test('that is told now is of what is spoken about now', () => {
    const reading = { told: { dates: { 'notice-dated': '2026-11-12' } } };
    expect(counted(HELP, { 'notice-dated': HOME.id }, { reading })).toBe(1);
  });
});
