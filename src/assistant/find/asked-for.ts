import { ASKED_ALONE, ASKED_IN_WORDS } from '../numbers.ts';
import type { Statement, Topic } from '../knowledge/topic.ts';
import type { TimesLikelier } from './words/word-judge.ts';

/**
 * Which statement of its topic is asked for is said by the words better than by the meaning, and they say it of that topic alone: how likely the topic is
 * stays as it was.
 */
type Candidate = { readonly statement: Statement; readonly topic: Topic };

type Near = Candidate & { readonly score: number; readonly nearness: number };

/** At the beginning of a talk: the same scores, in another order. */
export function askedFirst<T extends Near>(found: readonly T[], askedIn: TimesLikelier): T[] {
  return [...Map.groupBy(found, ({ topic }) => topic).values()].flatMap((own) => {
    const scores = own.map(({ score }) => score).toSorted((a, b) => b - a);
    const asked = ({ statement, score }: T) => score + ASKED_ALONE * Math.log(askedIn.get(statement.id) ?? 1);
    return own
      .toSorted((a, b) => asked(b) - asked(a))
      .map((one, at) => ({ ...one, nearness: scores[at] ?? 0, score: scores[at] ?? 0 }));
  });
}

/** In a talk: the same share for each topic, shared out anew. */
export function withinTopics(of: readonly Candidate[], shares: readonly number[], askedIn: TimesLikelier): number[] {
  const asked = of.map(({ statement }, at) => (shares[at] ?? 0) * (askedIn.get(statement.id) ?? 1) ** ASKED_IN_WORDS);
  for (const own of Map.groupBy(of.keys(), (at) => of[at]?.topic).values()) {
    const [before, after] = [shares, asked].map((all) => own.reduce((sum, at) => sum + (all[at] ?? 0), 0));
    for (const at of own) asked[at] = ((asked[at] ?? 0) * (before ?? 0)) / (after || 1);
  }
  return asked;
}
