import { NO_TALK, type Talk } from '../sums.ts';

/** How big the building is and whether its owner lives in it: many rules for tenants leave small houses of the owner out. */
export function houseTold(said: string, talk: Talk = NO_TALK) {
  if (!isOfHome(said, talk)) return {};
  return { homes: homesIn(said), ownerLives: ownerLives(said, talk) };
}

const OF_HOME =
  /\b(?:landlords?|landlady|owner|rent(?:ed|ing|er|s)?|lease|tenants?|evict\w*|apartment|apt|caser[oa]s?|dueñ[oa]s?|rent[ao]|alquil\w+|inquilin\w+|contrato|apartamento|desaloj\w+)\b/;
const isOfHome = (said: string, { about }: Talk): boolean => about.startsWith('housing/') || OF_HOME.test(said);

const HOMES: readonly RegExp[] = [
  /\b(\d{1,2}|one|two|three|four)[- ]?fam(?:ily|ilies|ilias?)?\b(?! ?(?:members?|courts?|friends?|size|people|names?|doctors?|of|in my|miembros))/,
  /\b(\d{1,4})[- ]?(?:units?|apartments?|apts?|homes)(?: (?:in|per))? (?:the |this |my |our )?(?:building|house|bldg|walk-?up)\b/,
  /\b(?:building|house|bldg|edificio|casa) (?:only |just |solo )?(?:has|have|had|with|of|tiene|con|de) (?:only |just |like |about |solo |como |unos )?(\d{1,4}) (?:units?|apartments?|apts?|homes|apartamentos?|aptos?|unidades|viviendas)\b/,
];
/** Numbers written as words stand in figures already, but not before a hyphen. */
const IN_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const ONE_HOME = /\b(?:single|one)[- ]family (?:house|home)\b|\bcasa (?:unifamiliar|de una (?:sola )?familia)\b/;
const TWO_HOMES = /\bduplex\b/;

function homesIn(said: string): number | undefined {
  const told = HOMES.flatMap((words) => words.exec(said)?.[1] ?? []).map((count) => IN_WORDS[count] ?? Number(count));
  const homes = told.find((count) => count > 0);
  if (homes !== undefined) return homes;
  return ONE_HOME.test(said) ? 1 : TWO_HOMES.test(said) ? 2 : undefined;
}

const HERE = String.raw`(?:downstairs|upstairs|below (?:me|us)|above (?:me|us)|next door|with us|in (?:the|this|our|my|that) (?:same )?(?:house|building|basement)|(?:on|in) the (?:first|second|third|top|ground|1st|2nd|3rd|same) (?:floor|house|building)|abajo|arriba|en (?:la|el|esta|este|nuestra|mi) (?:misma |mismo )?(?:casa|edificio|basement|sotano|primer piso|segundo piso|tercer piso)|en el mismo (?:edificio|piso)|aqui (?:mismo|abajo|arriba))`;
const OWNER = String.raw`(?:(?:land ?lord|landlady|owner|caser[oa]|dueñ[oa]|propietari[oa])(?: (?:de la casa|also|himself|herself|who|que|tambien))?)`;
const LIVES_HERE = new RegExp(
  String.raw`\b${OWNER} (?:does |also |still )?(?:lives?|vive[n]?) (?:right )?${HERE}\b|\bowner[- ]occupied\b|\bvive (?:ahi |aqui )?(?:el|la) (?:dueñ[oa]|caser[oa])\b`,
);
const LIVES_ELSEWHERE = new RegExp(
  String.raw`\b${OWNER} (?:doesn'?t|does not|no) (?:lives?|vive)\b|\b${OWNER} (?:lives?|vive[n]?) (?:somewhere else|elsewhere|in (?:florida|jersey|new jersey|long island|another)|out of|en otr[ao]|lejos|fuera)`,
);
/** "He lives downstairs": in a talk about the landlord. */
const THEY_LIVE_HERE = new RegExp(
  String.raw`\b(?:he|she|they|el|ella|ellos) (?:also |tambien )?(?:lives?|vive[n]?) (?:right )?${HERE}\b`,
);

function ownerLives(said: string, { about, file }: Talk): boolean | undefined {
  if (LIVES_ELSEWHERE.test(said)) return false;
  if (LIVES_HERE.test(said)) return true;
  const isOfLandlord = about.startsWith('housing/') && (file.otherSide === undefined || file.otherSide === 'landlord');
  const isNamed = /\b(?:land ?lord|landlady|owner|caser[oa]|dueñ[oa])\b/.test(said);
  return (isOfLandlord || isNamed) && THEY_LIVE_HERE.test(said) ? true : undefined;
}
