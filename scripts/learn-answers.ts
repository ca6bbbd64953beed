import type { Weighing } from '#assistant/find/learned/weighing.ts';
import { learnYesNo, sharesOfAnswers, turnOf, type Answered } from '#assistant/find/learned/yes-no-judge.ts';
import { isHeldBack, topicOf, type Phrase } from '#assistant/find/phrases/phrases.ts';
import { cosine } from '#assistant/find/vectors/vectors.ts';
import { isPrecedent } from '#assistant/find/yes-or-no.ts';
import type { Topic } from '#assistant/knowledge/topic.ts';
import { YES_NO_AT } from '#assistant/numbers.ts';
import { ownAnswer } from '#assistant/say/opening.ts';

type Asked = {
  readonly topics: ReadonlyMap<string, Topic>;
  readonly vectorOf: (text: string) => Float32Array | undefined;
  readonly phrases: readonly Phrase[];
};

/**
 * What is answered to a question, by what is answered to all others about the same statement. Asked of the next best statement of its topic it
 * gets nothing: what is found may be the wrong one, and its yes is somebody else's.
 */
export function learnAnswers(asked: Asked): Weighing {
  const known = questionsIn(asked, (text) => !isHeldBack(text));
  return learnYesNo(known.flatMap(({ mistaken, ...question }) => [question, ...mistaken]));
}

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

type Known = {
  readonly id: string;
  readonly text: string;
  readonly vector: Float32Array;
  readonly answer: Answered['answer'];
  readonly turn: Answered['turn'];
};

function questionsIn({ topics, vectorOf, phrases }: Asked, isWanted: (text: string) => boolean) {
  const known = phrases.flatMap((phrase): Known[] => {
    const { id, text, answer } = phrase;
    const vector = vectorOf(text);
    // What is asked about a topic is asked of its first statement.
    const of = id.includes('#') ? id : topics.get(id)?.statements[0]?.id;
    if (!vector || of === undefined || !isPrecedent(phrase)) return [];
    return [{ id: of, text, vector, turn: turnOf(text), answer: answer ?? null }];
  });
  const byId = Map.groupBy(known, ({ id }) => id);
  const own = new Map(
    [...topics.values()].flatMap(({ statements }) => statements.map(({ id, en }) => [id, ownAnswer(en)] as const)),
  );
  const asked = (id: string, { text, vector, turn }: Known) => ({
    turn,
    own: own.get(id) ?? null,
    precedents: (byId.get(id) ?? [])
      .filter((one) => one.text !== text && !isHeldBack(one.text))
      .map((one) => ({ turn: one.turn, answer: one.answer, nearness: cosine(one.vector, vector) })),
  });
  return known
    .filter(({ text }) => isWanted(text))
    .map((one) => {
      const siblings = (topics.get(topicOf(one.id))?.statements ?? [])
        .filter(({ id }) => id !== one.id)
        .map(({ id }) => ({ ...asked(id, one), answer: null, times: MISTAKEN_TIMES }));
      const [next] = siblings.toSorted((a, b) => nearest(b) - nearest(a));
      return { ...asked(one.id, one), answer: one.answer, mistaken: next ? [next] : [] };
    });
}

/** Most of what is found is the right one: what is mistaken counts for less. */
const MISTAKEN_TIMES = 0.5;
const nearest = ({ precedents }: Pick<Answered, 'precedents'>) =>
  precedents.reduce((most, { nearness }) => Math.max(most, nearness), 0);
