import type { Topic } from './topic.ts';

export type Statement = { readonly topic: string; readonly text: string };

/**
 * Which of our own statements an answer holds. What comes out is copied from the topics and never from the answer, so
 * that nothing a user wrote can be in it.
 */
export function createStatementFinder(topics: readonly Topic[]): (answer: string) => Statement[] {
  const statements = topics.flatMap((topic) => textsOf(topic).map((text) => ({ topic: topic.title, text })));
  return (answer) => {
    const found = statements.filter(({ text }) => answer.includes(text));
    return found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
  };
}

function textsOf({ facts, answer, respuesta, gather, steps }: Topic): string[] {
  const stated = facts.flatMap(({ says, dice, caution }) => [says, dice, caution]);
  const written = [...answer, ...respuesta].map(({ text }) => text);
  return [...written, ...stated, ...gather, ...steps].filter((text) => text !== undefined);
}
