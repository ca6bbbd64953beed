import { describe, expect, test } from 'vitest';
import { applyStatement } from '#assistant/apply/apply-statement.ts';
import type { AskedForYesOrNo, YesOrNo } from '#assistant/find/yes-or-no.ts';
import type { Statement } from '#assistant/knowledge/topic.ts';
import { YES_NO_AT, YES_NO_LIKELY_AT } from '#assistant/numbers.ts';
import type { Unit } from '#assistant/read/reading.ts';
import { answering, aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { openingFor, underItsOwn } from '../answering/yes-or-no.ts';
import { situationOf } from '../scene.ts';
import type { Clearness } from '../sure.ts';

type Over = NonNullable<Parameters<typeof aScene>[0]>;
const TOPIC = aTopic();
const direction = (first: number) => new Float32Array([first]);
const aUnit = (text: string, over: Partial<Unit> = {}): Unit => ({
  text,
  isQuestion: true,
  kind: 'yes-no',
  vector: direction(1),
  inTalk: [direction(2), direction(3)],
  ...over,
});
const askedFor = (text: string, over: Partial<Unit> = {}) => ({ message: text, units: [aUnit(text, over)] });

function openingOf(
  over: Over,
  { statement = aStatement(), clearness = 'clear' }: { statement?: Statement; clearness?: Clearness } = {},
) {
  const scene = aScene(over);
  return openingFor(scene, { topic: TOPIC, statements: [applyStatement(statement, situationOf(scene))] }, clearness);
}

describe('the yes or no before an answer', () => {
  test('is what people were told who asked the same', () => {
    for (const heard of ['yes', 'no', 'depends'] as const)
      expect(openingOf({ reading: askedFor('Can he keep it?'), yesOrNo: answering(heard) })).toBe(heard);
  });

  test('is no yes of its own to what somebody is afraid of and the text does not speak of', () => {
    const papers = aStatement({
      en: 'Yes. You can ask for one.',
      ask: { en: 'Can I ask without papers?', es: '¿Puedo?' },
    });
    const feared = aStatement({ en: 'Yes. You can go to jail.', ask: { en: 'Can I go to jail?', es: '¿Cárcel?' } });
    const asked = (text: string, statement: Statement) =>
      openingOf({ reading: askedFor(text), yesOrNo: answering('yes') }, { statement });
    expect(asked('Can they deport me for asking?', papers)).toBe('none');
    expect(asked('Can I ask for one?', papers)).toBe('yes');
    expect(asked('Can I go to jail?', feared)).toBe('yes');
  });

  test('is none that was written for the question turned round', () => {
    const slow = aStatement({ en: 'Usually yes.', ask: { en: 'Can I get it if I was slow?', es: '¿Puedo cobrarlo?' } });
    const asked = (text: string) =>
      openingOf({ reading: askedFor(text), yesOrNo: answering('yes') }, { statement: slow });
    expect(asked('Can I get it?')).toBe('yes');
    expect(asked('Do I lose it?')).toBe('none');
  });

  test('is said where it is sure enough: surer, the less plain it is that this was asked', () => {
    const said = (share: number, clearness: Clearness = 'clear') =>
      openingOf({ reading: askedFor('Can he keep it?'), yesOrNo: answering('no', share) }, { clearness }) === 'no';
    expect([said(YES_NO_AT - 0.01), said(YES_NO_AT)]).toEqual([false, true]);
    expect([said(YES_NO_LIKELY_AT - 0.01, 'likely'), said(YES_NO_LIKELY_AT, 'likely')]).toEqual([false, true]);
    expect(said(1, 'doubted')).toBe(false);
  });

  test('is not said before a time within which something has to be done, nor to a question for something else', () => {
    const said = (en: string, settles: Statement['settles'] = ['how-long']) =>
      openingOf(
        { reading: askedFor('Can they still sue?'), yesOrNo: answering('yes') },
        { statement: aStatement({ en, settles }) },
      );
    expect(said('3 years: a lawsuit has to start in that time.')).toBe('none');
    expect(said('3 years is the limit.', ['how-long', 'yes-no'])).toBe('yes');
    expect(said("1 month's rent is the most.")).toBe('yes');
    const what = { reading: askedFor('what to do after a crash', { kind: null }), yesOrNo: answering('yes') };
    expect(openingOf(what)).toBe('none');
    expect(openingOf({ ...what, reading: askedFor('Legal?', { kind: null }) })).toBe('yes');
  });

  test('is no yes to what somebody is afraid of, unless the text itself begins with it', () => {
    const said = (text: string, en: string, heard: 'yes' | 'no' = 'yes') =>
      openingOf({ reading: askedFor(text), yesOrNo: answering(heard) }, { statement: aStatement({ en }) });
    for (const feared of ['Am I going to be arrested?', 'Can they deport me?', '¿Me pueden quitar a mis hijos?'])
      expect([said(feared, 'You call the clerk.'), said(feared, 'You call the clerk.', 'no')]).toEqual(['none', 'no']);
    expect(said('Am I going to be arrested?', 'Yes. A warrant is out.')).toBe('yes');
    expect(said('Can I call them?', 'You call the clerk.')).toBe('yes');
  });

  test('is no answer about somebody else to who is afraid of being put out, or for a child', () => {
    const statement = aStatement({
      en: 'The judge can let you stay in the home.',
      ask: { en: 'Can the order make him leave the home?', es: '¿La orden puede hacer que se vaya?' },
    });
    for (const feared of [
      'Can he put me out?',
      '¿Me puede sacar del apartamento?',
      'Can he take the baby away?',
      '¿Al niño se lo puede llevar?',
      '¿Me pueden deportar por llamar a la policía?',
    ])
      for (const heard of ['yes', 'no'] as const)
        expect(openingOf({ reading: askedFor(feared), yesOrNo: answering(heard) }, { statement }), feared).toBe('none');
    const own = aStatement({ en: 'No. He cannot.', ask: { en: 'Can he put me out?', es: '¿Me puede sacar?' } });
    expect(openingOf({ reading: askedFor('¿Me puede echar?'), yesOrNo: answering('no') }, { statement: own })).toBe(
      'no',
    );
  });

  test('is not said of what answers another question of the message', () => {
    const [may, fee] = [aUnit('Do I need a lawyer?'), aUnit('What does it cost?', { kind: 'how-much' })];
    const units = (...parts: Unit[]) => ({ reading: { message: 'both', units: [aUnit('both', { isQuestion: false, kind: null }), ...parts] }, yesOrNo: answering('yes') }); // prettier-ignore
    const costs = aStatement({ settles: ['how-much'] });
    expect(openingOf(units(may, fee), { statement: costs })).toBe('none');
    expect(openingOf(units(may, fee), { statement: aStatement({ settles: ['yes-no'] }) })).toBe('yes');
    expect(openingOf(units(may), { statement: costs })).toBe('yes');
    expect(openingOf(units(may, aUnit('Can I go alone?')), { statement: costs })).toBe('yes');
  });

  test('hears what the text says by itself, and for whom', () => {
    const statement = aStatement({
      en: 'Mostly no. The landlord holds it.',
      es: 'Casi siempre no. El dueño lo guarda.',
    });
    const asked: unknown[] = [];
    const yesOrNo: YesOrNo = (...all) => {
      asked.push(...all);
      return { answer: 'no', share: 1, agreed: 1 };
    };
    openingOf({ reading: askedFor('Can he keep it?'), yesOrNo }, { statement });
    expect(asked).toEqual([{ text: 'Can he keep it?', vectors: [direction(1)], own: 'no' }, statement, TOPIC]);
  });

  test('is none for somebody who asked for something else', () => {
    const yesOrNo = answering('yes');
    expect(openingOf({ reading: askedFor('How long does he have?', { kind: 'how-long' }), yesOrNo })).toBe('none');
    expect(openingOf({ reading: askedFor('He kept it.', { isQuestion: false, kind: null }), yesOrNo })).toBe('none');
    expect(openingOf({ reading: { message: 'Can he keep it?' }, yesOrNo })).toBe('none');
  });

  test('is none where nothing is answered', () => {
    const scene = aScene({ reading: askedFor('Can he keep it?'), yesOrNo: answering('yes') });
    expect(openingFor(scene, undefined, 'clear')).toBe('none');
    expect(openingFor(scene, { topic: TOPIC, statements: [] }, 'clear')).toBe('none');
  });

  test('is no "It depends." where it is known what it depends on', () => {
    const statement = aStatement({ variants: [{ when: { nyc: 'yes' }, en: 'No.', es: 'No.' }] });
    const known = (isNyc: boolean, heard: 'depends' | 'yes') =>
      openingOf(
        { reading: askedFor('Can he keep it?'), before: { variables: { isNyc } }, yesOrNo: answering(heard) },
        { statement },
      );
    expect(known(true, 'depends')).toBe('own');
    expect(known(true, 'yes')).toBe('yes');
    expect(known(false, 'depends')).toBe('depends');
  });
});

describe('a sum that was told', () => {
  const compare = [{ amount: ['claim' as const], limit: 10_000, over: 'no' as const, under: 'yes' as const }];
  const statement = aStatement({ compare });
  const file = (claim: number) => ({ ...aScene().state.file, amounts: { claim } });
  const bySum = (claim: number, text = 'Can I sue for it?', clearness: Clearness = 'clear') =>
    openingOf(
      {
        reading: { ...askedFor(text), told: { amounts: { claim } } },
        state: { file: file(claim) },
        yesOrNo: answering('depends'),
      },
      { statement, clearness },
    );

  test('decides, whatever others were told', () => {
    expect(bySum(4500)).toBe('yes');
    expect(bySum(14_500)).toBe('no');
    expect(bySum(14_500, 'Can I sue for it?', 'doubted')).toBe('no');
  });

  test('decides also beside another question', () => {
    const units = [aUnit('both', { isQuestion: false, kind: null }), aUnit('Can I sue for it?'), aUnit('Where do I go?', { kind: 'where' })]; // prettier-ignore
    const over = {
      reading: { message: 'both', units, told: { amounts: { claim: 4500 } } },
      state: { file: file(4500) },
    };
    expect(openingOf(over, { statement: { ...statement, settles: ['how-much'] } })).toBe('yes');
  });

  test('decides nothing where the question is turned round or asks for a duty', () => {
    expect(bySum(14_500, "Can't I sue for it?")).toBe('none');
    expect(bySum(14_500, 'Do I have to sue for it?')).toBe('none');
  });

  test('and that cannot be compared leaves it open', () => {
    const reading = { ...askedFor('Can I sue for it?'), told: { amounts: { rent: 900 } } };
    expect(openingOf({ reading, yesOrNo: answering('yes') }, { statement })).toBe('none');
  });

  test('is not asked where none was told now, or the statement has no limit to compare it with', () => {
    const over = { state: { file: file(4500) }, yesOrNo: answering('depends') };
    expect(openingOf({ ...over, reading: askedFor('Can I sue for it?') }, { statement })).toBe('depends');
    expect(openingOf({ ...over, reading: { ...askedFor('Can I?'), told: { amounts: {} } } }, { statement })).toBe(
      'depends',
    );
    const told = { ...askedFor('Can I sue for it?'), told: { amounts: { claim: 4500 } } };
    expect(openingOf({ ...over, reading: told })).toBe('depends');
    const bare = aStatement({ compare: [{ amount: ['claim'], limit: 10_000 }] });
    expect(openingOf({ ...over, reading: told }, { statement: bare })).toBe('depends');
  });

  test.each([
    ['over', 14_500, 'no'],
    ['under', 4500, 'no'],
  ] as const)('a limit that speaks only for what is %s it is enough', (side, claim, verdict) => {
    const one = aStatement({ compare: [{ amount: ['claim'], limit: 10_000, [side]: verdict }] });
    const reading = { ...askedFor('Can I sue for it?'), told: { amounts: { claim } } };
    expect(openingOf({ reading, state: { file: file(claim) }, yesOrNo: answering('yes') }, { statement: one })).toBe(
      verdict,
    );
  });
});

describe('the question that is looked up', () => {
  const lookedUp = (reading: Over['reading']): AskedForYesOrNo | null => {
    const asked: AskedForYesOrNo[] = [];
    const yesOrNo: YesOrNo = (one) => {
      asked.push(one);
      return { answer: 'no', share: 1, agreed: 1 };
    };
    openingOf({ ...(reading ? { reading } : {}), yesOrNo }, { statement: aStatement({ settles: ['yes-no'] }) });
    return asked[0] ?? null;
  };
  const whole = aUnit('He kept my deposit. Can he do that? How long does he have?', {
    vector: direction(7),
    inTalk: [direction(8), direction(9)],
  });

  test('is the one that asks for it, together with the whole message', () => {
    const parts = [aUnit('How long does he have?', { kind: 'how-long' }), aUnit('Can he keep it?')];
    expect(lookedUp({ message: whole.text, units: [whole, ...parts] })).toEqual({
      text: 'Can he keep it?',
      vectors: [direction(1), direction(7)],
      own: null,
    });
  });

  test('is the whole message alone where the question only points at it', () => {
    expect(lookedUp({ message: whole.text, units: [whole, aUnit('Can he do that?')] })).toEqual({
      text: 'Can he do that?',
      vectors: [direction(7)],
      own: null,
    });
  });

  test('is a bare "Legal?" too, and never what only tells', () => {
    const parts = [aUnit('He kept my deposit', { isQuestion: false }), aUnit('Legal?', { kind: null })];
    expect(lookedUp({ message: whole.text, units: [whole, ...parts] })?.text).toBe('Legal?');
    const telling = aUnit('He says it is legal', { isQuestion: false, kind: null });
    expect(lookedUp({ message: 'Hello. He says it is legal', units: [whole, telling] })).toBeNull();
  });

  test('is the message itself where it is one sentence, looked up once', () => {
    expect(lookedUp({ message: 'Can he?', units: [aUnit('Can he?')] })).toEqual({
      text: 'Can he?',
      vectors: [direction(1)],
      own: null,
    });
  });

  test('is the whole where it asks by its form and none of its parts does', () => {
    const message = 'can he keep my deposit';
    expect(lookedUp({ message, units: [aUnit(message, { isQuestion: false, kind: null })] })?.text).toBe(message);
  });

  test('is the end of a sentence that tells a story before it asks', () => {
    const text = 'we are four months behind on the loan, does the bank have to warn us';
    const clauses = [
      aUnit('does she have to pay', { vector: direction(4) }),
      aUnit('we are four months behind on the loan', { isQuestion: false, kind: null }),
      aUnit('does the bank have to warn us', { vector: direction(5), inTalk: [] }),
    ];
    expect(lookedUp({ message: text, units: [aUnit(text, { kind: null })], clauses })).toEqual({
      text: 'does the bank have to warn us',
      vectors: [direction(5), direction(1)],
      own: null,
    });
  });

  test('has no direction while the model is not there', () => {
    const units = [aUnit('Can he?', { vector: null, inTalk: [] })];
    expect(lookedUp({ message: 'Can he?', units })).toMatchObject({ vectors: [] });
  });
});

describe('a statement under its own question', () => {
  const own = { en: 'No. He must give it back.', ask: { en: 'Can he keep my coat?', es: '¿Puede?' } };
  const under = (message: string, of: Partial<Statement> = {}, over: Over = {}) =>
    underItsOwn(
      aScene({ yesOrNo: answering('no', 0.1), ...over, reading: { ...askedFor(message), ...over.reading } }),
      { topic: TOPIC, statement: aStatement({ ...own, ...of }) },
      'clear',
    )?.question;

  test('says its yes or no where ours would be a guess', () => {
    expect(under('can he keep what is mine')).toBe('Can he keep my coat?');
    expect(under('can he keep what is mine', {}, { yesOrNo: answering('no', 1) })).toBeUndefined();
  });

  test('is for whoever asks for a yes or a no, and has one', () => {
    expect(under('how do i get it back')).toBeUndefined();
    const units = [aUnit('x'), aUnit('what can i do about him', { kind: 'how' })];
    expect(under('my coat is gone. what can i do about him', {}, { reading: { units } })).toBeUndefined();
    expect(under('can he keep it', { en: 'He must give it back.' })).toBeUndefined();
    expect(under('can he keep it', {}, { reading: { act: 'should-i' } })).toBeUndefined();
    const { ask: _none, ...bare } = aStatement(own);
    expect(underItsOwn(aScene({ reading: askedFor('can he keep it') }), { topic: TOPIC, statement: bare }, 'clear')).toBeUndefined(); // prettier-ignore
  });

  test('frightens nobody with a yes to something else', () => {
    const yes = { en: 'Yes. He can.', ask: { en: 'Can he sue?', es: '¿Puede?' } };
    expect(under('can they deport me', yes)).toBeUndefined();
    expect(under('can they deport me', { ...yes, en: 'No. He cannot.' })).toBe('Can he sue?');
  });
});
