import { askedOf, frameOf, type AskedOf, type QuestionFrame } from '../../read/wording/question-frame.ts';
import { ASKED_ANSWERS, type AskedAnswer } from '../phrases/phrases.ts';
import { learnWeighing, weigh, type Grounds, type Weighing } from './weighing.ts';

/**
 * What is answered to a question that wants a yes or a no. All questions about one statement lie close together, and a "not" hardly moves them:
 * so it is weighed what people were told who asked nearly the same, turned in the same way or the other way round. How much each is worth was
 * learned from the phrases (`npm run embed`).
 */

/** A question that the statement gets, how near it is, and what is answered: null where neither yes nor no fits. */
export type Precedent = { readonly turn: Turn; readonly nearness: number; readonly answer: AskedAnswer | null };

/** How a question is turned: the verb that asks, whether a "not" is in it, and of whom it asks. */
export type Turn = { readonly verb: string; readonly isTurned: boolean; readonly of: AskedOf };

export const turnBy = (frame: QuestionFrame, of: AskedOf): Turn => ({
  verb: frame.replace('not-', ''),
  isTurned: frame.startsWith('not-'),
  of,
});

export const turnOf = (text: string): Turn => turnBy(frameOf(text), askedOf(text));

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

/** A question with its answer; `times`: how often it counts. */
export type Answered = Question & { readonly answer: AskedAnswer | null; readonly times?: number };

export const learnYesNo = (known: readonly Answered[]): Weighing =>
  learnWeighing(
    known.map(({ answer, times = 1, ...question }) => ({
      grounds: groundsOf(question),
      right: answer === null ? -1 : ASKED_ANSWERS.indexOf(answer),
      times,
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

export function groundsOf(question: Question): Grounds {
  const seen = viewsOf(question);
  const { same, closer, likewise, opposite, total } = seen;
  const manner = mannerOf(question, seen);
  const most = (view: View) => Math.max(...ASKED_ANSWERS.map((one) => view.best(one)));
  const all = (view: View) => ASKED_ANSWERS.reduce((sum, one) => sum + view.sum(one), 0) / total;
  return {
    rows: ASKED_ANSWERS.map((answer) => [...rowFor(answer, question, seen), ...manner]),
    none: [
      ...[same, closer, likewise, opposite].map(most),
      ...[likewise, opposite].map(all),
      flag(question.own !== null),
      ...manner,
    ],
  };
}

type Views = ReturnType<typeof viewsOf>;

/** Those that are turned in the same way: by the same verb, of the same people, any; and those that are turned the other way round. */
function viewsOf({ turn, precedents }: Question) {
  const alike = precedents.filter((one) => one.turn.isTurned === turn.isTurned);
  const ofTheSame = alike.filter((one) => one.turn.of === turn.of);
  const likewise = viewOf(alike);
  const opposite = viewOf(precedents.filter((one) => one.turn.isTurned !== turn.isTurned));
  return {
    same: viewOf(ofTheSame.filter((one) => one.turn.verb === turn.verb)),
    closer: viewOf(ofTheSame),
    likewise,
    opposite,
    total: likewise.weight + opposite.weight + weightOf(NOTHING_AT),
  };
}

/** What speaks for one answer. */
function rowFor(answer: AskedAnswer, { turn, own }: Question, seen: Views): number[] {
  const { same, closer, likewise, opposite, total } = seen;
  const turned = TURNED[answer];
  const others = ASKED_ANSWERS.filter((one) => one !== answer);
  const bestOf = (of: (one: AskedAnswer) => number) => Math.max(...others.map(of));
  const said = turn.isTurned ? turned : answer;
  const speaks = (is: boolean) => [flag(is && !turn.isTurned), flag(is && turn.isTurned)];
  return [
    same.best(answer),
    closer.best(answer),
    likewise.best(answer),
    opposite.best(turned),
    opposite.best(answer),
    bestOf((one) => same.best(one)),
    bestOf((one) => closer.best(one)),
    bestOf((one) => likewise.best(one)),
    bestOf((one) => opposite.best(TURNED[one])),
    closer.sum(answer) / total,
    likewise.sum(answer) / total,
    opposite.sum(turned) / total,
    opposite.sum(answer) / total,
    others.reduce((sum, one) => sum + likewise.sum(one), 0) / total,
    likewise.part(answer),
    opposite.part(turned),
    ...speaks(own === said),
    ...speaks(own !== null && own !== said),
    flag(answer === 'depends'),
    flag(answer === 'yes'),
  ];
}

/** How the question is turned, and what is near to it that gets neither yes nor no. */
const mannerOf = ({ turn, precedents }: Question, { same, likewise, opposite, total }: Views): number[] => [
  Math.min(MANY, precedents.length) / MANY,
  flag(turn.isTurned),
  flag(turn.verb === 'must'),
  flag(turn.verb === 'other'),
  flag(turn.of === 'me'),
  flag(turn.of === 'others'),
  same.best(null),
  likewise.best(null),
  opposite.best(null),
  likewise.sum(null) / total,
  likewise.part(null),
];

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
