import { plain } from '../sentences.ts';
import { UNITS } from './numbers-in-words.ts';
import { isOfWork, type Talk } from './sums.ts';

const COUNT = String.raw`(\d{1,2}(?:\.\d)?|${Object.keys(UNITS).join('|')})(?: and a half| y medio)?`;
/** "Un año y 6 meses", "2 years and 3 months", "3 años y medio". */
const AND_MONTHS = new RegExp(
  String.raw`^,? (?:and |y )?(\d{1,2}|${Object.keys(UNITS).join('|')}) (?:months?|mos?|meses)\b`,
);
/** "A 4 month old baby" tells an age, and not how long. */
const AGED = {
  before: String.raw`(?<!\b(?:beb\w+|ni[nñ][oa]s?|nen[eoa]s?|hij[oa]s?|niet[oa]s?|menor|de edad|mama|papa|madre|padre|abuel[oa]|espos[oa]|marido|herman[oa]|suegr[oa]|ti[oa]|señora?|person\w+) de )`,
  after: String.raw`(?![- ]?olds?\b| de (?:edad|nacid|vid))`,
};
const SPAN = String.raw`${AGED.before}${COUNT} ?(years?|yrs?|months?|mos?|años?|anos?|mes(?:es)?)\b${AGED.after}`;
/** "Vivo sola y tengo 70 años": so old, and not for so long. */
const NOT_OLD = String.raw`(?<!\b(?:tengo|tiene|tenemos) (?:ya |como |casi )?)`;
const IN_THE_HOME = String.raw`(?:viviendo|rentando|alquilando|aqui(?! trabaj)|de (?:vivir|inquilin)\w*|en (?:el|este|esta|mi|la|ese|esa|nuestr[oa]) (?:mism[oa] )?(?:apartamento|apto|apt|edificio|casa|cuarto|basement|lugar|vivienda))\b`;
/** "Tengo", "llevo", "duré": Spanish says so how long something has gone on. */
const GOES_ON = String.raw`(?:hace|ten(?:go|emos|ia|iamos)|llev(?:o|amos|aba|abamos)|dur(?:e|amos)|cumpl(?:i|imos)|have|had|got)(?: (?:ya|como|casi|apenas|solo|mas de|only|about|like|over))*`;
const LIVED: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:lived?|living|resid(?:e|ed|ing)|moved in(?: exactly| about| like)?|been (?:here|there|in (?:the|this|my))|tenant|renting|rented|stayed|in (?:this|the|my) (?:apartment|apt|place|house|building))\b[^.?!\n]{0,40}?\b${SPAN}\b`),
  new RegExp(String.raw`\b${SPAN}\b[^.?!\n]{0,25}\b(?:in (?:this|the|my|that) (?:apartment|apt|place|house|building|unit)|living (?:here|there)|(?:i|we|ive|have i) (?:live|lived|been) (?:here|there)|as of now here|as a tenant|renting)\b`),
  new RegExp(String.raw`\b(?:viv\w+|llev\w+|alquil(?:o|e|amos|aba\w*|ando)|rent(?:o|e|amos|aba\w*|ando)|inquilin\w+)\b[^.?!\n]{0,40}?\b${NOT_OLD}${SPAN}\b(?! (?:a|al|para|por) (?:otro|siguiente))`),
  new RegExp(String.raw`\b${GOES_ON} ${SPAN}\b(?! (?:y|and) )[^.?!,\n]{0,14}\b${IN_THE_HOME}`),
  new RegExp(String.raw`\bhace ${SPAN}\b[^.?!\n]{0,20}\b(?:viv|aqui|alquil|rent)`),
]; // prettier-ignore
const WORKED = new RegExp(
  String.raw`\b(?:work(?:ed|ing)?|employed|job|been (?:there|at)|trabaj\w+|emplead[oa])\b[^.?!\n]{0,40}?\b${SPAN}\b`,
);
const FIRM = String.raw`(?:trabajo|job|work|compañia|company|empresa|restaurante?|factoria|factory|fabrica|tienda|store|lavanderia|bodega|oficina|office|cocina|puesto|agency|agencia|employer)`;
const AT_WORK = String.raw`(?:(?:ya |de )?(?:trabaj|labor)ando|working (?:there|here|for|with|at)|(?:en|con|at|in|with) (?:el|la|es[ea]|est[ea]|mi|the|this|that|my) (?:mism[oa] |same )?${FIRM})\b`;
/** "Tengo un año trabajando ahí", "I had 3 years with the company". */
const HAS_WORKED = new RegExp(
  String.raw`\b${GOES_ON} ${SPAN} ${AT_WORK}|\b(?:been|was|were) with (?:the|this|that|my) ${FIRM} (?:for )?${SPAN}\b`,
);
const FOLLOWED_BY_WORK = new RegExp(`^ ${AT_WORK}`);

/** "In Brooklyn, 3 years here, no lease": in a talk about a home. */
const HERE = new RegExp(String.raw`\b${SPAN} (?:here|there|aqui|ahi|alli)\b(?! (?:trabaj|work))`);

/** "Llevaba año y medio", "been here a year and a half": as a number. */
const spelledOut = (said: string): string => said.replaceAll(/\b(?:un )?año y medio\b/g, '1 año y 6 meses');

/** How long somebody has lived there. */
export function livedMonths(written: string, talk: Talk): number | undefined {
  const said = spelledOut(written);
  for (const pattern of LIVED) {
    const found = pattern.exec(said);
    if (found && !isOfJob(said, found, talk) && !isOfSomethingElse(said, found)) return spanOf(said, found);
  }
  const isOfHome = talk.file.livedMonths !== undefined || talk.about.startsWith('housing/');
  if (!isOfHome) return undefined;
  const here = HERE.exec(said);
  return here && !isOfSomethingElse(said, here) ? spanOf(said, here) : bareSpan(said, talk.file.livedMonths);
}

/** "Llevo 3 meses sin pagar", "no heat for 2 months in my apartment", "my mother lived here 40 years". */
function isOfSomethingElse(said: string, { 0: words, index }: RegExpExecArray): boolean {
  const before =
    said
      .slice(0, index)
      .split(/[.?!,;]/)
      .at(-1) ?? '';
  const isOfOthers = SOMEBODY_ELSE.test(before) && THEY_LIVE.test(words);
  return (
    isOfOthers ||
    (words.startsWith('llev') && DOES_OTHERWISE.test(said.slice(index + words.length))) ||
    LACKS.test(`${before}${words}`)
  );
}
const DOES_OTHERWISE =
  /^ ?(?:ya )?(?:sin\b|atras\w*|que (?:no|me)\b|(?!viv|rent|alquil|aqui)\p{L}+(?:ando|iendo|endo|yendo)(?!\p{L}))/u;
const LACKS =
  /\b(?:without|with no|no (?:heat|hot water|gas|water|power|light|agua|luz|calefaccion)|leak\w*|mold|broken|roach\w*|sin)\b/;
const SOMEBODY_ELSE =
  /(?<!\b(?:and|y|my family|mi familia) )\b(?:my|mi|the|el|la|his|her|su) (?!family|familia)\p{L}+ (?:has |have |had |who |que )?$/u;
const THEY_LIVE = /^(?:lived?|living|lives|vivi?o|vive|viven|lleva|llevan|llevaba)\b/;

function isOfJob(said: string, { 0: words, index }: RegExpExecArray, talk: Talk): boolean {
  const rest = said.slice(index + words.length);
  return (
    /\bworked|job|trabaj/.test(words) || FOLLOWED_BY_WORK.test(rest) || (LLEVO.test(words) && isOnlyOfWork(said, talk))
  );
}

/** How long somebody has worked there. */
export function workedMonths(written: string, talk: Talk): number | undefined {
  const said = spelledOut(written);
  const found =
    HAS_WORKED.exec(said) ?? WORKED.exec(said) ?? (isOfWork(said, talk.file, talk.about) ? THERE.exec(said) : null);
  // "My lease …, I've been there 3 years": in the home.
  const isOfHome =
    found !== null && /^(?:been|llev|desde)\b/.test(found[0]) && OF_HOME.test(said) && !OF_WORK.test(said);
  if (found && !isOfHome) return spanOf(said, found);
  const isOfJob = talk.file.workedMonths !== undefined || talk.about.startsWith('employment/');
  return isOfJob ? bareSpan(said, talk.file.workedMonths) : undefined;
}

/** "Llevo 2 años" says nothing of where. */
const LLEVO = /^llev/;
const isOnlyOfWork = (said: string, { file, about }: Talk): boolean =>
  isOfWork(said, file, about) && !OF_HOME.test(said);

const THERE = new RegExp(
  String.raw`\b(?:(?:was|been|were) (?:there|with them) (?:for )?${SPAN}\b|${SPAN} (?:there|ahi|alli|con ellos|with them|w the same \w+|with the same \w+|en (?:el|la|este|esta) (?:mism[oa] )?(?:trabajo|fabrica|restaurante|empresa|tienda|lavanderia|compañia))\b|after ${SPAN} (?:at|with|of|there)\b|llev(?:o|aba|amos) (?:como |casi )?${SPAN}|desde hace ${SPAN})`,
);
const OF_HOME =
  /\b(?:lease|landlord|rent|renta|rentando|apartment|apartamento|apt|home|house|building|edificio|room|cuarto|holdover|stabilized|viv\w+|aqui)\b/;
const OF_WORK = /\b(?:work\w*|job|boss|employer|fired|pay(?:check)?)\b/;

/** "19 years here", "2 and a half years now"; or only the span, where one is corrected. */
function bareSpan(said: string, known: number | undefined): number | undefined {
  const found = new RegExp(String.raw`\b${SPAN}`).exec(said);
  if (!found || said.split(/\s+/).length > FEW_WORDS || NO_SPAN.test(said)) return undefined;
  // "1,250 a month" is paid, and not lived.
  if (/(?:\d|dollars|bucks) $/.test(said.slice(0, found.index))) return undefined;
  const isHere =
    /^(?: and a half| y medio)? ?(?:here|now|already|aqui|ya|in (?:the same \w+|bk|nyc|the \w+|\w+))\b/.test(
      said.slice(found.index + found[0].length),
    );
  return isHere || known !== undefined ? spanOf(said, found) : undefined;
}
const FEW_WORDS = 12;
/** Behind with the rent, a lease, a sentence, an age: other spans than the one of living or working there. */
const NO_SPAN =
  /\b(?:behind|late|owe\w*|lease|contract|ago|notice|old|sentence|deposit|rent|atras\w*|debo|contrato|hace|edad|aviso|renta|if|si|how|can|cuanto)\b|\?/;

/** "Two years": also the bare answer to our own question. */
export function monthsIn(message: string): number | null {
  const said = plain(message);
  const found = new RegExp(String.raw`\b${SPAN}\b`).exec(said);
  if (found) return spanOf(said, found) ?? null;
  if (/\b(?:less than|under|menos de)\b.*\b(?:year|año|ano)\b/.test(said)) return 6;
  return null;
}

/** Where the law counts from "over 2 years", a little more than 2 years is more. */
function spanOf(said: string, found: RegExpExecArray): number | undefined {
  const [matched, ...groups] = found;
  const at = groups.findIndex((group) => group !== undefined);
  const [count, unit] = [groups[at], groups[at + 1]];
  const months = monthsOf(count, unit);
  if (months === undefined) return undefined;
  const isMore = new RegExp(String.raw`\b(?:more than|over|mas de) ${count} ?${unit}`).test(said);
  const end = said.indexOf(matched) + matched.length;
  const further = AND_MONTHS.exec(said.slice(end))?.[1];
  if (further !== undefined) return months + (UNITS[further] ?? Number(further));
  const isHalf = /and a half|y medi[oa]/.test(matched) || /^(?: and a half| y medi[oa])\b/.test(said.slice(end));
  if (isHalf) return months + (/^(?:y|a)/.test(unit ?? '') ? HALF_A_YEAR : 1);
  return isMore ? months + 1 : months;
}
const HALF_A_YEAR = 6;

function monthsOf(count = '', unit = ''): number | undefined {
  const number = UNITS[count] ?? Number(count);
  if (!Number.isFinite(number)) return undefined;
  return Math.round(/^(?:y|a)/.test(unit) ? number * 12 : number);
}
