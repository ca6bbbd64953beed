import { plain } from './sentences.ts';

const PLACES: readonly RegExp[] = [/^(?:first|1st|1|one|primer[oa]?|uno|una)$/, /^(?:second|2nd|2|two|segund[oa]|dos)$/, /^(?:third|3rd|3|three|tercer[oa]?|tres)$/, /^(?:fourth|4th|4|four|cuart[oa]|cuatro)$/]; // prettier-ignore

const LEAD = String.raw`^(?:(?:ok(?:ay)?|yes|yeah|si|pues|it'?s|its|es|bueno|i want|i pick|quiero|dame|deme|digame)[, ]+)*`;
const POLITELY = String.raw`(?:[, ]+(?:please|pls|porfa(?:vor)?|por fa(?:vor)?|gracias|thanks))*`;
const PICKED = new RegExp(
  String.raw`${LEAD}(?:(?:the|la|el|lo|number|numero|option|opcion|answer)[, ]+)*(first|1st|second|2nd|third|3rd|fourth|4th|last|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]|[1-4]|(?<=\b(?:number|option|numero|opcion|la|el) )(?:one|two|three|four|un[oa]|dos|tres|cuatro))(?: (?:one|option|choice|opcion))?${POLITELY}(?:[.,:;!](?!\d)|$)`,
);
/** "The one about the letter", "the letter one", "la de la carta", "la que dice carta". */
const BY_WORDS = new RegExp(
  String.raw`${LEAD}(?:the one (?:about|on|with|for|that says|of) (?:the |my |a )?|(?:l[ao]|el|esa|ese|eso) (?:del?|sobre|que (?:dice|es|habla)(?: de| que)?)(?: (?:la|el|los|las|lo|mi))? )(?<about>\p{L}+(?: \p{L}+){0,2}?)${POLITELY}\W*$|${LEAD}the (?<kind>\p{L}+(?: \p{L}+)?) (?:one|question|option)${POLITELY}\W*$`,
  'u',
);
/** So much of the beginning of a word is its stem. */
const STEM = 5;
const stemsIn = (text: string): string[] => (plain(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM));

/** "The second one": what it says of the choices that were shown; null where it picks none. */
export function pickedFrom(shown: readonly string[], message: string): string | null {
  const said = plain(message.trim());
  const word = PICKED.exec(said)?.[1] ?? '';
  if (/^(?:last|ultim)/.test(word)) return shown.at(-1) ?? null;
  return shown[PLACES.findIndex((place) => place.test(word))] ?? byWords(shown, said);
}

/** The only one that has all the words. */
function byWords(shown: readonly string[], said: string): string | null {
  const { about, kind } = BY_WORDS.exec(said)?.groups ?? {};
  const stems = stemsIn(about ?? kind ?? '');
  if (stems.length === 0) return null;
  const [one, ...others] = shown.filter((choice) => stems.every((stem) => stemsIn(choice).includes(stem)));
  return one !== undefined && others.length === 0 ? one : null;
}
