import type { AmountRole, CaseFile, PaperKind, PayPeriod } from '#domain/matter/case-file.ts';
import { corrects } from '../days/that-day.ts';
import { earnedIn } from './pay/earned.ts';
import { dailyPay, withoutDailyPay } from './pay/by-the-day.ts';
import { periodAlone } from './pay/periods.ts';
import { isNewRent, isRise, risenIn, RISES } from './rising-rent.ts';

/** What was told before, and what is spoken about: a bare sum is one of that. */
/** `asked`: what we asked for last. */
export type Talk = { readonly file: CaseFile; readonly about: string; readonly asked?: string | null };
export const NO_TALK: Talk = { file: { amounts: {}, dates: {} }, about: '' };

type Sum = { readonly value: number; readonly at: number; readonly end: number; readonly isMarked: boolean };

const PHONE = /(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/g;
const SUM =
  /(?<![\d/.,:#§-])(\$ ?)?(\d{1,3}(?:[,.]\d{3})+|\d+)(\.\d{1,2})?(?!\d)( ?(?:k|grand|thousand)\b)?( ?(?:dollars?|bucks|dolares|dolar|pesos|usd|dlls?)\b)?(?!\/\d|[:%]|[-,.]\d)/g;
/** Numbers to call and names of forms. */
const NAMES = new Set([211, 311, 411, 911, 988, 401, 1040, 1099]);
const COUNTS =
  /^[- ]?(?:st|nd|rd|th|percent|por ciento|days?|dias?|months?|mos?|mes(?:es)?|weeks?|semanas?|years?|yrs?|años?|hours?|hrs?|horas?|min(?:ute|uto)?s?|miles?|mi|millas|mins|people|personas|kids|employees|workers|units?|sq|feet|ft|lbs?|pounds|[ap]\.?m|degrees|times|veces)\b/;
const STREET =
  /^ (?:(?:north|south|east|west|[nsew])\.? )?(?:\w+ ){0,2}(?:st|street|ave?|avenue|blvd|boulevard|road|rd|drive|dr|place|pl|lane|ln|calle|avenida|parkway|pkwy|turnpike)\b/;
const NUMBERED =
  /(?:\b(?:apt|apartment|apto|unit|room|rm|courtroom|sala|no|number|num|numero|index|case|caso|docket|forms?|section|sec|article|route|rt|hwy|highway|zip|ny|line|exit|bus|precinct|ps|badge|call|dial|text|llame|llamar|marcar|part|parte|chapter|title|age|year)\.? ?|# ?)$/;

/** Every sum of money in the words, in their order. */
function sumsIn(said: string): Sum[] {
  const without = said.replaceAll(PHONE, (phone) => ' '.repeat(phone.length));
  return [...without.matchAll(SUM)].flatMap((match) => {
    const [all, dollar, whole = '', cents = '', thousands, unit] = match;
    const end = match.index + all.length;
    const value = Number(`${whole.replaceAll(/[,.]/g, '')}${cents}`) * (thousands ? THOUSAND : 1);
    const isMoney = dollar !== undefined || unit !== undefined;
    const [before, after] = [without.slice(0, match.index), without.slice(end)];
    const isMarked = isMoney || thousands !== undefined || /[,.]/.test(whole);
    if (!isMoney && (COUNTS.test(after) || (thousands !== undefined && / ?mi(?:les?|llas)?\b/.test(after.slice(0, 6)))))
      return [];
    const isNamed = NAMES.has(value) || STREET.test(after) || NUMBERED.test(before) || isYear(whole, before, after);
    return (!isMarked && ((value < SMALLEST && !CHARGED.test(before)) || isNamed)) || value <= 0
      ? []
      : [{ value, at: match.index, end, isMarked }];
  });
}
const THOUSAND = 1000;
/** "They charged me 80": a sum, however small. */
const CHARGED =
  /\b(?:charg\w+(?: me| us)?|(?:me|nos) cobr\w+|fee(?: of| is| was)?|cargo de)(?: (?:like|about|como|unos))? $/;
/** Less than that, and without a word of money, a number may be anything. */
const SMALLEST = 100;
const isYear = (whole: string, before: string, after: string) =>
  /^(?:19|20)\d\d$/.test(whole) && !OF_MONEY.test(before) && !(IT_IS.test(before) && /^\W*$/.test(after));
const IT_IS = /\b\d{3,} (?:its|it'?s|son|es) $/;
const OF_MONEY =
  /\b(?:owes?|owed|pay|paid|pays|gets?|makes?|earns?|gan[oa]|recib[oe]|rent|renta|deposit|deposito|fee|debo|deben?|pago|pague|cost|costo|price|is about)(?: (?:is|was|of|es|era|fue|fueron|son|eran|de|me|us|him|her|them|about|like|como|casi))* $/;

type Roles = readonly (readonly [AmountRole, RegExp])[];
const ROLES: Roles = [
  ['deposit', /(?<!direct )deposit|(?<!social )security|deposito|fianza/],
  ['fee', /\bfees?\b|\bcharge[ds]?\b|\bcargo|cobr(?:o|aron|an|a)\b|honorario|comision/],
  ['rent', /\brents?\b|\brenta\b|alquiler|\brento\b/],
  ['pay', /wages?\b|paychecks?|salary|\bpa(?:y|id)(?:s|ing)? (?:me|us)\b|been paid|no me (?:han )?pag\w+|sueldo|salario|cheque|(?:me|nos) pag(?:a|an|aba|aron|o|ue)\b|overtime|last check/],
  ['debt', /\bdebts?\b|\bowed?\b(?! (?:me|us))|\bbills?\b|\bbilled|factura|\bloans?\b|credit card|\bcards?\b|balance|collect\w*|deuda|\bdebo\b|\bdebemos|\bdebe (?:la|mi)|prestamo|tarjeta|over-?pa(?:id|yment)|sobrepago|pagaron de mas|judgment|sentencia|\bsued (?:me|by|for)|\bsue me\b|suing me|lawsuit|\bdemand(?:a|aron|an)\b|\b(?:they|he|she|it|unemployment|irs|hospital|landlord|petition|paper|letter) (?:wants?|says?|say)|\bwants? from me|behind|back rent|arrears|cobranza|cobro\b|\birs\b|\btaxes\b|tax (?:bill|dep\w+|notice)|impuesto|garnish|embarg|atras|\bpetition|\bpeticion/],
  ['estate', /estate|inherit|left behind|\bleft\b|in (?:her|his|their|the) (?:account|name|bank)|herencia|\bdejo\b|\baccounts?\b|\bcuentas?\b|\bsavings\b|\bahorros?\b|\bin (?:chase|citi\w*|td|wells fargo|bank of america|capital one)\b|en el banco/],
  ['claim', /\bowes? (?:me|us)|(?:me|nos) deben?\b|\bsue\b|suing|claim|damages?|repairs?|\bfix\w*|demandar|reclam|daños|\bback\b|\blent\b|prest(?:e|amos)\b|stole|rob(?:o|aron)|took|valen|worth|refund|devuelv\w+|lost|perdi\b|kept|keeping|se (?:quedo|llevo)/],
  ['price', /bought|purchase\w*|price|\bcosts?\b|\bpaid\b(?! me)|compr[eo]\b|compramos|pague|precio|costo|\b(?:car|carro|phone|telefono|truck|van) (?:was|is|era|es|fue)\b/],
  ['income', /income|\b(?:i|we) (?:only |just )*(?:get|receive|bring home|live on|survive on)\b|\b(?:solo |nada mas )?recib(?:o|imos)\b|\bmake\b|\bmakes\b|\bearn\w*|\bgan(?:o|a|amos)\b|ingresos?/],
]; // prettier-ignore
const MONTHLY = /^(?: ?\/ ?mo(?:nth)?\b| (?:a|per|each|every) month|monthly| monthly| al mes| por mes| mensual\w*)/;
/** "250 a week for the room": of what is counted by the month, nothing is known. */
const WEEKLY =
  /^ ?(?:dollars |dolares )?(?:(?:a|per|every|each|\/|a la|por|x|cada) ?(?:week|wk|semana)|weekly|semanal\w*)\b/;
/** "900 de renta", "300 al mes por el cuarto": it stands right behind the sum. */
const OF_RENT =
  /^ ?(?:(?:dollars|dolares|a month|monthly|al mes|mensual\w*) )*(?:de|of|in|for|por|x) (?:(?:the|an?|my|la|el|una?|mi) )?(?:rent|renta|alquiler|room|apartment|apt|studio|basement|cuarto|apartamento|apto|habitacion|sotano|pieza|recamara)\b/;
const REACH = 45;
const JOINT = /,|\.(?!\d)|;| and | but | y | pero /;

type Sums = Pick<Partial<CaseFile>, 'amounts' | 'paidEvery'>;

/** What each sum of a message is; one that nobody can place is left out. What comes every week or month is what somebody earns. */
export function sumsTold(said: string, talk: Talk, asked?: AmountRole): Sums {
  const found: Partial<Record<AmountRole, number>> = {};
  const hourly = HOURLY.exec(said);
  if (hourly && !NOT_PAID.test(said.slice(0, hourly.index))) found.hourly = Number(hourly[1] ?? hourly[2]);
  const isOfJob = isOfWork(said, talk.file, talk.about);
  const daily = dailyPay(said, isOfJob);
  if (daily !== null) found.daily = daily;
  const paid = withoutDailyPay(said.replace(HOURLY, blank));
  const risen = isOfHome(said, talk.about) || RISES.test(said) ? risenIn(paid) : null;
  if (risen) Object.assign(found, { rent: risen.from, 'new-rent': risen.to });
  const rest = risen ? paid.replace(risen.words, blank) : paid;
  const all = withoutDenied(rest, sumsIn(rest));
  const earned = earnedIn(rest, all, isOfJob || OF_INCOME.test(talk.about));
  const sums = earned ? all.filter((sum) => !earned.sums.includes(sum)) : all;
  for (const sum of sums) {
    const [before, after] = [rest.slice(0, sum.at), rest.slice(sum.end)];
    // What was asked for is what a bare sum answers, whatever is spoken about.
    const only = asked !== undefined && LONE.test(before) ? asked : (roleOfOnly(rest, sum, talk) ?? asked);
    const role = roleOf(rest, sum, talk) ?? (sums.length === 1 ? only : undefined);
    // What the rent goes up to is not the rent, and by how much it does is no rent at all.
    if (role === 'rent' && (isRise(before, after) || WEEKLY.test(after))) continue;
    if (role === 'rent' && isNewRent(before, after)) {
      found['new-rent'] ??= sum.value;
      continue;
    }
    // "45 hours a week, 15 bucks": nobody is owed that, or earns it in a week.
    if (role === 'pay' && sum.value <= MOST_AN_HOUR) {
      found.hourly ??= sum.value;
      continue;
    }
    // What somebody sues for is what they claim, whatever was lent.
    if (role === 'claim' && SUED_FOR.test(before)) found.claim = sum.value;
    if (role) found[role] ??= sum.value;
  }
  if (earned) found.earned = earned.amount;
  const amounts = Object.keys(found).length > 0 ? found : correctedIn(said, talk);
  const later = talk.file.amounts.earned !== undefined && all.length === 0 ? periodAlone(said) : undefined;
  return definedSums(amounts, earned?.every ?? later);
}

const definedSums = (amounts: CaseFile['amounts'] | undefined, paidEvery: PayPeriod | undefined): Sums => ({
  ...(amounts ? { amounts } : {}),
  ...(paidEvery ? { paidEvery } : {}),
});

/** Where what comes in is spoken of, a sum for every week is that. */
const OF_INCOME = /^(?:benefits|health)\/|child-support|spousal|divorce-money|free-lawyer|garnish/;
const SUED_FOR = /\b(?:su(?:e|ing)(?: \w+)?|demandar\w*|reclam\w+) (?:for|por) (?:like |about )?\$? ?$/;

/** "15 an hour", "a 14.50 la hora". */
const HOURLY =
  /\$? ?\b(\d{1,3}(?:\.\d{1,2})?) ?(?:dollars?|bucks|dolares|pesos)? ?(?:an |per |a |la |por |x |cada |\/ ?)(?:hour|hr|hora)\b|\bhourly (?:rate |pay )?(?:is |of |was )?\$?(\d{1,3}(?:\.\d{1,2})?)\b/;

/** "The minimum wage is 17 an hour", "if they paid me 20 an hour": nobody is paid that. */
const NOT_PAID =
  /^(?!.*\b(?:gan[oa]|make|earn|(?:get|got|am|i'm|im) paid|pays? me|me paga[n]?)\b).*\bminim(?:um|o)\b[^.?!,]{0,20}$|\b(?:if|si) (?:\w+ ){0,3}\w*(?:paid|made|earned|were|was|ara|aran|iera|ieran)\b[^.?!,]{0,15}$/;

const blank = (words: string): string => ' '.repeat(words.length);

/** "Not 900", "1,300 before", "my neighbor pays 1,100": no sum of theirs, or none any more. */
function withoutDenied(said: string, sums: readonly Sum[]): readonly Sum[] {
  const left = sums.filter(({ at, end }) => {
    const before = said.slice(Math.max(0, at - REACH), at);
    const after = said.slice(end).split(/[,.;]/)[0] ?? '';
    return (
      !NOT_IT.test(before) &&
      !TAKEN_BACK.test(said.slice(end)) &&
      !(sums.length > 1 && I_SAID.test(before) && BUT_IS.test(said.slice(end))) &&
      !(sums.length > 1 && BEFORE_NOW.test(after)) &&
      isTheirs(before)
    );
  });
  return left.length > 0 ? left : sums.filter(({ at }) => isTheirs(said.slice(Math.max(0, at - REACH), at)));
}
/** Not somebody else's, not only supposed, and not what they say that they do not owe. */
const isTheirs = (before: string): boolean =>
  ![OF_OTHERS, OF_RELATIVES, IF_SO, NOT_OWED].some((words) => words.test(before));
/** "2,450 a month, no sorry 2,540". */
const TAKEN_BACK =
  /^[^.?!\d]{0,20}[,;.]? (?:no|oh|wait|sorry|i mean|perdon|digo|mejor dicho)[, ]+(?:no |sorry |wait |i mean |its |it's |son |perdon |digo |es |,)*\$? ?\d/;
const NOT_IT =
  /\b(?:not|isn'?t|wasn'?t|instead of|no (?:es|son|era|eran|fue|fueron)|en vez de) (?:like |about |de |\$ ?)*$/;
/** "I put 900 but it's 950", "dije 900, son 950": the second. */
const I_SAID =
  /(?:\b(?:i (?:said|wrote|put|typed|told you)|dije|puse|escribi)|^(?:said|put|wrote))(?: (?:it|was|its|is|that|que|era|eran|son|like|como))* \$? ?$/;
const BUT_IS = /^(?: (?:dollars|dolares))?,? (?:but|and|when|its|it's|it|y|pero|cuando|son|es|era|eran|fue|no)\b/;
/** "If the rent were 2,000": only supposed. */
const IF_SO = /\b(?:if|si) (?:\w+ ){1,4}(?:were|was|fuera|fuese|es|is)(?: (?:de|like|about|como))* \$? ?$/;
const BEFORE_NOW = /^ (?:was|were|era|eran|used to|before|antes|is (?:wrong|what i said))\b/;
const NOT_OWED =
  /\b(?:don'?t|do not|didn'?t|did not|never|no|nunca|tampoco) (?:(?:les?|te|really|even) )?(?:owe[d]?|pay|debo|debi|debemos|pago)\b[^.?!,;]{0,30}$/;
/** What a brother pays or earns; a husband's pay may be of the home. */
const OF_RELATIVES =
  /\b(?:brothers?|sisters?|uncles?|aunts?|herman[oa]s?|ti[oa]s?|cuñad[oa]s?)(?! (?:and|y) (?:i|we|yo|my|mi)\b)(?: \w+)? (?:pays?|makes?|earns?|paga|gana)(?: (?:only|like|about|como|solo|\$))* ?$/;
const OF_OTHERS =
  /\b(?:neighbou?rs?|friends?|cousins?|coworkers?|people|someone|somebody|others?|lady|man|everybody|vecin[oa]s?|amig[oa]s?|prim[oa]s?|compañer[oa]s?|señora?|gente|otr[oa]s?)(?! (?:and|y) (?:i|we|yo|my|mi)\b)(?: (?!(?:me|nos) )\w+){0,2} (?:pays?|paid|got|gets?|has|won|makes?|owed|pag(?:a|an|o)|recibi\w+|gan[ao]|devolvieron|dieron|tiene)(?: (?:only|like|about|como|solo|back|de|\$))* ?$/;

const MOST_AN_HOUR = 60;

/** The role whose word stands nearest to the sum, as it is meant among such people. */
function roleOf(said: string, { at, end, isMarked }: Sum, { file, about }: Talk): AmountRole | undefined {
  const after = said.slice(end, end + REACH).split(JOINT)[0] ?? '';
  const before = said.slice(Math.max(0, at - REACH), at);
  const nearest = ROLES.flatMap(([role, words]) => {
    const gaps = [words.exec(after)?.index, lastIndex(words, before)].filter((gap) => gap !== undefined);
    return gaps.length > 0 ? [{ role, gap: Math.min(...gaps) }] : [];
  }).toSorted((a, b) => a.gap - b.gap);
  const isMonthly = MONTHLY.test(after);
  if (/^ (?:\w+ )?fees?\b/.test(after)) return 'fee';
  if (I_PAY.test(before) && isOfHome(said, about) && !isOfWork(said, file, about)) return 'rent';
  const [first, second] = nearest;
  if ((!first || MAY_BE_RENT.has(first.role)) && OF_RENT.test(said.slice(end)))
    return BEHIND.test(before) ? 'debt' : 'rent';
  if (first === undefined) return isMonthly && isOfHome(said, about) ? 'rent' : undefined;
  if (!isMarked && first.gap > FAR) return undefined;
  const isWork = isOfWork(said, file, about);
  const isDeath = DIED.test(said) || file.dates.death !== undefined || about.startsWith('estates/');
  if (first.role === 'estate' && OWES.test(before)) return 'debt';
  if (first.role === 'estate' && !isDeath) return second?.role;
  if (first.role === 'rent' && BEHIND.test(before)) return 'debt';
  if ((first.role === 'claim' || first.role === 'income') && isWork && !/\bsu(?:e|ing)\b|demandar/.test(before))
    return 'pay';
  // Who is sued owes what is sued for.
  if (first.role === 'claim' && SUED.test(said)) return 'debt';
  if (first.role === 'price' && isMonthly && isOfHome(said, about)) return 'rent';
  if (first.role === 'price' && HARMED.test(said)) return 'claim';
  return first.role;
}
const MAY_BE_RENT = new Set<AmountRole>(['rent', 'fee', 'price', 'deposit', 'income']);
const SUED = /\b(?:summons|petition|suing me|sued me|being sued|collector|demandaron|me demandan?)\b/;
const I_PAY = /\b(?:(?:i|we) (?:only |just )?pay|pago|pagamos|rento en)(?: (?:like|about|only|como|solo))? \$? ?$/;
/** A number without a sign of money has its word beside it. */
const FAR = 25;
/** What it costs to mend what another broke is what is claimed. */
const HARMED =
  /\b(?:(?:won'?t|refuses? to|wouldn'?t|didn'?t) pay|no (?:me |lo |la )?quiere pagar|broke|damaged|destroyed|crashed|hit my|cut down|daño|rompio|choco)\b/;
const OWES = /\b(?:owes?|owed|owing|debts? of|debe|debia|deudas? de)(?: (?:like|about|como))? \$? ?$/;
const DIED =
  /\b(?:died|passed(?: away)?|death|dead|estate|inherit\w*|muri[oe]\w*|fallecio|fallecid[oa]|herencia|testamento)\b/;
const BEHIND = /\b(?:behind|owed?|back rent|arrears|debo|debemos|atras\w*|deuda)\b[^.]*$/;
const isOfHome = (said: string, about: string): boolean =>
  about.startsWith('housing/') ||
  /\b(?:rent\w*|lease|landlord|apartment|apt|room|stabiliz\w+|estabiliz\w+|casero|alquil\w+|apartamento|apto|cuarto|studio|basement|sotano|habitacion|recamara|pieza)\b/.test(
    said,
  );
export const isOfWork = (said: string, { otherSide }: CaseFile, about: string): boolean =>
  otherSide === 'employer' ||
  about.startsWith('employment/') ||
  /\b(?:boss|employer|fired|laid off|my job|jobs?|work(?:ed|ing)?|manager|hired|paychecks?|payday|wages?|nanny|restaurant|jef[ea]|patron\w?|mi trabajo|trabaj(?:o|e|aba|abamos|amos|ando) (?:en|para|con|de|ahi|alli|cargando|limpiando)|empleador|sueldo|corrieron|despidieron)\b/.test(
    said,
  );

/** A further sum beside other words does not take the place of one that was told, unless it is said to. */
function roleOfOnly(said: string, sum: Sum, talk: Talk): AmountRole | undefined {
  const role = roleInTalk(said, sum, talk);
  const isKnown = role !== undefined && talk.file.amounts[role] !== undefined;
  return isKnown && !LONE.test(said.slice(0, sum.at)) && !corrects(said) ? undefined : role;
}

/** The only sum, with no word beside it: what is spoken about says what it is. */
function roleInTalk(said: string, sum: Sum, { file, about }: Talk): AmountRole | undefined {
  const known = Object.keys(file.amounts) as AmountRole[];
  const [only] = known;
  const isLone = LONE.test(said.slice(0, sum.at)) || corrects(said);
  if (only && known.length === 1 && isLone) return only;
  if (!sum.isMarked && !isLone) return undefined;
  if (/\bdeposit\w*/.test(`${said} ${about}`)) return 'deposit';
  if (OF_DEBT_TOPIC.test(about)) return 'debt';
  if (isOfWork(said, file, about) && /\b(?:get|got|pay|paid|owe[ds]?|make|pag\w+|deb\w+|gan\w+|son|check)\b/.test(`${said} ${isLone ? 'paid' : ''}`)) return 'pay'; // prettier-ignore
  if (OF_DEBT.test(said) || (file.paper && DEBT_PAPERS.includes(file.paper)) || OF_DEBT_TOPIC.test(about))
    return 'debt';
  if (about.startsWith('estates/') || file.dates.death !== undefined) return 'estate';
  if (isOfHome(said, about) && (/\b(?:pay|pago|paying)\b/.test(said) || OF_RENT_TOPIC.test(about))) return 'rent';
  if (about.startsWith('torts/') || OF_CLAIM.test(about)) return 'claim';
  return file.dates.purchase !== undefined ? 'price' : undefined;
}
/** Nothing stands before it but that it is one: "its 1,080", "son 1,260", "like 3,300". */
const LONE =
  /^\W*(?:(?:not|\d[\d,.]*|no|ok|yes|so|oh|sorry|perdon|actually|wait|i|mean|meant|counted|checked|again|the|paper|says?|dice|it'?s|its|it|is|was|for|about|around|like|like about|total|son|es|era|fue|eran|como|unos|casi|de|en|por|a|ya|saque|la|cuenta|bien|correction|supposed|to|be|owed|plus|put|wrote|typed|said|but|and|dije|puse|escribi|pero|y|quise|queria|decir|poner|realmente|really|verdad)[\s,.:!]*)*\$? ?$/;
const OF_DEBT =
  /\b(?:judgment|summons|sued|suing|collect\w*|card|loan|debt|bill|overpa\w+|irs|tax|garnish\w*|petition|behind|demanda\w*|tarjeta|deuda|cobr\w+|factura|sentencia|impuestos?|debo|owe)\b/;
const DEBT_PAPERS: readonly PaperKind[] = ['summons', 'summons-consumer-credit', 'judgment', 'restraining-notice', 'collector-letter', 'income-execution', 'medical-bill', 'medical-collection', 'tax-notice-irs', 'tax-notice-state', 'unemployment-overpayment', 'social-security-overpayment', 'petition-nonpayment', 'rent-demand']; // prettier-ignore
const OF_DEBT_TOPIC =
  /debt|collector|judgment|frozen|garnish|overpay|tax|bill|medical|hospital|nonpayment|rent-demand|arrears|eviction/;
const OF_RENT_TOPIC = /rent-increase|stabiliz|overcharge|lease|renewal/;
const OF_CLAIM = /small-claims|contractor|home-improvement|neighbor|property-damage|roommate|scam|refund/;

/** "15.50 pues", "18.50 since September": too small for a sum, were there not one that it corrects. */
function correctedIn(said: string, { file }: Talk): CaseFile['amounts'] | undefined {
  const { hourly } = file.amounts;
  const number = /^\W*(?:(?:no|ok|sorry|perdon|actually|wait|i mean|its|it'?s|son|es|now|ahora)[\s,]*)*\$? ?(\d{2}(?:\.\d{1,2})?)(?![\d/,]|\.\d| ?(?:hours|horas|days|dias|years|años|weeks|semanas|months|meses|%)|(?:st|nd|rd|th)\b)/.exec(said)?.[1]; // prettier-ignore
  return hourly !== undefined && number !== undefined && Number(number) !== hourly
    ? { hourly: Number(number) }
    : undefined;
}

function lastIndex(words: RegExp, text: string): number | undefined {
  const last = [...text.matchAll(new RegExp(words.source, 'g'))].at(-1);
  return last ? text.length - last.index - last[0].length : undefined;
}
