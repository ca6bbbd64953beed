import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { loadSums } from '#assistant/apply/sums/find-sum.ts';
import { applyStatement } from '#assistant/apply/apply-statement.ts';
import type { Knowledge } from '#assistant/knowledge/open-knowledge.ts';
import type { Words } from '#assistant/content/words.ts';
import { ASKED_ANSWERS } from '#assistant/find/phrases/phrases.ts';
import { openedAs } from '#assistant/say/opening.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';

/** As it is told to somebody of whom nothing is known: what holds only in the city says so. */
const UNTOLD = { file: EMPTY_CASE, variables: {} };

type Authored = Pick<Knowledge, 'topics' | 'emergencies'>;

/** Every text that was authored, in each language, without a yes or no at its beginning and with each that may stand there. */
export function authoredTexts({ topics, emergencies }: Authored): ReadonlySet<string> {
  const statements = [...topics.values()]
    .flatMap((topic) => topic.statements)
    .flatMap((one) => [one, ...one.variants, applyStatement(one, UNTOLD).text]);
  const inDanger = [...emergencies.values()].flatMap(({ law }) => law);
  return new Set(
    [...statements, ...inDanger].flatMap((text) => LANGUAGES.flatMap((language) => openings(text, language))),
  );
}

const openings = (text: Words, language: Language): string[] =>
  (['own', 'none', ...ASKED_ANSWERS] as const).map((opening) => openedAs(text[language], opening, language));

/** What was worked out is authored too, all but its figures. */
const withoutSums = (text: string): string => SUMS.reduce((left, form) => left.replace(form, ''), text);
const SUMS = loadSums().flatMap(({ cases }) =>
  cases.flatMap(({ says }) => LANGUAGES.map((language) => says[language].form)),
);

/** What is cited as law, without its marks, its label, what was worked out of what was told, and the sum that was set beside it. */
export const lawIn = (markdown: string): string[] =>
  markdown.split('\n').flatMap((line) =>
    line
      .split(/ ?(?:\[\[\d+\]\]\(#source-\d+\) ?)+/)
      .slice(0, -1)
      .map((part) =>
        withoutSums(part)
          .replaceAll(/ {2,}/g, ' ')
          .replace(/^(?:- |\*\*[^*]+:\*\* )+/, '')
          .replace(/ \$[\d,.]+ (?:is|es) [^.]*\.$/, '')
          .trim(),
      ),
  );
