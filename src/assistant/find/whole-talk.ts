import { SIGNS_OF_TALK, WRITTEN_AT_MOST } from '../numbers.ts';
import type { Statement, Topic } from '../knowledge/topic.ts';
import type { Signs } from './learned/signs.ts';
import { shareOfGrade } from './words/word-judge.ts';

/**
 * A message in a talk is half of what is meant; what was written before it says the rest. By all that was written, what was found for the message is put into
 * another order: in which words the whole talk names a topic, and in which the last two messages ask for one of its statements.
 */
export type Written = {
  readonly message: string;
  readonly vector: Float32Array;
  /** What the same person wrote before, the latest last. */
  readonly before: readonly string[];
  /** The statements that the last reply told. */
  readonly last: ReadonlySet<string>;
};

export type Candidate = { readonly statement: Statement; readonly topic: Topic; readonly score: number };

/** What speaks for a statement, by name; how much each counts was learned from readers' talks (`eval/readers/learn-signs.ts`). */
export type SignsOfTalk = Readonly<Record<keyof typeof SIGNS_OF_TALK, number>>;

export function signsOfTalk(signs: Signs, written: Written, found: readonly Candidate[]): SignsOfTalk[] {
  const { message, vector, last } = written;
  const before = written.before.slice(-WRITTEN_AT_MOST.messages).map(beginning);
  const all = [...before, message].join('. ');
  const lastTwo = [...before.slice(-1), message].join('. ');
  const [judged, worded, toldIn, askedIn] = [
    signs.judged(vector),
    signs.worded(message),
    signs.toldIn(all),
    signs.askedIn(lastTwo),
  ];
  const named = namedBy(signs.worded(all));
  const earlier = namedEarlier(signs, before);
  return found.map(({ statement, topic, score }) => ({
    found: certainty(score),
    worded: worded.get(topic.id) ?? 0,
    judged: certainty(judged.get(topic.id) ?? 0),
    named: certainty(named(topic)),
    namedBefore: certainty(earlier(topic)),
    asked: certainty(askedIn.get(statement.id) ?? 1),
    told: toldIn.get(statement.id) ?? 0,
    justTold: last.has(statement.id) ? 1 : 0,
  }));
}

/** The same sum of shares, shared out by all signs together. */
export function byWholeTalk<T extends Candidate>(found: readonly T[], of: readonly SignsOfTalk[]): T[] {
  const sums = of.map(sumOfSigns);
  const highest = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - highest));
  const before = found.reduce((sum, { score }) => sum + score, 0);
  const even = before / (raised.reduce((sum, one) => sum + one, 0) || 1);
  return found.map((one, at) => ({ ...one, score: (raised[at] ?? 0) * even })).toSorted((a, b) => b.score - a.score);
}

const NAMES = Object.keys(SIGNS_OF_TALK) as (keyof typeof SIGNS_OF_TALK)[];
const sumOfSigns = (signs: SignsOfTalk) => NAMES.reduce((sum, name) => sum + SIGNS_OF_TALK[name] * signs[name], 0);

/** How likely a topic is by the words of a text, with those that its authors call related. */
export function namedBy(worded: ReadonlyMap<string, number>): (topic: Topic) => number {
  const shareOf = (id: string) => shareOfGrade(worded.get(id) ?? 0);
  return ({ id, related }) => [id, ...related].reduce((sum, one) => sum + shareOf(one), 0);
}

/** By each message alone, added up, and measured by what was named most. */
function namedEarlier(signs: Signs, before: readonly string[]): (topic: Topic) => number {
  const sums = new Map<string, number>();
  for (const text of before)
    for (const [id, grade] of signs.worded(text)) sums.set(id, (sums.get(id) ?? 0) + shareOfGrade(grade));
  const most = Math.max(0, ...sums.values()) || 1;
  return ({ id }) => (sums.get(id) ?? 0) / most;
}

/** A paper that was pasted in would drown out everything else. */
const beginning = (text: string) => text.split(/\s+/).slice(0, WRITTEN_AT_MOST.words).join(' ');

const RULED_OUT = 1e-4;
const certainty = (share: number) => Math.log(Math.max(share, RULED_OUT));
