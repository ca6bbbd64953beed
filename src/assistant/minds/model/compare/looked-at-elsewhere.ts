import { positionsOf, type Sentence } from './sentence.ts';
import { BOUNDS_AFTER, BOUNDS_BEFORE, WHICHEVER } from './words/bounds.ts';
import { FORBIDDING, FORCES, NEGATORS } from './words/modals.ts';
import { PLACES } from './words/places.ts';
import { SCOPE } from './words/scope.ts';

/** Words of duty, denial, scope, place and bound: their own checks look at them, so they add nothing by themselves. */
export function lookedAtElsewhere({ words, language }: Sentence): Set<number> {
  const phrases = [
    ...FORCES.must[language],
    ...FORCES.may[language],
    ...NEGATORS[language],
    ...FORBIDDING[language],
    ...Object.values(SCOPE).flatMap((one) => one[language]),
    ...Object.values(WHICHEVER).flatMap((one) => one[language]),
    ...Object.values(PLACES).flatMap((one) => one[language]),
    ...[...BOUNDS_BEFORE[language], ...BOUNDS_AFTER[language]].flatMap(([, one]) => one),
  ];
  return new Set(
    phrases.flatMap((phrase) =>
      positionsOf(phrase, words).flatMap((at) => phrase.split(' ').map((_, step) => at + step)),
    ),
  );
}
