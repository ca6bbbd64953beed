import { describe, expect, test } from 'vitest';
import { applyStatement } from '#assistant/apply/apply-statement.ts';
import type { AskedForYesOrNo } from '#assistant/find/yes-or-no.ts';
import type { Unit } from '#assistant/read/reading.ts';
import { aScene } from '#test/builders/scene.ts';
import { aStatement, aTopic } from '#test/builders/topic.ts';
import { openingFor } from '../answering/yes-or-no.ts';
import { situationOf } from '../scene.ts';

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

function openingOf(over: Over, { statement = aStatement(), isClear = true } = {}) {
  const scene = aScene(over);
  return openingFor(scene, { topic: TOPIC, statements: [applyStatement(statement, situationOf(scene))] }, isClear);
}

describe('the yes or no before an answer', () => {
  test('is what people were told who asked the same', () => {
    for (const heard of ['yes', 'no', 'depends'] as const)
      expect(openingOf({ reading: askedFor('Can he keep it?'), yesOrNo: () => heard })).toBe(heard);
  });

  test('is the opposite of what the text says only for a question that is really like one that got it', () => {
    const statement = aStatement({
      en: 'Mostly no. The landlord holds it.',
      es: 'Casi siempre no. El dueño lo guarda.',
    });
    const near =
      (at: number) =>
      (...[, , , from]: Parameters<ReturnType<typeof aScene>['yesOrNo']>) =>
        at >= (from ?? 0) ? ('yes' as const) : null;
    const reading = askedFor('Do I owe her?');
    expect(openingOf({ reading, yesOrNo: near(0.7) }, { statement })).toBe('none');
    expect(openingOf({ reading, yesOrNo: near(0.75) }, { statement })).toBe('yes');
    expect(openingOf({ reading, yesOrNo: () => 'no' }, { statement })).toBe('no');
  });

  test('is the own one of the text where nobody asked the same, unless the question is turned round', () => {
    expect(openingOf({ reading: askedFor('Can he keep it?') })).toBe('own');
    expect(openingOf({ reading: askedFor("Can't he keep it?") })).toBe('none');
  });

  test('in a talk is none unless the very question is known; whether that is so asks about what was just told', () => {
    const bars: number[] = [];
    const yesOrNo = (...[, , , from]: Parameters<ReturnType<typeof aScene>['yesOrNo']>) => {
      bars.push(from ?? 0);
      return null;
    };
    expect(openingOf({ reading: askedFor('Can he keep it?'), topic: TOPIC, yesOrNo })).toBe('none');
    expect(openingOf({ reading: askedFor('Is that legal?'), topic: TOPIC, yesOrNo })).toBe('own');
    expect(openingOf({ reading: askedFor('Can he keep it?'), yesOrNo })).toBe('own');
    expect(bars).toEqual([0.75, 0.6, 0.6]);
  });

  test('is none for somebody who asked for something else, or of whom it is not clear what they asked', () => {
    const yesOrNo = () => 'yes' as const;
    expect(openingOf({ reading: askedFor('How long does he have?', { kind: 'how-long' }), yesOrNo })).toBe('none');
    expect(openingOf({ reading: askedFor('He kept it.', { isQuestion: false, kind: null }), yesOrNo })).toBe('none');
    expect(openingOf({ reading: askedFor('Can he keep it?'), yesOrNo }, { isClear: false })).toBe('none');
    expect(openingOf({ reading: { message: 'Can he keep it?' }, yesOrNo })).toBe('none');
  });

  test('is none where nothing is answered', () => {
    const scene = aScene({ reading: askedFor('Can he keep it?'), yesOrNo: () => 'yes' });
    expect(openingFor(scene, undefined, true)).toBe('none');
    expect(openingFor(scene, { topic: TOPIC, statements: [] }, true)).toBe('none');
  });

  test('is no "It depends." where it is known what it depends on', () => {
    const statement = aStatement({ variants: [{ when: { nyc: 'yes' }, en: 'No.', es: 'No.' }] });
    const known = (isNyc: boolean, heard: 'depends' | 'yes') =>
      openingOf(
        { reading: askedFor('Can he keep it?'), before: { variables: { isNyc } }, yesOrNo: () => heard },
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
  const bySum = (claim: number, text = 'Can I sue for it?', isClear = true) =>
    openingOf(
      {
        reading: { ...askedFor(text), told: { amounts: { claim } } },
        state: { file: file(claim) },
        yesOrNo: () => 'depends',
      },
      { statement, isClear },
    );

  test('decides, whatever others were told', () => {
    expect(bySum(4500)).toBe('yes');
    expect(bySum(14_500)).toBe('no');
    expect(bySum(14_500, 'Can I sue for it?', false)).toBe('no');
  });

  test('decides nothing where the question is turned round or asks for a duty', () => {
    expect(bySum(14_500, "Can't I sue for it?")).toBe('none');
    expect(bySum(14_500, 'Do I have to sue for it?')).toBe('none');
  });

  test('and that cannot be compared leaves it open', () => {
    const reading = { ...askedFor('Can I sue for it?'), told: { amounts: { rent: 900 } } };
    expect(openingOf({ reading, yesOrNo: () => 'yes' }, { statement })).toBe('none');
  });

  test('is not asked where none was told now, or the statement has no limit to compare it with', () => {
    const over = { state: { file: file(4500) }, yesOrNo: () => 'depends' as const };
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
    expect(openingOf({ reading, state: { file: file(claim) }, yesOrNo: () => 'yes' }, { statement: one })).toBe(
      verdict,
    );
  });
});

describe('the question that is looked up', () => {
  const lookedUp = (reading: Over['reading']): AskedForYesOrNo | null => {
    const asked: AskedForYesOrNo[] = [];
    openingOf({
      ...(reading ? { reading } : {}),
      yesOrNo: (one) => {
        asked.push(one);
        return null;
      },
    });
    return asked[0] ?? null;
  };
  const whole = aUnit('He kept my deposit. Can he do that? How long does he have?', {
    vector: direction(7),
    inTalk: [direction(8), direction(9)],
  });

  test('is the one that asks for it, together with the whole message', () => {
    const parts = [aUnit('How long does he have?', { kind: 'how-long' }), aUnit('Can he do that?')];
    expect(lookedUp({ message: whole.text, units: [whole, ...parts] })).toEqual({
      text: 'Can he do that?',
      vectors: [direction(1), direction(7)],
      inTalk: [direction(2), direction(8)],
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
      inTalk: [direction(2)],
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
      inTalk: [direction(2)],
    });
  });

  test('has no direction while the model is not there', () => {
    const units = [aUnit('Can he?', { vector: null, inTalk: [] })];
    expect(lookedUp({ message: 'Can he?', units })).toMatchObject({ vectors: [], inTalk: [] });
  });
});
