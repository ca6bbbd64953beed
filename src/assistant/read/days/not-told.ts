import type { DatedEvent } from '#domain/matter/case-file.ts';
import { clauseAround } from './clause-around.ts';
import type { NamedDay } from './day-reader.ts';
import { MONTHS } from './months.ts';

/** "They gave me till Friday": nothing happened on that day. */
const LIMIT =
  /\b(?:till?|until|by|before|no later than|hasta|antes de|antes del|para)(?: (?:the|this|next|el|este|proximo|dia))* $/;
export const isLimit = (said: string, { at }: NamedDay) =>
  LIMIT.test(said.slice(0, at)) && !NOT_UNTIL.test(said.slice(0, at));
/** "I never got it until Friday", "no me llego hasta el viernes": then it came. */
const NOT_UNTIL =
  /\b(?:(?:never|not|didn'?t|nunca|no) (?:(?:me|nos|l[ao]s?|actually|even|really) )*(?:get|got|receive[d]?|come|came|arrive[d]?|find out|found out|lleg\w+|recib\w+|entreg\w+|di(?:o|eron)|enter\w+))[^.?!]{0,40}\b(?:until|till|hasta)(?: (?:the|this|last|el|este|dia))* $/;

/** "Hace 3 meses que no pago", "hace 5 meses que vivo aquí": how long, and not when. */
export const isDuration = (said: string, { at, end }: NamedDay): boolean =>
  /^hace\b/.test(said.slice(at, end)) && GOES_ON.test(said.slice(end));
const GOES_ON =
  /^ (?:que )?(?:no\b|(?:viv|trabaj|esper|rent|alquil)(?:o|amos|imos)\b|(?:estoy|estamos|tengo|tenemos|llevo)\b)/;

/** "I never signed on November 3", "nunca firmé": what was not done has no day, unless it was done at last. */
const NEVER_DONE =
  /\b(?:never|nobody|no one|nunca|jamas|nadie)\b(?![^.?!]*\b(?:until|till|before|hasta|antes)\b)[^.?!,]*$/;
const DONE = new Set<DatedEvent>([
  'served', 'signed', 'purchase', 'fired', 'moved-out', 'filed', 'applied', 'form-sent', 'answered', 'notice-given', 'arrived',
]); // prettier-ignore
/** "Le mandé los papeles", "I mailed him the letter": what whoever writes has sent came to somebody else. */
const SENT_BY_ME =
  /\b(?:(?<!\b(?:was|were|am|are|that) )(?:i|we) (?:just |also |already |then )?(?:mailed|sent|gave|handed|faxed|emailed|dropped off)|(?<!\b(?:me|nos) )(?:mande|envie|entregue|mandamos|enviamos|entregamos))\b/;
const CAME_TO_ME = new Set<DatedEvent>(['served', 'notice-mailed']);

/** "I moved in on September 1", "el contrato empezó en junio"; but "I moved in September" is moving. */
const OTHERWISE: Readonly<Partial<Record<DatedEvent, RegExp>>> = {
  'moved-out': new RegExp(
    String.raw`\bmov(?:ed|ing) (?:into|in\b(?! (?:${MONTHS})\b(?! \d)))|\b(?:me mude|nos mudamos) (?:(?:para|pa|por) )?(?:aqui|aca|ca|ahi|alli|a est[ea])\b`,
  ),
  'takes-effect': /\b(?:started|began|empezo|comenzo|inicio)\b/,
};

/** What would be the day of it is none: it was not done, or to somebody else. */
export function isNotTheirs(said: string, day: NamedDay, days: readonly NamedDay[], event: DatedEvent): boolean {
  const [from, to] = clauseAround(said, day, days);
  if (OTHERWISE[event]?.test(said.slice(from, to))) return true;
  if (DONE.has(event) && NEVER_DONE.test(said.slice(from, day.at))) return true;
  return CAME_TO_ME.has(event) && SENT_BY_ME.test(said.slice(from, to)) && !TO_ME.test(said.slice(from, to));
}
const TO_ME = /\b(?:(?:to|gave|handed|sent|mailed|served) (?:me|us)|(?:me|nos) (?:l[ao]s? )?\p{L}+(?:o|eron|aron)|i (?:got|received)|recib\p{L}+)(?!\p{L})/u; // prettier-ignore
/** "He is gonna change the locks on Friday", "el domingo nos saca": it has not happened. */
const TO_COME =
  /\b(?:gonna|going to|will|won'?t|'ll|wants? to|might|plan(?:s|ning)? to|can (?:pay|come|go)|(?:is|are|'s|'re) (?:coming|leaving|taking|moving|throwing)|va a|van a|vamos a|voy a|quiere|puedo pagar|(?:me|nos|lo|la) (?:saca|bota|echa|corre|cambia)n?)\b/;
export function isToCome(said: string, day: NamedDay, days: readonly NamedDay[]): boolean {
  const [from, to] = clauseAround(said, day, days);
  // "It was handed to me on November 6, I want to appeal": after the comma something else is told.
  const before = said.slice(from, day.at).split(', ').at(-1) ?? '';
  const after = said.slice(day.end, to).split(', ')[0] ?? '';
  return day.future !== null && TO_COME.test(`${before} ${after}`);
}
/** "Is December 25 a court holiday", "do they evict on Christmas Eve": asked of everybody's day, and nobody's is told. */
export const isGeneral = (said: string): boolean => GENERAL.test(said) && !OF_ONESELF.test(said);
const GENERAL = /^[\s¿¡]*(?:so |and |y )?(?:is|are|do|does|can|will|es|son|hay|pueden|trabajan|abren)\b[^.!]*$/;
const OF_ONESELF = /\b(?:i|i'?m|im|my|me|mine|we|our|us|yo|mi|mis|me|nos|nuestr[oa]|tengo|it|this|that|he|she|lo|la)\b/;

/** "If I get fired on Friday": nobody was. */
const SUPPOSED = /(?<!\b(?:know|sure|remember|se|recuerdo|acuerdo) )\b(?:if|in case|si|en caso de que)\b[^,]*$/;
export function isSupposed(
  said: string,
  day: NamedDay,
  days: readonly NamedDay[],
  known: { readonly event: DatedEvent } | null,
): boolean {
  const [from] = clauseAround(said, day, days);
  // "What if they mailed it on October 20?": nobody asks so about a day that is nothing to them.
  if (known && OF_PAPERS.has(known.event)) return false;
  return SUPPOSED.test(said.slice(from, day.at)) || FOR_EXAMPLE.test(said.slice(from, day.at));
}
const FOR_EXAMPLE = /\b(?:hypothetically|let'?s say|suppose|digamos|supongamos|por ejemplo|for example)\b[^.?!]*$/;
const OF_PAPERS = new Set<DatedEvent>(['notice-mailed', 'notice-dated']);
/** "Is there anything for today?", "can I answer on Friday": nothing is told of that day. */
const ASKS_ABOUT =
  /^[\s¿¡]*(?:(?:so|and|but|ok(?:ay)?|then|y|pero|entonces)[, ]+)*(?:is there|are there|is it|am i|can|could|do (?:i|we)|will|would|should|where|who|how|hay|puedo|podemos|puede[ns]?|donde|como|tengo que|tenemos que)\b/;
export function isAskedAbout(said: string, day: NamedDay, days: readonly NamedDay[]): boolean {
  const [from] = clauseAround(said, day, days);
  // "How long do I have, it was on May 3": after the comma it is told.
  return ASKS_ABOUT.test(said.slice(from, day.at).split(',').at(-1) ?? '');
}
