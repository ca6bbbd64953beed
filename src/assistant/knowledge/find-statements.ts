import type { Topic } from './topic.ts';

export type Statement = { readonly topic: string; readonly text: string };

/** Shorter ones, such as "The date", stand by chance in many texts. */
const TELLING_LENGTH = 25;

/**
 * Which of our own statements an answer holds, of the topics that it cites or, if it cites none, of all. What comes out is
 * copied from the topics and never from the answer, so that nothing a user wrote can be in it.
 */
export function createStatementFinder(topics: readonly Topic[]) {
  const statements = topics.flatMap((topic) => textsOf(topic).map((text) => ({ topic: topic.title.en, text })));
  return (answer: string, citedTopics: readonly string[]): Statement[] => {
    const found = statements.filter(
      ({ topic, text }) => (citedTopics.length === 0 || citedTopics.includes(topic)) && answer.includes(text),
    );
    const isRepeated = ({ text }: Statement, index: number) =>
      found.some((other, at) => at !== index && other.text.includes(text) && (other.text !== text || at < index));
    return found.filter((statement, index) => !isRepeated(statement, index));
  };
}

function textsOf({ facts, statements, gather, steps }: Topic): string[] {
  const written = [...statements, ...facts, ...gather, ...steps].flatMap(({ en, es }) => [en, es]);
  const variants = statements.flatMap((statement) => statement.variants.flatMap(({ en, es }) => [en, es]));
  return [...written, ...variants].filter((text) => text.length >= TELLING_LENGTH);
}
