import { expect, test } from 'vitest';
import { loadPhrases } from '#assistant/find/phrases/phrases.ts';
import { loadTopics } from '#assistant/knowledge/load-topics.ts';
import { LANGUAGES } from '#domain/language.ts';

/** Without people's own words for it, nobody is ever led to a topic, and no other test would tell. */
test('every topic and each of its statements has phrases in both languages', () => {
  const written = new Set(loadPhrases().map(({ id, language }) => `${id} ${language}`));
  const missing = loadTopics().flatMap((topic) =>
    [topic, ...topic.statements].flatMap(({ id }) =>
      LANGUAGES.filter((language) => !written.has(`${id} ${language}`)).map(
        (language) => `${id} has no phrases in ${language}: write them in content/phrases/knowledge/${topic.id}.yaml`,
      ),
    ),
  );
  expect(missing).toEqual([]);
});
