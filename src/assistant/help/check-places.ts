import type { Place } from './place.ts';

/** What a reviewer would send back, as sentences. Nothing found: an empty list. */
export function faultsInPlaces(places: readonly Place[], today: string): string[] {
  return [
    ...twice(places.map(({ id }) => id)).map((id) => `${id}: there are two`),
    ...twice(places.map(({ name }) => name.en)).map(
      (name) => `"${name}" stands twice, with two numbers sooner or later`,
    ),
    ...twice(places.flatMap(numbersOf)).map((number) => `${number} stands at two places`),
    ...places.filter(({ checked }) => checked > today).map(({ id }) => `${id}: it was checked in the future`),
    ...places
      .filter(({ phone, lines }) => !phone && lines.length > 0)
      .map(({ id }) => `${id}: it has lines and no number`),
    ...places.filter(({ phone, link }) => !phone && !link).map(({ id }) => `${id}: nobody can reach it`),
  ];
}

export const numbersOf = ({ phone, lines }: Place): string[] => [
  ...(phone === undefined ? [] : [phone]),
  ...lines.map(({ number }) => number),
];

/** Telephone numbers in a text, as the table writes them; a number of three digits is one only where it is called. */
export function numbersIn(text: string): string[] {
  const long = [...text.matchAll(/(?<![\d-])(?:1[- .])?\(?(\d{3})\)?[- .](\d{3})[- .](\d{4})(?![\d-])/g)];
  const short = [...text.matchAll(/(?:\b(?:call|text|at|al|llame al?|or|o|número es) )(\d11|988)\b/gi)];
  return [...long.map(([, ...groups]) => groups.join('-')), ...short.map(([, number]) => number ?? '')];
}

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
