import { plain } from '../../read/sentences.ts';

/** What comes before a name: "se llama", "put down", "that would be". */
const INTRODUCED =
  /^.*\b(?:se llama(?:n|ba)?|llamarme|llamad[oa]s?|(?:is|was|are|they'?re|he'?s|she'?s) (?:called|named)|named|called|name(?:'?s| is)|nombre(?: completo)? es|a nombre de|under (?:the name )?|that'?d be|that would be|it'?d be|would be|ser[ií]a|put(?: down)?|pon(?:ga|le)?|escriba|write(?: down)?|(?:los?|el|la) que .{2,30} (?:son|es)|(?:the|el|la|los|las|my|mi) [^,.]{3,32} (?:is|are|es|son|era|was)|against|contra|yo soy|compr[eé] (?:a|en)|bought (?:it )?(?:from|at))\s+/iu;
const RELATIVES = String.raw`(?:grand|step)?(?:son|daughter|mom|mother|dad|father|ma|pa)|brother|sister|cousin|friend|co-?worker|roommate|wife|husband|aunt|uncle|nephew|niece|neighbor|partner|boyfriend|girlfriend|landlord|landlady|boss|owner|super|agent|lawyer|attorney|hij[oa]|herman[oa]|prim[oa]|amig[oa]|compañer[oa](?: de \p{L}+)?|espos[oa]|marido|mujer|mam[aá]|pap[aá]|madre|padre|t[ií][oa]|sobrin[oa]|vecin[oa]|novi[oa]|niet[oa]|abuel[oa]|dueñ[oa]|caser[oa]|jef[ea]|abogad[oa]`;
/** "My older brother, …", "a coworker, …": who it is stands on another line, if on any. */
const WHO = new RegExp(
  String.raw`^(?:(?:it'?s|that'?s|es|soy|para|for|sera)\s+)?(?:an?|my|his|her|our|the|mi|su|una?|el|la)\s+(?:(?:older|younger|oldest|youngest|little|big|best|good|ex|mejor)[ -])?(?:${RELATIVES})(?: (?:mayor|menor))?[,:]?\s+(?:(?:is|es|se llama|named|called|llamad[oa])\s+)?`,
  'iu',
);
/** "The contractor, Tri-County Roofing LLC", "la licenciada Karen Goldfarb". */
const ROLE =
  /^(?:the|el|la|los|las|my|mi|su)\s+(?:\p{Ll}[\p{L}'’]*\s+){0,2}\p{Ll}[\p{L}'’]*(?:,\s+(?=[\p{L}&'’.-]+ \p{L})|\s+(?=\p{Lu}\p{Ll}+ \p{Lu}))/u;
/** "…, that's the law firm on the summons". */
const THAT_IS = /,\s+(?:that'?s|thats|which is|it'?s|its|es|que es|eso es)\s.*$/iu;
/** "A man", "lo vende un señor": no name. */
const SOMEBODY = /^(?:an?|some|lo|una?)\s/iu;
/** Up to seven words of letters. */
const NAME = /^\p{L}[\p{L}'’.&-]*(?:,? [\p{L}&][\p{L}'’.&-]*){0,6}$/u;

/** The name that is told with words around it; null where none is introduced. */
export function nameWithin(said: string, isTalk: (text: string) => boolean): string | null {
  const told = said
    .replace(THAT_IS, '')
    .replace(INTRODUCED, '')
    .replace(WHO, '')
    .replace(ROLE, '')
    .replace(/[\s.,;!]+$/, '');
  // "Green Leaf, the guy is called Sal": of two names nobody can tell which is meant.
  const before = said
    .slice(0, said.lastIndexOf(told))
    .split(/[,.;]\s/)
    .slice(0, -1);
  const isOther =
    INTRODUCED.test(said) &&
    before.some((piece) => NAME.test(piece.trim()) && !isTalk(piece) && !SOMEBODY.test(piece.trim()));
  return told !== said && NAME.test(told) && !isTalk(told) && !isOther ? told : null;
}

const HOUSE = String.raw`(?:\d{1,5}(?:-\d{1,4})?[a-z]?(?: 1\/2)? (?:\p{L}|\d+(?:st|nd|rd|th)\b)|p\.? ?o\.? ?box )`;
/** From the number of the house to the postal code. */
const WHOLE = new RegExp(String.raw`(?<![\p{L}\d#-])${HOUSE}.*\b\d{5}(?:-\d{4})?\b`, 'iu');
/** "45, no wait, 54 Elm St". */
const PUT_RIGHT =
  /^.*\b(?:no,? wait|wait,? no|i mean|sorry|no,? espere?|digo|perd[oó]n|mejor dicho|no,? es)\b[\s,.:]*(?=(?:p\.? ?o|\d))/iu;
/** "Send it to", "vive en": the beginning of a sentence, and no name of a building. */
const LEADS =
  /\b(?:i|we|he|she|they|it|its|my|his|her|is|live[sd]?|stay\w*|send|mail|move\w*|says?|dice|mudo|mude|at|here|same|with|yo|vivo|vive[ns]?|vivia|trabaja|conmigo|misma?|casa|aqui|esta|queda|es|en|con|mi|su|la|el|creo|think|address|direccion)\b/;

/** The address that is told with words around it; null where nothing stands around a whole one. */
export function addressWithin(said: string): string | null {
  const told = said.replace(PUT_RIGHT, '');
  const [whole] = WHOLE.exec(told) ?? [];
  if (whole === undefined) return null;
  const at = told.indexOf(whole);
  const [lead, tail] = [told.slice(0, at), told.slice(at + whole.length)];
  // "…, 2nd floor" after it belongs to it; "…, I've been here for years" does not.
  const isMore = tail.trim() !== '' && !LEADS.test(plain(tail)) && UNIT.test(plain(tail));
  return `${LEADS.test(plain(lead)) ? '' : lead}${whole}${isMore ? tail : ''}`.trim();
}
const UNIT =
  /\b(?:apt|apto|apartment|apartamento|unit|suite|ste|floor|fl|piso|room|rm|basement|sotano|rear|front|c\/o|\d+(?:st|nd|rd|th)?)\b|#/;

/** "Index no. CV-8821/19", "LT-301288-26/BX is what it says": the one word that is made of figures. */
export function numberWithin(said: string, shortest = SHORTEST): string | null {
  const [one, ...others] = said.match(/(?<![\w/-])[\p{L}\d][\p{L}\d/.-]*\d[\p{L}\d/.-]*(?<![.-])(?![\w/-])/gu) ?? [];
  return one !== undefined && others.length === 0 && one !== said && one.length >= shortest ? one : null;
}
const SHORTEST = 5;
