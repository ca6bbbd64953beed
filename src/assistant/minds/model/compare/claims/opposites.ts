import type { Check } from '../check.ts';
import { namesOf, type Sentence } from '../sentence.ts';
import { OPPOSITES } from '../words/opposites.ts';

const ideasIn = ({ words }: Sentence) => new Set(words.filter(({ kind }) => kind === 'word').flatMap(namesOf));

/** "Begins" is not said for "ends", nor "by mail" for "in person". */
export const compareOpposites: Check = ({ statement, rewording }) => {
  const [ours, theirs] = [ideasIn(statement), ideasIn(rewording)];
  const found = OPPOSITES.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]).find(
    ([said, meant]) => theirs.has(said) && !ours.has(said) && ours.has(meant) && !theirs.has(meant),
  );
  return found ? `${found[0]} for ${found[1]}` : null;
};
