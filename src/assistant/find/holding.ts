import { fits, mayHold, type Situation } from '../apply/fits.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Finding } from './find-statements.ts';
import type { Found } from './statement-index.ts';

/**
 * Of what was found, what may hold for this person. Where the nearest does not, what its topic says is told elsewhere comes instead of it: a ticket
 * in Buffalo is not answered with the bureau of New York City, nor with whatever is next to that.
 */
export function holding(
  { ranked, second, asked }: Finding,
  situation: Situation,
  topics: ReadonlyMap<string, Topic>,
): Finding {
  const holds = ({ statement, topic: { unless } }: Found) =>
    mayHold(statement, situation) && !(unless && fits(unless, situation));
  const kept = ranked.filter(holds);
  const [first] = ranked;
  const instead = first && !holds(first) ? counterpartOf(first, kept, { situation, topics }) : null;
  const others = kept.filter(({ statement }) => statement.id !== instead?.statement.id);
  return {
    ranked: instead ? [instead, ...others] : kept,
    second: second && holds(second) ? second : null,
    ...(asked ? { asked: asked.map((found) => found.filter(holds)) } : {}),
  };
}

type Where = { readonly situation: Situation; readonly topics: ReadonlyMap<string, Topic> };

/** As likely as what it stands for. */
function counterpartOf(first: Found, kept: readonly Found[], { situation, topics }: Where): Found | null {
  const topic = topics.get(first.topic.elsewhere ?? '');
  const nearest = kept.find((one) => one.topic.id === topic?.id)?.statement;
  const statement = nearest ?? topic?.statements.find((one) => mayHold(one, situation));
  return topic && statement ? { ...first, topic, statement } : null;
}
