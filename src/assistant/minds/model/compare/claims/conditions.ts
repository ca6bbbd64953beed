import type { Check } from '../check.ts';
import { hasPhrase, positionsOf, topicsOf, type Sentence, type Word } from '../sentence.ts';
import { CONDITION } from '../words/conditions.ts';
import { SCOPE } from '../words/scope.ts';

const names = (word: Word) => [...word.ideas.map(({ name }) => name), word.root];
const content = (words: readonly Word[]) => words.filter((word) => word.kind === 'word' && !word.isPlain);
/** How many of the words are spoken of there too. */
const known = (words: readonly Word[], topics: ReadonlySet<string>) =>
  content(words).filter((word) => names(word).some((name) => topics.has(name))).length;

/** "Even if" is none, and "or if" is one of several. */
const NO_CONDITION = new Set(['even', 'incluso', 'aun', 'or', 'o', 'and', 'y', 'e']);

/** The words of each condition, up to the end of its sentence or the next mark. */
function conditionsIn({ words, language }: Sentence): Word[][] {
  const starts = CONDITION[language]
    .flatMap((phrase) => positionsOf(phrase, words))
    .filter((at) => !NO_CONDITION.has(words[at - 1]?.text ?? ''));
  return [...new Set(starts)].map((from) => {
    const sentence = words[from]?.sentence;
    const end = words.findIndex(
      ({ at, kind, sentence: its }) => at > from + 2 && (kind === 'mark' || its !== sentence),
    );
    return words.slice(from, end < 0 ? words.length : end);
  });
}

/** A condition is not left out, and what holds regardless holds regardless. */
export const compareConditions: Check = ({ statement, rewording }) =>
  regardless(statement, rewording) ?? leftOut(statement, rewording);

function regardless(statement: Sentence, rewording: Sentence): string | null {
  const has = ({ words, language }: Sentence) => hasPhrase(SCOPE.regardless[language], words);
  if (has(rewording) && !has(statement) && !hasPhrase(ALSO[statement.language], statement.words)) return 'regardless';
  if (!has(statement)) return null;
  // Of what does not matter, no condition is made.
  const indifferent = SCOPE.regardless[statement.language].flatMap((phrase) =>
    positionsOf(phrase, statement.words).flatMap((at) => content(statement.words.slice(Math.max(0, at - 3), at + 6))),
  );
  const topics = new Set(indifferent.flatMap(names));
  const made = conditionsIn(rewording).find((words) => known(words, topics) > 0);
  return made && !has(rewording) ? 'condition on what does not matter' : null;
}

/** "Also for family" is as wide as "even for family". */
const ALSO = {
  en: ['even', 'also for', 'whether', 'any', 'not matter'],
  es: ['incluso', 'tambien para', 'cualquier', 'aunque', 'aun', 'tampoco'],
} as const;

/** So much of the rest of its sentence must be said for a condition to be missed. */
const SAID = 0.5;

function leftOut(statement: Sentence, rewording: Sentence): string | null {
  const theirs = topicsOf(rewording.words);
  for (const { ideas, root } of rewording.words)
    [...ideas.map(({ name }) => name), root].forEach((one) => theirs.add(one));
  const nearest = new Set(nearestSentences(statement, rewording));
  for (const condition of conditionsIn(statement).filter(([first]) => first && nearest.has(first.sentence))) {
    const words = content(condition);
    const sentence = condition[0]?.sentence;
    const main = statement.words.filter((word) => word.sentence === sentence && !condition.includes(word));
    const isSaid = known(main, theirs) >= Math.max(2, content(main).length * SAID);
    if (words.length > 0 && isSaid && known(condition, theirs) === 0)
      return `condition left out: ${words.map(({ text }) => text).join(' ')}`;
  }
  return null;
}

/** For each sentence of the rewording, the one of the statement that it is about. */
function nearestSentences(statement: Sentence, rewording: Sentence): number[] {
  const groups = [...Map.groupBy(statement.words, ({ sentence }) => sentence)];
  return [...Map.groupBy(rewording.words, ({ sentence }) => sentence).values()].flatMap((words) => {
    const topics = topicsOf(words);
    const best = Math.max(...groups.map(([, its]) => known(its, topics)));
    return best > 0 ? groups.filter(([, its]) => known(its, topics) === best).map(([number]) => number) : [];
  });
}
