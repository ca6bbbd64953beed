import { describe, expect, test } from 'vitest';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { aFound, anEmergency, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import type { Step } from '../step.ts';
import { saysFine } from '../../read/danger/denial.ts';
import { emergency, numbersFor } from '../emergency.ts';
import { ending } from '../ending.ts';
import { refusal } from '../refusal.ts';
import { goOnListening, stillThere } from '../still-there.ts';

/** Who interrupts with what to do now, who is refused and who is let go: with made-up knowledge, so that only the rule is asked. */
type Over = Parameters<typeof aScene>[0] & { readonly id?: string; readonly nearness?: number };

function heard({ id = 'lockout', nearness = 0.8, ...over }: Over, known = anEmergency({ id })) {
  return emergency(
    aScene({
      ...over,
      reading: { danger: { id, level: 'sure', nearness }, ...over.reading },
      emergencies: new Map([[known.id, known]]),
    }),
  ) as Step | null;
}
const REPAIRS = aTopic({ id: 'housing/repairs' });

describe('an emergency', () => {
  test('is told where somebody is surely in it', () => {
    expect(heard({})).toMatchObject({ isCrisis: true, state: { emergency: 'lockout', inCrisis: false } });
    expect(heard({ reading: { danger: { id: 'lockout', level: 'unsure' } } })).toBeNull();
    expect(heard({ reading: { danger: null } })).toBeNull();
    expect(heard({ reading: { danger: { id: 'something-else', level: 'sure' } } })).toBeNull();
  });

  test('is not told of somebody else where violence was told of and may come again', () => {
    const over = { id: 'lockout', reading: { message: 'hes on his way' } };
    expect(heard({ ...over, before: { emergency: 'violence-at-home' } })).toBeNull();
    expect(heard({ ...over, before: { emergency: 'utilities-off' } })).not.toBeNull();
    expect(heard({ ...over, id: 'medical', before: { emergency: 'violence-at-home' } })).not.toBeNull();
  });

  test('is not told to whom a refusal is due, unless a life or plain words speak of it', () => {
    const reading = { isMisuse: true };
    expect(heard({ reading })).toBeNull();
    expect(heard({ id: 'suicide', reading })).not.toBeNull();
    expect(heard({ reading: { ...reading, danger: { id: 'lockout', level: 'sure' } } })).not.toBeNull();
  });

  test('is told once; another one is told too', () => {
    expect(heard({ before: { emergency: 'lockout' } })).toBeNull();
    expect(heard({ before: { emergency: 'arrested' } })).not.toBeNull();
  });

  test.each(['Happening now: Locked out', 'Está pasando ahora: Fuera de casa'])(
    'is told where %j was tapped',
    (said) => {
      expect(heard({ reading: { message: said, danger: null } })).toMatchObject({ isCrisis: true });
      expect(heard({ reading: { message: said }, before: { emergency: 'lockout' } })).toMatchObject({ isCrisis: true });
    },
  );

  test.each(['eviction-soon', 'arrested'])('%s waits until it is clear which paper it is', (id) => {
    expect(heard({ id, reading: { unclearPaper: 'court' } })).toBeNull();
    expect(heard({ id })).not.toBeNull();
  });

  test('is not told where the message is plainly about something else, unless a life may be at stake', () => {
    const lead = (likely: number) => ({ findAfresh: () => ({ ranked: [aFound({ topic: REPAIRS, likely, nearness: 0.2 })], second: null }) }); // prettier-ignore
    const told = (id: string, nearness: number, likely: number) => heard({ id, nearness, ...lead(likely) }) !== null;
    expect([told('lockout', 0.9, 0.29), told('lockout', 0.9, 0.3)]).toEqual([true, false]);
    expect([told('overdose', 0.79, 0.24), told('overdose', 0.79, 0.25), told('overdose', 0.8, 0.9)]).toEqual([true, false, true]); // prettier-ignore
    // Plain words leave no doubt.
    const plainly = { reading: { danger: { id: 'lockout', level: 'sure' as const } } };
    expect(heard({ ...lead(0.9), ...plainly })).not.toBeNull();
  });

  test('is told where the message is about just that', () => {
    const its = {
      findAfresh: () => ({ ranked: [aFound({ topic: REPAIRS, likely: 0.9, nearness: 0.2 })], second: null }),
    };
    expect(heard(its, anEmergency({ id: 'lockout', topics: [REPAIRS.id] }))).not.toBeNull();
  });

  test('an owner who only sounds like it is locked out of no home; plain words and other dangers are told', () => {
    const owner = { state: { file: { ...EMPTY_CASE, otherSide: 'tenant' as const } } };
    expect(heard(owner)).toBeNull();
    expect(heard({ ...owner, reading: { danger: { id: 'lockout', level: 'sure' } } })).not.toBeNull();
    expect(heard({ ...owner, id: 'violence-now' })).not.toBeNull();
  });

  test('others do not wait for a paper', () => {
    expect(heard({ reading: { unclearPaper: 'court' } })).not.toBeNull();
  });

  test('an answer to our own question is none, unless lives are at stake', () => {
    expect(heard({ isAnswer: true })).toBeNull();
    expect(heard({ isAnswer: true }, anEmergency({ keepsOpen: true }))).not.toBeNull();
  });
});

describe('an alarm that no plain word brought', () => {
  const choices = (nearness: number | undefined) => {
    const danger = { id: 'suicide', level: 'sure', ...(nearness === undefined ? {} : { nearness }) } as const;
    const step = emergency(aScene({ emergencies: new Map([['suicide', anEmergency({ id: 'suicide' })]]), reading: { danger } })) as Step | null; // prettier-ignore
    return step?.choices.map(({ message }) => message) ?? [];
  };

  test('can be taken back with one tap; one that words brought cannot', () => {
    expect(choices(0.9)).toContain('That is not what I meant');
    expect(choices(undefined)).not.toContain('That is not what I meant');
    for (const message of ['That is not what I meant', 'No quise decir eso']) expect(saysFine(message)).toBe(true);
  });
});

describe('what is asked beside it', () => {
  const near = (nearness: number, id = 'housing/made-up') => [aFound({ nearness, topic: aTopic({ id }) })];
  const asked = { asksSomething: true };

  test.each(['suicide', 'overdose', 'violence-now'])('%s never waits', (id) => {
    expect(heard({ id, reading: asked, ranked: near(1), nearness: 0.5, topic: REPAIRS })).not.toBeNull();
  });

  test.each(['lockout', 'eviction-soon', 'utilities-off', 'scam-now', 'child-services'])(
    '%s leaves time for an answer',
    (id) => {
      expect(heard({ id, reading: asked, ranked: near(0.5) })).toBeNull();
      expect(heard({ id, reading: asked, ranked: near(0.499) })).not.toBeNull();
      expect(heard({ id, reading: asked })).not.toBeNull();
    },
  );

  test('money that is missing leaves time for an answer about that, and somebody who is hurt does not', () => {
    const known = anEmergency({ id: 'elder-abuse', topics: ['housing/made-up'] });
    const about = (message: string, ranked = near(0.6)) =>
      heard({ id: known.id, reading: { ...asked, message }, ranked }, known);
    expect(about('30 thousand is missing from her account what can i do')).toBeNull();
    expect(about('su cuenta del banco está vacía, qué hago')).toBeNull();
    expect(about('he takes her money and hit her, what can i do')).not.toBeNull();
    expect(about('she is left in bed all day, what can i do')).not.toBeNull();
    expect(about('30 thousand is missing from her account what can i do', near(0.6, 'x/y'))).not.toBeNull();
    const unasked = { reading: { message: '30 thousand is missing from her account' }, ranked: near(0.6) };
    expect(heard({ id: known.id, ...unasked }, known)).not.toBeNull();
  });

  test('a story that is nearer to another problem is answered, one about this problem is not', () => {
    expect(heard({ ranked: near(0.81) })).toBeNull();
    expect(heard({ ranked: near(0.8) })).not.toBeNull();
    const known = anEmergency({ topics: ['housing/made-up'] });
    expect(heard({ ranked: near(0.81) }, known)).not.toBeNull();
  });

  test('somebody at the door leaves time only for a question that is plainly about something else', () => {
    const id = 'violence-at-home';
    expect(heard({ id, reading: asked, ranked: near(0.77), nearness: 0.75 })).toBeNull();
    expect(heard({ id, reading: asked, ranked: near(0.75), nearness: 0.75 })).not.toBeNull();
    expect(heard({ id, ranked: near(0.99), nearness: 0.75 })).not.toBeNull();
  });

  test.each([
    ['can i get a restraining order against my ex, he keeps coming to my school', null],
    ['me pueden dar una orden de protección contra mi ex que me sigue', null],
    ['what do i do about my ex, he keeps coming to my school', {}],
  ])('%s: who only sounds like violence and asks for an order hears how to get one', (message, said) => {
    const step = heard({ id: 'violence-at-home', reading: { ...asked, message }, ranked: near(0.6), nearness: 0.9 });
    expect(step).toEqual(said && expect.objectContaining(said));
    const plain = { id: 'violence-at-home', level: 'sure' } as const;
    const told = heard({ id: plain.id, reading: { ...asked, message, danger: plain }, ranked: near(0.6) });
    expect(told).not.toBeNull();
  });

  test('now is no time for an order: who is in danger this minute hears what to do', () => {
    const message = 'can i get an order of protection';
    expect(heard({ id: 'violence-now', reading: { ...asked, message }, ranked: near(1) })).not.toBeNull();
  });

  test('words that leave no doubt count as nearest of all', () => {
    const danger = { id: 'violence-at-home', level: 'sure' } as const;
    expect(heard({ id: danger.id, reading: { ...asked, danger }, ranked: near(1) })).not.toBeNull();
  });

  test('in the middle of a talk it has to be plainer', () => {
    expect(heard({ topic: REPAIRS, nearness: 0.87 })).toBeNull();
    expect(heard({ topic: REPAIRS, nearness: 0.88 })).not.toBeNull();
    expect(heard({ topic: REPAIRS, nearness: 0.87, id: 'arrested' })).not.toBeNull();
  });

  test('what leans on what was said is about the danger', () => {
    const reading = { ...asked, isFollowUp: true };
    expect(heard({ reading, topic: REPAIRS, nearness: 0.6, ranked: near(0.9) })).not.toBeNull();
    expect(heard({ reading, nearness: 0.6, ranked: near(0.9) })).toBeNull();
  });
});

describe('what is said in an emergency', () => {
  const law = { law: 'RPAPL § 768', link: 'https://law.example', fact: 'H01', checked: '2026-11-01' };
  const known = anEmergency({
    numbers: [
      { name: { en: 'Police', es: 'Policía' }, number: '911' },
      {
        name: { en: 'Line', es: 'Línea' },
        number: '1-800-942-6906',
        note: { en: 'at any hour', es: 'a toda hora' },
      },
    ],
    law: [
      { en: 'Nobody may.', es: 'Nadie puede.', ...law },
      { en: 'It is a crime.', es: 'Es un delito.', ...law, fact: undefined },
    ],
    next: [{ en: 'What now?', es: '¿Y ahora?' }],
  });

  test('outside of the city no number of the city is named, unless there is no other', () => {
    const city = { name: { en: 'City', es: 'Ciudad' }, number: '311', isOfCity: true };
    const numbers = [city, ...known.numbers];
    const called = (isNyc: boolean | undefined, of = numbers) =>
      numbersFor({ ...known, numbers: of }, aScene({ state: { variables: isNyc === undefined ? {} : { isNyc } } }));
    expect(called(false)).toEqual(known.numbers);
    for (const isNyc of [true, undefined]) expect(called(isNyc)).toEqual(numbers);
    expect(called(false, [city])).toEqual([city]);
  });

  test('what to do, whom to call, and folded under it the law with its sources', () => {
    const { markdown = '', ...step } = heard({}, known) ?? {};
    expect(markdown).toContain('**Call now.**\n\n1. Go there.\n2. Wait.\n\n- Police: [**911**](tel:911)\n');
    expect(markdown).toContain('\n- Line: [**1-800-942-6906**](tel:18009426906) (at any hour)');
    expect(markdown).toContain('What the law says');
    expect(markdown).toContain('- Nobody may. [[1]](#source-1)\n- It is a crime. [[2]](#source-2)');
    const source = { title: 'Locked out', citation: 'RPAPL § 768', url: 'https://law.example', checked: '2026-11-01' };
    expect(step).toMatchObject({
      isCrisis: true,
      isEnd: false,
      showAttorneys: false,
      facts: ['H01'],
      choices: ['What now?', 'That is not what I meant'].map((label) => ({ label, message: label })),
      sources: [
        { number: 1, ...source },
        { number: 2, ...source },
      ],
    });
  });

  test('in Spanish', () => {
    const { markdown } = heard({ state: { language: 'es' } }, known) ?? {};
    expect(markdown).toContain('**Llame ya.**\n\n1. Vaya allí.\n2. Espere.\n\n- Policía: [**911**](tel:911)\n');
    expect(markdown).toContain('- Nadie puede. [[1]](#source-1)');
  });

  test('without law nothing is folded', () => {
    expect(heard({})?.markdown).toBe('**Call now.**\n\n1. Go there.\n2. Wait.\n\n- Police: [**911**](tel:911)');
  });
});

describe('what is remembered of an emergency', () => {
  const of = (id: string, likely: number) => aFound({ topic: aTopic({ id }), likely, nearness: 0.4 });
  const topicsAfter = (ranked: Parameters<typeof aScene>[0] extends { ranked?: infer R } | undefined ? R : never) =>
    heard(
      {
        ranked: ranked ?? [],
        before: { topics: ['work/wages'] },
        reading: { danger: { id: 'lockout', level: 'sure' } },
      },
      anEmergency({ topics: ['a/first', 'a/second'] }),
    )?.state.topics;

  test('the story, where it is clear, and what of the emergency is nearest to it', () => {
    expect(topicsAfter([of('b/story', 0.19), of('a/second', 0.08)])).toEqual(['b/story', 'a/second']);
    expect(topicsAfter([of('b/story', 0.18), of('a/second', 0.08)])).toEqual(['a/second']);
    expect(topicsAfter([of('a/second', 0.079)])).toEqual(['a/first']);
    expect(topicsAfter([of('a/second', 0.5)])).toEqual(['a/second']);
    expect(topicsAfter([])).toEqual(['a/first']);
  });

  test('nothing where it is about nothing that we know', () => {
    const danger = { id: 'lockout', level: 'sure' as const };
    expect(heard({ before: { topics: ['work/wages'] }, reading: { danger } })?.state.topics).toEqual([]);
  });

  test('a talk in which lives were at stake stays one', () => {
    expect(heard({}, anEmergency({ keepsOpen: true }))?.state.inCrisis).toBe(true);
    expect(heard({ before: { inCrisis: true } })?.state.inCrisis).toBe(true);
  });
});

describe('after an emergency', () => {
  const known = anEmergency({
    id: 'suicide',
    next: [
      {
        en: 'Nobody answers',
        es: 'Nadie contesta',
        reply: { en: 'Call **1-800-942-6906**.', es: 'Llame al **988**.' },
      },
      { en: 'What now?', es: '¿Y ahora?' },
    ],
    still: [
      { en: 'I am here. **988**', es: 'Aquí estoy.' },
      { en: 'Go on. 12 **not a number**', es: 'Siga.' },
    ],
  });
  const after = async (over: Parameters<typeof aScene>[0] = {}, of = known) =>
    stillThere(aScene({ ...over, before: { emergency: of.id, ...over?.before }, emergencies: new Map([[of.id, of]]) }));

  test('what was tapped has its reply, with a number that can be called', async () => {
    expect((await after({ reading: { message: 'Nobody answers' } }))?.markdown).toBe(
      'Call [**1-800-942-6906**](tel:18009426906).',
    );
    const spanish = await after({ reading: { message: 'Nadie contesta' }, state: { language: 'es' } });
    expect(spanish?.markdown).toBe('Llame al [**988**](tel:988).');
    expect(await after({ reading: { message: 'Nobody answers' } }, { ...known, id: 'lockout' })).not.toBeNull();
  });

  test('whoever goes on telling is listened to, never twice in the same words', async () => {
    const first = await after();
    expect(first?.markdown).toBe('I am here. [**988**](tel:988)');
    const second = await after({ before: { told: first?.state.told ?? [] } });
    expect(second?.markdown).toBe('Go on. 12 **not a number**');
    expect(await after({ before: { told: second?.state.told ?? [] } })).toBeNull();
    expect((await after({ state: { language: 'es' } }))?.markdown).toBe('Aquí estoy.');
    expect(await after({ reading: { act: 'distress' } })).not.toBeNull();
  });

  test('a threat that is new hears of safety again, unless something else is asked, and only after violence', async () => {
    const message = 'he texted me that he is coming home';
    const violence = { ...known, id: 'violence-at-home' };
    const first = await after({ reading: { message } }, violence);
    expect(first?.markdown).toContain('call [911](tel:911) now');
    expect(first?.state.inCrisis).toBe(true);
    expect((await after({ reading: { message }, state: { language: 'es' } }, violence))?.markdown).toContain(
      '942-6908',
    );
    expect(await after({ reading: { message, asksSomething: true, aspect: 'step' } }, violence)).not.toBeNull();
    expect(await after({ reading: { message, asksSomething: true } }, violence)).toBeNull();
    expect((await after({ reading: { message } }))?.markdown).not.toContain('tel:911');
  });

  test('a question, or another act, is left to others', async () => {
    for (const reading of [{ asksSomething: true }, { impliesQuestion: true }, { act: 'thanks' }])
      expect(await after({ reading })).toBeNull();
  });

  test('is for despair alone, and only once it was spoken about', async () => {
    expect(await after({}, { ...known, id: 'lockout' })).toBeNull();
    expect(await after({ before: { emergency: null } })).toBeNull();
    expect(goOnListening(aScene({ before: { emergency: 'gone' } }))).toBeNull();
  });

  const earlier = (text: string) => ({ ...aScene().turn, earlier: async () => [{ role: 'user' as const, text }] });

  test('"I am fine" takes an alarm back that no plain word gave, and no other', async () => {
    const reading = { message: 'no no, I am fine' };
    const heard = await after({ reading, turn: earlier('he has no paycheck no more, thats the point') });
    expect(heard?.state.emergency).toBeNull();
    expect(heard?.markdown).toMatch(/^I am sorry, I misunderstood you\./);
    const calm = await after({ reading: { message: 'I am fine' }, turn: earlier('he has no paycheck no more') });
    expect(calm?.state.emergency).toBeNull();
    const plain = await after({ reading: { message: 'I am fine' }, turn: earlier('i want to kill myself') });
    expect(plain?.markdown).toBe('I am here. [**988**](tel:988)');
  });
});

describe('a refusal', () => {
  const refused = (over: Parameters<typeof aScene>[0]) => refusal(aScene(over)) as Step | null;

  test('is for what is none of ours', () => {
    for (const reading of [{ isMisuse: true }, { act: 'misuse' }, { act: 'not-legal' }]) {
      const step = refused({ reading });
      expect(step).toMatchObject({ isEnd: false, state: { strikes: 1, node: 'root' } });
      expect(step?.markdown).toMatch(/^I can only help with legal questions: /);
    }
    expect(refused({ reading: { act: 'thanks' } })).toBeNull();
    expect(refused({})).toBeNull();
  });

  test('is not for an answer to our own question, nor for anybody who may be in danger', () => {
    const danger = { id: 'lockout', level: 'unsure' } as const;
    expect(refused({ reading: { act: 'not-legal' }, isAnswer: true })).toBeNull();
    expect(refused({ reading: { act: 'not-legal', danger } })).toBeNull();
  });

  test('the third ends the chat, the second does not', () => {
    expect(refused({ reading: { act: 'misuse' }, before: { strikes: 1 } })).toMatchObject({ isEnd: false });
    const last = refused({ reading: { act: 'misuse' }, before: { strikes: 2 } });
    expect(last).toMatchObject({ isEnd: true, state: { strikes: 3, node: 'ended' } });
    expect(last?.markdown).toContain('so I am ending this chat here');
  });

  test('somebody in danger is never sent away', () => {
    const step = refused({ reading: { act: 'misuse' }, before: { strikes: 5, inCrisis: true } });
    expect(step).toMatchObject({ isEnd: false, state: { strikes: 6, node: 'root' } });
    expect(step?.markdown).not.toContain('ending');
  });
});

describe('an end', () => {
  const ended = (over: Parameters<typeof aScene>[0]) => ending(aScene(over)) as Step | null;

  test('is asked about first', () => {
    const step = ended({ reading: { act: 'bye' } });
    expect(step).toMatchObject({ isEnd: false, state: { node: 'confirm_end' } });
    expect(step?.markdown).toContain('Shall I end this chat?');
    expect(ended({})).toBeNull();
  });

  test('is not offered to somebody in danger', () => {
    expect(ended({ reading: { act: 'bye' }, before: { inCrisis: true } })).toBeNull();
  });

  test('comes with a yes or a second goodbye, and not with a no or with anything else', () => {
    const before = { node: 'confirm_end' } as const;
    for (const reading of [{ isYes: true }, { act: 'bye' }]) {
      expect(ended({ before, reading })).toMatchObject({ isEnd: true, state: { node: 'ended' } });
    }
    const goesOn = ended({ before, reading: { isNo: true } });
    expect(goesOn).toMatchObject({ isEnd: false, state: { node: 'inform' } });
    expect(goesOn?.markdown).toBe('All right. What else would you like to know?');
    expect(ended({ before })).toBeNull();
  });
});

describe('somebody who has to get away', () => {
  const refuge = aStatement({ id: 'housing/shelter#abuse', en: 'Secret shelters are free.', es: 'Hay albergues.' });
  const shelter = aTopic({ id: 'housing/shelter', statements: [refuge] });
  const asked = (message: string, before: object = {}, asksSomething = true) =>
    stillThere(
      aScene({
        topics: new Map([[shelter.id, shelter]]),
        emergencies: new Map([['violence-at-home', anEmergency({ id: 'violence-at-home' })]]),
        before: { emergency: 'violence-at-home', answers: 1, ...before },
        reading: { message, asksSomething },
      }),
    );

  test.each(['where can i go tonight with my kids', 'a donde me voy con mis hijos', 'is there a shelter for us'])(
    '%j is told where to',
    async (message) => {
      expect((await asked(message))?.markdown).toContain('Secret shelters are free.');
      const leaving = { emergency: null, topics: ['family/leaving-a-partner'] };
      expect((await asked(message, leaving))?.markdown).toContain('Secret shelters are free.');
      expect(await asked(message, { emergency: null, topics: ['housing/rent'] })).toBeNull();
    },
  );

  test('once, and only where it is asked', async () => {
    expect(await asked('where can i go tonight', { told: [refuge.id] })).toBeNull();
    expect(await asked('where do i file')).toBeNull();
    expect(await asked('where i go he follows me', {}, false)).toBeNull();
    // Asked about an order, and of no danger: the court may be meant.
    const ofOrder = { emergency: null, topics: ['family/order-of-protection'] };
    expect(await asked('ok where do i go and do i need a lawyer', ofOrder)).toBeNull();
  });
});

test('our own question, tapped, is answered and not taken for an alarm', () => {
  const ask = { en: 'Is it my fault if he hits me?', es: '¿Es mi culpa?' };
  const topic = aTopic({ statements: [aStatement({ ask })] });
  const said = (message: string, shown: string[]) =>
    emergency(
      aScene({
        topics: new Map([[topic.id, topic]]),
        emergencies: new Map([['violence-at-home', anEmergency({ id: 'violence-at-home' })]]),
        before: { shown },
        reading: { message, danger: { id: 'violence-at-home', level: 'sure' } },
      }),
    );
  expect(said(ask.en, [ask.en])).toBeNull();
  expect(said(ask.en, [])).not.toBeNull();
  expect(said('he hits me', ['he hits me'])).not.toBeNull();
});
