import { YES_NO_APART, YES_NO_AT } from '../numbers.ts';
import type { Statement, Topic } from '../knowledge/topic.ts';
import { frameOf, QUESTION_FRAMES } from '../read/wording/question-frame.ts';
import { saidGroup } from './phrases/phrase-groups.ts';
import { ASKED_ANSWERS, type AskedAnswer, type Phrase } from './phrases/phrases.ts';
import type { VectorFile } from './vectors/vector-file.ts';

/** A question that wants a yes or a no, alone and together with what is spoken about. */
export type AskedForYesOrNo = {
  readonly text: string;
  readonly vectors: readonly Float32Array[];
  readonly inTalk: readonly Float32Array[];
};

/** What a statement says to it: as the people who wrote the statement say to the questions that are like it. Null: nobody can tell. */
export type YesOrNo = (asked: AskedForYesOrNo, statement: Statement, topic: Topic, from?: number) => AskedAnswer | null;

const NO_ANSWER = 'none';
type Answer = AskedAnswer | typeof NO_ANSWER;
const ANSWERS: readonly Answer[] = [NO_ANSWER, ...ASKED_ANSWERS];
const FIRST_LETTER = 'a'.codePointAt(0) ?? 0;

/** For a question to which nobody wrote what is answered: it says nothing, not even that no yes or no fits. */
const UNTOLD = ' ';

/** A letter for each phrase: what is answered to it, and how it is turned. Nothing where none of them is answered. */
export function lettersFor(phrases: readonly Pick<Phrase, 'text' | 'answer' | 'isButton'>[]): string | undefined {
  if (phrases.every(({ answer }) => answer === undefined)) return undefined;
  return phrases
    .map(({ text, answer, isButton = false }) => {
      if (isButton) return UNTOLD;
      const [row, column] = [ANSWERS.indexOf(answer ?? NO_ANSWER), QUESTION_FRAMES.indexOf(frameOf(text))];
      return String.fromCodePoint(FIRST_LETTER + row * QUESTION_FRAMES.length + column);
    })
    .join('');
}

/**
 * Whatever is about one statement lies close together, and a "not" hardly moves it: so only questions that are turned in the same way are
 * asked, and the nearest one decides.
 */
export function createYesOrNo(file: VectorFile): YesOrNo {
  const groups = new Map(file.groups.map((group) => [group.id, group]));
  return ({ text, vectors, inTalk }, statement, topic, from = YES_NO_AT) => {
    const column = QUESTION_FRAMES.indexOf(frameOf(text));
    const best = new Map<Answer, number>();
    const look = (id: string, by: readonly Float32Array[]) => {
      const group = groups.get(id);
      if (!group?.answers) return;
      const { answers } = group;
      for (const vector of by)
        file.rows.eachNearness(vector, [group], (near, count) => {
          for (let at = 0; at < count; at++) {
            const letter = (answers.codePointAt(at) ?? FIRST_LETTER) - FIRST_LETTER;
            if (letter < 0 || letter % QUESTION_FRAMES.length !== column) continue;
            const answer = ANSWERS[Math.floor(letter / QUESTION_FRAMES.length)] ?? NO_ANSWER;
            best.set(answer, Math.max(best.get(answer) ?? -1, near[at] ?? -1));
          }
        });
    };
    look(statement.id, vectors);
    if (topic.statements[0]?.id === statement.id) look(topic.id, vectors);
    look(saidGroup('alone', statement.id), vectors);
    look(saidGroup('in-talk', statement.id), inTalk);
    return decided(best, from);
  };
}

function decided(best: ReadonlyMap<Answer, number>, from: number): AskedAnswer | null {
  const [first, next] = [...best].toSorted(([, a], [, b]) => b - a);
  if (!first || first[0] === NO_ANSWER || first[1] < from) return null;
  const isApart = !next || next[0] === NO_ANSWER || first[1] - next[1] >= YES_NO_APART;
  return isApart ? first[0] : null;
}
