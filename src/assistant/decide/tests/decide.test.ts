import { EMPTY_CASE, type CaseFile, type OtherSide } from '#domain/matter/case-file.ts';
import { describe, expect, test } from 'vitest';
import { aFound, anEmergency, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { attorneys } from '../attorneys.ts';
import { decide } from '../decide.ts';
import type { Step } from '../step.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;

const ALL = ['lockout', 'suicide', 'violence-at-home', 'violence-now', 'child-taken'].map((id) =>
  anEmergency({ id, keepsOpen: id !== 'lockout' }),
);
const emergencies = new Map(ALL.map((one) => [one.id, one]));
const ATTORNEYS = [{ label: 'Show me attorneys', message: 'Show me attorneys' }];

/** "Thanks" is answered by small talk: what stands around the answer is asked here. */
const thanked = (over: Over = {}) =>
  decide(aScene({ emergencies, ...over, reading: { act: 'thanks', ...over.reading } }));
const maybe = (id: string) => ({ danger: { id, level: 'unsure' as const } });

describe('safety comes before everything', () => {
  test.each(['misuse', 'bye', 'repeat', 'show-attorneys', 'thanks', 'should-i', 'start-document', null])(
    'also before %s',
    async (act) => {
      const danger = { id: 'suicide', level: 'sure' as const };
      const step = await decide(aScene({ emergencies, reading: { act, danger } }));
      expect(step).toMatchObject({ isCrisis: true, isEnd: false, showAttorneys: false });
    },
  );

  test('a refusal comes before an end, and an end before attorneys', async () => {
    expect(await decide(aScene({ reading: { act: 'bye', isMisuse: true } }))).toMatchObject({ state: { strikes: 1 } });
    const ended = await decide(
      aScene({ before: { node: 'confirm_end' }, reading: { act: 'show-attorneys', isYes: true } }),
    );
    expect(ended.isEnd).toBe(true);
  });
});

describe('after violence', () => {
  test('whoever asks while it may come again hears of safety first, the second time in other words', async () => {
    const asked = (told: readonly string[] = []) =>
      thanked({ reading: { message: 'thanks. he is outside' , asksSomething: true }, before: { emergency: 'violence-at-home', told } }); // prettier-ignore
    const first = await asked();
    expect(first.markdown).toMatch(/^\*\*If the person is near or may come: .+\n\n\S/);
    expect((await asked(first.state.told)).markdown).toMatch(/^I hear you\. \*\*If the person is near now: .+\n\n\S/);
    expect((await thanked({ before: { emergency: 'violence-at-home' } })).markdown).toMatch(/^You are welcome/);
  });
});

describe('the quiet line', () => {
  test('is one line under the answer, said once', async () => {
    const step = await thanked({ reading: maybe('suicide') });
    expect(step.markdown).toMatch(
      /^You are welcome\. .+\n\nIf it ever gets too heavy: call or text \[988\]\(tel:988\)/,
    );
    expect(step).toMatchObject({ isCrisis: false, choices: [] });
    const again = await thanked({ reading: maybe('suicide'), before: { told: step.state.told } });
    expect(again.markdown).not.toContain('988');
  });

  test('is not for whoever says that nobody is hurt', async () => {
    const danger = { id: 'violence-at-home', level: 'unsure' } as const;
    const under = async (message: string) =>
      (
        await decide(
          aScene({
            emergencies: new Map([['violence-at-home', anEmergency({ id: 'violence-at-home' })]]),
            reading: { message, danger },
          }),
        )
      ).state.told;
    expect(await under('he came home late')).toContain('line:violence-at-home');
    expect(await under('nobody is hurting me, it is about the blinds')).not.toContain('line:violence-at-home');
  });

  test('is not under a name on a line of a form', async () => {
    const document = { definitionId: 'gone', asking: 'who', row: null, returnTo: 'inform' as const };
    const under = async (message: string) =>
      (await thanked({ reading: { ...maybe('suicide'), message }, before: { node: 'document', document } })).markdown;
    expect(await under('Sam Cole')).not.toContain('988');
    expect(await under('I cannot go on like this')).toContain('988');
  });

  test('is not under a question for the last day, once a day was told', async () => {
    const file = { ...EMPTY_CASE, dates: { served: '2026-10-31' } };
    const reading = { ...maybe('suicide'), aspect: 'deadline' as const };
    expect((await thanked({ reading, before: { file } })).markdown).not.toContain('988');
    expect((await thanked({ reading })).markdown).toContain('988');
  });

  test.each(['violence-at-home', 'violence-now'])('for %s names the hotline', async (id) => {
    expect((await thanked({ reading: maybe(id) })).markdown).toContain('If you ever feel unsafe: 911');
  });

  test('names who to call, with what it is for unless somebody may look over a shoulder', async () => {
    const locked = await thanked({ reading: maybe('lockout') });
    expect(locked.markdown).toContain('\n\n**Locked out?** Police: [**911**](tel:911).');
    expect(locked.choices).toEqual([{ label: 'Happening now: Locked out', message: 'Happening now: Locked out' }]);
    const taken = await thanked({ reading: maybe('child-taken') });
    expect(taken.markdown).toContain('\n\nIf this is happening now: Police, [**911**](tel:911).');
    expect(taken.choices).toEqual([]);
    const spanish = await thanked({ reading: maybe('lockout'), state: { language: 'es' } });
    expect(spanish.markdown).toContain('**¿Fuera de casa?** Policía: [**911**](tel:911).');
    const unreachable = new Map([['lockout', anEmergency({ numbers: [] })]]);
    expect((await thanked({ reading: maybe('lockout'), emergencies: unreachable })).markdown).toMatch(
      /just ask\.\n\n$/,
    );
  });

  describe('is left out of a message that is plainly about something else', () => {
    const home = aTopic({ id: 'housing/lockouts' });
    const wages = aTopic({ id: 'employment/wages' });
    const topics = new Map([home, wages].map((topic) => [topic.id, topic]));
    const known = new Map(
      ['lockout', 'suicide'].map((id) => [id, anEmergency({ id, keepsOpen: id === 'suicide', topics: [home.id] })]),
    );
    const lines = async (id: string, likely: number, over: { topic?: typeof home; nearness?: number | null } = {}) => {
      const { topic = wages, nearness = 0.6 } = over;
      const danger = { id, level: 'unsure' as const, ...(nearness === null ? {} : { nearness }) };
      const step = await thanked({
        emergencies: known,
        topics,
        ranked: [aFound({ topic, likely })],
        reading: { danger },
      });
      return /Locked out|988|\(tel:/.test(step.markdown);
    };

    test('from a likelihood of .1, and of .3 where somebody may die', async () => {
      expect(await Promise.all([lines('lockout', 0.1), lines('lockout', 0.099)])).toEqual([false, true]);
      expect(await Promise.all([lines('suicide', 0.3), lines('suicide', 0.299)])).toEqual([false, true]);
    });

    test('nor is it half heard of a boss or an office, unless somebody at home is named', async () => {
      const under = async (otherSide: OtherSide | undefined, told: CaseFile = EMPTY_CASE) => {
        const danger = { id: 'violence-at-home', level: 'unsure', nearness: 0.6 } as const;
        const file = otherSide === undefined ? EMPTY_CASE : { ...EMPTY_CASE, otherSide };
        const over = { emergencies, topic: wages, state: { file }, reading: { danger, told } };
        return (await thanked(over)).markdown.includes('911');
      };
      expect(await under('employer')).toBe(false);
      expect(await under('agency', { ...EMPTY_CASE, otherSide: 'employer' })).toBe(false);
      expect(await under('employer', { ...EMPTY_CASE, otherSide: 'partner' })).toBe(true);
      expect(await under('partner')).toBe(true);
      expect(await under(undefined)).toBe(true);
    });

    test('nor in a talk whose matter the message asks for, unless life is at stake', async () => {
      const within = (id: string, over: Over = {}) =>
        thanked({
          emergencies: known,
          topics,
          topic: wages,
          ranked: [aFound({ topic: wages, likely: 0, score: 0.5 })],
          ...over,
          reading: { asksSomething: true, danger: { id, level: 'unsure', nearness: 0.6 }, ...over.reading },
        }).then(({ markdown }) => /Locked out|988|\(tel:/.test(markdown));
      expect(await within('lockout')).toBe(false);
      expect(await within('suicide')).toBe(true);
      expect(await within('lockout', { ranked: [aFound({ topic: wages, likely: 0, score: 0.1 })] })).toBe(true);
      expect(await within('lockout', { ranked: [aFound({ topic: home, likely: 0, score: 0.5 })] })).toBe(true);
      expect(await within('lockout', { topic: home })).toBe(true);
    });

    test('not where it is about what the danger is about, or where plain words told of it', async () => {
      expect(await lines('lockout', 0.9, { topic: home })).toBe(true);
      expect(await lines('lockout', 0.9, { nearness: null })).toBe(true);
    });
  });

  test('pushes out no answer to our own question', async () => {
    const pending = await thanked({ reading: maybe('lockout'), before: { pending: 'date:served' } });
    expect(pending.choices).toEqual([]);
    expect(pending.markdown).toContain('**Locked out?**');
    const shown = await decide(
      aScene({ emergencies, topic: aTopic(), reading: { act: 'identity', ...maybe('lockout') } }),
    );
    expect(shown.choices).toHaveLength(2);
    const statements = [1, 2, 3, 4, 5].map((at) =>
      aStatement({ id: `housing/made-up#${at}`, ask: { en: `Ask ${at}?`, es: `¿${at}?` } }),
    );
    const topic = aTopic({ statements });
    const full = await decide(
      aScene({
        emergencies,
        topic,
        topics: new Map([[topic.id, topic]]),
        before: { topics: [topic.id] },
        ranked: [aFound({ topic, statement: statements[0] ?? aStatement() })],
        reading: { act: 'should-i', asksOpinion: true, ...maybe('lockout') },
      }),
    );
    expect(full.choices.map(({ label }) => label)).toEqual(['Ask 2?', 'Ask 3?', 'Ask 4?', 'Show me attorneys']);
    expect(full.markdown).toContain('**Locked out?**');
  });

  test('is not for somebody who was told what to do, unless life is at stake', async () => {
    const silent = async (over: Over) => (await thanked(over)).markdown;
    const plain = await silent({});
    expect(await silent({ reading: maybe('unknown') })).toBe(plain);
    expect(await silent({ reading: maybe('suicide'), before: { inCrisis: true } })).toBe(plain);
    expect(await silent({ reading: maybe('lockout'), before: { emergency: 'lockout' } })).toBe(plain);
    expect(await silent({ reading: maybe('suicide'), before: { emergency: 'suicide' } })).toBe(plain);
    expect(await silent({ reading: maybe('lockout'), before: { emergency: 'arrested' } })).toBe(plain);
    expect(await silent({ reading: maybe('child-taken'), before: { emergency: 'lockout' } })).toContain('911');
    expect(await silent({ reading: maybe('suicide'), before: { emergency: 'lockout' } })).toContain('988');
  });

  test('is not under the end of a chat', async () => {
    const ended = await thanked({ before: { node: 'confirm_end' }, reading: { isYes: true, ...maybe('suicide') } });
    expect(ended).toMatchObject({ isEnd: true });
    expect(ended.markdown).not.toContain('988');
  });
});

describe('cards that were asked for beside something else', () => {
  const wanted = { wantsCardsToo: true };

  test('stand under the answer', async () => {
    expect(await thanked({ reading: wanted })).toMatchObject({ showAttorneys: true });
    expect(await thanked()).toMatchObject({ showAttorneys: false });
  });

  test('never in danger, at the end, or for another state', async () => {
    const danger = { id: 'lockout', level: 'sure' as const };
    for (const over of [
      { reading: wanted, before: { inCrisis: true } },
      { reading: { ...wanted, danger } },
      { reading: { ...wanted, isYes: true }, before: { node: 'confirm_end' as const } },
      { reading: wanted, before: { node: 'out_of_state' as const } },
    ])
      expect(await thanked(over)).toMatchObject({ showAttorneys: false });
  });
});

describe('attorneys', () => {
  const known = { variables: { issueCategoryEnum: 'housing' as const, issueSummary: 'no heat' } };
  const asked = (over: Over = {}) =>
    attorneys(aScene({ ...over, reading: { act: 'show-attorneys', ...over.reading } })) as Step | null;

  test('are shown where it is known what it is about', () => {
    expect(asked({ before: known })).toMatchObject({ showAttorneys: true, state: { node: 'attorneys' } });
    const found = asked({ ranked: [aFound({ nearness: 0.4 })], reading: { message: 'no heat' } });
    expect(found).toMatchObject({
      showAttorneys: true,
      state: { variables: { ...known.variables, issueCategory: 'housing' } },
    });
    for (const over of [{}, { ranked: [aFound({ nearness: 0.39 })] }])
      expect(asked(over)).toMatchObject({ showAttorneys: false, state: { node: 'root' } });
    const notIssue = { variables: { ...known.variables, issueSummary: 'not an issue' } };
    expect(asked({ before: notIssue })).toMatchObject({ showAttorneys: false });
  });

  test('never in danger, nor for another state', () => {
    expect(asked({ before: { ...known, inCrisis: true } })).toBeNull();
    expect(asked({ before: { variables: { ...known.variables, usState: 'Ohio' } } })).toBeNull();
    expect(asked({ before: { variables: { ...known.variables, usState: 'New York' } } })).not.toBeNull();
    expect(asked({ reading: { act: null } })).toBeNull();
  });

  test.each([
    'housing/free-lawyer-for-tenants',
    'family/free-lawyer-in-family-court',
    'criminal/arraignment-lawyer',
    'immigration/free-help',
    'courts/free-legal-help',
  ])('who gets one that costs nothing is answered: %s', (id) => {
    const over = (score: number, message = 'do they give me a lawyer'): Over => ({
      before: known,
      topic: aTopic(),
      reading: { message },
      ranked: [aFound({ topic: aTopic({ id }), score })],
    });
    expect(asked(over(0.3))).toBeNull();
    expect(asked(over(0.29))).not.toBeNull();
    expect(asked(over(0.3, 'show me lawyers'))).not.toBeNull();
    expect(asked({ ...over(0.3), topic: null })).not.toBeNull();
    expect(asked({ ...over(0.3), ranked: [aFound({ score: 1 })] })).not.toBeNull();
    expect(asked({ ...over(0.3), ranked: [] })).not.toBeNull();
  });

  test('a free one, asked for before anything else, is no card', () => {
    const over = (likely: number): Over => ({ topic: null, reading: { message: 'how do i get a free lawyer' }, ranked: [aFound({ likely })] }); // prettier-ignore
    expect(asked(over(1))).toBeNull();
    expect(asked(over(0.01))).not.toBeNull();
    expect(asked({ ...over(1), reading: { message: 'show me lawyers' } })).not.toBeNull();
  });

  test('whether one is needed is answered as a question, and what is spoken about stays', () => {
    const own = aTopic({
      id: 'courts/representing-yourself',
      statements: [aStatement({ en: 'No. You may go alone.' })],
    });
    const topic = aTopic();
    const text = 'do I need a lawyer?';
    const unit = { text, isQuestion: true, kind: 'yes-no' as const, vector: null, inTalk: [] };
    const need = (over: Over = {}) =>
      asked({
        topic,
        topics: new Map([[own.id, own]]),
        ...over,
        before: { topics: [topic.id], pending: 'x', ...over.before },
        reading: { act: 'need-lawyer', message: text, units: [unit], ...over.reading },
      });
    expect(need()?.markdown).toContain('You may go alone.');
    expect(need()?.markdown).not.toContain('No. You');
    expect(need({ topic: null, ranked: [aFound()] })).not.toBeNull();
    expect(need()).toMatchObject({ choices: ATTORNEYS, offers: [], state: { topics: [topic.id], pending: null } });
    expect(need({ before: { inCrisis: true } })).toMatchObject({ choices: [] });
    expect(need({ ranked: [aFound({ topic, score: 0.3 })] })).toBeNull();
    expect(need({ ranked: [aFound({ topic, score: 0.29 })] })).not.toBeNull();
    expect(need({ ranked: [aFound({ topic: own, score: 1 })] })).not.toBeNull();
    expect(need({ topics: new Map() })).toBeNull();
    // "Necesito licencia para vender" only sounds like it.
    const sure = { topic: null, ranked: [aFound({ topic, score: 0.98, nearness: 0.98, likely: 0.3 })] };
    expect(need({ ...sure, reading: { message: 'necesito licencia para vender' } })).toBeNull();
    expect(need({ ...sure, reading: { message: 'necesito abogado para vender' } })).not.toBeNull();
    const free = aTopic({
      id: 'criminal/arraignment-lawyer',
      statements: [aStatement({ id: 'criminal/arraignment-lawyer#free', en: 'A lawyer is free.' })],
    });
    const charged = {
      topic: aTopic({ category: 'criminal' }),
      topics: new Map([own, free].map((one) => [one.id, one])),
    };
    expect(need(charged)?.markdown).toContain('A lawyer is free.');
    expect(need({ ...charged, topic })?.markdown).toContain('You may go alone.');
    expect(need({ ...charged, before: { told: ['criminal/arraignment-lawyer#free'] } })?.markdown).toContain(
      'go alone',
    );
    expect(need({ topics: new Map([[own.id, { ...own, statements: [] }]]) })).toBeNull();
  });
});

test('somebody in danger whom we do not understand is given a number to call', async () => {
  const emergencies = new Map([['violence-at-home', anEmergency({ id: 'violence-at-home' })]]);
  const said = (inCrisis: boolean) =>
    decide(
      aScene({
        emergencies,
        before: { emergency: 'violence-at-home', inCrisis, answers: 2 },
        state: { emergency: 'violence-at-home', inCrisis },
        reading: { message: 'and the other thing', asksSomething: true },
      }),
    );
  expect((await said(true)).markdown).toContain('1-800-942-6906');
  expect((await said(false)).markdown).not.toContain('1-800-942-6906');
});

describe('what answers our own question does nothing else', () => {
  const TOPIC = aTopic({ statements: [aStatement({ id: 'housing/made-up#one', en: 'Apples ripen.' })] });
  const answered = (act: string, over: Over = {}) =>
    decide(
      aScene({
        topic: TOPIC,
        topics: new Map([[TOPIC.id, TOPIC]]),
        before: { topics: [TOPIC.id], answers: 1, pending: 'sum:household' },
        isAnswer: true,
        isNews: true,
        ...over,
        reading: { message: 'somos 4', act },
      }),
    );

  test.each(['bye', 'new-topic', 'thanks', 'recap'])('it is not taken for %s', async (act) => {
    const step = await answered(act);
    expect(step.state.node).not.toBe('confirm_end');
    expect(step.markdown).toMatch(/^Thank you, noted\./);
  });

  test('nor does it end the talk where it tells something that was not asked for', async () => {
    expect((await answered('bye', { isAnswer: false })).state.node).not.toBe('confirm_end');
  });

  test('where nothing was answered, it is', async () => {
    expect((await answered('bye', { isAnswer: false, isNews: false })).state.node).toBe('confirm_end');
  });
});
