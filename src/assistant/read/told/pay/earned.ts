import type { CaseFile, PayPeriod } from '#domain/matter/case-file.ts';
import { periodBeside } from './periods.ts';

type Sum = { readonly value: number; readonly at: number; readonly end: number };
/** What is earned, with the sums that told it. */
export type Earned = { readonly amount: number; readonly every: PayPeriod; readonly sums: readonly Sum[] };

const EARNS =
  /\b(?:mak(?:e|es|ing)|made|earn\w*|gets?|got|getting|gettin|receiv\w+|bring(?:s|ing)?(?: home)?|income|wages?|salary|pay ?checks?|checks?|(?:pa(?:y|ys|id|ying)|giv(?:e|es|ing)|gave) (?:me|us|him|her)|(?:i'?m|im|i was|am|was|being|get|gets|got|been|is) (?:only )?paid|live on|ssi|ssdi?|social security|pension|unemployment|disability|gan(?:o|a|as|an|amos|aba|aban|e)|(?:me|nos|le|les) (?:pag|d)(?:a|an|aba|aban|aron|o|ue)\b|sueldo|salario|cheques?|ingresos?|recib(?:o|e|en|ia|ian|imos)|tra(?:e|igo|en)|(?<!\b(?:me|nos|le|les|se) )cobr(?:o|aba|amos)|sac(?:o|aba|amos)|hag(?:o|amos)|(?:me|nos) (?:llegan?|entran?)|seguro social|desempleo|jale)\b/g;
const COSTS =
  /\b(?:says?|said|offer(?:s|ed|ing)?|dice|dijo|ofrec\w+|rent|renta|lease|day ?care|guarderia|baby ?sitt\w+|cobran?|charg\w+|wants?|want|pid(?:e|en|io)|asks?|cost\w*|cuesta|bond|storage|premium|insurance|loan|plan|payments?|instal\w+|fee|interes\w*|interest|support|manutencion|pag(?:os?|amos|ar|ue|ando)|(?:i|we|to|still|must|now) pay|paying|spend|gasto|mortgage|hipoteca|bill|tuition|for the (?:room|apartment)|take[s]?|taking|quitan?|descuent\w+|deduct\w+)\b/g;
const MINE =
  /\b(?:i|im|i'm|i've|my (?!husband|wife|mom|mother|dad|boyfriend|girlfriend|gf|bf|ex)|me|yo|gano|mi (?!espos|marid|mujer|novi|mama|papa|madre|padre))\b/;
const TOGETHER =
  /\b(?:and (?:my|me|i|mom|dad)|husband|wife|spouse|boyfriend|girlfriend|gf|bf|partner|mom|dad|y (?:yo|mi|ella|el)|esposo?a?|marido|mujer|novi[oa]|pareja|mama|papa|both|we|juntos|los dos|plus|mas)\b/;
const REACH = 60;
/** Two who are no longer one home: what is asked of both is what one of them pays the other. */
const APART =
  /\bex\b|\bex-?(?:husband|wife|boyfriend|girlfriend|espos[oa]|marido|novi[oa]|pareja)\b|\bbaby ?(?:daddy|mama|father|dad|s father)\b|\b(?:my|the|our) (?:kid|child|son|daughter|baby|children)(?:['’]?s['’]?) (?:dad|father|mom|mother)\b|\b(?:el papa|la mama|el padre|la madre) de (?:mi|mis|los|la|el|nuestr\w+) (?:hij|niñ|bebe|nen)\w*/;
const I_PAY =
  /\b(?:do|will|would|should|must|can|could) i (?:have to |need to |be )?pay(?:ing)?\b|\bi(?:'ll|ll| will| would)? (?:have to |owe|pay)\b|\b(?:cuanto|debo|tengo que|me toca|voy a) (?:yo )?pag(?:o|ar)\b|\bpago yo\b/;

/** Weekly, monthly and yearly sums that somebody earns; what two people of a home earn is put together. */
export function earnedIn(said: string, sums: readonly Sum[], isOfWork: boolean): Earned | null {
  const found = sums.flatMap((sum, at) => {
    const [before, after] = [said.slice(0, sum.at), said.slice(sum.end)];
    const every = periodOf(said, sum) ?? periodWithNext(said, sum, sums[at + 1]);
    if (
      every === undefined ||
      !isEarned(before, after, isOfWork) ||
      isOver(before, after) ||
      isNet(before, after) ||
      OWED.test(before)
    )
      return [];
    const own = said.slice(Math.max(sums[at - 1]?.end ?? 0, sum.at - REACH), sum.at);
    return [{ sum, every, isMine: MINE.test(own.replace(APART, '')) }];
  });
  const [first] = found;
  if (!first) return null;
  const alike = found.filter(({ every }) => every === first.every);
  const theirs = APART.test(said) ? found.find(({ isMine }) => !isMine) : undefined;
  const all =
    theirs === undefined && alike.length === 2 && found.length === 2 && TOGETHER.test(said.slice(0, alike[1]?.sum.end));
  const mine = found.find(({ isMine }) => isMine);
  const chosen = all ? alike : [(I_PAY.test(said) ? mine : (theirs ?? mine)) ?? first];
  return {
    amount: chosen.reduce((total, { sum }) => total + sum.value, 0),
    every: chosen[0]?.every ?? first.every,
    sums: found.map(({ sum }) => sum),
  };
}

function periodOf(said: string, sum: Sum): PayPeriod | undefined {
  const before = said.slice(0, sum.at);
  return periodBeside(before, said.slice(sum.end)) ?? (isYearly(before, sum) ? 'year' : undefined);
}

/** "Dad gets 1,980 and mom 1,105 a month". */
function periodWithNext(said: string, { end }: Sum, next: Sum | undefined): PayPeriod | undefined {
  const isJoined = next !== undefined && AND_ANOTHER.test(said.slice(end, next.at));
  return isJoined ? periodOf(said, next) : undefined;
}
const AND_ANOTHER = /^,? (?:and|y|plus|mas)(?: \p{L}+){1,3} \$? ?$/u;

/** "50 hours a week, he owes me 1800": nobody earns what is owed. */
const OWED =
  /\b(?:owes?|owed|owing|debe[n]?|debian?|adeudan?)(?: (?:me|us|about|like|como|unos|around|almost|casi))* \$? ?$/;

/** What is left after taxes is not what the law takes its share of. */
const isNet = (before: string, after: string): boolean => NET_BEFORE.test(before.slice(-REACH)) || NET.test(after);
const NET =
  /^ ?(?:dollars |dolares )?(?:\p{L}+ ){0,4}?(?:net\b|neto|limpios?\b|take[- ]home|after (?:tax|deduct)|clear\b|despues de (?:los )?(?:taxes|impuestos))/u;
const NET_BEFORE =
  /\b(?:take[- ]home(?: pay)?|net(?: pay)?|neto|bring(?:s|ing)? home|clear|after taxes|me quedan|llevo a (?:mi )?casa)(?: (?:is|about|like|of|only|like|como|unos|de|es))* \$? ?$/;

/** "I made 78k then, and now …": what was, where what is follows. */
const isOver = (before: string, after: string): boolean => WAS.test(before.slice(-REACH)) && NOW.test(after);
const WAS = /\b(?:made|used to|was making|back then|antes|ganaba|cuando)\b/;
const NOW = /\b(?:now|ahora|hoy)\b[^.?!]{0,60}\d/;

/** The word that stands nearest says whether it comes in or goes out. */
function isEarned(before: string, after: string, isOfWork: boolean): boolean {
  const near = before.slice(-REACH);
  const [comes, goes] = [lastOf(EARNS, near), lastOf(COSTS, near)];
  if (comes >= 0 || goes >= 0) return comes >= goes;
  if (!isOfWork && THEY_PAY.test(near)) return false;
  return isOfWork || FROM_WORK.test(after.slice(0, REACH));
}
/** "He pays 95 a week": support, or pay. */
const THEY_PAY = /\b(?:pays?|paga[ns]?|pagaba)\b/;
const FROM_WORK =
  /^[^.?!]{0,30}\b(?:from (?:my|the|his|her) (?:job|work)|at (?:my|the) (?:job|work)|cash|off the books|before taxes|gross|en efectivo|limpiando|trabajando|working|cleaning|social security|ssi|pension|unemployment)\b/;

const lastOf = (words: RegExp, text: string): number => {
  const last = [...text.matchAll(words)].at(-1);
  return last ? last.index + last[0].length : -1;
};

/** "I make 52k": nobody earns that in a month. */
const isYearly = (before: string, { value }: Sum): boolean =>
  value >= YEARLY && value < TOO_MUCH && /\b(?:make|makes|made|earn\w*|income|salary|gan(?:o|a|amos|aba)|sueldo|salario|ingresos?|now|ahora)(?:,? (?:is|of|about|like|around|only|como|de|es|un|unos|todavia|still|just|maybe|uber|tiene|tengo|2|dos|two|trabajos|jobs))*,? \$? ?$/.test(before); // prettier-ignore
const YEARLY = 12_000;
const TOO_MUCH = 1_000_000;

type Told = Pick<Partial<CaseFile>, 'amounts' | 'paidEvery' | 'hoursAWeek'>;

/** "12 hours, 6 days, they pay me 750": for the hours of a week what is paid is the pay of that week, and not what is owed. */
export function paidForThatWeek(told: Told, said: string): Told {
  const { pay, ...others } = told.amounts ?? {};
  const isOfWeek = (told.hoursAWeek ?? 0) >= HOURS_OF_A_JOB && told.paidEvery === undefined;
  if (pay === undefined || others.earned !== undefined || !isOfWeek) return told;
  if (!PAYS_NOW.test(said) || IS_OWED.test(said)) return told;
  return { ...told, amounts: { ...others, earned: pay }, paidEvery: 'week' };
}
const HOURS_OF_A_JOB = 20;
const PAYS_NOW =
  /\b(?:pays?|paying|gives?) (?:me|us)\b|\b(?:i|we)(?:'?m|'?re| am| are| get| was)? (?:get |only |being )?(?:paid|make|earn|get)\b|\b(?:me|nos) (?:pagan?|dan?)\b|\bgan(?:o|amos)\b/;
const IS_OWED =
  /\bow(?:e|es|ed|ing)\b|\b(?:deben?|debia|adeudan?)\b|\b(?:short|unpaid|never paid|(?:did|do|does)n'?t pay|not paid|no me (?:pag|quier)\w+|sin pagar)\b|\bfor (?:the |that |last )?(?:\d|two|three|four) weeks\b|\b(?:month|mes|quincena|biweekly|every two|cada dos)\b/;
