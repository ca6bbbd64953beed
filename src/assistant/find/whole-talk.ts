import { SIGNS_OF_TALK, WRITTEN_AT_MOST } from '../numbers.ts';
import type { Statement, Topic } from '../knowledge/topic.ts';
import { asShares } from './learned/judgement.ts';
import { certainty } from './learned/meant.ts';
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

export type WholeTalk = (written: Written, found: readonly Candidate[]) => SignsOfTalk[];

/** What was written before is weighed once for a turn, however many questions its message asks. */
export function openWholeTalk(signs: Signs): WholeTalk {
  const known = new WeakMap<readonly string[], Before>();
  return (written, found) => {
    let before = known.get(written.before);
    if (!before) known.set(written.before, (before = writtenBefore(signs, written.before)));
    return signsOfTalk(signs, { ...written, ...before }, found);
  };
}

type Before = { readonly texts: readonly string[]; readonly namedBefore: (topic: Topic) => number };

function writtenBefore(signs: Signs, before: readonly string[]): Before {
  const texts = before.slice(-WRITTEN_AT_MOST.messages).map(beginning);
  return { texts, namedBefore: namedEarlier(signs, texts) };
}

function signsOfTalk(signs: Signs, heard: Written & Before, found: readonly Candidate[]): SignsOfTalk[] {
  const { message, vector, last, texts, namedBefore } = heard;
  const all = [...texts, message].join('. ');
  const lastTwo = [...texts.slice(-1), message].join('. ');
  const [judged, worded, toldIn, askedIn] = [
    signs.judged(vector),
    signs.worded(message),
    signs.toldIn(all),
    signs.askedIn(lastTwo),
  ];
  const named = namedBy(signs.worded(all));
  return found.map(({ statement, topic, score }) => ({
    found: certainty(score),
    worded: worded.get(topic.id) ?? 0,
    judged: certainty(judged.get(topic.id) ?? 0),
    named: certainty(named(topic)),
    namedBefore: certainty(namedBefore(topic)),
    asked: certainty(askedIn.get(statement.id) ?? 1),
    told: toldIn.get(statement.id) ?? 0,
    justTold: last.has(statement.id) ? 1 : 0,
  }));
}

/** The same sum of shares, shared out by all signs together. */
export function byWholeTalk<T extends Candidate>(found: readonly T[], of: readonly SignsOfTalk[]): T[] {
  const shares = asShares(Float64Array.from(of, sumOfSigns));
  const whole = found.reduce((sum, { score }) => sum + score, 0);
  return found.map((one, at) => ({ ...one, score: (shares[at] ?? 0) * whole })).toSorted((a, b) => b.score - a.score);
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
