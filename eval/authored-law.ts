import type { Topic } from '#assistant/knowledge/topic.ts';
import { openedFor } from '#assistant/say/opening.ts';

/** Every text that was authored, in each language, with and without the yes or no at its beginning. */
export const authoredTexts = (topics: ReadonlyMap<string, Topic>): ReadonlySet<string> =>
  new Set(
    [...topics.values()].flatMap(({ statements }) =>
      statements.flatMap((one) =>
        [one, ...one.variants].flatMap(({ en, es }) => [en, es].flatMap((text) => [text, openedFor(text, false)])),
      ),
    ),
  );

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
