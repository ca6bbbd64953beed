import type { DocumentDefinition } from '#contract/documents/document-definition.ts';
import type { Answers } from '#domain/documents/answers.ts';
import { fieldsOf, type Field } from '#domain/documents/definition.ts';
import { daysIn } from '../../read/days/days.ts';
import { plain } from '../../read/sentences.ts';
import { addressWithin, nameWithin, numberWithin } from './told-within.ts';

/** What of a spoken line stands on the paper, and whether it is plainly all of it and nothing else. */
export type Written = { readonly value: string; readonly isCertain: boolean };

const FILLERS =
  /^(?:(?:no(?=[,.!]* (?:it'?s|its|it is|es|solo|just|put|pon|ponga|write|escriba)\b)|(?:just |solo |only )?(?:put|pon(?:ga|le)?|write|escrib[ae])(?: down)?(?= (?:\d|\p{Lu}))|ok(?:ay)?|just|solo(?= (?:pon|escrib))|well|um+|uh+|oh|so|yes|yeah|sure|sorry|actually|hi|bueno|pues|s[ií]|este|ah|perd[oó]n|disculpe)\b[,.:!]*\s+)+/iu;
const INTRODUCTIONS: Readonly<Partial<Record<Field['type'], RegExp>>> = {
  name: /^(?:(?:just |only |it'?s |solo |soy )?(?:me|myself|yo)[,.:;-]+|(?:my|his|her|their|the|company|business|mi|su|el) (?:(?:full|legal|completo|legal) )?(?:name|nombre) (?:is|es)|name'?s?(?: is)?|i am|i'?m|i think(?: (?:it'?s|it is))?|its|it'?s called|it is called|they(?:'re| are) called|some (?:guy|lady|woman|man|company) (?:named|called)|something like|algo como|un tal|(?:the|my|his|her|el|la|mi|su) (?:landlord|owner|boss|company|manager|agency|collector|store|dueñ[oa]|casero|patr[oó]n|jefe|compañ[ií]a|agencia) (?:is|es|se llama)(?: called| named)?|it is|it'?s|this is|that'?s|me llamo|se llama|soy|creo que (?:es|se llama)|es)\s+/iu,
  address:
    /^(?:i (?:just )?moved[,.]?(?: (?:to|it'?s|now at))?|(?:i|we)(?:'m| am| are)? (?:now )?(?:live|stay|living|staying)(?: (?:at|in|on))?|(?:(?:my|his|her|their|the|mailing|home|new|mi|su|la) )+(?:address|direcci[oó]n) (?:is|es)|i think(?: (?:it'?s|it is))?|it is|it'?s|at|vivo en(?: (?:el|la))?|vivimos en(?: (?:el|la))?|queda en|est[aá] en|es(?: en)?)\s+/iu,
  text: /^(?:it'?s|it is|es)\s+/iu,
};
const HEDGES =
  /(?:[,.]?\s+(?:i think|i guess|i believe|maybe|probably|then|entonces|(?:and |y )?(?:no|sin) (?:phone|e-?mail|tel[eé]fono|correo)|or something|(?:that'?s what )?they (?:said|say|told me)|(?:he|she) (?:said|says|told me)|(?:me )?dijeron|dicen|not sure|lol|haha+|jaja+|please|thanks|thank you|creo(?: yo)?|me parece|m[aá]s o menos|no s[eé]|por favor|gracias))+[\s.!]*$/iu;
const OTHER_LANGUAGE =
  /[,.]?\s*\b(?:(?:please|por favor|but|pero) )?(?:in|en) (?:english|ingl[eé]s|spanish|espa[nñ]ol)\b(?:,? (?:please|por favor|again|otra vez))*[.,!]*\s*/giu;
/** "Midland something. I don't know the address." */
const NOT_KNOWN_AFTER =
  /[,.;]\s*(?:but |pero )?(?:idk|i (?:really )?(?:don'?t|do not) (?:know|have|remember)|not sure|no (?:lo |la )?(?:s[eé]|tengo|recuerdo))\b[^,.;]*[.!]*$/iu;
/** "PO Box 88, Albany, but I live at 12 Oak St". */
const LIVES_ELSEWHERE = /[,.]?\s+(?:but|pero)\s+(?:i|we|he|she|they|vivo|vive|vivimos)\b.*$/iu;
/** "MK12345T is hers". */
const WHOSE = /\s+(?:is|es) (?:hers|his|mine|theirs|ours|m[ií][oa]|suy[oa]|(?:el|la) de \p{L}+)\s*$/iu;
const SOMETHING = /\s+(?:something|or whatever|algo)\b[.!]*$/iu;
/** "James Okafor but everyone calls me Jimmy". */
const BESIDE_A_NAME = /[,.]?\s+(?:but|pero|although|aunque)\s.+$/iu;
const NOT_KNOWN_FIRST = String.raw`^(?:idk|(?:i )?(?:really )?(?:don'?t|do not) (?:know|remember)|not sure|no (?:lo |me )?(?:s[eé]|acuerdo|recuerdo))\b[^,.;]*[,.;]\s*(?:but |pero )?`;
/** "… I only know his job, Target on Forest Ave", "… something like Portfolio Recovery". */
const AT_LEAST = String.raw`(?:(?:i )?only know|solo s[eé]|something like|algo como|maybe|quiz[aá]s?|(?:he|she) works|trabaja)\b`;
const NOT_EXACTLY: Readonly<Partial<Record<Field['type'], RegExp>>> = {
  name: new RegExp(
    String.raw`${NOT_KNOWN_FIRST}(?=${AT_LEAST}|(?:it'?s|it is|they|everyone|everybody|we|i think|creo|es|se llama|todos|le dicen)\b(?! (?:on|in|at|en)\b))`,
    'iu',
  ),
  address: new RegExp(`${NOT_KNOWN_FIRST}(?=${AT_LEAST})`, 'iu'),
};
const KNOWN_AT_LEAST =
  /^(?:(?:i )?only know|solo s[eé])(?: (?:that|que|his|her|their|the|su|el|la|job|work|workplace|name|trabajo|nombre|is|es))*[\s,:]+|^(?:(?:he|she) works|trabaja)(?: (?:at|for|in|en|para))*\s+|^(?:maybe|quiz[aá]s?)\s+/iu;
/** Words of a talk that stand in no name and in no address. */
const TALKS =
  /\b(?:i|i'?m|me|my|mine|you|your|he|him|his|she|her|they|them|their|is|was|are|were|isn'?t|hes|shes|theyre|thats|aint|called|calls?|named|just|think|thinks|know|don'?t|dont|doesn'?t|have|has|had|because|not|what|who|where|when|why|how|yo|es|dueño|dueña|mi|mio|mia|usted|ellos|ella|era|fue|tengo|tiene|creo|porque|que|vivo|llama|llaman|dicen|cual|donde|cuando|misma|mismo|same|quedo|mal|quit[ae]\w*|direccion|address|nombre|name|wrong)\b/;

/** In a few words of any kind, too. */
const NOT_KNOWN = /\b(?:idk|i (?:don'?t|do not)|no (?:lo |la )?(?:se|tengo))\b/;

/** "I don't know the legal name, it's Joe's Diner": not known, and told all the same. */
export const isNamedAnyway = ({ type }: Field, message: string): boolean =>
  NOT_EXACTLY[type]?.test(withoutLanguageWish(message)) ?? false;

/** Written on a line as it is said, in a few words. */
export const WRITTEN: readonly Field['type'][] = ['name', 'address', 'text'];

/** "In English please", beside an answer, is no part of it. */
export const withoutLanguageWish = (message: string): string => message.replaceAll(OTHER_LANGUAGE, ' ').trim();

/** A name, an address or a few words, without what people say around it in a chat. Longer texts are their own words. */
export function asWritten(field: Field, message: string): Written {
  const { type } = field;
  const said = withoutLanguageWish(message) || message.trim();
  if (!WRITTEN.includes(type)) return { value: said, isCertain: true };
  const within = toldWithin(field, said);
  if (within !== null) return { value: type === 'name' ? capitalized(within) : within, isCertain: true };
  const isGuess = isNamedAnyway(field, said);
  const introduction = INTRODUCTIONS[type] ?? /^$/;
  const told = isGuess ? said.replace(NOT_EXACTLY[type] ?? '', '').replace(KNOWN_AT_LEAST, '') : said;
  const begun = told.replace(FILLERS, '').replace(introduction, '');
  const alone = type === 'address' ? begun.replace(LIVES_ELSEWHERE, '') : begun;
  const ended = alone.replace(NOT_KNOWN_AFTER, '').replace(HEDGES, '').replace(WHOSE, '').replace(SOMETHING, '');
  const value =
    (type === 'name' ? ended.replace(BESIDE_A_NAME, '') : ended).replace(/(?<=\d)[.,;]+$/, '').trim() || said;
  const isGuessed =
    isGuess ||
    (type === 'text' && NUMBERED.test(field.label) && !LIKE_NUMBER.test(value)) ||
    SOMETHING.test(said.replace(NOT_KNOWN_AFTER, '')) ||
    LIKE.test(said);
  if (!isGuessed && isPlainly(type, value))
    return { value: type === 'name' ? capitalized(value) : value, isCertain: true };
  // "He understands everything. 12 Maple Ave, Albany": the part that could stand on the line is asked about, and not all of it.
  const part = partsOf(type, value).find((one) => isPlainly(type, one));
  return { value: part === undefined ? value : type === 'name' ? capitalized(part) : part, isCertain: false };
}

/** A name that is introduced as one. */
export const nameToldIn = (said: string): string | null => nameWithin(said, (text) => TALKS.test(plain(text)));

/** What is plainly told with other words around it, and would stand there with these if it were written as it was said. */
function toldWithin(field: Field, said: string): string | null {
  const begun = said.replace(FILLERS, '').replace(HEDGES, '');
  if (field.type === 'name') return nameToldIn(begun);
  if (field.type === 'address') return addressWithin(begun);
  return NUMBERED.test(field.label) ? numberWithin(begun, LAST_FOUR.test(field.label) ? 4 : undefined) : null;
}

/** "Account number": "they only sent a text" is none. */
const LAST_FOUR = /\b(?:digits|d[ií]gitos)\b/iu;
const NUMBERED = /\b(?:number|account|vin|digits|reference|n[uú]mero|cuenta|d[ií]gitos|referencia)\b/iu;
const LIKE_NUMBER =
  /^\S*\d{2,}\S*(?: \S*\d\S*){0,4}$|^[\p{L}\d-]+(?: [\p{L}\d-]*\d[\p{L}\d-]*){1,4}$|^(?:ending|ends|x+|termina|terminad[oa])\b.*\d{3,}/iu;
const LIKE = /^(?:something like|algo como)\b/iu;

/** Nothing but what stands on such a line. */
function isPlainly(type: Field['type'], value: string): boolean {
  const isTalk = (type === 'text' ? NOT_KNOWN : TALKS).test(plain(value));
  const isOdd = (type === 'address' && !isLikeAddress(value)) || (type === 'name' && /[\d@()?]/.test(value));
  return !isTalk && !isOdd;
}

/** An address from its number on; of a name, each piece. */
function partsOf(type: Field['type'], value: string): string[] {
  const pieces = value.split(/(?<=\p{L}{3})[.;]\s+/u);
  if (type === 'address') return [...pieces, ...[...value.matchAll(HOUSE)].map(([address]) => address)].map(endless);
  return type === 'name' ? [...pieces, ...value.split(/[,;]\s+/)].map(endless) : [];
}
const HOUSE = /(?<![\p{L}\d#-])(?:\d{1,5}(?:-\d{1,4})?[a-z]? \p{L}|p\.? ?o\.? ?box ).*$/giu;
const endless = (text: string) => text.replace(/[\s.,;]+$/, '').trim();

/** "maria de la cruz", as phones write it; "LLC" and "McDonald" stay as they are. */
const capitalized = (name: string): string =>
  name.replaceAll(/(?<![\p{L}'’.@])\p{Ll}[\p{L}'’]*/gu, (word, at: number) =>
    at > 0 && PARTICLES.has(word)
      ? word
      : COMPANIES.has(word)
        ? word.toUpperCase()
        : word.replace(/^\p{Ll}|(?<=^o['’])\p{Ll}/giu, (letter) => letter.toUpperCase()),
  );
const COMPANIES = new Set('llc llp pllc lp pc'.split(' '));
const PARTICLES = new Set('de del la las los y e of the and for at van von da di el'.split(' '));

const OF_TIME = /\b(?:ago|days?|weeks?|months?|years?|hace|dias?|semanas?|mes(?:es)?|años?|dollars|d[oó]lares)\b/i;

/** A number with a street or a box, and no day. */
const isLikeAddress = (value: string): boolean =>
  /\d/.test(value) && /\s\S+\s/.test(value) && !OF_TIME.test(value) && !isOnlyDay(value);

/** "End of September, the 30th": without its days no number is left. */
function isOnlyDay(value: string): boolean {
  const days = daysIn(value, ANY_DAY);
  const rest = days.reduceRight((text, { at, end }) => text.slice(0, at) + text.slice(end), plain(value));
  return days.length > 0 && !/\d/.test(rest);
}
/** Which day it is makes no difference to what names one. */
const ANY_DAY = '2026-01-01';

const SAME =
  /^\W*(?:it'?s |its |es )?(?:the |la |el )?(?:same|misma|mismo|igual)(?: (?:address|place|direccion|one|as|que|a|la|el|mine|mia|mio|de|arriba|above|before|antes|my|mi|own|yo|me))*\W*$|^\W*(?:same as|igual que|la misma que)\b.{0,30}$|^\W*mine\W*$/;

/** "Same as mine": the address that stands on the paper first, which is the person's own. */
function sameAddress({ definition, answers }: OnPaper, { type, id }: Field, message: string): string | null {
  if (type !== 'address' || !SAME.test(plain(message))) return null;
  const others = fieldsOf(definition).filter((one) => one.type === 'address' && one.id !== id);
  return others.map((one) => answers[one.id]).find((answer) => typeof answer === 'string') ?? null;
}

type OnPaper = { readonly definition: DocumentDefinition; readonly answers: Answers };

/** What would stand on the line and is asked about first; null where nothing is in doubt. */
export function doubtOf(paper: OnPaper, field: Field, message: string): string | null {
  const { value, isCertain } = asWritten(field, message);
  return sameAddress(paper, field, message) ?? (isCertain ? null : value);
}
