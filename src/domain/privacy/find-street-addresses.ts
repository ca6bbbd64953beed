import type { Span } from './text-span.ts';

const SURE =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|parkway|pkwy|turnpike|tpke|highway|hwy|expressway|concourse|broadway';
/** These are words of other sentences too: in an address they are written with a capital, after a name with one. */
const UNSURE = 'drive|dr|court|ct|place|pl|way|terrace|ter|plaza|square|sq|circle|cir|loop|walk|row';
const UNIT = String.raw`(?:,?\s{1,2}(?:apt|apartment|unit|suite|ste|floor|fl|room|rm|apto|piso|#)\.?\s?#?[\w-]{1,6}(?!\w))?`;
const TOWN = String.raw`(?:,?\s(?:[A-Z][\p{L}.]{1,20},?\s){1,3}(?:NY|N\.Y\.)(?:\s\d{5}(?:-\d{4})?)?)?`;

const numbered = (name: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d$.,/-])\d{1,5}(?:-\d{1,4})?[a-z]?\s(?<name>${name})(?<kind>${SURE}|${UNSURE})(?!\p{L}|\d)\.?${UNIT}${TOWN}`,
    'giu',
  );
const NAME = String.raw`(?:[\p{L}\d'’.-]{1,20}\s){0,4}`;
/** The nearest end first: "12 Main St and Park Ave". Then the furthest: "88 Court Street". */
const NUMBERED = [numbered(`${NAME}?`), numbered(NAME)];
const BOX = /(?<!\p{L})(?:p\.?\s?o\.?\s?box|apartado(?: postal)?)\s#?\d{1,6}/giu;
const CALLE =
  /(?<!\p{L})(?:calle|avenida)\s[\p{L}\d][\p{L}\d .'’-]{0,30}?\s(?:#|n[uú]m(?:ero)?\.?\s?|no\.\s?)\d{1,5}/giu;

const NO_NAME = new Set(
  'a about after again against ago all an and any are as at be because been before but by cases charges children civil claims complaints counts courses criminal dates day days dollars each every family federal feet first for from had has have hours housing i in into is it its landlord last later letters lived me miles minutes months more my next night nights no not notices of on one or our out over pages pay payments people percent roommates rooms second small state supreme than that the their them then there these they third this times to traffic two under units until up violations was we weeks were when which who will with years yards you your'.split(
    ' ',
  ),
);
const IS_UNSURE = new RegExp(`^(?:${UNSURE})$`, 'i');
const NAMES_ITSELF = /^(?:broadway|concourse)$/i;

/** Where somebody lives. A town or county alone is not an address, and the attorney needs it. */
export function* findStreetAddresses(text: string): Generator<Span> {
  for (const match of NUMBERED.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const { name = '', kind = '' } = match.groups ?? {};
    if (isAddress(name.split(/\s+/).filter(Boolean), kind)) yield spanOf(match);
  }
  for (const pattern of [BOX, CALLE]) for (const match of text.matchAll(pattern)) yield spanOf(match);
}

const spanOf = (match: RegExpMatchArray): Span => ({
  from: match.index ?? 0,
  to: (match.index ?? 0) + match[0].length,
});

function isAddress(words: readonly string[], kind: string): boolean {
  if (words.length === 0) return NAMES_ITSELF.test(kind);
  if (words.some((word) => NO_NAME.has(word.toLowerCase()))) return false;
  const isNamed = /^[\p{Lu}\d]/u.test(words.at(-1) ?? '');
  return !IS_UNSURE.test(kind) || (isNamed && /^\p{Lu}/u.test(kind));
}
