import type { AmountRole, CaseFile } from '#domain/matter/case-file.ts';
import { daysIn } from '../../days/days.ts';
import { plain, sentencesOf } from '../../sentences.ts';
import { placeIn } from '../places.ts';
import { factsTold } from '../told-facts.ts';

const BEGINS = String.raw`^(?:(?:and|but|ok(?:ay)?|so|then|well|hmm+|just|y|pero|bueno|entonces|oiga|ahora)[\s,]+)*`;
const IF = String.raw`(?:what (?:about )?if|what happens if|and if|if|y si|(?:y )?que (?:pasa|pasaria|sucede|sucederia) si|y que si)`;
/** Whoever says "si" alone may say yes: "si vivo en Queens". What is not so stands in another mood, or something is asked behind it. */
const SI = String.raw`si (?=(?:\p{L}+ ){0,3}?(?:\p{L}+(?:ara|iera|uera)n?)(?!\p{L})|.*,? (?:que|cuanto|cuando|como|donde|puedo|pueden?|seria|igual)(?!\p{L}))`;
/** "Let's say", "digamos que": it says by itself that it may not be so. */
const OPENLY = String.raw`(?:(?:let'?s |lets )?(?:say(?= (?:that |i |he |she |they |it |its |we |my |the |there ))|suppose|supposing|imagine|imagining|assume|assuming|pretend)(?: that)?|hypothetically(?: speaking)?,?(?: (?:say|if|let'?s say|suppose))?|(?:would|does|will|is) (?:it|that|this|anything) (?:be )?(?:any )?(?:different|the same|change|matter)(?: anything| things)? if|(?:pongamos|pongale|ponga|ponle) que|(?:digamos|supongamos|suponga|supon|suponiendo|imaginese|imaginate|imaginemos|en (?:el )?caso de)(?: que)?|(?:cambia|cambiaria|importa|importaria|afecta|afectaria|(?:es|seria|sera|sale) (?:distinto|diferente|igual|lo mismo))(?: algo| en algo)? si)`;
const WHAT = String.raw`(?:its?|it'?s|they|he|she|i|we|there|(?:the|my|our) (?:papers?|letter|notice|summons|rent|amount|kids?|son|daughter)|la|lo|los|las|el|me|nos|mi|mis|yo|ellos|fue(?:ra)?|era|es|son|eran|fueran|vivo|vivi|viviera|llevo|llevara|tengo|tuviera|gano|ganara|hubieran?|somos|fueramos|estuviera)`;
const SUPPOSES = new RegExp(String.raw`${BEGINS}(?:${IF}\s+${WHAT}(?!\p{L})|${SI}|${OPENLY}\s+)`, 'u');
const TO_WHAT = new RegExp(String.raw`${BEGINS}(?:${OPENLY}|${IF}|si)\s+`, 'u');
/** What would be so, as if it were. */
const AS_IF_SO: readonly (readonly [RegExp, string])[] = [
  [/\bi was (?=\d\d\b)/, 'i am '],
  [/\btuviera\b/, 'tengo'],
  [/\btuvieramos\b/, 'tenemos'],
  [/\btuvieran\b/, 'tienen'],
  [/\bviviera\b/, 'vivo'],
  [/\bllevara\b/, 'llevo'],
  [/\bganara\b/, 'gano'],
  [/\bfuera\b(?! de)/, 'es'],
  [/\bfueran\b/, 'son'],
];
const WORDS_AT_MOST = 12;

/** What a message supposes for the file of the case; null where it only asks ("if I ask now, do my stamps keep going?"). */
export function supposedOf(message: string, today: string, file: CaseFile): { facts: Partial<CaseFile> } | null {
  const supposed = supposedIn(message);
  if (supposed === null) return null;
  const facts = factsTold(supposed, onlyAmountOf(file));
  const isFact =
    Object.keys(facts).length > 0 || daysIn(supposed, today).length > 0 || placeIn(supposed, false) !== null;
  return isFact ? { facts } : null;
}

/** A sum that is only supposed is one instead of the one that was told. */
function onlyAmountOf({ amounts }: CaseFile): { amount?: AmountRole } {
  const [only, ...others] = Object.keys(amounts ?? {}) as AmountRole[];
  return only && others.length === 0 ? { amount: only } : {};
}

/** "What if it was by mail?": the same as if it were so; null where nothing is supposed, or a whole story is. */
export function supposedIn(message: string): string | null {
  // "I live in the Bronx. And if they had given it to me on Monday?"
  const said = plain(sentencesOf(message).at(-1) ?? '')
    .replaceAll(/[¿?¡!.]/g, '')
    .trim();
  if (!SUPPOSES.test(said) || said.split(' ').length > WORDS_AT_MOST) return null;
  const supposed = AS_IF_SO.reduce((text, [would, does]) => text.replace(would, does), said.replace(TO_WHAT, ''));
  return supposed.replace(BARE_SUM, '$$$1');
}
/** "What if it was 7000". */
const BARE_SUM =
  /(?<=\b(?:was|is|its|it's|were|es|son|era|eran|like|about|around)\s)((?!(?:19|20)\d\d\b)\d{3,6}|\d{1,3},\d{3})\b(?! ?(?:days?|miles?|hijos|kids|dias|millas))/;
