import type { Check } from './check.ts';
import { matching, positionsOf, topicsOf, type Sentence, type Word } from './sentence.ts';
import { PLACES } from './words/places.ts';

/** Where each piece of a sentence holds. */
function placesIn({ words, language }: Sentence): { readonly name: string; readonly at: number }[] {
  const found = Object.entries(PLACES).flatMap(([name, phrases]) =>
    phrases[language].flatMap((phrase) =>
      positionsOf(phrase, words).map((at) => ({ name, at, end: at + phrase.split(' ').length - 1 })),
    ),
  );
  // "Outside New York City" is not New York City.
  return found.filter(
    ({ at, end }) => !found.some((other) => other.at <= at && other.end >= end && other.end - other.at > end - at),
  );
}

/** The place is the statement's, and is not left out where the statement is for one place only. */
export const comparePlaces: Check = ({ statement, rewording }) => {
  const ours = placesIn(statement);
  const theirs = placesIn(rewording);
  const known = new Set(ours.map(({ name }) => name));
  const strange = theirs.find(
    ({ name }) => !known.has(name) && !(name === 'elsewhere' && known.has('nyc') && ours.length > 1),
  );
  if (strange) return `place ${strange.name}`;
  return leftOut(statement, rewording, theirs.length > 0) ?? moved(statement, rewording);
};

/** The sentence of the statement that the rewording is nearest to. */
function nearestSentence(statement: Sentence, rewording: Sentence): readonly Word[] {
  const around = topicsOf(rewording.words);
  const groups = [...Map.groupBy(statement.words, ({ sentence }) => sentence).values()];
  return groups.toSorted((a, b) => matching(b, around) - matching(a, around))[0] ?? [];
}

function leftOut(statement: Sentence, rewording: Sentence, hasPlace: boolean): string | null {
  if (hasPlace) return null;
  const nearest = nearestSentence(statement, rewording);
  const bound = placesIn(statement).find(
    ({ at, name }) => name !== 'statewide' && nearest.some((word) => word.at === at),
  );
  return bound ? `place left out ${bound.name}` : null;
}

/** What is said of a place is what the statement says of it. */
function moved(statement: Sentence, rewording: Sentence): string | null {
  const ours = placesIn(statement).toSorted((a, b) => a.at - b.at);
  const theirs = placesIn(rewording);
  if (new Set(ours.map(({ name }) => name)).size < 2 || new Set(theirs.map(({ name }) => name)).size !== 1) return null;
  const [place] = theirs;
  const around = topicsOf(rewording.words);
  const closeness = (name: string) =>
    Math.max(
      0,
      ...ours.flatMap((one, at) => (one.name === name ? [matching(region(statement.words, ours, at), around)] : [])),
    );
  const best = Math.max(...ours.map(({ name }) => closeness(name)));
  return place && closeness(place.name) < best ? `place moved ${place.name}` : null;
}

/** From a place to the next one; from the beginning of its sentence where it is the first in it. */
function region(words: readonly Word[], places: readonly { readonly at: number }[], index: number): Word[] {
  const at = places[index]?.at ?? 0;
  const sentence = words[at]?.sentence;
  const isHere = (place: { readonly at: number } | undefined) => words[place?.at ?? -1]?.sentence === sentence;
  const from = isHere(places[index - 1]) ? at : 0;
  const to = isHere(places[index + 1]) ? (places[index + 1]?.at ?? words.length) : words.length;
  return words.filter((word) => word.sentence === sentence && word.at >= from && word.at < to);
}
