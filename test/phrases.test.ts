import { expect, test } from 'vitest';
import { DAY } from '#assistant/find/learned/event-judge.ts';
import { loadEventPhrases, loadPhrases } from '#assistant/find/phrases/phrases.ts';
import { loadTopics } from '#assistant/knowledge/load-topics.ts';
import { LANGUAGES } from '#domain/language.ts';
import { DATED_EVENTS } from '#domain/matter/case-file.ts';

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

test('what is told of a day names the day once, tells one event and is told enough', () => {
  const told = loadEventPhrases();
  expect(told.filter(({ text }) => text.split(DAY).length !== 2)).toEqual([]);
  const events = [...new Set(told.map(({ id }) => id))];
  expect(events.filter((id) => id !== 'none' && !DATED_EVENTS.some((event) => event === id))).toEqual([]);
  const count = (id: string, language: string) =>
    told.filter((one) => one.id === id && one.language === language).length;
  expect(events.filter((id) => count(id, 'en') < 60 || count(id, 'es') < 40)).toEqual([]);
  const texts = told.map(({ text }) => text.toLowerCase());
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
