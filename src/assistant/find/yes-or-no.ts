import type { Statement, Topic } from '../knowledge/topic.ts';
import { asksForYesOrNo } from '../read/wording/question-form.ts';
import { ASKED_OF, askedOf, frameOf, QUESTION_FRAMES } from '../read/wording/question-frame.ts';
import type { Weighing } from './learned/weighing.ts';
import { sharesOfAnswers, turnBy, turnOf, type Precedent, type Turn } from './learned/yes-no-judge.ts';
import { saidGroup } from './phrases/phrase-groups.ts';
import { ASKED_ANSWERS, type AskedAnswer, type Phrase } from './phrases/phrases.ts';
import { AS_IT_IS, type Sharpen } from './vectors/sharpen.ts';
import type { Group, VectorFile } from './vectors/vector-file.ts';

/** A question that wants a yes or a no, and what the text that is about to be told says by itself. */
export type AskedForYesOrNo = {
  readonly text: string;
  readonly vectors: readonly Float32Array[];
  readonly own: AskedAnswer | null;
};

/** What a statement says to it, and how sure that is. */
export type YesOrNo = (asked: AskedForYesOrNo, statement: Statement, topic: Topic) => HeardAnswer;
export type HeardAnswer = {
  readonly answer: AskedAnswer;
  readonly share: number;
  /** Of the nearest questions about it, by their nearness, how many got the same answer. */
  readonly agreed: number;
};

type Lettered = { readonly turn: Turn; readonly answer: AskedAnswer | null };

/** A letter for each answer and each way to turn a question. In the files they mean what they mean by their order here. */
const FIRST_LETTER = '0'.codePointAt(0) ?? 0;
const LETTERS: readonly (Lettered & { readonly key: string })[] = [null, ...ASKED_ANSWERS].flatMap((answer) =>
  QUESTION_FRAMES.flatMap((frame) =>
    ASKED_OF.map((of) => ({ turn: turnBy(frame, of), answer, key: `${answer} ${frame} ${of}` })),
  ),
);
const LETTER_OF = new Map(LETTERS.map(({ key }, at) => [key, String.fromCodePoint(FIRST_LETTER + at)]));

/** For what asks for something else, or for a button: it says nothing about yes or no, not even that neither fits. */
const UNTOLD = ' ';

/** A letter for each phrase: what is answered to it, and how it is turned. Nothing where none of them is answered. */
export function lettersFor(phrases: readonly Pick<Phrase, 'text' | 'answer' | 'isButton'>[]): string | undefined {
  if (phrases.every(({ answer }) => answer === undefined)) return undefined;
  return phrases
    .map((phrase) => {
      const { text, answer, isButton = false } = phrase;
      if (isButton || !isPrecedent(phrase)) return UNTOLD;
      return LETTER_OF.get(`${answer ?? null} ${frameOf(text)} ${askedOf(text)}`) ?? UNTOLD;
    })
    .join('');
}

/** It wants a yes or a no, whether or not one fits. */
export const isPrecedent = ({ text, answer }: Pick<Phrase, 'text' | 'answer'>): boolean =>
  answer !== undefined || asksForYesOrNo(text);

export function createYesOrNo(file: VectorFile, by: Weighing, sharpen: Sharpen = AS_IT_IS): YesOrNo {
  const groups = new Map(file.groups.map((group) => [group.id, group]));
  return ({ text, vectors, own }, { id }, topic) => {
    // What is asked about a topic is asked of its first statement.
    const ofTopic = topic.statements[0]?.id === id ? [topic.id] : [];
    const known = [id, saidGroup('alone', id), ...ofTopic].flatMap((name) => groups.get(name) ?? []);
    const sharp = vectors.map(sharpen);
    const precedents = known.flatMap((group) => precedentsIn(file, group, sharp));
    const shares = sharesOfAnswers(by, { turn: turnOf(text), own, precedents });
    const [answer, share] = [...shares].reduce((best, one) => (one[1] > best[1] ? one : best), ['depends', 0] as const);
    return { answer, share, agreed: agreedOn(answer, precedents) };
  };
}

const NEAREST = 6;
const FADES = 0.1;

function agreedOn(answer: AskedAnswer, precedents: readonly Precedent[]): number {
  const nearest = precedents.toSorted((a, b) => b.nearness - a.nearness).slice(0, NEAREST);
  const weightOf = (some: readonly Precedent[]) =>
    some.reduce((sum, { nearness }) => sum + Math.exp((nearness - 1) / FADES), 0);
  return nearest.length === 0 ? 0 : weightOf(nearest.filter((one) => one.answer === answer)) / weightOf(nearest);
}

function precedentsIn(file: VectorFile, group: Group, vectors: readonly Float32Array[]): Precedent[] {
  const { answers } = group;
  if (answers === undefined || vectors.length === 0) return [];
  const nearest = new Float64Array(group.count);
  for (const vector of vectors)
    file.rows.eachNearness(vector, [group], (near, count) => {
      for (let at = 0; at < count; at++) nearest[at] = Math.max(nearest[at] ?? 0, near[at] ?? 0);
    });
  return [...nearest].flatMap((nearness, at) => {
    const lettered = LETTERS[(answers.codePointAt(at) ?? 0) - FIRST_LETTER];
    return lettered ? [{ turn: lettered.turn, answer: lettered.answer, nearness }] : [];
  });
}
