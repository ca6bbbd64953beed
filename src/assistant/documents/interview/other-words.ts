import type { Field } from '#domain/documents/definition.ts';
import { plain } from '../../read/sentences.ts';

/** Cities with a City Court, where many of our readers live; and Long Island, whose District Courts have the same limit. */
const CITIES =
  'yonkers|albany|buffalo|rochester|syracuse|new rochelle|mount vernon|white plains|utica|schenectady|troy|binghamton|niagara falls|poughkeepsie|newburgh|middletown|kingston|ithaca|elmira|jamestown|auburn|saratoga springs|glens falls|plattsburgh|watertown|oswego|rome|peekskill|long beach|glen cove|long island|nassau|suffolk';
const NYC = 'nyc|new york city|la ciudad de nueva york|brooklyn|queens|(?:the |el )?bronx|manhattan|staten island';
const NOT_MINE = String.raw`not mine|isn'?t mine|aint mine|wrong person|(?:don'?t|do not) owe|never (?:had|opened)|no es mi[ao]|no debo`;
const STOLEN = String.raw`identity|stole|stolen|(?:somebody|someone) (?:else )?(?:used|opened)|robaron|robo de identidad|usaron mi`;
const PAID = String.raw`(?:already |ya )?(?:paid|pague)|settled`;
const AMOUNT = String.raw`(?:amount|total|number) is (?:wrong|too)|too much|(?:don'?t|do not) owe that much|no (?:debo|es) tanto|cobran (?:de mas|demasiado)|mas de lo que`;
const MYSELF = String.raw`(?:just|only|its?|it'?s|for|solo|solamente|nada mas|para|soy) (?:for |para )?(?:me|myself|mi|yo)|^(?:me|myself|yo)$|me personally|i am|^i did$|yo (?:mism[oa]|sola?|fui)`;
const COMPANY = String.raw`(?:my|the|our|a|mi|una) (?:company|business|corporation|llc|partnership|negocio|empresa|compañia)|llc|inc`;
const FOOD = 'food ?stamps?|snap|ebt|estampillas|cupones';

/** What people say instead of the words of a choice, by its question and itself; read without accents and capitals. */
const SAID: Readonly<Record<string, string>> = {
  'claimant.person': MYSELF,
  'claimant.company': COMPANY,
  'forWhom.me': MYSELF,
  'forWhom.company': COMPANY,
  'experienced.me': MYSELF,
  'experienced.household': String.raw`(?:my|mi) (?:son|daughter|kids?|child(?:ren)?|wife|husband|mother|mom|sister|brother|hij[oa]s?|espos[oa]|mama|herman[oa])`,
  'wants.money': String.raw`money|back|pay (?:me|us)|paid|refund|\$ ?\d|dinero|plata|pag(?:ue|uen|ar)|devuelv\w+(?! (?:mis?|el|la|los|las) (?!dinero|plata|deposito|pago|[$\d]))|reembols\w+`,
  'wants.order': String.raw`devuelv\w+ (?:mis?|el|la|los|las) (?!dinero|plata|deposito|pago|[$\d])|fix|repair|finish|return (?:it|my)|give (?:it|my \w+) back|stop|arregl\w+|repar\w+|termin\w+`,
  'where.nyc': NYC,
  'where.city': CITIES,
  'where.town': 'town|village|small town|upstate|pueblo|villa',
  'delivery.certified': 'certified|sign(?:s|ed)? for|signature|return receipt|certificad[oa]|firm\\w+',
  'delivery.first-class': '(?:regular|normal|plain|us|usps|snail) (?:mail|stamp)|first class|stamp|correo (?:normal|regular|comun)|estampilla',
  'delivery.email': 'e-?mail|gmail|correo electronico|por correo e',
  'delivery.hand': String.raw`hand|in person|drop (?:it )?off|(?:bring|give|take) it|myself|personally|en persona|se la (?:doy|llevo|entrego)|en (?:la )?mano`,
  'howReceived.hand': String.raw`(?:handed|gave) (?:it |them )?(?:to )?me|(?:gave|handed) me|in my hand|in person|en la mano|me l[oa]s? (?:dieron|dio|entreg\w+)`,
  'howReceived.other-person': String.raw`(?:my|mi) (?:mom|mother|dad|father|son|daughter|wife|husband|roommate|neighbor|brother|sister|aunt|super|doorman|mama|papa|hij[oa]|espos[oa]|herman[oa]|vecin[oa])`,
  'howReceived.door': String.raw`tap(?:ed|e)|on (?:the|my) door|under (?:the|my) door|at (?:the|my) door$|posted|stuck|pegad[oa]s?|pegaron|(?:en|debajo de) (?:la|mi) puerta`,
  'howReceived.mail': 'mail|mailbox|post|correo|buzon',
  'howReceived.found-out': String.raw`online|website|e-?courts|found out|looked (?:it )?up|my (?:bank|job|employer)|never (?:got|came)|internet|me entere|nunca`,
  'denial.all': 'none of (?:it|them)|all (?:false|wrong|lies)|everything is (?:false|wrong)|not true|nada|todo es (?:falso|mentira)',
  'denial.some': String.raw`some|part(?:ly|s)?|half|alguna?s?|una parte`,
  'why.not-mine': NOT_MINE,
  'why.amount': AMOUNT,
  'why.paid': PAID,
  'why.unknown': String.raw`never heard|(?:don'?t|do not) (?:know|recognize|remember)|no (?:se|reconozco|conozco)`,
  'why.identity': STOLEN,
  'kindOfCase.nonpayment': String.raw`(?:un|not|didn'?t|no) ?pa(?:id|y)|rent|owe|falta de pago|renta|debo`,
  'kindOfCase.holdover': 'lease (?:ended|is up|expired)|want me out|no lease|not (?:about )?rent|contrato|quieren que me',
  'requests.dismiss': 'throw|dismiss|drop|cerrar|desestim\\w+',
  'requests.adjourn': String.raw`more time|postpone|adjourn|another date|mas tiempo|otra fecha|aplaz\w+`,
  'requests.lawyer': String.raw`lawyer|attorney|abogad[oa]`,
  'requests.interpreter': String.raw`interpret\w*|translat\w+|speak (?:spanish|chinese|russian)|traduc\w+|hablo español`,
  'requests.abatement': String.raw`(?:lower|reduce|less|cut) (?:the )?rent|rent (?:lower|reduc\w+|back)|repairs?|bajar la renta|rebaj\w+`,
  'body.nyc': String.raw`^the city$|${NYC}|nypd|mta bus|la ciudad`,
  'body.other': 'county|town|village|school district|condado|distrito escolar|long island|nassau|suffolk',
  'body.state': 'state|estado',
  'kindOfJudgment.default': String.raw`missed|(?:didn'?t|did not|never) (?:go|answer|know|show)|wasn'?t there|default|no (?:fui|conteste|sabia)|falte`,
  'kindOfJudgment.heard': String.raw`i (?:went|was there|lost)|judge (?:decided|heard|ruled)|fui|perdi`,
  'served.never': String.raw`never|nothing|no papers|nunca|nada`,
  'served.late': String.raw`late|after (?:the )?(?:court|date)|tarde|despues`,
  'served.got': String.raw`(?:i )?got (?:them|it)|(?:didn'?t|did not) answer|ignored|los? recibi|no conteste`,
  'harm.account': String.raw`(?:fro[sz]e?n?|locked|blocked|restrain\w+).*account|account.*(?:frozen|locked|blocked)|bank|cuenta|banco`,
  'harm.wages': String.raw`wages?|paycheck|garnish\w*|salary|sueldo|salario|cheque`,
  'harm.eviction': 'evict\\w*|marshal|desaloj\\w+',
  'harm.lien': 'lien|house|gravamen',
  'priorRequests.no': String.raw`^no\b|first time|never|primera vez|nunca`,
  'priorRequests.yes': String.raw`^yes\b|before|already|second time|^si\b|ya (?:pedi|lo)`,
  'will.no': String.raw`(?:no|didn'?t leave|not leave|without|never (?:made|wrote)).*|no (?:hay|dejo|hizo)|sin testamento`,
  'will.yes': String.raw`^yes\b|(?:left|has|had|made|there is|there'?s|found) (?:a|the) will|^si\b|dejo (?:un )?testamento`,
  'units.four': String.raw`(?:[4-9]|\d{2,}|four|five|six|ten|twenty|big|many|cuatro|cinco|seis|diez|muchos)`,
  'units.fewer': String.raw`[123]|one|two|three|(?:two|three|one) family|house|dos|tres|casa`,
  'kind.car': 'car|truck|van|suv|motorcycle|honda|toyota|ford|nissan|chevy|hyundai|bmw|carro|coche|camioneta|moto',
  'kind.request': String.raw`new|first|nuev[oa]|primera`,
  'kind.appeal': String.raw`denied|said no|refused|appeal|negaron|rechaz\w+|apel\w+`,
  'condition.as-is': String.raw`as is|no warranty|without|tal (?:como|cual)|sin garantia`,
  'bought.new': 'brand new|new|nuev[oa]',
  'bought.used': 'used|second ?hand|pre-?owned|usad[oa]|segunda mano',
  'wanted.refund': 'money|refund|dinero|reembolso|devuelv\\w+',
  'wanted.replacement': String.raw`(?:another|new|different|replace\w*).*|otr[oa]|reempla\w+|cambi\w+`,
  'program.snap': FOOD,
  'program.cash': 'cash|welfare|efectivo|dinero',
  'program.medicaid': 'medicaid|medical|health insurance|seguro medico',
  'program.heap': 'heap|heat(?:ing)?|utility|calefaccion',
  'benefits.snap': FOOD,
  'benefits.cash': 'cash|welfare|efectivo',
  'benefits.medicaid': 'medicaid|medical|seguro medico',
  'benefits.ssi': 'ssi',
  'benefits.housing': String.raw`section 8|nycha|housing|voucher|vivienda|vale`,
  'format.email': 'e-?mail|correo electronico',
  'format.paper': 'paper|printed|mail|papel|impres[oa]',
  'format.look': 'look|see them|in person|ver(?:los|las)?|mirar',
  'organ.any': String.raw`(?:give|donate|take) (?:every|any|all)\w*|everything|all of|todo|todos`,
  'organ.none': String.raw`(?:no|don'?t|do not) .*|none|nothing|no quiero|nada`,
  'proof.messages': String.raw`text(?:s|ed)?|messages?|e-?mails?|whatsapp|mensajes|textos|correos`,
  'proof.photos-out': String.raw`(?:pics?|pictures?|photos?|videos?).*(?:left|move[d]? out|leaving|moving out)|fotos.*(?:sali|mude|dej)`,
  'proof.photos-in': String.raw`(?:pics?|pictures?|photos?|videos?).*(?:move[d]? in|moving in|started)|fotos.*(?:entre|llegue)`,
  'proof.lease': 'lease|contrato',
  'proof.receipt': String.raw`receipt|check|bank|zelle|venmo|recibo|cheque|transferencia`,
  'reports.police': 'police|precinct|policia',
  'reports.ftc': 'ftc|online|identitytheft',
}; // prettier-ignore

const known = new Map<string, RegExp>();
function saidFor(field: string, option: string): RegExp | null {
  const key = `${field}.${option}`;
  const words = SAID[key];
  if (words === undefined) return null;
  let form = known.get(key);
  if (!form) known.set(key, (form = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'u')));
  return form;
}

/** The choices that a message names in other words than theirs. */
export function saidInOtherWords({ id, options = [] }: Field, message: string): string[] {
  const said = plain(message)
    .replaceAll(/[.,;:!?¡¿]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return options.filter((option) => saidFor(id, option.id)?.test(said)).map((option) => option.id);
}
