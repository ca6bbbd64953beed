import type { PaperKind } from '#domain/matter/case-file.ts';
import { withoutNegated } from '../../correcting.ts';
import { isLaterInCase } from './case-papers.ts';
import { onlyProgramme } from '../people.ts';
import type { Talk } from '../sums.ts';

type Papers = readonly (readonly [PaperKind, RegExp])[];

/** Which paper somebody has, by what they call it; where the name is short of it, what is spoken about says the rest. */
export function paperTold(written: string, talk: Talk): PaperKind | undefined {
  const said = withoutNegated(written);
  if (isOfAnybody(said)) return undefined;
  const last = later(said, talk);
  if (last) return last;
  const named = NAMED.find(([kind, words]) => isHeld(kind, words.exec(said), said))?.[0];
  const common = COMMON.find(([, words]) => words.test(said))?.[0];
  // What is known by its own name goes before a name that several share, and a home's papers before all.
  const kind =
    common && OF_HOME.includes(common) ? common : (named ?? letterIn(said, talk) ?? common ?? inTalk(said, talk));
  return kind && refined(kind, said, talk);
}

/** "Is it true you only get 20 days to answer a summons": asked of anybody's. */
const isOfAnybody = (said: string): boolean =>
  ANYBODYS.test(said) && !/\b(?:i|i'?m|im|my|me|we|our|us|mi|mis|nos|yo|tengo|this|esta|este)\b/.test(said);
const ANYBODYS =
  /^[\s¿¡]*(?:(?:so|and|y|ok) )?(?:is it true|do they|does (?:an?|the)|can (?:they|an?|the)|what is|what'?s|how (?:long|many|do they)|que es|es (?:cierto|verdad)|cuanto|pueden|puede un)\b/;

/** "The letter came in August, yesterday the summons": of two papers of one case the later one counts. */
function later(said: string, talk: Talk): PaperKind | undefined {
  const held = (papers: Papers) => papers.filter(([kind, words]) => isHeld(kind, words.exec(said), said));
  const kinds = [...held(NAMED), ...held(COMMON)].map(([kind]) => refined(kind, said, talk));
  return kinds.find((one) => kinds.some((other) => isLaterInCase(one, other)) && !kinds.some((other) => isLaterInCase(other, one))); // prettier-ignore
}
const OF_HOME: readonly PaperKind[] = ['marshal-notice', 'rent-demand', 'non-renewal', 'notice-to-quit', 'petition-holdover', 'petition-nonpayment']; // prettier-ignore

/** What a paper is called that has one name. */
const NAMED: Papers = [
  ['jury-summons', /\bjury (?:summons|duty (?:summons|notice|letter|paper)|notice)\b|\b(?:citacion|citatorio|carta|aviso) (?:de|para) (?:ser )?(?:el )?jurado\b|\b(?:letter|notice|carta|aviso|papel|citacion)\b (?:from|for|about|del?|para(?: el)?) (?:jury (?:duty|service)|jurado)\b|\b(?:called|picked|summoned) for jury (?:duty|service)\b|\bme (?:llamaron|mandaron a llamar|citaron|llego)(?: (?:lo|a|de|del|para|ser))* (?:jurado|jury duty)\b/],
  ['small-claims-notice', /\bsmall claims (?:notice|summons|papers?|letter)\b|\b(?:aviso|citacion|papeles?) de (?:la corte de )?reclamos menores\b/],
  ['summons-foreclosure', /\bforeclos\w*\b.{0,40}\b(?:summons|lawsuit|complaint|court papers)\b|\bsummons\b.{0,40}\bforeclos|\b(?:demanda|papeles de (?:la )?corte) (?:de|por) (?:el |la )?(?:foreclosure|ejecucion|hipoteca)\b/],
  ['foreclosure-notice', /\bpre-?foreclosure notice\b|\bforeclosure (?:notice|letter)\b|\b(?:carta|aviso) de (?:foreclosure|ejecucion hipotecaria)\b|\b(?:carta|aviso) de (?:los )?90 dias\b.{0,30}\b(?:hipoteca|foreclosure|ejecucion)\b/],
  ['stipulation', /\bstip(?:ulation)?s?\b|\bestipulacion\b/],
  ['desk-appearance-ticket', /\b(?:desk appearance|appearance ticket)\b|\b(?:got|have|with) an? dat\b|\bticket de comparecencia\b/],
  ['criminal-summons', /\bpink (?:summons|ticket)\b|\bcriminal (?:court )?(?:summons|ticket)\b|\b(?:ticket|citacion|papel) (?:para|de) (?:la )?corte criminal\b|\b(?:summons|ticket|citacion)\b.{0,30}\b(?:open container|public urination|urinating|orinar|tomar en la calle|beber|turnstile|fare evasion|torniquete)\b/],
  ['oath-summons', /\boath (?:summons|ticket|notice|hearing notice)\b|\bsummons from (?:the )?(?:sanitation|dob|department of buildings)\b/],
  ['parking-ticket', /\bparking (?:ticket|tix|summons|violation|fine)s?\b|\b(?:multas?|tickets?|boletas?) (?:de|por) (?:estacion\w+|parque\w+|parking)\b|\b(?:ticket|multa)\b.{0,30}\b(?:hydrant|hidrante|double park\w+|parking meter|alternate side)\b/],
  ['traffic-ticket', /\b(?:speeding|traffic|red ?light|cell ?phone|seat ?belt|moving violation|stop sign)\w* (?:camera )?(?:ticket|tix|summons|citation)s?\b|\b(?:ticket|tix|multa|citation)\b.{0,40}\b(?:speeding|red ?light|seat ?belt|stop sign|luz roja|transito|velocidad|celular|cinturon)\b|\bme multaron\b.{0,60}\b(?:celular|velocidad|luz|cinturon|manej\w+)\b/],
  ['order-to-show-cause', /\border to show cause\b|\borden (?:de|para) mostrar causa\b/],
  ['information-subpoena', /\binformation subpoena\b/],
  ['subpoena', /\bsubpoena\b/],
  ['income-execution', /\bincome execution\b|\bgarnish\w* (?:notice|letter|papers?)\b|\b(?:notice|letter|paper)\b.{0,20}\bgarnish\w*|\b(?:aviso|carta|orden) de embargo\b|\b(?:aviso|carta|papel|orden) (?:de )?que me (?:van a )?embarg\w+ (?:el |mi )?(?:sueldo|cheque|salario|pago)\b/],
  ['medical-collection', /\bmedical collection|\b(?:hospital|medical|er|doctor|ambulance)\b.{0,60}\b(?:collections?|collectors?|collection agency)\b|\bcollect\w+\b.{0,40}\b(?:hospital|medical|er visit|ambulance)\b|\b(?:cobranza|cobro|cobrador)\b.{0,40}\b(?:hospital|medic\w+)\b/],
  ['medical-bill', /\b(?:hospital|medical|er|doctor'?s?|ambulance|emergency room)(?: sent (?:me |us )?an?)? bills?\b|\b(?:bills?|factura|cuenta)s? (?:from|of|de|del) (?:the |an? |el |la |un |una )?(?:hospital|er|doctor|clinic\w*|ambulanc\w+)\b|\b(?:cuenta|factura) medica\b/],
  ['tax-notice-irs', /\birs\b.{0,30}\b(?:letter|notice|carta|aviso)\b|\b(?:letter|notice|carta|aviso)\b.{0,20}\b(?:from|del?) (?:the |el |la )?irs\b/],
  ['tax-notice-state', /\b(?:tax dep\w+|taxation)\b.{0,20}\b(?:letter|notice|bill)\b|\b(?:state|nys?|new york) tax\w*(?: dep\w+)? (?:letter|notice|bill)\b|\b(?:letter|notice|bill)\b.{0,30}\b(?:tax dep\w+|taxation|state tax\w*)\b|\b(?:carta|aviso)\b.{0,30}\b(?:impuestos|taxes) (?:del estado|estatales)\b/],
  ['support-order', /\b(?:got|received|sent|mailed)\b.{0,25}\bsupport order\b|\bsupport order\b.{0,15}\b(?:came|arrived|in the mail)\b|\b(?:me llego|recibi)\b.{0,20}\borden de manutencion\b/],
  ['family-petition', /\b(?:custody|visitation|support|paternity|family court) petition\b|\bpetition\b.{0,30}\b(?:custody|visitation|child support|paternity|family court)\b|\bfiled for (?:custody|visitation)\b.{0,60}\b(?:petition|papers)\b|\b(?:custody|visitation|child support) papers\b|\bpeticion (?:de|por|para) (?:la |una )?(?:custodia|visitas|manutencion|corte de familia)\b|\bpapeles (?:de|por|para) (?:la |una )?(?:custodia|visitas|manutencion)\b/],
  ['order-of-protection', /\border of protection against (?:me|us)\b|\bserved (?:me )?with an? (?:order of protection|restraining order)\b|\borden de (?:proteccion|restriccion) (?:en mi contra|contra mi(?! \w))|\bme (?:sirvieron|entregaron|notificaron)(?: con)? (?:una |la )?orden de (?:proteccion|restriccion)\b(?! contra (?:el|mi \w))/],
  ['collector-letter', /\b(?:portfolio recovery|midland|lvnv|cavalry|collect(?:or|ors|ion agency))\b.{0,25}\bletter\b|\bcarta de (?:cobr\w+|una compañia de cobr\w+)\b|\b(?:letter|carta|notice|aviso)\b.{0,30}\b(?:collections\b|collection agency|colecci?ones|(?:agencia|compa[nñ]ia) de (?:cobr\w+|colecci?on\w*))/],
  ['restraining-notice', /\b(?:congel|bloque)aron\b.{0,25}\bcuentas?\b|\bcuenta\b.{0,25}\b(?:congelad|bloquead)[oa]\b|\baviso de restriccion\b|\bbank account (?:is |was |got |has been )?(?:frozen|froze)\b/],
]; // prettier-ignore

/** Asked for, feared or filed by themselves: nobody has sent it to them. */
const ONLY_IF_SENT: readonly PaperKind[] = ['order-to-show-cause', 'subpoena', 'information-subpoena', 'income-execution', 'medical-bill', 'stipulation']; // prettier-ignore
const SUPPOSED =
  /\b(?:if|unless|what is|what'?s|can|could|will|would|might|how (?:do|can|to)|get|file|filing|need|wants?|ask(?:ing)? for|before|until|without|never|si|que es|cuando|puede[n]?|podria\w*|como|presentar|pedir|necesito|quiero|sin|nunca|habra|van a)\b[^.,;!?]*$/;
const isHeld = (kind: PaperKind, found: RegExpExecArray | null, said: string): boolean =>
  found !== null && !(ONLY_IF_SENT.includes(kind) && SUPPOSED.test(said.slice(0, found.index)));

const LETTER =
  /\b(?:letters?|notices?|determination|determinacion|(?:says?|dicen?) (?:they |that |que )*(?:overpaid|i was overpaid|debo|me pagaron)|carta|cartas|avisos?|notificacion|papel)\b/;
const NO_LETTER =
  /\b(?:without|no|never|not|sin|nunca|any|didn'?t|haven'?t|hasn'?t)\b[^.,;]{0,25}\b(?:letters?|notices?|carta|avisos?|papel)\b/;
const OVERPAID =
  /\bover-?pa(?:id|yment)|\bpa(?:y|id) (?:it )?back|\bmoney back|\bsobrepago|\bpag(?:ado|aron) de mas|\bdevolver/;
const REFUSED =
  /\b(?:den(?:ied|ial|y)|turned down|rejected|disqualif\w+|determination|neg(?:aron|ado|o)|rechaz\w+|denega\w+|nieg(?:a|an)|negando|denegando|(?:don'?t|do not|didn'?t) qualify|not (?:eligible|qualified)|no califi(?:co|que))\b/;

/** A letter about help that somebody gets: which help says which letter. */
function letterIn(said: string, { file }: Talk): PaperKind | undefined {
  if (!LETTER.test(said) || NO_LETTER.test(said)) return undefined;
  if (/\b(?:termination letter|letter of termination|carta de despido)\b/.test(said) && !/\b(?:lease|landlord|apartment|casero)\b/.test(said)) return 'termination-notice'; // prettier-ignore
  const about = `${said} ${file.programme ?? ''} ${file.paper === 'agency-notice' ? 'social security' : ''}`;
  const isOf = (words: RegExp) => words.test(said) || (!ANY_HELP.test(said) && words.test(about));
  if (isOf(/\b(?:unemployment|desempleo)\b/)) {
    if (OVERPAID.test(said)) return 'unemployment-overpayment';
    return REFUSED.test(said) ? 'unemployment-determination' : undefined;
  }
  if (isOf(/\b(?:ssi|ssdi?|social security|seguro social)\b/)) {
    if (OVERPAID.test(said)) return 'social-security-overpayment';
    return REFUSED.test(said) ? 'social-security-denial' : undefined;
  }
  if (isOf(/\b(?:snap|food ?stamps?|ebt|cupones|estampillas)\b/)) return 'snap-notice';
  if (isOf(/\bmedicaid\b/)) return 'medicaid-notice';
  return isOf(/\b(?:cash assistance|public assistance|welfare|cash|ayuda en efectivo|asistencia publica)\b/)
    ? 'cash-notice'
    : undefined;
}
const ANY_HELP =
  /\b(?:unemployment|desempleo|ssi|ssdi?|social security|seguro social|snap|food ?stamps?|ebt|cupones|estampillas|medicaid|cash (?:assistance|aid)|public assistance|welfare|ayuda en efectivo)\b/;

const HELP_LETTERS: readonly PaperKind[] = ['snap-notice', 'cash-notice', 'medicaid-notice'];

/** "The petition came by mail", in a talk about custody; "he left a notice", in one about the marshal. */
function inTalk(said: string, { about, file }: Talk): PaperKind | undefined {
  if (HELP_LETTERS.some((kind) => kind === file.paper)) {
    const programme = onlyProgramme(said);
    const [other] = HELP_LETTERS.filter((kind) => programme !== undefined && kind.startsWith(programme));
    if (other) return other;
  }
  if (file.paper === 'ticket' && OF_PARKING.test(said)) return 'parking-ticket';
  if (file.paper === 'ticket' && OF_DRIVING.test(said)) return 'traffic-ticket';
  if (about.startsWith('family/') && /\b(?:petition|peticion)\b/.test(said)) return 'family-petition';
  if (/marshal|warrant/.test(about) && /\b(?:left|taped|posted|put|dejo|dejaron|pego|pegaron)\b.{0,15}\b(?:notice|paper|letter|aviso|papel)\b/.test(said)) return 'marshal-notice'; // prettier-ignore
  return /\b(?:marshal|sheriff|alguacil)\b.{0,15}\b(?:dejo|pego|left|taped|posted)\b/.test(said)
    ? 'marshal-notice'
    : undefined;
}

const OF_CREDIT =
  /\b(?:credit ?cards?|cards?|capital one|discover|amex|american express|citibank|synchrony|midland|portfolio|lvnv|cavalry|velocity|collect\w+|debt buyer|tarjetas?|prestamo|loan)\b/;

/** A summons or a ticket is one of several: what it is about says which. */
function refined(kind: PaperKind, said: string, { file, about }: Talk): PaperKind {
  if (kind === 'summons') {
    if (about.includes('jury')) return 'jury-summons';
    if (about.includes('foreclosure')) return 'summons-foreclosure';
    const isCredit = OF_CREDIT.test(said) || file.otherSide === 'collector' || file.otherSide === 'bank';
    return isCredit ? 'summons-consumer-credit' : kind;
  }
  if (kind !== 'ticket') return kind;
  if (OF_PARKING.test(said)) return 'parking-ticket';
  return OF_DRIVING.test(said) ? 'traffic-ticket' : kind;
}
const OF_PARKING = /\b(?:parking|parked|hydrant|estacion\w+|parque\w+|hidrante)\b/;
const OF_DRIVING = /\b(?:speeding|red light|seat ?belt|stop sign|cell ?phone|velocidad|luz roja|celular|cinturon)\b/;

/** What a paper is mostly called. */
const COMMON: Papers = [
  ['marshal-notice', /\b(?:marshal'?s?(?: \w+){0,3} (?:notice|paper|letter|legal)|notice (?:from|of) (?:the |a )?(?:marshal|sheriff|eviction from the (?:marshal|sheriff))|(?<!\b(?:before|when|if|until|till|does|will|would|can) (?:the |a )?)(?:marshal|sheriff)(?: \w+){0,4} (?:notice|door|coming|evict)|marshals? legal possession|(?:aviso|papel|carta|notificacion|nota|orden)(?: de desalojo)? del? (?:marshal|alguacil|sheriff))\b/],
  ['rent-demand', /^(?=.*\b(?:paper|letter|notice|says?|papel|carta|aviso|dice)\b)(?!.*\b(?:deposit|deposito)\b)(?=.*\b(?:rent|renta)\b).*\b(?:14|fourteen|catorce) (?:days?|dias)\b|\b(?:rent demand|demand for (?:the )?rent|(?:14|fourteen|3|three|5|five)[- ]day(?:s)? (?:notice|demand|to pay)|pay or (?:quit|leave|vacate|get out|move)|demanda de renta|(?:14|catorce|3|tres) dias para pagar|pague o)\b|\b(?:landlord|rent|casero|dueñ[oa]|renta)\b.*\b(?:(?:pay|pague|pagar)\b.{0,25}\b(?:in|within|en) (?:14|fourteen|catorce) (?:days?|dias)|(?:14|fourteen|catorce)[- ](?:days?|dias)\b.{0,12}\b(?:pay|pague|pagar))\b/],
  ['non-renewal', /\b(?:non[- ]?renew\w*|(?:won'?t|not|will not) be renewed|not (?:going to |gonna )?renew(?:ing)?|won'?t renew|will not renew|(?:is|are)(?: not|n'?t) renewing|no (?:me )?(?:va a |van a |quiere )?renovar\w*|no (?:me|nos) (?:lo |la )?(?:renov\w+|renuev\w+)|no renovacion)\b/],
  ['notice-to-quit', /\b(?:notice to quit|(?:10|30|60|90|ten|thirty|sixty|ninety)[- ]day(?:s)? (?:notice|to (?:leave|move|get out))|termination notice|notice of termination|notice to vacate|aviso (?:de|para) (?:salida|desocupar|terminacion)|(?:aviso|papel|carta|notificacion|nota) (?:de|con) (?:los )?(?:10|30|60|90) dias(?!.{0,30}\b(?:pag\w+|renta|debo|banco|hipotec\w+|foreclosure|ejecucion))|(?:30|treinta|60|sesenta|90|noventa) dias para (?:salir|irme|irnos|mudar\w*|desocupar))\b/],
  ['petition-holdover', /\b(?:holdover)\b/],
  ['petition-nonpayment', /\b(?:(?:court|legal) papers?\b[^.?!]{0,40}\b(?:owe[ds]?|unpaid|back|behind|late|for|over) (?:\w+ ){0,3}rent\b|papeles de (?:la )?corte\b[^.?!]{0,40}\b(?:debo|debemos|atrasad\w+|por)\b[^.?!]{0,20}\b(?:renta|alquiler)\b|non[- ]?payment (?:petition|case|proceeding|papers)|nonpayment|petition\b.{0,40}\b(?:non[- ]?payment|(?:unpaid|owed?|back|behind|not paying) (?:\w+ )?rent|rent i owe|renta)|peticion (?:de desalojo )?por (?:no pagar|falta de pago|(?:la )?renta)|(?:peticion|caso) (?:de (?:desalojo )?|por )falta de pago|falta de pago)\b/],
  ['restraining-notice', /\b(?:restraining notice|(?:bank )?account (?:is |was |got )?(?:frozen|restrained|levied)|froze my (?:bank )?account|cuenta (?:congelada|bloqueada)|congelaron mi cuenta)\b/],
  ['judgment', /\b(?:default judgment|judge (?:ruled|decided) against (?:me|us)|judgment against (?:me|us)|(?:sentencia|fallo|judgment) (?:en (?:mi|nuestra) contra|contra mi(?! \w)))/],
  ['summons', /\b(?:summons?(?: and complaint)?|being sued|suing me|sued me|sued by|me llego una demanda|lawsuit papers|(?:court|legal) papers?\b.{0,50}\b(?:about|over|for|from)\b.{0,20}\b(?:credit card|card|debt|loan|hospital|medical|bill|collect\w+)|papeles de (?:la )?corte (?:por|sobre|de) (?:\w+ ){0,2}(?:tarjeta|deuda|prestamo)|citatorio|citacion|me (?:estan demandando|demandaron)|demanda judicial)\b|^\W*(?:es |fue )?(?:una |la )?demanda\W*$/],
  ['collector-letter', /\b(?:(?:letter|notice|calls?) from (?:a |the )?(?:debt )?collect\w+|validation notice|carta de (?:un |una )?(?:cobrador|agencia de cobro))\b/],
  ['agency-notice', /\b(?:(?:letter|notice) from (?:hra|dss|social security|medicaid|snap|the department of labor|unemployment)|notice of (?:decision|determination)|fair hearing notice|carta (?:de|del) (?:hra|seguro social|medicaid|desempleo))\b/],
  ['ticket', /\b(?:(?:speeding|traffic|parking|red light|cell phone) (?:ticket|summons)|got a ticket|(?:me )?dieron un ticket|multa)\b/],
]; // prettier-ignore
