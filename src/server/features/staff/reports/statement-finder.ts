import { createStatementFinder } from '#assistant/knowledge/find-statements.ts';
import { loadTopics } from '#assistant/knowledge/load-topics.ts';

let finder: ReturnType<typeof createStatementFinder> | undefined;

/** Read when somebody first looks: most processes never need it. */
export function statementFinder(): ReturnType<typeof createStatementFinder> {
  finder ??= createStatementFinder(loadTopics());
  return finder;
}
