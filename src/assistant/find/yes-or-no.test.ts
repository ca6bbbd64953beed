import { describe, expect, test } from 'vitest';
import type { Topic } from '../knowledge/topic.ts';
import type { Weighing } from './learned/weighing.ts';
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

/** Believes the nearest precedent that is turned in the very same way, and nothing else. */
const BY_NEAREST: Weighing = {
  option: { hidden: [[0, 20]], out: [0, 1] },
  none: { hidden: [], out: [10] },
};

type Known = { text: string; vector: Float32Array; answer?: AskedAnswer; isButton?: true };

function open(...groups: { id: string; known: Known[] }[]) {
  const stored = groups.map(({ id, known }) => {
    const answers = lettersFor(known);
    return { id, vectors: known.map(({ vector }) => vector), ...(answers ? { answers } : {}) };
  });
  return createYesOrNo(readVectorFile(writeVectorFile('stamp', stored)), BY_NEAREST);
}
const topic = { id: 'housing/a', statements: [{ id: 'housing/a#one' }, { id: 'housing/a#two' }] } as unknown as Topic;
const [one, two] = topic.statements;
if (!one || !two) throw new Error('two statements');
const asked = (text: string) => ({ text, vectors: [at([0, 1])], own: null });
const isSaid = ({ share }: { share: number }) => share > 0.5;

describe('a yes or a no', () => {
  test('is what the questions got that are like it', () => {
    const yesOrNo = open({
      id: one.id,
      known: [
        { text: 'do i have to let them in', vector: near(0.9), answer: 'no' },
        { text: 'can i keep the door closed', vector: near(0.8, 2), answer: 'yes' },
      ],
    });
    expect(yesOrNo(asked('must i open the door'), one, topic)).toMatchObject({ answer: 'no' });
    expect(yesOrNo(asked('may i stay inside'), one, topic)).toMatchObject({ answer: 'yes' });
    expect(isSaid(yesOrNo(asked('may i stay inside'), one, topic))).toBe(true);
    expect(isSaid(yesOrNo(asked('may i stay inside'), two, topic))).toBe(false);
  });

  test('about the topic speaks for its first statement alone', () => {
    const yesOrNo = open({ id: topic.id, known: [{ text: 'can they enter', vector: near(0.9), answer: 'no' }] });
    expect(isSaid(yesOrNo(asked('can they come in'), one, topic))).toBe(true);
    expect(isSaid(yesOrNo(asked('can they come in'), two, topic))).toBe(false);
  });

  test('is heard from what others said in a talk', () => {
    const known = [{ text: 'can they enter', vector: near(0.9), answer: 'no' as const }];
    const yesOrNo = open({ id: saidGroup('alone', one.id), known });
    expect(isSaid(yesOrNo(asked('can they come in'), one, topic))).toBe(true);
  });

  test('is told by the nearer of the sentence and the whole message', () => {
    const yesOrNo = open({ id: one.id, known: [{ text: 'can they enter', vector: near(1), answer: 'no' }] });
    const far = at([5, 1]);
    const heard = (...vectors: Float32Array[]) =>
      isSaid(yesOrNo({ ...asked('can they come in'), vectors }, one, topic));
    expect([heard(far), heard(far, near(1)), heard(near(1), far)]).toEqual([false, true, true]);
  });

  test('is heard of the right phrases where several groups are stored', () => {
    const yesOrNo = open(
      { id: 'housing/b#one', known: [{ text: 'can they', vector: near(1), answer: 'yes' }] },
      {
        id: one.id,
        known: [
          { text: 'how long', vector: near(1) },
          { text: 'can they enter', vector: near(0.9), answer: 'no' },
        ],
      },
    );
    expect(yesOrNo(asked('can they come in'), one, topic)).toMatchObject({ answer: 'no' });
  });
});

test('a letter means what it means in the files that are stored', () => {
  const phrases = ['can i', "can't i", 'must i', 'must they'].flatMap((text) => [
    { text },
    ...(['yes', 'no', 'depends'] as const).map((answer) => ({ text, answer })),
  ]);
  expect(lettersFor(phrases)).toBe('0BTf3EWi6HZl7I[m');
});

test('what asks for something else and what stands on a button say nothing about yes or no', () => {
  const known = [
    { text: 'how long' },
    { text: 'can i', isButton: true as const },
    { text: 'can i', answer: 'yes' as const },
  ];
  expect(lettersFor(known)).toBe('  B');
  expect(lettersFor([{ text: 'how long' }, { text: 'can i' }])).toBeUndefined();
});
