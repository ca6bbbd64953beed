import { isMostlyPlace } from '../told/places.ts';
import { plain } from '../sentences.ts';

const TIME =
  /\b(?:(?:jan|febr?|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*|(?:ene|abr|ago|dic)[a-z]*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|today|yesterday|tomorrow|hoy|ayer|mañana|days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|años?|last|past|next|this|since|about|around|over|almost|pasad[oa]|desde|hace|como|unos|unas|casi|eran|fueron|seria[n]?|dollars?|bucks|dolares|pesos)\b/g;

/** Words that only hold others together. */
const SMALL =
  /\b(?:the|and|was|were|its?|are|for|with|from|you|she|his|her|our|they|has|had|but|not|yes|los|las|una|del|con|por|para|que|fue|son|era|mis?|sus?|like)\b/g;

/** "The 3rd", "in the Bronx", "about 1600": something for the case file, and nothing that could be looked up. */
export function isBareFact(message: string): boolean {
  return isMostlyPlace(message) || !/\p{L}{3,}/u.test(plain(message).replaceAll(TIME, ' ').replaceAll(SMALL, ' '));
}

/** "Nov 7", "the 3rd", "el 5": a day and nothing else. */
export function isBareDay(message: string): boolean {
  const said = plain(message);
  return isBareFact(message) && /\d/.test(said) && (said.search(TIME) >= 0 || DATED.test(said));
}
const DATED = /\d(?:st|nd|rd|th)\b|\d\/\d|\b(?:el|dia) \d/;
