import { topicOf, type Phrase } from '#assistant/find/phrases/phrases.ts';
import { learnWords, type TellingWords } from '#assistant/find/words/telling-words.ts';
import { learnWithin } from '#assistant/find/words/word-judge.ts';
import type { Topic } from '#assistant/knowledge/topic.ts';
import { bare } from '#assistant/read/wording/bare.ts';
import { LANGUAGES } from '#domain/language.ts';

type Topics = ReadonlyMap<string, Topic>;

/** In which words each statement is told. */
export const learnToldWords = (topics: Topics): TellingWords => learnWords([...topics.values()].flatMap(textsOf));

/** In which words people ask for each statement rather than for the others of its topic; what it says itself is one more example. */
export function learnAskedWords(topics: Topics, known: readonly Pick<Phrase, 'id' | 'text'>[]): TellingWords {
  const asked = known.filter(({ id }) => id.includes('#')).map(({ id, text }) => ({ id, text: bare(text) }));
  return learnWithin([...asked, ...[...topics.values()].flatMap(textsOf)], topicOf);
}

/** The words in which a statement is told, with the question on its button. */
function textsOf({ statements }: Topic): { id: string; text: string }[] {
  return statements.flatMap(({ id, ask, ...told }) =>
    LANGUAGES.flatMap((language) => [ask?.[language] ?? '', told[language]].map((text) => ({ id, text }))),
  );
}
