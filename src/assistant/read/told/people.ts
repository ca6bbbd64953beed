import type { Programme, Sponsor } from '#domain/matter/case-file.ts';
import { withoutNegated } from '../correcting.ts';
import { plain } from '../sentences.ts';
import { UNITS } from './numbers-in-words.ts';
import { NO_TALK, type Talk } from './sums.ts';

/** Whom and what it is about: how old they and their child are, which help they get, what a relative is who could ask for them, how far a car has run. */
export function peopleTold(message: string, talk: Talk = NO_TALK) {
  const said = plain(message);
  return {
    age: firstAge(OWN_AGE, said),
    childAge: firstAge(CHILD_AGE, said, GROWN) ?? childAgeInTalk(said, talk),
    programme: onlyProgramme(said),
    sponsor: sponsorIn(withoutNegated(said)) ?? sponsorInTalk(withoutDenied(said), talk),
    miles: milesIn(said),
  };
}

/** What a number may count that is no age. */
const NO_UNIT = String.raw`(?![\d,.]*\d| ?(?:%|k\b|th\b|st\b|nd\b|rd\b|:)|[- ]?(?:months?|mos?|weeks?|days?|hours?|hrs?|minutes?|mins?|payments?|miles?|blocks?|dollars?|bucks|percent|feet|ft|pounds|lbs|people|kids|bills|of|times|grand|away|late|behind|short|or|to|out)\b| years? (?:behind|late|into|in|from|away|without))`;
/** "Tengo 12 años aquí" tells how long, and not how old. */
const NOT_AGED = String.raw`(?! (?:de (?!edad)|aqui|aca|ahi|alli|alla|en |viviendo|trabajando|casad|con |sin |pagando|esperando|rentando|alquilando|y medio de|que ))`;

/** The person's own age. */
const OWN_AGE: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:i'?m|i am|im|we're|(?<=(?:^|[.,;!?] )(?:(?:and|but|so) )?)were|we are|being) (?:only |just |now |about |over |already )?(\d{2,3})\b${NO_UNIT}`),
  /\b(?:i|we) (?:just )?turned (\d{1,3})\b/,
  /\b(?:i'?m|i am|im|as) (?:a|an) (\d{1,3})[- ]?(?:years?|yrs?|yo|y\/o)/,
  /\b(?:at age|my age is|i'?m age|aged) (\d{1,3})\b/,
  /\((\d{2})[ ,]?[mf]\)/,
  /\b(\d{2,3})[- ]?(?:years?|yrs?)[- ]?old (?:\w+ )?(?:m[ae]n|wom[ae]n|male|female|lady|widow(?:er)?|grand\w+|senior|tenant|veteran) here\b/,
  new RegExp(String.raw`\b(?:tengo|cumpli)(?: ya| solo| apenas)? (\d{1,3}) a[nñ]os\b${NOT_AGED}`),
  /\btengo (?:ya |solo |apenas )?(\d{2})(?= y (?!medio)|[,.;!?]|$)/,
  /\bsoy (?:una? )?(?:[\wñ]+ )?de (\d{1,3}) a[nñ]os\b/,
  /\bsoy mayor de (6\d|7\d|8\d)\b/,
  /\by yo (\d{2})\b(?! ?(?:meses|dolares|dias|semanas))/,
]; // prettier-ignore

const CHILD = String.raw`(?:son|daughter|kid|child|boy|girl|teen(?:ager)?|grandson|granddaughter|niece|nephew|stepson|stepdaughter)`;
const HIJO = String.raw`(?:hij[oa]|niñ[oa]|nin[oa]|nen[eoa]|niet[oa]|sobrin[oa]|hijastr[oa])`;
const CHILD_AGE: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:my|our|his|her|the) (?:\w+ )?(?:${CHILD}|oldest|youngest)(?:'s|s)?(?: is| just turned| turned|,| who'?s| who is| age| aged| \()?(?: only| just| now| already)? ?\(?(\d{1,2})\b${NO_UNIT}(?! grade)`),
  new RegExp(String.raw`\b(?:my|our) (\d{1,2})[- ]?(?:years?|yrs?|yo|y\/o)?[- ]?(?:old)? ${CHILD}\b`),
  /\b(?:my|our) (\d{1,2})[- ]?(?:years?|yrs?)[- ]old\b/,
  new RegExp(String.raw`\b(?:i|we) (?:have|got|have got) an? (\d{1,2})[- ]?(?:years?|yrs?|yo|y\/o)[- ]?(?:old)? (?:little )?${CHILD}\b`),
  new RegExp(String.raw`\b(?:kid|son|daughter|baby|child)(?:'?s| is) (?:only |just )?(\d{1,2})\b${NO_UNIT}(?! grade)`),
  new RegExp(String.raw`\bmi ${HIJO} (\d{1,2})\b(?! (?:de|veces|dias|meses|semanas|dolares|mil))`),
  new RegExp(String.raw`\b(?:mi|nuestr[oa]|su) (?:\w+ )?${HIJO} (?:tiene|de|acaba de cumplir|cumplio)(?: apenas| ya| solo)? (\d{1,2})(?: a[nñ]os\b|(?= y | que |[,.;!?]|$))`),
]; // prettier-ignore

const OLDEST = 115;

/** "He's 7", "she turned six", "cumplió 8", in a talk about a child. */
function childAgeInTalk(said: string, { file, about }: Talk): number | undefined {
  const isOfChild =
    file.childAge !== undefined ||
    /^(?:family|education)\//.test(about) ||
    OF_CHILD.test(said) ||
    said.split(' ').length <= 3;
  const found = isOfChild ? BARE_AGE.exec(said) : null;
  const age = UNITS[found?.[1] ?? ''] ?? Number(found?.[1]);
  return Number.isFinite(age) && age <= GROWN ? age : undefined;
}
const GROWN = 21;
const OF_CHILD =
  /\b(?:my|our|this is about the) (?:baby|kids?|little one|boy|girl|son|daughter)\b|\b(?:chiquit[oa]|beb[eé]|niñ[oa]|nin[oa]|nen[eoa]|hij[oa])\b/;
/** "A", "un" and "una" stand before anything: "tiene un iep". */
const ARTICLES = new Set(['a', 'un', 'una']);
const AGES = Object.keys(UNITS).filter((word) => !ARTICLES.has(word)).join('|'); // prettier-ignore
const BARE_AGE = new RegExp(
  String.raw`\b(?:(?:s?he'?s|s?he is|mine is|s?he (?:just )?turned|cumplio|(?<!yo )tiene(?= (?:ya |apenas |solo )?\S+(?: a[nñ]os\b| y | que | pero |[,.;!?]|$))|(?:chiquit[oa]|menor|pequeñ[oa]|niñ[oa]|nin[oa]|nen[eoa]|hij[oa]) de)(?: only| just| now| already| ya| apenas)? )(\d{1,2}|${AGES})\b${NO_UNIT}(?! (?:of|de|the|my|thing|person|who|more)\b)`,
);

function firstAge(patterns: readonly RegExp[], said: string, oldest = OLDEST): number | undefined {
  return patterns
    .map((pattern) => Number(pattern.exec(said)?.[1]))
    .find((age) => Number.isFinite(age) && age > 0 && age <= oldest);
}

/** "52k miles", "52,000 millas", "120 mil millas"; not what a warranty gives or how far away something is. */
const MILES =
  /\b(\d{1,3}(?:[,.]\d{3})|\d{4,6}|\d{1,3}(?= ?(?:k|mil)\b)) ?(k|mil)? ?(?:miles?|mi|millas)\b(?! (?:away|from|warranty|de aqui|de distancia|de garantia))/;

function milesIn(said: string): number | undefined {
  const found = MILES.exec(said);
  if (!found) return undefined;
  const number = Number(found[1]?.replaceAll(/[,.]/g, ''));
  return found[2] === undefined ? number : number * 1000;
}

const PROGRAMMES: readonly (readonly [Programme, RegExp])[] = [
  ['snap', /\b(?:snap|food ?stamps?|ebt|cupones(?! de descuento)|estampillas|(?:ayuda|beneficios?|asistencia) (?:de|para) (?:comida|alimentos))\b/],
  ['cash', /\b(?:cash (?:assistance|aid|benefits?)|public assistance|welfare|ayuda (?:en efectivo|de cash)|asistencia (?:publica|en efectivo))\b/],
  ['medicaid', /\bmedicaid\b/],
  ['ssi', /\bssi\b|\bsupplemental security\b|\bingresos? suplementari[oa]s?\b/],
  ['ssd', /\b(?:ssdi?|social security disability|(?:disability|incapacidad|discapacidad) (?:from|through|with|del?|por el|con el) (?:the )?(?:ssa|social security|seguro social)|(?:social security|seguro social) (?:for|por|de) (?:my |mi |la )?(?:disability|incapacidad|discapacidad))\b/],
  ['unemployment', /\b(?:unemployment|desempleo)\b/],
]; // prettier-ignore

/** "It's not SSI, it is …": without what it is not. */
const withoutDenied = (said: string): string =>
  withoutNegated(
    said.replace(
      /^(?:(?:no|oh|wait|espere|perdon),? )*(?:it'?s not|its not|no es|no era|not)(?: (?:an?|the|el|la|un|una|my|mi))? \p{L}+/u,
      ' ',
    ),
  );

const ANY_PROGRAMME = new RegExp(PROGRAMMES.map(([, words]) => words.source).join('|'), 'g');
const IS_NOT =
  /\b(?:not|(?:is|was)n'?t|no (?:es|era|fue))(?: (?:an?|the|my|about|on|for|from|with|el|la|un|una|mi|de|del|por|con))* $/;
/** "It's not Medicaid, it's through my job", "ssd, not ssi": without the help that it is not about. */
const withoutOtherHelp = (said: string): string =>
  said.replaceAll(ANY_PROGRAMME, (name, at: number) => (IS_NOT.test(said.slice(0, at)) ? ' ' : name));

/** Which help it is about, where one is named that is not denied. */
export const onlyProgramme = (said: string): Programme | undefined => onlyOne(PROGRAMMES, withoutOtherHelp(said));

/** Which help it is said not to be. */
export const programmeDenied = (said: string): Programme | undefined => {
  const left = withoutOtherHelp(said);
  return PROGRAMMES.find(([, words]) => words.test(said) && !words.test(left))?.[0];
};

/** Somebody who names two did not say which one it is about. */
function onlyOne<T>(table: readonly (readonly [T, RegExp])[], said: string): T | undefined {
  const [first, second] = table.filter(([, words]) => words.test(said));
  return second === undefined ? first?.[0] : undefined;
}

const RELATIVE = String.raw`(?:husband|wife|spouse|fiancee?|partner|boyfriend|girlfriend|step(?:dad|mom|father|mother)|mom|mother|dad|father|son|daughter|brother|sister|parents?|espos[oa]|marido|mujer|novi[oa]|pareja|prometid[oa]|mama|madre|papa|padre|hij[oa]|herman[oa])`;
const SPONSORS: readonly (readonly [Sponsor, RegExp])[] = [
  ['citizen', new RegExp(String.raw`\b(?:my|mi) (?:\w+ )?${RELATIVE}, an? (?:us |u\.s\. )?citizen\b|\b(?:my|mi) (?:\w+ )?${RELATIVE}(?: \w+){0,3}? (?:is|was born|became|es|se hizo|ya es|nacio)(?: \w+){0,3}? (?:citizen|us-?born|american|here|ciudadan[oa]|american[oa]|aqui|naturaliz\w+)\b|\b(?:us |american )?citizen (?:husband|wife|spouse|son|daughter|mother|father|parent|brother|sister|fiancee?)\b|\b${RELATIVE} ciudadan[oa]\b|\b(?:i |we )?(?:am |got )?married (?:to )?(?:an? )?(?:us |american )?citizen\b|\bcasad[oa] con (?:una? )?ciudadan[oa]\b`)],
  ['green-card', new RegExp(String.raw`\b(?:my|mi) (?:\w+ )?${RELATIVE}(?: \w+){0,3}? (?:has|have|got|holds|is|tiene|es|saco|ya tiene)(?: \w+){0,3}? (?:green ?cards?|permanent resident|lpr|residencia|resident\w*)\b|\b(?:green ?card|permanent resident) (?:husband|wife|spouse|parent|mother|father|son|daughter)\b|\b${RELATIVE} residente\b`)],
]; // prettier-ignore
/** "If my husband becomes a citizen", "my husband is not a citizen": nothing that is so. */
const NOT_YET = /\b(?:if|when|once|until|si|cuando|hasta que)\b[^.?!,]{0,30}$/;
const NOT_SO = /\b(?:not|isn'?t|no es|no tiene|never)\b/;

/** "She became one in August", "she only has a green card": of the relative who was named before. */
function sponsorInTalk(said: string, { file }: Talk): Sponsor | undefined {
  if (file.sponsor === undefined || /\?|^(?:if|can|what|when|si|puede|cuando)\b/.test(said)) return undefined;
  const [first, second] = (['citizen', 'green-card'] as const).filter((one) => STATUS[one].test(said));
  return second === undefined ? first : undefined;
}
const STATUS = {
  citizen: /\b(?:citizen\w*|ciudadan[oa])\b/,
  'green-card': /\b(?:green ?card|resident[ae]?|residencia)\b/,
};

function sponsorIn(said: string): Sponsor | undefined {
  for (const [sponsor, words] of SPONSORS) {
    const found = words.exec(said);
    if (found && !NOT_SO.test(found[0]) && !NOT_YET.test(said.slice(0, found.index))) return sponsor;
  }
  return undefined;
}
