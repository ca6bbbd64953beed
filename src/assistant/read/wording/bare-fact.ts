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

const COUNTED = String.raw`(?:[1-9]\d*(?![\d%])|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte)`;
const SOMEBODY = String.raw`(?:uncle|aunt|brother|sister|cousin|mother|father|mom|dad|son|daughter|neighbor|roommate|boss|manager|supervisor|landlord|super|lawyer|husband|wife|ex|tio|tia|herman[oa]|prim[oa]|mama|papa|hij[oa]|vecin[oa]|jef[ea]|dueñ[oa]|caser[oa]|abogad[oa]|espos[oa]|marido)`;
const FACTS = [
  // "Every other weekend", "dos veces por semana".
  new RegExp(String.raw`^(?:\S+ ){0,4}(?:every|each|cada|tod[oa]s l[oa]s|(?:once|twice|times|veces) (?:a|per|por|al)) (?:other |otr[oa] |first |second |third |tercer )?\d*\s?(?:days?|nights?|weeks?|weekends?|months?|years?|dias?|noches?|semanas?|fin(?:es)? de semana|mes(?:es)?|años?)\W*$`),
  // "Somos 4", "3 añitos", "two kids".
  new RegExp(String.raw`^(?:(?:i|we|she|he|they|it) (?:have|has|had|got|am|are|is|was|were) |i'?m |im |tengo |tiene |tenemos |somos |son |eramos |hay |like |about |como |unos |unas |casi |almost |only |solo )?${COUNTED}(?: (?!more\b|mas\b)[\p{L}']+){0,2}\W*$`, 'u'),
  new RegExp(String.raw`^(?:(?:it'?s|it was|es|fue|era|con|with|from|de) )?(?:my|our|mi|nuestr[oa]|su|his|her) (?:old |night |ex )?${SOMEBODY}\W*$`),
  /^(?:since|desde) (?!ahora|luego)[\p{L}\d ]{2,20}\W*$/u,
]; // prettier-ignore
/** A yes or a no that stands in it is meant, and so is "one more time". */
const MEANT =
  /\b(?:yes|yeah|no|not|si|lie|time|questions?|things?|sentences?|lines?|bullets|words?|preguntas?|cosas?|vez|frases?|lineas?|palabras?|momento?|minutes?|minutos?|second|please|pls|persona|supervisor)\b/;

/** What can be nothing but told, however it sounds: "every other weekend" is no goodbye. */
export function isFactByForm(message: string): boolean {
  const said = once(message);
  return !MEANT.test(said) && FACTS.some((form) => form.test(said));
}
