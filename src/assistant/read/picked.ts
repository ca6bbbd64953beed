import { plain } from './sentences.ts';

const PLACES: readonly RegExp[] = [/^(?:first|1st|1|one|primer[oa]?|uno)$/, /^(?:second|2nd|2|two|segund[oa]|dos)$/, /^(?:third|3rd|3|three|tercer[oa]?|tres)$/, /^(?:fourth|4th|4|four|cuart[oa]|cuatro)$/]; // prettier-ignore

const PICKED =
  /^(?:(?:ok(?:ay)?|yes|yeah|si|pues|it'?s|its|es|the|la|el|lo|number|numero|option|opcion|answer)[, ]+)*(first|1st|second|2nd|third|3rd|fourth|4th|last|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]|[1-4])(?: (?:one|option|choice|opcion))?(?:[.,:;!](?!\d)|$)/;

/** "The second one": what it says of the choices that were shown; null where it picks none. */
export function pickedFrom(shown: readonly string[], message: string): string | null {
  const word = PICKED.exec(plain(message.trim()))?.[1] ?? '';
  if (/^(?:last|ultim)/.test(word)) return shown.at(-1) ?? null;
  return shown[PLACES.findIndex((place) => place.test(word))] ?? null;
}
