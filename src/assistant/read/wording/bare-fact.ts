import { isMostlyPlace } from '../told/places.ts';
import { plain } from '../sentences.ts';

const TIME =
  /\b(?:(?:jan|febr?|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*|(?:ene|abr|ago|dic)[a-z]*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|today|yesterday|tomorrow|hoy|ayer|mañana|days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|años?|last|past|next|this|since|about|around|over|almost|pasad[oa]|desde|hace|como|unos|unas|casi|eran|fueron|seria[n]?|dollars?|bucks|dolares|pesos|halloween|thanksgiving|christmas|xmas|navidad|nochebuena|juneteenth)\b/g;

/** Words that only hold others together. */
const SMALL =
  /\b(?:the|and|was|were|its?|are|for|with|from|you|she|his|her|our|they|has|had|but|not|yes|los|las|una|del|con|por|para|que|fue|son|era|mis?|sus?|like)\b/g;

/** "I told you, Halloween": the same once more. */
const TOLD_YOU =
  /^(?:i (?:already |just )?(?:told you|said)|(?:like|as) i (?:told you|said)|ya (?:te |le |se )?(?:lo )?(?:dije|habia dicho)|(?:como )?(?:te|le) dije)\b[\s,.:!]*/;
const once = (message: string) => plain(message).trim().replace(TOLD_YOU, '');

/** "The 3rd", "in the Bronx", "about 1600": something for the case file, and nothing that could be looked up. */
export function isBareFact(message: string): boolean {
  return isMostlyPlace(message) || !/\p{L}{3,}/u.test(once(message).replaceAll(TIME, ' ').replaceAll(SMALL, ' '));
}

/** "Nov 7", "the 3rd", "el 5": a day and nothing else. */
export function isBareDay(message: string): boolean {
  const said = once(message);
  return isBareFact(message) && (FEAST.test(said) || (/\d/.test(said) && (said.search(TIME) >= 0 || DATED.test(said))));
}
const FEAST = /\b(?:halloween|thanksgiving|christmas|xmas|navidad|nochebuena|juneteenth)\b/;
const DATED = /\d(?:st|nd|rd|th)\b|\d\/\d|\b(?:el|dia) \d/;
