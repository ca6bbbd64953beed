import { describe, expect, test } from 'vitest';
import { YES_NO_APART, YES_NO_AT } from '../numbers.ts';
import type { Topic } from '../knowledge/topic.ts';
import { readVectorFile, writeVectorFile } from './vectors/vector-file.ts';
import { DIMENSIONS } from './vectors/vectors.ts';
import { saidGroup } from './phrases/phrase-groups.ts';
import type { AskedAnswer } from './phrases/phrases.ts';
import { createYesOrNo, lettersFor } from './yes-or-no.ts';

const at = (...places: [number, number][]) => {
  const vector = new Float32Array(DIMENSIONS);
  for (const [place, value] of places) vector[place] = value;
  return vector;
};
/** A direction that is this near to the first axis. */
const near = (nearness: number, other = 1) => at([0, nearness], [other, Math.sqrt(1 - nearness ** 2)]);

type Known = { text: string; vector: Float32Array; answer?: AskedAnswer; isButton?: true };

function open(known: Known[], id = 'housing/a#one') {
  const answers = lettersFor(known);
  const group = { id, vectors: known.map(({ vector }) => vector), ...(answers ? { answers } : {}) };
  return createYesOrNo(readVectorFile(writeVectorFile('stamp', [group])));
}
const topic = { id: 'housing/a', statements: [{ id: 'housing/a#one' }, { id: 'housing/a#two' }] } as unknown as Topic;
const [one, two] = topic.statements;
if (!one || !two) throw new Error('two statements');
const asked = (text: string) => ({ text, vectors: [at([0, 1])], inTalk: [] });

describe('a yes or a no', () => {
  test('is what the nearest question got that is turned in the same way', () => {
    const yesOrNo = open([
      { text: 'do i have to let them in', vector: near(0.9), answer: 'no' },
      { text: 'can i keep the door closed', vector: near(0.8, 2), answer: 'yes' },
    ]);
    expect(yesOrNo(asked('must i open the door'), one, topic)).toBe('no');
    expect(yesOrNo(asked('can i say no at the door'), one, topic)).toBeNull();
    expect(yesOrNo(asked('may i stay inside'), one, topic)).toBe('yes');
  });

  test('is not said where nothing is near enough, or another answer nearly as near', () => {
    const far = open([{ text: 'can they enter', vector: near(YES_NO_AT - 0.02), answer: 'no' }]);
    expect(far(asked('can they come in'), one, topic)).toBeNull();
    const split = (apart: number) =>
      open([
        { text: 'can they enter', vector: near(0.9), answer: 'no' },
        { text: 'can they enter in a fire', vector: near(0.9 - apart, 2), answer: 'yes' },
      ])(asked('can they come in'), one, topic);
    expect(split(YES_NO_APART / 2)).toBeNull();
    expect(split(YES_NO_APART * 2)).toBe('no');
  });

  test('is not said where the nearest question has none, but need not be far from it', () => {
    const yesOrNo = (first: number, second: number) =>
      open([
        { text: 'can they enter', vector: near(first), answer: 'no' },
        { text: 'can they or the police come', vector: near(second, 2) },
      ])(asked('can they come in'), one, topic);
    expect(yesOrNo(0.7, 0.8)).toBeNull();
    expect(yesOrNo(0.8, 0.79)).toBe('no');
  });

  test('about the topic speaks for its first statement alone', () => {
    const yesOrNo = open([{ text: 'can they enter', vector: near(0.9), answer: 'no' }], topic.id);
    expect(yesOrNo(asked('can they come in'), one, topic)).toBe('no');
    expect(yesOrNo(asked('can they come in'), two, topic)).toBeNull();
  });

  test('is heard from what others said in a talk: alone, or with what was spoken about', () => {
    const [alone, inTalk] = (['alone', 'in-talk'] as const).map((how) =>
      open([{ text: 'can they enter', vector: near(0.9), answer: 'no' }], saidGroup(how, one.id)),
    );
    const text = 'can they come in';
    const [here, away] = [[at([0, 1])], [at([5, 1])]];
    expect(alone?.({ text, vectors: here, inTalk: away }, one, topic)).toBe('no');
    expect(alone?.({ text, vectors: away, inTalk: here }, one, topic)).toBeNull();
    expect(inTalk?.({ text, vectors: away, inTalk: here }, one, topic)).toBe('no');
    expect(inTalk?.({ text, vectors: here, inTalk: away }, one, topic)).toBeNull();
  });
});

test('what is near to another group of questions does not count for this one', () => {
  const groups = [
    {
      id: one.id,
      known: [
        { text: 'must i', vector: near(0.1) },
        { text: 'must they', vector: near(0.99), answer: 'yes' as const },
      ],
    },
    { id: saidGroup('alone', one.id), known: [{ text: 'can they enter', vector: near(0.9), answer: 'no' as const }] },
  ].map(({ id, known }) => ({ id, vectors: known.map(({ vector }) => vector), answers: lettersFor(known) ?? '' }));
  const yesOrNo = createYesOrNo(readVectorFile(writeVectorFile('stamp', groups)));
  expect(yesOrNo(asked('can they come in'), one, topic)).toBe('no');
});

test('a letter means what it means in the files that are stored', () => {
  const phrases = ['can i', "can't i", 'must i'].flatMap((text) => [
    { text },
    ...(['yes', 'no', 'depends'] as const).map((answer) => ({ text, answer })),
  ]);
  expect(lettersFor(phrases)).toBe('agmsbhntciou');
});

test('phrases without any answer need no letters', () => {
  expect(lettersFor([{ text: 'how long' }])).toBeUndefined();
  expect(lettersFor([{ text: 'how long' }, { text: 'can i', answer: 'yes' }])).toHaveLength(2);
});

test('the question on a button is near to everything, and says nothing about yes or no', () => {
  const told = { text: 'can they enter', vector: near(0.9), answer: 'no' as const };
  const other = { text: 'can they come in', vector: near(1) };
  expect(open([told, other])(asked('can they come in'), one, topic)).toBeNull();
  expect(open([told, { ...other, isButton: true }])(asked('can they come in'), one, topic)).toBe('no');
  expect(open([{ ...other, isButton: true }, told])(asked('can they come in'), one, topic)).toBe('no');
});
