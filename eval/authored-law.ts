import type { Topic } from '#assistant/knowledge/topic.ts';
import type { Words } from '#assistant/content/words.ts';
import { ASKED_ANSWERS } from '#assistant/find/phrases/phrases.ts';
import { openedAs } from '#assistant/say/opening.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';

/** Every text that was authored, in each language, without a yes or no at its beginning and with each that may stand there. */
export const authoredTexts = (topics: ReadonlyMap<string, Topic>): ReadonlySet<string> =>
  new Set(
    [...topics.values()].flatMap(({ statements }) =>
      statements.flatMap((one) =>
        [one, ...one.variants].flatMap((text) => LANGUAGES.flatMap((language) => openings(text, language))),
      ),
    ),
  );

const openings = (text: Words, language: Language): string[] =>
  (['own', 'none', ...ASKED_ANSWERS] as const).map((opening) => openedAs(text[language], opening, language));

/** What is cited as law, without its marks, its label and the sum that was set beside it. */
export const lawIn = (markdown: string): string[] =>
  markdown.split('\n').flatMap((line) =>
    line
      .split(/ ?(?:\[\[\d+\]\]\(#source-\d+\) ?)+/)
      .slice(0, -1)
      .map((part) =>
        part
          .replace(/^(?:- |\*\*[^*]+:\*\* )+/, '')
          .replace(/ \$[\d,.]+ (?:is|es) [^.]*\.$/, '')
          .trim(),
      ),
  );
