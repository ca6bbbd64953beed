import type { Weighing } from '#assistant/find/learned/weighing.ts';
import { learnYesNo, sharesOfAnswers, turnOf, type Question } from '#assistant/find/learned/yes-no-judge.ts';
import { isHeldBack, topicOf, type AskedAnswer, type Phrase } from '#assistant/find/phrases/phrases.ts';
import { cosine } from '#assistant/find/vectors/vectors.ts';
import { isPrecedent } from '#assistant/find/yes-or-no.ts';
import type { Topic } from '#assistant/knowledge/topic.ts';
import { YES_NO_AT } from '#assistant/numbers.ts';
import { frameOf } from '#assistant/read/wording/question-frame.ts';
import { ownAnswer } from '#assistant/say/opening.ts';

type Asked = {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly vectorOf: (text: string) => Float32Array | undefined;
  readonly phrases: readonly Phrase[];
};
type Answered = Question & { readonly answer: AskedAnswer | null };

/** What is answered to a question, by what is answered to all others about the same statement. */
export const learnAnswers = (asked: Asked): Weighing => learnYesNo(questionsIn(asked, (text) => !isHeldBack(text)));

/** How often a yes or a no is said rightly, and wrongly, of the questions that get one; and how often in vain, of the others. */
export function measureYesNo(asked: Asked, by: Weighing): void {
  const judged = questionsIn(asked, isHeldBack).map((question) => {
    const [best] = [...sharesOfAnswers(by, question)].toSorted(([, a], [, b]) => b - a);
    return { right: question.answer, heard: best && best[1] >= YES_NO_AT ? best[0] : null };
  });
  const [wanted, others] = [judged.filter(({ right }) => right !== null), judged.filter(({ right }) => right === null)];
  const share = (some: readonly unknown[], of: readonly unknown[]) => (some.length / of.length).toFixed(3);
  const rightly = wanted.filter(({ right, heard }) => heard === right);
  const wrongly = wanted.filter(({ right, heard }) => heard !== null && heard !== right);
  console.log(
    `yes or no    ${wanted.length}: rightly ${share(rightly, wanted)}, wrongly ${share(wrongly, wanted)}; of ${others.length} that get neither ${share(
      others.filter(({ heard }) => heard !== null),
      others,
    )}`,
  );
}

function questionsIn({ topics, vectorOf, phrases }: Asked, isWanted: (text: string) => boolean): Answered[] {
  const known = phrases.flatMap((phrase) => {
    const { id, text, answer } = phrase;
    const vector = vectorOf(text);
    // What is asked about a topic is asked of its first statement.
    const of = id.includes('#') ? id : topics.get(id)?.statements[0]?.id;
    if (!vector || of === undefined || !isPrecedent(phrase)) return [];
    return [{ id: of, text, vector, turn: turnOf(frameOf(text)), answer: answer ?? null }];
  });
  return [...Map.groupBy(known, ({ id }) => id)].flatMap(([id, of]) => {
    const statement = topics.get(topicOf(id))?.statements.find((one) => one.id === id);
    const own = ownAnswer(statement?.en ?? '');
    return of
      .filter(({ text }) => isWanted(text))
      .map(({ text, vector, turn, answer }) => ({
        turn,
        own,
        answer,
        precedents: of
          .filter((one) => one.text !== text && !isHeldBack(one.text))
          .map((one) => ({ turn: one.turn, answer: one.answer, nearness: cosine(one.vector, vector) })),
      }));
  });
}
