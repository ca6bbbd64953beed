import { namesOf, type Sentence } from './sentence.ts';
import { NEARNESS } from './figures/numbers.ts';

/** How near a rewording lies to its statement, by the sentence vectors of the product: 1 is the same. */
export type Nearness = {
  /** To the whole statement, or to the nearest of its sentences. */
  readonly own: number;
  /** To the nearest other statement of the topic, which it may have been taken from. */
  readonly other: number;
};

/** Where no check finds a difference, the vectors and the words have the last say: what lies far off says something else. */
export function isNear({ own, other }: Nearness, statement: Sentence, rewording: Sentence): boolean {
  const { ownWeight, aheadWeight, saidWeight, least } = NEARNESS;
  return ownWeight * own + aheadWeight * (own - other) + saidWeight * shareSaid(statement, rewording) >= least;
}

/** How much of what the statement speaks of the rewording speaks of. */
function shareSaid(statement: Sentence, rewording: Sentence): number {
  const contentOf = ({ words }: Sentence) => words.filter(({ kind, isPlain }) => kind === 'word' && !isPlain);
  const theirs = new Set(contentOf(rewording).flatMap((word) => [...namesOf(word), word.text]));
  const ours = contentOf(statement);
  const said = ours.filter((word) => [...namesOf(word), word.text].some((name) => theirs.has(name)));
  return said.length / Math.max(1, ours.length);
}
