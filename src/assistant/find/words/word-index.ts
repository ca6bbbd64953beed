import MiniSearch from 'minisearch';
import type { Topic } from '../../knowledge/topic.ts';
import type { Found } from '../statement-index.ts';
import { stem } from './stem.ts';

/** A word score that counts as certain when there is nothing else to go by. */
const FULL_SCORE = 60;
/** Words alone do not say how likely a topic is; what scores this much is taken for likely. */
const LIKELY_SCORE = 0.6;

/** Until the model is loaded, and where it cannot be: titles and statements, word by word. */
export function createWordIndex(topics: ReadonlyMap<string, Topic>): (text: string) => Found[] {
  let index: MiniSearch | undefined;
  const statements = [...topics.values()].flatMap((topic) =>
    topic.statements.map((statement) => ({ id: statement.id, statement, topic })),
  );
  const byId = new Map(statements.map((one) => [one.id, one]));
  return (text) => {
    index ??= open(statements);
    return index
      .search(text)
      .slice(0, 12)
      .flatMap(({ id, score }) => {
        const found = byId.get(String(id));
        if (!found) return [];
        const nearness = Math.min(1, score / FULL_SCORE);
        return [
          {
            ...found,
            nearness,
            score: nearness,
            likely: nearness >= LIKELY_SCORE ? 1 : 0,
          },
        ];
      });
  };
}

function open(statements: readonly { id: string; statement: Topic['statements'][number]; topic: Topic }[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'text'],
    processTerm: stem,
    searchOptions: { boost: { title: 3 }, fuzzy: 0.15, prefix: (term) => term.length > 4 },
  });
  index.addAll(
    statements.map(({ id, statement, topic }) => ({
      id,
      title: `${topic.title.en} ${topic.title.es} ${topic.label.en} ${topic.label.es}`,
      text: `${statement.en} ${statement.es}`,
    })),
  );
  return index;
}
