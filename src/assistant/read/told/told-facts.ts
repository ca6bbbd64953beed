import type { AmountRole, CaseFile, OtherSide, PaperKind, Service } from '#domain/matter/case-file.ts';
import { isQuestion } from '../wording/question-form.ts';
import { plain } from '../sentences.ts';
import { peopleTold } from './people.ts';

/** What form decides: sums, spans of time, names of papers and of the other side. Everything else comes from examples. */
export function factsTold(message: string, asked: { readonly amount?: AmountRole } = {}): Partial<CaseFile> {
  const said = plain(message);
  const name = otherSideName(message);
  const sentences = said.split(SENTENCE);
  const told = sentences.filter((one) => !isQuestion(one)).join('. ');
  const came = sentences.filter((one) => !isQuestion(one) || TELLS_HOW.test(one)).join('. ');
  return definedOnly({
    otherSide: firstOf(OTHER_SIDE, said.replaceAll(ADVISER, ' ').replaceAll(NOT_THEM, ' ')),
    otherSideName: name,
    paper: firstOf(PAPER, said),
    served: firstOf(SERVED, came.replaceAll(NOT_SERVED, ' ')),
    livedMonths: livedMonths(said),
    workedMonths: workedMonths(said),
    isRegulated: regulated(told),
    hasOrder: orderTold(told),
    amounts: amountsIn(said, asked.amount),
    ...peopleTold(message),
  });
}

/** "My ex boss, not my landlord": whoever it is not. */
const NOT_THEM =
  /\b(?:not|isn'?t|wasn'?t|instead of|no (?:es|era|fue|hablo de)|no|en vez de)(?: (?:an?|my|the|about|mi|el|la|un|una|con|de))* (?:ex )?(?:landlord|landlady|boss|employer|job|bank|roommate|neighbou?r|husband|wife|casero|dueñ[oa]|jef[ea]|patron|banco|vecin[oa]|espos[oa])\b/g;

/** "They never handed it to me", "nadie me lo entregó": how it did not come. */
const NOT_SERVED =
  /\b(?:(?:never|not|nobody|no one|didn'?t|did not|wasn'?t|weren'?t|nunca|nadie)(?: \w+){0,3}? |no (?:me|nos|se) (?:l[oa]s? )?)(?:handed?|gave|given?|served?|entreg\w+|di[oe]\w*|dado)(?: (?:it|them|me|us|to me|anything|the papers|papers|in person|en la mano|en persona|nada))*|\b(?:no (?:fue|era|fueron)|not|wasn'?t) (?:in (?:my|the) hand|in person|by hand|en (?:la |mis? )?manos?|en persona)/g;
/** "Is it stabilized?" tells nothing; "they taped it up, does that count" does. */
const TELLS_HOW =
  /,|\b(?:taped|posted|mailed|handed|gave|given|served|came|got|left|received|entreg\w+|di(?:o|eron)|dej\w+|peg\w+|lleg\w+|recib\w+)\b/;
const SENTENCE = /(?<=[.?!])\s+|\n/;

type Loose = { readonly [K in keyof CaseFile]?: CaseFile[K] | undefined };

function definedOnly(value: Loose): Partial<CaseFile> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}

type Table<T extends string> = readonly (readonly [T, RegExp])[];

function firstOf<T extends string>(table: Table<T>, said: string): T | undefined {
  return table.find(([, words]) => words.test(said))?.[0];
}

/** "My cousin says I need to wait": whoever gives advice is no party to it. */
const ADVISER =
  /\b(?:my|mi|an?|una?) (?:\w+ ){0,2}?(?:cousin|friend|brother|sister|mom|mother|dad|father|son|daughter|aunt|uncle|neighbou?r|coworker|wife|husband|teacher|herman[oa]|amig[oa]|prim[oa]|ti[oa]|vecin[oa]|espos[oa]|mama|papa|hij[oa]|compañer[oa])s? (?:says?|said|thinks?|swears|tells? me|told me|keeps? (?:saying|telling)|me (?:dice|dijo|conto|explico)|dice|dijo|cree|piensa) (?:that |que |i |im |i'?m |its |it'?s |you |u |there|si |no |la |el |me |puedo|tengo)/g;

const OTHER_SIDE: Table<OtherSide> = [
  ['employer', /\b(?:trabaj[oe] (?:en|para|con|de)|restaurante|bodega|taller|factoria|sueldo|overtime|horas extras?|semanas? de (?:trabajo|pago))\b.{0,80}\bdueñ[oa]\b|\bdueñ[oa]\b.{0,80}\b(?:trabaj[oe] (?:en|para|con|de)|restaurante|bodega|taller|factoria|sueldo|overtime|horas extras?|semanas? de (?:trabajo|pago))\b/],
  ['landlord', /\b(?:landlord|landlady|land lord|super(?:intendent)?|management company|property manager|casero|casera|dueñ[oa](?! de (?:la|mi) (?:tienda|empresa|compania))|arrendador|propietari[oa]|nycha)\b/],
  ['employer', /\b(?:boss|employer|my (?:job|manager|supervisor|company)|restaurant owner|agency i work|jef[ea]|patron|patrona|empleador|mi trabajo)\b/],
  ['collector', /\b(?:collector|collection agency|collections|debt buyer|midland|portfolio recovery|lvnv|cobrador|agencia de cobro|compania de cobro)\b/],
  ['co-parent', /\b(?:baby (?:mama|daddy)|my kids? (?:mother|father|mom|dad)|(?:father|mother) of my|(?:papa|mama|padre|madre) de mi)\b/],
  ['partner', /\b(?:husband|wife|ex(?:-| )?(?:husband|wife|boyfriend|girlfriend)?|spouse|boyfriend|girlfriend|partner|espos[oa]|marido|mujer|novi[oa]|pareja)\b/],
  ['roommate', /\b(?:room ?mates?|compañer[oa] de (?:cuarto|piso|casa)|roomie)\b/],
  ['neighbor', /\b(?:neighbou?rs?|vecin[oa]s?)\b/],
  ['bank', /\b(?:bank|chase|wells fargo|citibank|capital one|credit union|banco)\b/],
  ['insurer', /\b(?:insurance (?:company|adjuster)|insurer|geico|aseguradora|el seguro)\b/],
  ['agency', /\b(?:hra|dss|social security|ssa|department of labor|dmv|acs|medicaid|snap|food stamps|agency|agencia|cupones|seguro social)\b/],
  ['school', /\b(?:school|teacher|principal|doe|escuela|maestr[oa])\b/],
  ['police', /\b(?:police|cops?|officer|nypd|policia)\b/],
  ['seller', /\b(?:seller|dealer(?:ship)?|store|contractor|mechanic|gym|airline|vendedor|tienda|contratista|mecanico|gimnasio)\b/],
  ['family', /\b(?:brother|sister|mother|father|mom|dad|son|daughter|aunt|uncle|cousin|stepm|herman[oa]|tia|tio|hij[oa])\b/],
]; // prettier-ignore

const PAPER: Table<PaperKind> = [
  ['marshal-notice', /\b(?:marshal'?s?(?: \w+){0,3} (?:notice|paper|letter|legal)|notice (?:from|of) (?:the |a )?(?:marshal|sheriff|eviction from the (?:marshal|sheriff))|(?<!\b(?:before|when|if|until|till|does|will|would|can) (?:the |a )?)(?:marshal|sheriff)(?: \w+){0,4} (?:notice|door|coming|evict)|marshals? legal possession|(?:aviso|papel|carta) del? (?:marshal|alguacil|sheriff))\b/],
  ['rent-demand', /^(?=.*\b(?:paper|letter|notice|says?|papel|carta|aviso|dice)\b)(?!.*\b(?:deposit|deposito)\b)(?=.*\b(?:rent|renta)\b).*\b(?:14|fourteen|catorce) (?:days?|dias)\b|\b(?:rent demand|demand for (?:the )?rent|(?:14|fourteen|3|three|5|five)[- ]day(?:s)? (?:notice|demand|to pay)|pay or (?:quit|leave|vacate|get out|move)|demanda de renta|(?:14|catorce|3|tres) dias para pagar|pague o)\b|\b(?:landlord|rent|casero|dueñ[oa]|renta)\b.*\b(?:(?:pay|pague|pagar)\b.{0,25}\b(?:in|within|en) (?:14|fourteen|catorce) (?:days?|dias)|(?:14|fourteen|catorce)[- ](?:days?|dias)\b.{0,12}\b(?:pay|pague|pagar))\b/],
  ['non-renewal', /\b(?:non-?renew\w*|not (?:going to |gonna )?renew(?:ing)?|won'?t renew|no (?:me )?(?:va a |van a |quiere )?renovar\w*|no renovacion)\b/],
  ['notice-to-quit', /\b(?:notice to quit|(?:10|30|60|90|ten|thirty|sixty|ninety)[- ]day(?:s)? (?:notice|to (?:leave|move|get out))|termination notice|notice of termination|notice to vacate|aviso (?:de|para) (?:salida|desocupar|terminacion)|(?:30|treinta|60|sesenta|90|noventa) dias para (?:salir|irme|irnos|mudar\w*|desocupar))\b/],
  ['petition-holdover', /\b(?:holdover)\b/],
  ['petition-nonpayment', /\b(?:non[- ]?payment (?:petition|case|proceeding|papers)|nonpayment|petition\b.{0,40}\b(?:non[- ]?payment|(?:unpaid|owed?|back|behind|not paying) (?:\w+ )?rent|rent i owe|renta)|(?:peticion|caso) (?:de (?:desalojo )?|por )falta de pago|falta de pago)\b/],
  ['restraining-notice', /\b(?:restraining notice|(?:bank )?account (?:is |was |got )?(?:frozen|restrained|levied)|froze my (?:bank )?account|cuenta (?:congelada|bloqueada)|congelaron mi cuenta)\b/],
  ['judgment', /\b(?:default judgment|judgment against me|sentencia en mi contra|fallo en mi contra)\b/],
  ['summons', /\b(?:summons(?: and complaint)?|being sued|suing me|sued me|lawsuit papers|(?:court|legal) papers?\b.{0,12}\b(?:about|over|for|from)\b.{0,20}\b(?:credit card|card|debt|loan|hospital|medical|bill|collect\w+)|papeles de (?:la )?corte (?:por|sobre|de) (?:\w+ ){0,2}(?:tarjeta|deuda|prestamo)|citatorio|citacion|me (?:estan demandando|demandaron)|demanda judicial)\b|^\W*(?:es |fue )?(?:una |la )?demanda\W*$/],
  ['collector-letter', /\b(?:(?:letter|notice|calls?) from (?:a |the )?(?:debt )?collect\w+|validation notice|carta de (?:un |una )?(?:cobrador|agencia de cobro))\b/],
  ['agency-notice', /\b(?:(?:letter|notice) from (?:hra|dss|social security|medicaid|snap|the department of labor|unemployment)|notice of (?:decision|determination)|fair hearing notice|carta (?:de|del) (?:hra|seguro social|medicaid|desempleo))\b/],
  ['ticket', /\b(?:(?:speeding|traffic|parking|red light|cell phone) (?:ticket|summons)|got a ticket|multa)\b/],
]; // prettier-ignore

const SERVED: Table<Service> = [
  ['other-person', /\b(?:fue(?:ron)? (?:a|con) (?:mi|la|el) (?:herman|espos|mam|pap|hij|vecin|ti[oa]|prim|abuel|roommate|compañ|niñ)\w*|(?:gave|given|handed|left|dropped)(?: off)? (?:it |them |(?:(?:the|some|court|legal|these) )*(?:papers?|summons) |that )?(?:off )?(?:to|with|at) (?:my|our|a|the|some) (?:old |elderly |little |teenage |\d+ year old )?(?:son|daughter|kid|child|wife|husband|mother|mom|father|dad|aunt|uncle|roommate|neighbou?r|doorman|super|someone|grand\w+|brother|sister|cousin|co-?worker|boss|manager|supervisor|receptionist|secretary|front desk|security|guard|girlfriend|boyfriend|partner|friend|(?:\w+ )?in-?law|tenant|landlady|job\b|work\b)|somebody else at home|(?:se )?(?:lo|la|los|las) (?:dio|dejo|entrego|dieron|dejaron|entregaron) (?:a|con) (?:mi|una?|el|la) |(?:dejo|dejaron|dio|dieron|entrego|entregaron) (?:los papeles|la demanda|la citacion|el papel) (?:a|con|al) (?:mi|una?|el|la)?\b)/],
  ['in-hand', /\b(?:served\b.{0,60}\bin hand|handed (?:it |them |the papers )?(?:to me|me)|in my hand|(?:papers?|summons|served|gave|given|got|it|them|notice)(?: \w+){0,4}? in person|by hand|en mano|(?:gave|given|handed)(?: \w+){1,6} (?:right )?(?:there )?in court|gave (?:it |them |me )?(?:to me|the papers|papers)|process server (?:gave|handed|came)|(?:served|serve) me in person|en (?:la mano|persona|mis manos)|me (?:lo|la|los|las) (?:entregaron|dieron|dio)|me entregaron)\b/],
  ['posted', /\b(?:taped|posted|stuck|nailed|(?:on|under|in|at) (?:my|the|our) (?:front )?door|pegad[oa]s?|pegaron|debajo de la puerta|en (?:la|mi) puerta)\b/],
  ['mailed', /\b(?:(?:in|by|through) (?:the |certified )?mail|mail(?:ed|box)|por correo|en el buzon|correo certificado)\b/],
]; // prettier-ignore

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, un: 1, una: 1, two: 2, dos: 2, three: 3, tres: 3, four: 4, cuatro: 4, five: 5, cinco: 5, six: 6, seis: 6,
  seven: 7, siete: 7, eight: 8, ocho: 8, nine: 9, nueve: 9, ten: 10, diez: 10, eleven: 11, once: 11, twelve: 12, doce: 12, thirteen: 13, fourteen: 14, fifteen: 15, quince: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, treinta: 30, cuarenta: 40, veinte: 20,
}; // prettier-ignore
const COUNT = String.raw`(\d{1,2}(?:\.\d)?|${Object.keys(NUMBER_WORDS).join('|')})(?: and a half| y medio)?`;
/** "A 4 month old baby" tells an age, and not how long. */
const AGED = {
  before: String.raw`(?<!\b(?:beb\w+|nin[oa]s?|nen[oa]s?|hij[oa]s?|niet[oa]s?|menor|de edad) de )`,
  after: String.raw`(?![- ]?olds?\b| de (?:edad|nacid|vid))`,
};
const SPAN = String.raw`${AGED.before}${COUNT} ?(years?|yrs?|months?|mos?|años?|anos?|mes(?:es)?)\b${AGED.after}`;
const LIVED: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:lived?|living|been (?:here|there|in (?:the|this|my))|tenant|renting|rented|stayed|in (?:this|the|my) (?:apartment|apt|place|house|building))\b[^.?!\n]{0,40}?\b${SPAN}\b`),
  new RegExp(String.raw`\b${SPAN}\b[^.?!\n]{0,25}\b(?:in (?:this|the|my|that) (?:apartment|apt|place|house|building|unit)|living (?:here|there)|(?:i|we|ive|have i) (?:live|lived|been) (?:here|there)|as a tenant|renting)\b`),
  new RegExp(String.raw`\b(?:viv\w+|llev\w+|alquil(?:o|e|amos|aba\w*|ando)|rent(?:o|e|amos|aba\w*|ando)|inquilin\w+)\b[^.?!\n]{0,40}?\b${SPAN}\b(?! (?:a|al|para|por) (?:otro|siguiente))`),
  new RegExp(String.raw`\b(?:hace|tengo) ${SPAN}\b[^.?!\n]{0,20}\b(?:viv|aqui|alquil|rent)`),
]; // prettier-ignore
const WORKED = new RegExp(
  String.raw`\b(?:work(?:ed|ing)?|employed|job|been (?:there|at)|trabaj\w+|emplead[oa])\b[^.?!\n]{0,40}?\b${SPAN}\b`,
);

function livedMonths(said: string): number | undefined {
  for (const pattern of LIVED) {
    const found = pattern.exec(said);
    if (found && !/\bworked|job|trabaj/.test(found[0])) return spanOf(said, found);
  }
  return undefined;
}

function workedMonths(said: string): number | undefined {
  const found = WORKED.exec(said);
  // "My lease …, I've been there 3 years": in the home.
  const isOfHome = found !== null && /^been\b/.test(found[0]) && OF_HOME.test(said) && !OF_WORK.test(said);
  return found && !isOfHome ? spanOf(said, found) : undefined;
}

const OF_HOME = /\b(?:lease|landlord|rent|apartment|apt|home|house|building|room)\b/;
const OF_WORK = /\b(?:work\w*|job|boss|employer|fired|pay(?:check)?)\b/;

/** "Two years": also the bare answer to our own question. */
export function monthsIn(message: string): number | null {
  const said = plain(message);
  const found = new RegExp(String.raw`\b${SPAN}\b`).exec(said);
  if (found) return spanOf(said, found) ?? null;
  if (/\b(?:less than|under|menos de)\b.*\b(?:year|año|ano)\b/.test(said)) return 6;
  return null;
}

/** Where the law counts from "over 2 years", a little more than 2 years is more. */
function spanOf(said: string, [matched, count, unit]: RegExpExecArray): number | undefined {
  const months = monthsOf(count, unit);
  const isMore = new RegExp(String.raw`\b(?:more than|over|mas de) ${count} ?${unit}`).test(said);
  return months !== undefined && (isMore || /and a half|y medio/.test(matched)) ? months + 1 : months;
}

function monthsOf(count = '', unit = ''): number | undefined {
  const number = NUMBER_WORDS[count] ?? Number(count);
  if (!Number.isFinite(number)) return undefined;
  return Math.round(/^(?:y|a)/.test(unit) ? number * 12 : number);
}

function regulated(said: string): boolean | undefined {
  if (
    /\b(?:not|isn'?t|no (?:es|esta)) (?:rent )?(?:stabiliz|regulat|estabiliz)|market rate|precio de mercado\b/.test(
      said,
    )
  )
    return false;
  return /\b(?:rent[- ]?(?:stabiliz|regulat|control)\w*|stabilized|estabilizad[oa]|renta controlada)\b/.test(said)
    ? true
    : undefined;
}

/** Of a court, about children or support: no order of protection, of removal or to show cause. */
const ORDER = String.raw`(?:(?:court|custody|visitation|visit|parenting|support|family court|judge'?s) )*orders?\b(?! (?:of (?:protection|removal|deportation)|to show|for (?:food|delivery)|online|number|from (?:amazon|a store)))`;
const ORDEN = String.raw`(?:una |la |ninguna |ya )*orden(?:es)?\b(?! de (?:proteccion|deportacion|arresto|remocion|desalojo))`;
const NO_ORDER = new RegExp(
  String.raw`\b(?:(?:no|without(?: an?| any)?|never (?:had|got)(?: an?| any)?|(?:do|does|did)(?:n'?t| not) have(?: an?| any)?|there(?: is|'s)(?:n'?t| not| no)(?: an?| any)?) ${ORDER}|(?:no (?:hay|tengo|tenemos|existe|tienen?)|sin|nunca (?:hubo|tuvimos)) ${ORDEN}|(?:we )?never went to court)`,
);
const AN_ORDER = new RegExp(
  String.raw`\b(?:(?:have|has|got|there(?: is|'s|s)|there was|with) (?:already )?(?:an?|the) (?:\w+ )?${ORDER}|(?:hay|tengo|tenemos|existe) ${ORDEN})`,
);

function orderTold(said: string): boolean | undefined {
  if (NO_ORDER.test(said)) return false;
  return AN_ORDER.test(said) ? true : undefined;
}

const AMOUNT =
  /\$ ?(\d[\d,]*(?:\.\d{1,2})?)(?: ?(k|thousand|mil))?\b|\b(\d[\d,]*(?:\.\d{1,2})?) ?(k)?(?: |-)?(dollars?|bucks|dolares|pesos|usd)\b|\b(\d{1,3})k\b(?! ?mi(?:les?|llas)?\b)|(?<=\b(?:owes? (?:me|us)|i owe(?: \w+)?|debe[n]?|debo|debemos|debian?|(?:rent|deposit|renta|deposito) (?:is|was|of|es|era|de|es de|era de)|pa(?:y|id) (?:me|him|her|them)|me pag(?:a|an|aba|o)|(?:sue|suing|sued)(?: \w+)? for|demandar(?:l[oa]s?)? por|charg(?:e[ds]?|ing)(?: (?:me|us|him|her))?|bill(?:ed|ing)?(?: (?:me|us))?|wants?(?: from me)?|asking(?: for)?|asked for|demand(?:s|ing|ed)?|lent (?:him|her|them)|stole|(?:took|kept|keeping|keeps|withheld)(?: (?:my|our|the))?|se (?:quedo con|llevo)(?: (?:mis?|los|las))?|lost|spent|worth|me cobr(?:an|aron|o|a)|(?:me )?pid(?:en|e|ieron|io)|preste|le preste|perdi|gaste|me robaron|vale|cuesta)(?: (?:about|around|like|over|almost|como|unos|unas|casi|mas de))? )(?!(?:19|20)\d\d\b)(\d{3,6}|\d{1,3},\d{3})\b(?! (?:days?|months?|years?|weeks?|hours?|miles?|people|dias|meses|semanas|horas|personas))|\b(?!(?:19|20)\d\d\b)(\d{3,6}|\d{1,3},\d{3})(?= (?:security )?(?:deposit|in (?:back )?rent|in wages|de (?:deposito|renta|sueldo|deuda))\b)/g;
const ROLES: Table<AmountRole> = [
  ['deposit', /deposit|security|deposito|fianza/],
  ['rent', /\brent\b|\brenta\b|alquiler|a month|al mes|per month|monthly|mensual/],
  ['pay', /wage|paycheck|salary|pay(?:s|ing)? me|sueldo|salario|cheque|me paga/],
  ['debt', /\bdebt|\bi owe|\bwe owe|\bbill|factura|loan|credit card|balance|collect|deuda|debo|debemos|prestamo|tarjeta/],
  ['fee', /\bfee|charge[ds]?\b|cargo|cobr/],
  ['estate', /estate|inherit|left behind|in (?:her|his|their) (?:account|name)|herencia|dejo/],
  ['claim', /\bowes? (?:me|us)|me deben?|nos deben?|sue|claim|small claims|damages?|repair|fix|demandar|reclam|daños/],
  ['price', /bought|paid|price|cost|worth|compre|pague|precio|costo/],
  ['income', /income|make|earn|gano|ingreso/],
]; // prettier-ignore
const AMOUNT_REACH = 45;
/** "15 an hour", "a 14.50 la hora". */
const HOURLY =
  /\$? ?\b(\d{1,3}(?:\.\d{1,2})?) ?(?:dollars?|bucks|dolares|pesos)? ?(?:an |per |a |la |por |x |cada |\/ ?)(?:hour|hr|hora)\b/;

function amountsIn(said: string, asked: AmountRole | undefined): CaseFile['amounts'] | undefined {
  const found: Partial<Record<AmountRole, number>> = {};
  const hourly = HOURLY.exec(said);
  if (hourly) found.hourly = Number(hourly[1]);
  const isEmployer = firstOf(OTHER_SIDE, said) === 'employer';
  for (const match of said.replace(HOURLY, (all) => ' '.repeat(all.length)).matchAll(AMOUNT)) {
    const value = Number((match[1] ?? match[3] ?? match[6] ?? match[7] ?? match[8] ?? '').replaceAll(',', ''));
    const isThousands = match[2] !== undefined || match[4] !== undefined || match[6] !== undefined;
    const near = roleOf(said, match.index, match.index + match[0].length) ?? asked;
    // What a boss owes is pay.
    const role = near === 'claim' && isEmployer ? 'pay' : near;
    // By how much the rent goes up is not the rent.
    if (role === 'rent' && isRise(said.slice(0, match.index), said.slice(match.index + match[0].length))) continue;
    if (role && Number.isFinite(value) && value > 0) found[role] ??= isThousands ? value * 1000 : value;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

const RISES = /\b(?:rais\w+|increas\w+|hik\w+|bump\w+|went up|go(?:es|ing)? up|sub(?:io|ieron|ir\w*|e|en)|aument\w+)\b/;
const UP_TO = /\b(?:to|a|hasta|at|is|es)(?: (?:about|around|like|como|unos))? ?$/;
const isRise = (before: string, after: string) =>
  (RISES.test(before.slice(-AMOUNT_REACH)) && !UP_TO.test(before)) ||
  /^ (?:more|mas|extra|increase|de aumento)\b/.test(after);

const JOINT = /,|\.| and | but | y | pero /;

/** The role whose word stands nearest to the sum. */
function roleOf(said: string, at: number, end: number): AmountRole | undefined {
  const nearest = ROLES.flatMap(([role, words]) => {
    const after = words.exec(said.slice(end, end + AMOUNT_REACH).split(JOINT)[0] ?? '')?.index;
    const before = lastIndex(words, said.slice(Math.max(0, at - AMOUNT_REACH), at));
    const gaps = [after, before].filter((gap) => gap !== undefined);
    return gaps.length > 0 ? [{ role, gap: Math.min(...gaps) }] : [];
  });
  return nearest.toSorted((a, b) => a.gap - b.gap)[0]?.role;
}

function lastIndex(words: RegExp, text: string): number | undefined {
  const all = [...text.matchAll(new RegExp(words.source, 'g'))];
  const last = all.at(-1);
  return last ? text.length - last.index - last[0].length : undefined;
}

const NAME = String.raw`((?:(?:Mr|Mrs|Ms|Dr|Sr|Sra)\.? )?\p{Lu}[\p{L}'’&-]{1,24}(?: (?:(?:de|del|la|of|and|&) )?\p{Lu}[\p{L}'’.&-]{0,24}){0,4})`;
const NAMED = [
  new RegExp(String.raw`\b(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he (?:landlord|boss|company|owner|collector|guy|lady|person)'?s?) (?:full )?name(?: is|'s|:) ${NAME}`, 'u'),
  new RegExp(String.raw`\b(?:[Ll]andlord|[Ll]andlady|[Bb]oss|[Ee]mployer|[Cc]ompany|[Cc]ollector|[Nn]eighbor|[Cc]ontractor|[Ss]uper|[Hh]usband|[Ww]ife|[Ee]x|[Rr]oommate|[Cc]asero|[Jj]efe|[Dd]ueño|[Ee]sposo|[Ee]sposa)(?:,| is| named| called|:| se llama| llamad[oa])(?: named| called)? ${NAME}`, 'u'),
  new RegExp(String.raw`\b(?:[Ll]andlord|[Ll]andlady|[Bb]oss|[Cc]ontractor|[Cc]ollector|[Nn]eighbor|[Rr]oommate|[Cc]asero|[Jj]efe|[Dd]ueño|[Vv]ecin[oa]) (?=\p{Lu}[\p{L}'’.-]+ \p{Lu})${NAME}`, 'u'),
  new RegExp(String.raw`\b(?:[Ss]e llama|[Ss]u nombre es|[Ll]lamad[oa]) ${NAME}`, 'u'),
  new RegExp(String.raw`\b(?:sued by|suing me is|against|from) ${NAME}`, 'u'),
]; // prettier-ignore
const NOT_A_NAME =
  /^(?:I|In|On|At|He|She|They|We|It|The|My|New York|NYC|Brooklyn|Queens|Bronx|Manhattan|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Social Security|Medicaid|SNAP|HRA|DMV)\b/;

/** Who is on the other side, for the conflict check; a single capitalized word after "from" is no name. */
function otherSideName(message: string): string | undefined {
  for (const pattern of NAMED) {
    const name = pattern.exec(message)?.[1]?.replace(/[.,'’]+$/, '');
    if (name && !NOT_A_NAME.test(name)) return name;
  }
  return undefined;
}
