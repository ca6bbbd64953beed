import type { IssueCategory } from '#domain/issue-category.ts';
import { regionOf, type NyRegion } from '#domain/attorneys/ny-region.ts';
import type { Language } from '../content/words.ts';
import { allPlaces } from './find-place.ts';
import type { Place } from './place.ts';

/** Whoever is told first where the county is known; more would bury what the topic itself names. */
const NEAR_AT_MOST = 2;
const FREE_LAWYERS: readonly Place['kind'][] = ['legal-aid', 'clinic'];

type Where = { readonly county?: string | undefined; readonly isNyc?: boolean | undefined };
type Matter = { readonly category: IssueCategory; readonly help: readonly Place[] };

/** The help of the region first; what is for another part of the state is left out. */
export function helpFor({ category, help }: Matter, where: Where): Place[] {
  const region = regionFrom(where);
  // An office of one county is no help to somebody of whom the county is not known.
  const isOffice = (place: Place) => place.kind === 'agency' && place.counties.length > 0;
  const isElsewhere = (place: Place) => where.isNyc === false && place.region === 'new-york-city';
  if (!region) return help.filter((place) => !isOffice(place) && !isElsewhere(place));
  const isHere = (place: Place) =>
    place.region === region && (place.counties.length === 0 || place.counties.includes(where.county ?? ''));
  const near = allPlaces().filter(
    (place) => isHere(place) && FREE_LAWYERS.includes(place.kind) && place.problems.includes(category),
  );
  const own = help.filter((place) => place.region === 'statewide' || isHere(place));
  return [...new Set([...near.slice(0, NEAR_AT_MOST), ...own])];
}

function regionFrom({ county, isNyc }: Where): NyRegion | null {
  if (county !== undefined) return regionOf(county);
  return isNyc ? 'new-york-city' : null;
}

/** One line: who, what they do, and a number to tap. */
export function placeInWords({ name, does, link, phone, lines }: Place, language: Language): string {
  const who = link ? `[${name[language]}](${link})` : name[language];
  const numbers = [
    ...(phone ? [callable(phone)] : []),
    ...lines.map(({ name: line, number }) => `${line[language]} ${callable(number)}`),
  ];
  return [`${who}: ${does[language]}.`, numbers.join('; ')].filter(Boolean).join(' ');
}

/** To be called with one tap. */
const callable = (number: string): string => `[${number}](tel:${dialled(number)})`;

const dialled = (number: string): string => {
  const digits = number.replaceAll(/\D/g, '');
  return digits.length === 10 ? `1${digits}` : digits;
};
