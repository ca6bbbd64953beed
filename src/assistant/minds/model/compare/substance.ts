import type { Check } from './check.ts';
import { namesOf, type Word } from './sentence.ts';

/** So much of one sentence of the statement is said again. A few of its words can be put together to say anything. */
const SHARE = 0.5;
const WORDS = 3;

/** A rewording says one whole sentence of its statement at least. */
export const compareSubstance: Check = ({ statement, rewording }) => {
  const theirs = new Set(rewording.words.flatMap((word) => (word.kind === 'word' ? namesOf(word) : [word.text])));
  const hasFigure = rewording.words.some(({ kind }) => kind === 'figure');
  const isSaid = (word: Word) => (word.kind === 'word' ? namesOf(word).some((name) => theirs.has(name)) : hasFigure);
  const isWhole = [...Map.groupBy(statement.words, ({ sentence }) => sentence).values()].some((words) => {
    const content = words.filter((word) => word.isHead && word.kind !== 'mark' && !word.isPlain);
    const said = content.filter(isSaid).length;
    return said > 0 && said >= Math.min(WORDS, content.length) && said >= content.length * SHARE;
  });
  return isWhole ? null : 'too little';
};
