import { countyIn, withoutCounties } from '#domain/attorneys/ny-county.ts';
import { HOME_STATE } from '#domain/chat/script.ts';
import { spelled } from '../typed/spelled.ts';
import { usStateIn } from './us-states.ts';

export type Place = { readonly usState: string; readonly county?: string; readonly isNyc?: boolean };

const NYC_COUNTIES = new Set(['Kings', 'Queens', 'New York', 'Bronx', 'Richmond']);
const NYC = /\b(?:nyc|n\.y\.c\.|new york city|ciudad de nueva york)\b/i;
const NOT_NYC =
  /\b(?:elsewhere in new york|(?:outside|not in|not) (?:of )?(?:nyc|new york city|the city|the five boroughs)|upstate|long island(?! city)|hudson valley|finger lakes|western new york|fuera de la ciudad|otra parte (?:de nueva york|del estado)|no (?:es )?en la ciudad)\b/i;
const OTHER_WORDS = /\b(?:nueva york|new york|n\.y\.|westchester|nassau|suffolk|long island|upstate|albany|ny)\b/i;

/** Where it happened, as far as the message says. `isAnswer`: the person was just asked. */
export function placeIn(message: string, isAnswer: boolean): Place | null {
  const said = spelled(message);
  const meant = said.replaceAll(NOT_THERE, ' ');
  return (meant === said ? null : placeNamed(meant, isAnswer)) ?? placeNamed(said, isAnswer);
}
/** "Not Queens, the Bronx", "no vivo en Queens", "soy de Texas pero …": where another place is named, that one is meant. */
const NOT_THERE =
  /(?<![\p{L}'])(?:not|(?:is|are|was|do|does)n'?t|no(?: (?:es|era|fue|vivo|vivimos|estoy|queda))?|i'?m (?:originally )?from|i am from|(?:yo )?(?:soy|vengo) del?)(?: (?:live|living|in|en|at|the|el|la|los)){0,3} \p{L}+(?: \p{L}+)?/giu;

function placeNamed(message: string, isAnswer: boolean): Place | null {
  const there = IT_IS_THERE.exec(message);
  const county = (there && countyIn(message.slice(there.index + there[0].length - 'in '.length))) ?? countyIn(message);
  if (county) return { usState: HOME_STATE, county, isNyc: NYC_COUNTIES.has(county) };
  if (NOT_NYC.test(message)) return { usState: HOME_STATE, isNyc: false };
  if (NYC.test(message)) return { usState: HOME_STATE, isNyc: true };
  const usState = usStateIn(message, { bareAbbreviations: isAnswer });
  if (usState) return { usState };
  return OTHER_WORDS.test(message) ? { usState: HOME_STATE } : null;
}

const OTHER_LIVES =
  /\b(?:he|she|they|her|his|my (?:ex|ex[- ]?\w+|father|mother|dad|mom|brother|sister|son|daughter|husband|wife|landlord|boss|friend|cousin|uncle|aunt|neighbor|tenant|lawyer)|(?:mi|su) (?:ex|ex[- ]?\w+|pap[aá]|mam[aá]|padre|madre|herman[oa]|hij[oa]|espos[oa]|marido|dueñ[oa]|jefe|patr[oó]n|prim[oa]|t[ií][oa])|[eé]l|ella|ellos)(?:'s| is| now| ya| ahora| no (?:vive|est[aá]) en [\p{L} ]+,?)* (?:lives?|living|moved|relocated|is|are|stays?|vive|viven|est[aá]|est[aá]n|se mud[oó]|se fue|reside)(?: now| ahora| ya)? (?:in|to|over in|out in|en|a|para) /iu;

/** "Nací en Puerto Rico", "I came here from Texas": nothing that happens now is there. From New Jersey is also who lives there. */
export const isWhereTheyComeFrom = (message: string): boolean => COMES_FROM.test(message);
const COMES_FROM =
  /\b(?:(?:born|raised|grew up) in|came(?: here| over)? from|moved here from|nac[ií] en|(?:vine|vengo|venimos|llegu[eé]|emigr[eé]) de(?:sde)?|me cri[eé] en|(?:soy|somos|i'?m|i am) (?:de|from) puerto rico)(?![\p{L}'])/iu;

/** "My son's father lives in Florida and does not pay": a matter of a family is where whoever asks is. */
const FAMILY_LIVES =
  /\b(?:my (?:ex|ex[- ]?\w+|father|mother|dad|mom|brother|sister|son|daughter|husband|wife|cousin|uncle|aunt|(?:kid|child|son|daughter|bab(?:y|ie))'?s?'? (?:dad|father|mom|mother))|(?:the |her |his )?(?:dad|father|mom|mother) of (?:my|our) \w+|(?:mi|su) (?:ex|ex[- ]?\w+|pap[aá]|mam[aá]|padre|madre|herman[oa]|hij[oa]|espos[oa]|marido|prim[oa]|t[ií][oa])|(?:el|la) (?:pap[aá]|mam[aá]|padre|madre) de (?:mis?|nuestr[oa]s?|los|las?) \w+)(?:'s| is| now| ya| ahora)* (?:lives?|living|moved|relocated|stays?|vive|est[aá]|se mud[oó]|se fue|reside)(?: now| ahora| ya)? (?:in|to|over in|out in|en|a|para) /iu;
export const isWhereFamilyLives = (message: string): boolean => FAMILY_LIVES.test(message) || THEY_SAY.test(message);
/** "My mom in Georgia says …" */
const THEY_SAY = /\b(?:my|mi) \p{L}+ (?:in|en) \p{L}+(?: \p{L}+)? (?:says?|said|told|thinks|dice|me dijo)\b/iu;

/** "My cousin in Queens told me to sue": of no party, and nothing is said of where they live themselves. */
export const isOnlyWhereRelativeLives = (message: string): boolean =>
  RELATIVE_LIVES.test(message) && !LIVES_THERE_TOO.test(message);
const RELATIVE_LIVES =
  /\b(?:my|mi) (?:mother|mom|father|dad|brother|sister|cousin|aunt|uncle|friend|mam[aá]|pap[aá]|madre|padre|herman[oa]|prim[oa]|t[ií][oa]|amig[oa])(?:(?: that| who)? lives?| que vive| vive)? (?:in|en) /iu;
const LIVES_THERE_TOO =
  /\b(?:i|we) (?:live|rent|am|are|work)\b|\b(?:i'?m|we'?re) in\b|\b(?:with (?:me|us)|conmigo|con nosotros|vivo|vivimos|estoy|rento|alquilo|trabajo)(?!\p{L})|\b(?:my|our|mi|nuestr[oa]) (?:apartment|apt|house|home|building|apartamento|casa|edificio|cuarto)\b/iu;

/** "The apartment is in Jersey City": what it is about is there. */
export const isWhereItIs = (message: string): boolean => IT_IS_THERE.test(message);
const IT_IS_THERE =
  /\b(?:(?:the|my|our|this) (?:apartment|apt|house|home|building|place|room|unit|job|store|shop|office|restaurant|court|case|accident|landlord)(?: itself)?(?:'?s| is| was)|(?:it|this|that)(?:'?s| is| was| happened| all happened)|(?:el|la|mi|este|esta) (?:apartamento|casa|edificio|cuarto|trabajo|tienda|corte|caso|accidente) (?:es|est[aá]|queda|fue)|(?:eso |todo )?(?:fue|pas[oó]|es)) (?:in|en) /i;

/** "He lives in Newark": in the middle of a talk that is where somebody else is, and what it is about is here. */
export const isWhereOtherLives = (message: string): boolean => OTHER_LIVES.test(message);

const NAMES =
  /\b(?:(?:in|en|from|de) )?(?:(?:the )?(?:state|city|estado|ciudad) (?:of|de) )?(?:new york(?: (?:state|city))?|nueva york|n\.?y\.?c?\.?|upstate|long island|albany)\b(?: (?:state|city))?,?/gi;

/** "I live in Queens": without its place hardly a word is left to judge anything by. */
export function isMostlyPlace(message: string): boolean {
  const rest = restOf(message);
  return rest !== message && (rest.match(/\p{L}{4,}/gu) ?? []).length < 2;
}

/** What happened is the same everywhere in New York: a place in it only draws towards topics that name it too. */
export function withoutPlaces(message: string): string {
  const rest = restOf(message);
  return /\p{L}{3}/u.test(rest) ? rest : message;
}

const restOf = (message: string) => withoutCounties(message).replace(NAMES, ' ').replace(/\s+/g, ' ').trim();
