import type { QuestionFrame } from '../../read/wording/question-frame.ts';
import { ASKED_ANSWERS, type AskedAnswer } from '../phrases/phrases.ts';
import { learnWeighing, weigh, type Grounds, type Weighing } from './weighing.ts';

/**
 * What is answered to a question that wants a yes or a no. All questions about one statement lie close together, and a "not" hardly moves them:
 * so it is weighed what people were told who asked nearly the same, turned in the same way or the other way round. How much each is worth was
 * learned from the phrases (`npm run embed`).
 */

/** A question that the statement gets, how near it is, and what is answered: null where neither yes nor no fits. */
export type Precedent = { readonly turn: Turn; readonly nearness: number; readonly answer: AskedAnswer | null };

/** How a question is turned: the verb that asks, and whether a "not" is in it. */
export type Turn = { readonly verb: string; readonly isTurned: boolean };

export const turnOf = (frame: QuestionFrame): Turn => ({
  verb: frame.replace('not-', ''),
  isTurned: frame.startsWith('not-'),
});

export type Question = {
  readonly turn: Turn;
  /** What the text of the statement says by itself. */
  readonly own: AskedAnswer | null;
  readonly precedents: readonly Precedent[];
};

/** How likely each answer is; the rest is that none fits. */
export function sharesOfAnswers(by: Weighing, question: Question): ReadonlyMap<AskedAnswer, number> {
  const shares = weigh(by, groundsOf(question));
  return new Map(ASKED_ANSWERS.map((answer, at) => [answer, shares[at] ?? 0]));
}

/** Measured on held-back phrases: more is not better. */
const SIZE = { hidden: 8, hiddenForNone: 8 };

export const learnYesNo = (known: readonly (Question & { readonly answer: AskedAnswer | null })[]): Weighing =>
  learnWeighing(
    known.map(({ answer, ...question }) => ({
      grounds: groundsOf(question),
      right: answer === null ? -1 : ASKED_ANSWERS.indexOf(answer),
    })),
    SIZE,
  );

/** What is a yes to "can he" is a no to "isn't it illegal". */
const TURNED: Readonly<Record<AskedAnswer, AskedAnswer>> = { yes: 'no', no: 'yes', depends: 'depends' };
/** More are many. */
const MANY = 20;
/** How fast what is further away counts for less, and how near nothing at all counts for. */
const FADES = 0.1;
const NOTHING_AT = 0.4;

const flag = (is: boolean) => (is ? 1 : 0);
const weightOf = (nearness: number) => Math.exp((nearness - 1) / FADES);

function groundsOf({ turn, own, precedents }: Question): Grounds {
  const alike = (one: Precedent) => one.turn.isTurned === turn.isTurned;
  const same = viewOf(precedents.filter((one) => alike(one) && one.turn.verb === turn.verb));
  const likewise = viewOf(precedents.filter(alike));
  const opposite = viewOf(precedents.filter((one) => !alike(one)));
  const total = likewise.weight + opposite.weight + weightOf(NOTHING_AT);
  const manner = [
    Math.min(MANY, precedents.length) / MANY,
    flag(turn.isTurned),
    flag(turn.verb === 'must'),
    flag(turn.verb === 'other'),
    same.best(null),
    likewise.best(null),
    opposite.best(null),
    likewise.sum(null) / total,
    likewise.part(null),
  ];
  const rows = ASKED_ANSWERS.map((answer) => {
    const turned = TURNED[answer];
    const others = ASKED_ANSWERS.filter((one) => one !== answer);
    const bestOf = (of: (one: AskedAnswer) => number) => Math.max(...others.map(of));
    const said = turn.isTurned ? turned : answer;
    return [
      same.best(answer),
      likewise.best(answer),
      opposite.best(turned),
      opposite.best(answer),
      bestOf((one) => same.best(one)),
      bestOf((one) => likewise.best(one)),
      bestOf((one) => opposite.best(TURNED[one])),
      likewise.sum(answer) / total,
      opposite.sum(turned) / total,
      opposite.sum(answer) / total,
      others.reduce((sum, one) => sum + likewise.sum(one), 0) / total,
      likewise.part(answer),
      opposite.part(turned),
      flag(own === said && !turn.isTurned),
      flag(own === said && turn.isTurned),
      flag(own !== null && own !== said && !turn.isTurned),
      flag(own !== null && own !== said && turn.isTurned),
      flag(answer === 'depends'),
      flag(answer === 'yes'),
      ...manner,
    ];
  });
  const most = (view: View) => Math.max(...ASKED_ANSWERS.map((one) => view.best(one)));
  const all = (view: View) => ASKED_ANSWERS.reduce((sum, one) => sum + view.sum(one), 0) / total;
  const none = [
    most(same),
    most(likewise),
    most(opposite),
    all(likewise),
    all(opposite),
    flag(own !== null),
    ...manner,
  ];
  return { rows, none };
}

type View = ReturnType<typeof viewOf>;

/** Some of the precedents, by what was answered. */
function viewOf(precedents: readonly Precedent[]) {
  const by = Map.groupBy(precedents, ({ answer }) => answer);
  const of = (answer: AskedAnswer | null) => by.get(answer) ?? [];
  const sumOf = (some: readonly Precedent[]) => some.reduce((sum, { nearness }) => sum + weightOf(nearness), 0);
  return {
    best: (answer: AskedAnswer | null) => of(answer).reduce((most, { nearness }) => Math.max(most, nearness), 0),
    sum: (answer: AskedAnswer | null) => sumOf(of(answer)),
    /** Two more than there are: one alone is not all. */
    part: (answer: AskedAnswer | null) => of(answer).length / (precedents.length + 2),
    weight: sumOf(precedents),
  };
}
