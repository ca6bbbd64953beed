import type { Service } from '#domain/matter/case-file.ts';
import { UNITS } from '../read/told/numbers-in-words.ts';
import { plain } from '../read/sentences.ts';

/** A few words that say something only because it was asked for: "in the city", "x correo", "dos nenes". */
const CITY =
  /^\W*(?:(?:yes|si|yeah|ya|pues|here|aqui|aca|right|i live|i'?m|we'?re|vivo|vivimos|estoy|es|it'?s|its|dentro de|inside|in|en|within)[,. ]+)*(?:the |la )(?:city|ciudad)(?: (?:yes|si|itself|misma))?\W*$/;
const OUTSIDE =
  /^\W*(?:(?:no|nope|not|es|it'?s|its|vivo|i live|i'?m|estoy|pero|but)[,. ]+)*(?:outside|afuera|fuera)(?: (?:of (?:it|the city)|de (?:ahi|la ciudad)))?\W*$/;

/** Asked where in New York it is; null where it says something else. */
export function inCity(message: string): boolean | null {
  const said = plain(message);
  return CITY.test(said) ? true : OUTSIDE.test(said) ? false : null;
}

const CAME: readonly (readonly [Service, RegExp])[] = [
  ['mailed', /\b(?:mail(?:ed|box)?|correo|certificad[oa]|usps|post office|buzon)\b/],
  ['posted', /\b(?:doors?|puertas?|pegad[oa]s?|pegaron|taped|stuck)\b/],
  ['in-hand', /\b(?:personally|personalmente|in person|en persona|handed|en (?:la|mis?|las) manos?)\b/],
];
const NOT = /\b(?:no|not|never|nunca|nadie|nobody|ni|wasn'?t|didn'?t|isn'?t)\b/;
const WORDS_AT_MOST = 8;

/** Asked how the papers came: the only way that is named. */
export function servedIn(message: string): Service | null {
  const said = plain(message);
  if (NOT.test(said) || said.split(/\s+/).length > WORDS_AT_MOST) return null;
  const [one, ...others] = CAME.filter(([, words]) => words.test(said));
  return one && others.length === 0 ? one[0] : null;
}

const COUNT_WORDS = 4;
const MANY = 20;
/** What is counted, or nothing: "una carta" counts none of what was asked for. */
const COUNTED =
  /^\W*(?:(?:i have|i got|tengo|tenemos|somos|son|like|just|only|solo|como|yes|si|de|we are|there are|there'?s|hay|nada mas)[, ]+)*(?<count>\d{1,2}|\p{L}+)(?: (?:sol[oa]|kids?|children|girls?|boys?|sons?|daughters?|people|persons?|hij[oa]s?|niñ[oa]s?|nen[ae]s?|menores|personas?|of us|nada mas|only|total|en total))*\W*$/u;

/** Asked how many; null where it is not plainly a number of them. */
export function countIn(message: string): number | null {
  const said = plain(message).trim();
  const word = said.split(/\s+/).length <= COUNT_WORDS ? COUNTED.exec(said)?.groups?.['count'] : undefined;
  const count =
    word === undefined ? undefined : /^\d/.test(word) ? Number(word) : word === 'a' ? undefined : UNITS[word];
  return count === undefined || count < 1 || count > MANY ? null : count;
}

const SINCE =
  /^\W*(?:(?:i live|vivo|estoy|ahi|aqui|there|like|como|pues)[, ]+)*(?:since|desde)(?: el)?(?: año)? ((?:19|20)\d\d)\W*$/;
const ALWAYS =
  /^\W*(?:all|my whole|toda) (?:my |la |mi )?(?:life|vida)\W*$|^\W*(?:always|siempre|desde (?:que naci|niñ[oa]))\W*$/;
const YEAR = 12;
const LIFE = 20 * YEAR;
/** Of a year alone nobody knows how much of it: it has to be plainly more than what any rule asks for. */
const YEARS_AT_LEAST = 4;

/** Asked for how long somebody has lived there: months. */
export function livedSince(message: string, today: string): number | null {
  const said = plain(message);
  if (ALWAYS.test(said)) return LIFE;
  const year = SINCE.exec(said)?.[1];
  const years = year === undefined ? 0 : Number(today.slice(0, 4)) - Number(year);
  return years < YEARS_AT_LEAST ? null : years * YEAR;
}
