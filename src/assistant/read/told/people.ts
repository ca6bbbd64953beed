import type { CaseFile, Programme, Sponsor } from '#domain/matter/case-file.ts';
import { plain } from '../sentences.ts';

/** Whom and what it is about: how old they and their child are, which help they get, what a relative is who could ask for them, how far a car has run. */
export function peopleTold(message: string): Pick<CaseFile, 'age' | 'childAge' | 'programme' | 'sponsor' | 'miles'> {
  const said = plain(message);
  const [age, childAge] = [firstAge(OWN_AGE, said), firstAge(CHILD_AGE, said)];
  const programme = onlyOne(PROGRAMMES, said);
  const sponsor = sponsorIn(said);
  const miles = milesIn(said);
  return {
    ...(age === undefined ? {} : { age }),
    ...(childAge === undefined ? {} : { childAge }),
    ...(programme === undefined ? {} : { programme }),
    ...(sponsor === undefined ? {} : { sponsor }),
    ...(miles === undefined ? {} : { miles }),
  };
}

const YEARS = String.raw`(?:years?|yrs?|y[ /]?o)\b`;
/** "Tengo 12 años aquí" tells how long, and not how old. */
const NOT_AGED = String.raw`(?! (?:de (?!edad)|aqui|en |viviendo|trabajando|casad|con |sin |pagando|esperando|rentando|alquilando|y medio de|que ))`;

/** The person's own age. */
const OWN_AGE: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:i'?m|i am|im|we'?re|we are) (?:only |just |now |almost |about |over )?(\d{1,3})(?: ${YEARS}(?: old)?|(?= and\b| with\b| on\b| so\b| pregnant|[,.;!?]|$))`),
  new RegExp(String.raw`\b(?:i|we) (?:just )?(?:turned|turn) (\d{1,3})\b`),
  new RegExp(String.raw`\b(?:i'?m|i am|im) (?:a|an) (\d{1,3})[- ]?(?:year|yr|yo)`),
  new RegExp(String.raw`\b(?:tengo|cumpli|cumplo)(?: ya| solo| apenas)? (\d{1,3}) a[nñ]os\b${NOT_AGED}`),
  new RegExp(String.raw`\bsoy (?:una? )?(?:[\wñ]+ )?de (\d{1,3}) a[nñ]os\b`),
]; // prettier-ignore

const CHILD = String.raw`(?:(?:my|our|his|her|the) )?(?:\w+ )?(?:son|daughter|kid|child|boy|girl|baby|teen(?:ager)?|grandson|granddaughter|niece|nephew|stepson|stepdaughter)`;
const HIJO = String.raw`(?:mi|mis|nuestr[oa]|su|el|la) (?:\w+ )?(?:hij[oa]|niñ[oa]|nin[oa]|nen[oa]|beb[ea]|niet[oa]|sobrin[oa]|menor)`;
const CHILD_AGE: readonly RegExp[] = [
  new RegExp(String.raw`\b${CHILD}(?: is| just turned| turned| turns|,| who is| \()(?: only| just| now| almost)? ?(\d{1,2})\b(?! ?(?:months?|weeks?|days?|grade|minutes|hours|th\b))`),
  new RegExp(String.raw`\bmy (\d{1,2})[- ]?(?:years?|yrs?|yo)?[- ]?(?:old)? (?:son|daughter|kid|child|boy|girl|grandson|granddaughter|niece|nephew)\b`),
  /\bmy (\d{1,2})[- ](?:years?|yrs?)[- ]old\b/,
  new RegExp(String.raw`\b${HIJO} (?:tiene|de|acaba de cumplir|cumplio|cumple)(?: apenas| ya| solo)? (\d{1,2}) a[nñ]os\b`),
]; // prettier-ignore

const OLDEST = 115;

function firstAge(patterns: readonly RegExp[], said: string): number | undefined {
  return patterns
    .map((pattern) => Number(pattern.exec(said)?.[1]))
    .find((age) => Number.isFinite(age) && age > 0 && age <= OLDEST);
}

/** "52k miles", "52,000 millas", "120 mil millas"; not what a warranty gives or how far away something is. */
const MILES =
  /\b(\d{1,3}(?:[,.]\d{3})|\d{4,6}|\d{1,3}(?= ?(?:k|mil)\b)) ?(k|mil)? ?(?:miles?|mi|millas)\b(?! (?:away|from|away|warranty|de aqui|de distancia|de garantia))/;

function milesIn(said: string): number | undefined {
  const found = MILES.exec(said);
  if (!found) return undefined;
  const number = Number(found[1]?.replaceAll(/[,.]/g, ''));
  return found[2] === undefined ? number : number * 1000;
}

const PROGRAMMES: readonly (readonly [Programme, RegExp])[] = [
  ['snap', /\b(?:snap|food ?stamps?|ebt|cupones|estampillas)\b/],
  ['cash', /\b(?:cash (?:assistance|aid|benefits?)|public assistance|welfare|ayuda en efectivo|asistencia (?:publica|en efectivo))\b/],
  ['medicaid', /\bmedicaid\b/],
  ['ssi', /\bssi\b|\bsupplemental security\b/],
  ['ssd', /\b(?:ssdi?|social security disability)\b/],
  ['unemployment', /\b(?:unemployment|desempleo)\b/],
]; // prettier-ignore

/** Somebody who names two did not say which one it is about. */
function onlyOne<T>(table: readonly (readonly [T, RegExp])[], said: string): T | undefined {
  const [first, second] = table.filter(([, words]) => words.test(said));
  return second === undefined ? first?.[0] : undefined;
}

const RELATIVE = String.raw`(?:husband|wife|spouse|fiancee?|partner|boyfriend|girlfriend|mom|mother|dad|father|son|daughter|brother|sister|parents?|espos[oa]|marido|mujer|novi[oa]|pareja|prometid[oa]|mama|madre|papa|padre|hij[oa]|herman[oa])`;
const SPONSORS: readonly (readonly [Sponsor, RegExp])[] = [
  ['citizen', new RegExp(String.raw`\b(?:my|mi) (?:\w+ )?${RELATIVE}(?: \w+){0,3}? (?:is|was born|became|es|se hizo|ya es|nacio)(?: \w+){0,3}? (?:citizen|us-?born|american|here|ciudadan[oa]|american[oa]|aqui|naturaliz\w+)\b|\b(?:us |american )?citizen (?:husband|wife|spouse|son|daughter|mother|father|parent|brother|sister|fiancee?)\b|\b${RELATIVE} ciudadan[oa]\b`)],
  ['green-card', new RegExp(String.raw`\b(?:my|mi) (?:\w+ )?${RELATIVE}(?: \w+){0,3}? (?:has|have|got|holds|is|tiene|es|saco|ya tiene)(?: \w+){0,3}? (?:green ?cards?|permanent resident|lpr|residencia|resident\w*)\b|\b(?:green ?card|permanent resident) (?:husband|wife|spouse|parent|mother|father|son|daughter)\b|\b${RELATIVE} residente\b`)],
]; // prettier-ignore
/** "If my husband becomes a citizen", "my husband is not a citizen": nothing that is so. */
const NOT_SO = /\b(?:if|when|once|until|si|cuando|hasta que)\b[^.?!]{0,30}$|\b(?:not|isn'?t|no es|no tiene|never)\b/;

function sponsorIn(said: string): Sponsor | undefined {
  for (const [sponsor, words] of SPONSORS) {
    const found = words.exec(said);
    if (found && !NOT_SO.test(found[0]) && !NOT_SO.test(said.slice(0, found.index).concat(' '))) return sponsor;
  }
  return undefined;
}
