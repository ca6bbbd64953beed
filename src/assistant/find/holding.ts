import { fits, mayHold, type Situation } from '../apply/fits.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Finding } from './find-statements.ts';
import { sumOf, type Found } from './statement-index.ts';

/**
 * Of what was found, what may hold for this person. Where the nearest does not, what its topic says is told elsewhere comes instead of it: a ticket
 * in Buffalo is not answered with the bureau of New York City, nor with whatever is next to that.
 */
export function holding(
  { ranked, second, asked }: Finding,
  situation: Situation,
  topics: ReadonlyMap<string, Topic>,
  isAsked = true,
): Finding {
  const holds = ({ statement, topic: { unless } }: Found) =>
    mayHold(statement, situation) && !(unless && fits(unless, situation));
  const kept = isAsked ? withSharesOfOthers(ranked, holds) : ranked.filter(holds);
  const [first] = ranked;
  const instead = first && !holds(first) ? counterpartOf(first, kept, { situation, topics }) : null;
  const others = kept.filter(({ statement }) => statement.id !== instead?.statement.id);
  return {
    ranked: instead ? [instead, ...others] : kept,
    second: second && holds(second) ? second : null,
    ...(asked ? { asked: asked.map((found) => found.filter(holds)) } : {}),
  };
}

/** In a talk: what does not hold for this person was asked for all the same, so its share goes to what else its topic says. */
function withSharesOfOthers(ranked: readonly Found[], holds: (found: Found) => boolean): readonly Found[] {
  const kept = ranked.filter(holds);
  if (kept.length === ranked.length || ranked.some(({ unknown }) => unknown === undefined)) return kept;
  const sumsOf = (found: readonly Found[]) =>
    new Map(
      [...Map.groupBy(found, ({ topic }) => topic.id)].map(([id, own]) => [id, sumOf(own.map(({ score }) => score))]),
    );
  const [all, left] = [sumsOf(ranked), sumsOf(kept)];
  const more = ({ topic: { id } }: Found) => Math.min(TIMES_AT_MOST, (all.get(id) ?? 0) / (left.get(id) || 1));
  return kept.map((one) => ({ ...one, score: one.score * more(one) })).toSorted((a, b) => b.score - a.score);
}

/** What is left may have little to do with it. */
const TIMES_AT_MOST = 3;

type Where = { readonly situation: Situation; readonly topics: ReadonlyMap<string, Topic> };

/** As likely as what it stands for. */
function counterpartOf(first: Found, kept: readonly Found[], { situation, topics }: Where): Found | null {
  const topic = topics.get(first.topic.elsewhere ?? '');
  const nearest = kept.find((one) => one.topic.id === topic?.id)?.statement;
  const statement = nearest ?? topic?.statements.find((one) => mayHold(one, situation));
  return topic && statement ? { ...first, topic, statement } : null;
}
