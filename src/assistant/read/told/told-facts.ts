import type { AmountRole, CaseFile, OtherSide, Service } from '#domain/matter/case-file.ts';
import { isQuestion } from '../wording/question-form.ts';
import { plain } from '../sentences.ts';
import { spelled } from '../typed/spelled.ts';
import { isAccused } from '../danger/accused.ts';
import { withoutOthers } from './of-others.ts';
import { countsTold } from './counts.ts';
import { paidForThatWeek } from './pay/earned.ts';
import { spouseLeft } from './circumstances/left-behind.ts';
import { houseTold } from './circumstances/the-house.ts';
import { withFigures } from './numbers-in-words.ts';
import { paperAnswered } from './papers/answered-paper.ts';
import { paperTold } from './papers/papers-told.ts';
import { peopleTold } from './people.ts';
import { livedMonths, workedMonths } from './spans.ts';
import { NO_TALK, sumsTold, type Talk } from './sums.ts';
import { whomTheyRentToOrPay } from './across/who-asks.ts';

/** What form decides: sums, spans of time, names of papers and of the other side. Everything else comes from examples. */
export function factsTold(
  message: string,
  { talk = NO_TALK, amount }: { readonly talk?: Talk; readonly amount?: AmountRole } = {},
): Partial<CaseFile> {
  const said = withFigures(plain(spelled(withoutOthers(message))));
  const name = otherSideName(message);
  const sentences = said.split(SENTENCE);
  const told = sentences.filter((one) => !isQuestion(one)).join('. ');
  const came = sentences.filter((one) => !isQuestion(one) || TELLS_HOW.test(one)).join('. ');
  return definedOnly({
    otherSide: whomTheyRentToOrPay(said) ?? (isAccused(said) ? 'accuser' : sideNamed(said, talk)),
    otherSideName: name,
    paper: paperTold(said, talk) ?? paperAnswered(said, talk.asked),
    served: servedIn(came),
    livedMonths: livedMonths(said, talk),
    workedMonths: workedMonths(said, talk),
    isRegulated: regulated(told),
    hasOrder: orderTold(told),
    leftSpouse: spouseLeft(said, talk),
    ...houseTold(said, talk),
    ...paidForThatWeek({ ...sumsTold(said, talk, amount), ...countsTold(said, talk) }, said),
    ...peopleTold(said, talk),
  });
}

function sideNamed(said: string, talk: Talk): OtherSide | undefined {
  const parties = said.replaceAll(ADVISER, ' ').replaceAll(NOT_THEM, ' ').replaceAll(TAKEN_IN, ' ');
  return asParent(firstOf(OTHER_SIDE, parties), said, talk);
}
/** "They left it with my mother": whoever takes a paper in is no party to it. */
const TAKEN_IN =
  /\b(?:was|were|been|got) (?:just )?(?:left|given|handed|served|dropped off)(?: off)? (?:to|with|on) (?:my|our) \w+|\b(?:gave|handed|left|dropped)(?: off)? (?:it|them|that|(?:the |some |court |my )*(?:papers?|summons|petition|notice|letter|subpoena))(?: off)? (?:to|with) (?:my|our) \w+|\b(?:di(?:o|eron)|dej(?:o|aron)|entreg(?:o|aron)) (?:(?:l[ao]s?|el|un[ao]?s?) (?:papel(?:es)?|demanda|citacion|peticion|carta|aviso) )?(?:a|con) mi \w+/g;

/** An ex in a matter of children is their other parent. */
function asParent(side: OtherSide | undefined, said: string, { about }: Talk): OtherSide | undefined {
  const isOther = side === 'partner' || ((side === 'family' || side === undefined) && THE_PARENT.test(said));
  return isOther && (OF_CHILDREN.test(said) || OF_CHILDREN.test(about)) && !/\b(?:divorce|divorcio)\b/.test(said)
    ? 'co-parent'
    : side;
}
const THE_PARENT = /\b(?:the (?:father|mother|dad|mom)|(?:su|el) papa|(?:su|la) mama)\b/;
const OF_CHILDREN =
  /\b(?:child support|custody|visitation|support order|manutencion|custodia|visitas|pension alimenticia|our (?:son|daughter|kids?)|child-support|niñ[oa])\b/;

/** "My ex boss, not my landlord": whoever it is not. */
const NOT_THEM =
  /\b(?:not|isn'?t|wasn'?t|instead of|no (?:es|era|fue|hablo de)|no|en vez de)(?: (?:an?|my|the|about|mi|el|la|un|una|con|de))* (?:ex )?(?:landlord|landlady|boss|employer|job|bank|roommate|neighbou?r|husband|wife|casero|dueñ[oa]|jef[ea]|patron|banco|vecin[oa]|espos[oa])\b/g;

/** "He's not my landlord", "no es casero": whoever it is, is somebody else. */
export const deniesSide = (message: string): boolean => plain(message).search(NOT_THEM) >= 0;

/** "He's not my landlord", "no es el dueño": who it is said that somebody is not. */
export const sideDenied = (message: string): OtherSide | undefined =>
  firstOf(OTHER_SIDE, IS_NOT_THEM.exec(plain(message))?.[0] ?? '');
const IS_NOT_THEM =
  /\b(?:(?:he|she|it|that|they)(?:'?s|'?re| is| are) not|(?:he|she|it|that|they)? ?(?:is|are|was)n'?t|no (?:es|era|son))(?: (?:an?|my|the|mi|el|la|un|una))* (?:landlord|landlady|boss|employer|bank|roommate|neighbou?r|husband|wife|caser[oa]|dueñ[oa]|jef[ea]|patron|patrona|banco|vecin[oa]|espos[oa]|marido)(?!'?s\b)\b/;

/** "Tengo que ir en persona", "can I file it in person": what one would do oneself. */
const TO_DO_IN_PERSON =
  /\b(?:(?:do|can|could|must|should|may|would) (?:i|we)|(?:i|we) (?:can|could|have to|need to|must|should|want to)|have to|need to|puedo|podemos|se puede|tengo que|tenemos que|hay que|debo|debemos|quiero|(?:para|a) (?:ir|presentar|contestar|responder|entregar|pagar)\w*|voy|vamos|ir)\b[^.?!]{0,60}?\b(?:in person|en persona)\b/g;
/** "They never handed it to me", "nadie me lo entregó": how it did not come. */
const NOT_SERVED =
  /\b(?:(?:never|not|nobody|no one|didn'?t|did not|wasn'?t|weren'?t|nunca|nadie)(?: \w+){0,3}? |no (?:me|nos|se) (?:l[oa]s? )?)(?:handed?|gave|given?|served?|entreg\w+|di[oe]\w*|dado)(?: (?:it|them|me|us|to me|anything|the papers|papers|in person|en la mano|en persona|nada))*|\b(?:no (?:fue|era|fueron)|not|wasn'?t) (?:in (?:my|the) hand|in person|by hand|en (?:la |mis? )?manos?|en persona)/g;
/** "I mailed him the rent", "le dejé una nota": what whoever writes has sent. */
const SENT_BY_ME =
  /(?<!\b(?:was|were|am|are|that|been|being) )\b(?:i|we) (?:just |also |already |then )?(?:mailed|sent|posted|handed|gave|left|dropped|taped)\b[^.?!,;]*|(?<!\b(?:me|nos) )\b(?:mande|envie|deje|entregue|pegue|mandamos|enviamos|dejamos|entregamos)\b[^.?!,;]*/g;
/** "Somebody knocked on my door", "a lock on my door": no paper. */
const AT_THE_DOOR =
  /\b(?:knock\w*|bang\w*|pound\w*|kick\w*|lock\w*|cameras?|stickers?|peephole|show(?:ed|s|ing)? up|standing|waiting|letrero|candado|camara|chapa|toc(?:o|aron|an|ando)|golpe\w+|pate\w+|grit\w+)\b[^.?!,;]{0,25}\b(?:on|at|in|en|a|over) (?:my|the|our|la|mi|nuestra) (?:front )?(?:door|puerta)\b|\b(?:taped|pego|pegaron) (?:over|shut|an? sticker|un sticker|chicle)\b[^.?!,;]*/g;
/** "If they mail it", "si me lo mandan"; "si me lo mandaron" may as well be a yes. */
const IF_SO =
  /\b(?:what |and )?if (?:they|he|she|it|i)\b[^.?!,;]*|\bsi (?:(?:me|nos|se|l[ao]s?) )*(?:fuera|\w+(?:an|en|aran|ieran?))\b[^.?!,;]*/g;
const servedIn = (came: string): Service | undefined =>
  firstOf(
    SERVED,
    [NOT_SERVED, SENT_BY_ME, AT_THE_DOOR, IF_SO, TO_DO_IN_PERSON].reduce(
      (rest, words) => rest.replaceAll(words, ' '),
      came,
    ),
  );
/** "Is it stabilized?" tells nothing; "they taped it up, does that count" does. */
const TELLS_HOW =
  /,|\b(?:taped|posted|mailed|handed|gave|given|served|came|got|left|received|(?:entreg|dej|peg|lleg|mand|tir)(?:o|aron|ue|ad[oa]s?)|di(?:o|eron)|recib(?:i|io|imos|ieron|id[oa]s?))\b/;
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
  ['employer', /\b(?:trabaj[oe] (?:en|para|con|de)|restaurante|bodega|taller|factoria|sueldo|overtime|horas extras?|semanas? de (?:trabajo|pago)|propinas?|tips|soy (?:meser|cociner|limpiador|cajer|emplead)[oa])\b.{0,80}\bdueñ[oa]\b(?! del? (?:(?:mi|la) )?(?:edificio|apartamento|apto|casa|cuarto)\b)|\bdueñ[oa]\b(?! del? (?:(?:mi|la) )?(?:edificio|apartamento|apto|casa|cuarto)\b).{0,80}\b(?:trabaj[oe] (?:en|para|con|de)|restaurante|bodega|taller|factoria|sueldo|overtime|horas extras?|semanas? de (?:trabajo|pago)|propinas?|tips|soy (?:meser|cociner|limpiador|cajer|emplead)[oa])\b/],
  ['landlord', /\b(?:landlord|landlady|land lord|super(?:intendent)?|management (?:company|office|del?|of the)|administracion del?|(?:que|quien) me (?:renta|alquila|arrienda)|(?:guy|lady|man|woman|person|people|family) (?:that |who |whom )?(?:i|we) rent(?:ed)? from|(?<!\b(?:i am|i'm|im|as|being) (?:the |an? )?)owner of (?:the|my|our|this) (?:building|house|apartment|place|property|home)|property manager|casero|casera|dueñ[oa](?! de (?:la|mi) (?:tienda|empresa|compa[nñ]ia))|arrendador|propietari[oa]|nycha)\b/],
  ['employer', /\b(?:boss|employer|(?:my|mi) (?:job|manager|supervisora?|company|gerente|encargad[oa])|(?:el|la|una?|the|a) (?:manager|gerente|supervisora?|encargad[oa])\b(?=.{0,80}\b(?:propinas?|tips|horas|hours|trabajo|work|shift|turno|cheque|check|sueldo|despidi\w+|corri\w+|fired)\b)|owner of the (?:restaurant|store|shop|deli|bodega|company|salon|bar)\b(?=.{0,60}\b(?:work\w*|pa(?:y|id)|tips|fired|hours|shift)\b)|restaurant owner|agency i work|jef[ea]|patron|patrona|empleador|mi trabajo)\b/],
  ['collector', /\b(?:collector|collection agency|collections|debt buyer|midland|portfolio recovery|lvnv|cobrador|cobranza|colecci?ones|(?:agencia|compa[nñ]ia) de (?:cobros?|colecci?on(?:es)?))\b/],
  ['co-parent', /\b(?:bab(?:y|ys|y'?s|ies) (?:mama|daddy|father|mother|mom|dad)|my (?:kids?|sons?|daughters?)'?s? (?:mother|father|mom|dad)|(?:father|mother) of my|(?:papa|mama|padre|madre) de (?:mis?|nuestr[oa]s?|l[ao]s?|el) (?:hij|niñ|nin|nen|beb|chamac)\w*|el (?:papa|padre) (?:quiere|no (?:da|paga|ayuda)|pide))\b/],
  ['partner', /\b(?:husband|wife|ex(?:-| )?(?:husband|wife|boyfriend|girlfriend)?|spouse|boyfriend|girlfriend|partner|espos[oa]|marido|mujer|novi[oa]|pareja|jev[oa])\b/],
  ['roommate', /\b(?:room ?m?ates?|compañer[oa]s? de (?:cuarto|piso|casa|apartamento|apto|renta|vivienda)|roomies?)\b/],
  ['neighbor', /\b(?:neighbou?rs?|vecin[oa]s?|(?:guy|lady|man|woman|people|person|family|señora?|tip[oa]|muchach[oa]|gente) (?:(?:from|lives|living|que vive|los|la|el) )?(?:next door|upstairs|downstairs|across the hall|de (?:al lado|arriba|abajo|enfrente)))\b/],
  ['bank', /\b(?:bank|chase|wells fargo|citibank|capital one|credit union|banco)\b/],
  ['insurer', /\b(?:insurance (?:company|adjuster|won'?t|said|says|denied|refuses|is|keeps)|insurer|geico|state farm|allstate|progressive insurance|aseguradora|aseguranza|compa[nñ]ia de seguros?|el seguro(?! social))\b/],
  ['employer', /\b(?:(?:fired|laid off|hired)(?: me)?\b|let me go(?! with)|work(?:ed|ing) (?:for|at)|let go\b|payday|paycheck|they pay (?:me|us)|haven'?t (?:been )?paid|in wages|no me han pagado|limpio (?:casas|oficinas)|gano \d+ (?:dolares )?(?:a|por) la (?:semana|hora)|termination letter|me (?:corrio|corrieron|despidio|despidieron|botaron|echaron|boto|echo)(?: (?:del?|de mi|de la))? ?(?:trabajo|job|compa[nñ]ia|empresa|restaurante?|tienda|factoria|puesto)|me (?:botaron|echaron) (?:el|en)|me (?:corri|despidi)(?:o|eron)\b(?! del? (?:(?:la|mi|el) )?(?:casa|apartamento|apto|cuarto|edificio|basement|habitacion))|mi ultimo (?:cheque|sueldo)|mi ultimo pago(?! (?:del? (?:la |mi |esa )?(?:tarjeta|renta|deuda|prestamo|carro|luz)|l[oa] |fue)))/],
  ['agency', /\b(?:hra|dss|social security|ssa|department of labor|dmv|acs|medicaid|snap|food stamps|agency|agencia|cupones|seguro social)\b/],
  ['school', /\b(?:school|teacher|principal|doe|escuela|maestr[oa])\b/],
  ['police', /\b(?:police|cops?|officer|nypd|policia)\b/],
  ['seller', /\b(?:seller|dealer(?:ship)?|store|contractor|mechanic|gym|airline|vendedor|tienda|contratista|mecanico|gimnasio)\b/],
  ['family', /\b(?:brother|sister|mother|father|mom|dad|(?<=\b(?:my|his|her|our|the|a|your|old|adult|grown) )son|daughter|aunt|uncle|cousin|stepm|herman[oa]|tia|tio|hij[oa]|sis|prim[oa]s?|(?:mi|mis|su) (?:mama|papa|madre|padre)s?|padrastro|madrastra|hijastr[oa]|abuel[oa]|niet[oa]|sobrin[oa]|yerno|nuera|(?:sister|brother|mother|father|son|daughter|sis|bro)[- ]in[- ]law|suegr[oa]|cuñad[oa])\b/],
]; // prettier-ignore

const SERVED: Table<Service> = [
  ['other-person', /\b(?:(?:my|our) (?:roommate|neighbou?r|wife|husband|mom|mother|dad|father|son|daughter|kid|brother|sister|girlfriend|boyfriend|partner|aunt|uncle|cousin|doorman|super|grand\w+) (?:signed for|accepted|took in|received) (?:it|them|the (?:papers?|summons|petition|letter|notice))|(?:they|server|guy|man|marshal) gave (?:him|her) (?:the |some |a )?(?:court )?(?:papers?|summons|petition|letter|notice)|(?:mi|la|el) (?:roommate|vecin[oa]|espos[oa]|marido|mujer|mama|papa|hij[oa]|herman[oa]|novi[oa]|ti[oa]|prim[oa]|compañer[oa]|abuel[oa]|portero) (?:(?:recibio|firmo|agarro|acepto) (?:por mi )?(?:l[ao]s?|el|un[ao]?s?) (?:papel(?:es)?|carta|demanda|citacion|peticion|aviso|sobre)|l[ao]s? (?:recibio|firmo|agarro|acepto))|l[ao]s? (?:recibio|firmo|agarro|acepto) (?:mi|la|el) (?:roommate|vecin|espos|marid|mujer|mama|papa|hij|herman|novi|ti[oa]|prim|compañer|abuel|porter)\w*|fue(?:ron)? (?:a|con) (?:mi|la|el) (?:herman|espos|mam|pap|hij|vecin|ti[oa]|prim|abuel|roommate|compañ|niñ)\w*|(?:gave|given|handed|left|dropped)(?: off)? (?:it |them |(?:(?:the|some|court|legal|these) )*(?:papers?|summons|petition|subpoena|notice) |an? (?:\w+ )?(?:summons|subpoena|notice|petition) |that )?(?:off )?(?:to|with|at) (?:my|our|a|the|some) (?:old |elderly |little |teenage |\d+ year old )?(?:son|daughter|kid|child|wife|husband|mother|mom|father|dad|aunt|uncle|roommate|neighbou?r|doorman|super|someone|grand\w+|brother|sister|cousin|co-?worker|boss|manager|supervisor|receptionist|secretary|front desk|security|guard|girlfriend|boyfriend|partner|friend|(?:\w+ )?in-?law|tenant|landlady|job\b|work\b)|somebody else at home|(?:left|given|gave|handed|dropped)(?: (?:the |a |an )?(?:summons|papers?|petition|it|them))? (?:with|w\/?|to) (?:my|our) (?:(?:\w+ )?(?:son|daughter|wife|husband|mother|mom|father|dad|roommate|sister|brother|cousin|aunt|uncle|grand\w+|in[- ]law|kid))|gave it to (?:him|her)\b|(?:dejaron|dieron|entregaron) (?:una |la |los |el |un )?(?:\w+ ){0,3}(?:a|con) mi \w+|served (?:it |them |(?:the|some) (?:papers|summons|petition) )?(?:on|to) my (?!hand|door)\w+|(?:se )?(?:lo|la|los|las) (?:dio|dejo|entrego|dieron|dejaron|entregaron) (?:a|con) (?:mi|una?|el|la) |(?:dejo|dejaron|dio|dieron|entrego|entregaron) (?:los papeles|la demanda|la citacion|el papel) (?:a|con|al) (?:mi|una?|el|la)?\b)/],
  ['in-hand', /\b(?:gave me (?:an? |the |some |these )?(?:court |legal )?(?:papers?|summons|petition|notice)|(?:me|nos) di(?:o|eron) (?:un |el |unos |la |una )?(?:papel\w*|aviso|demanda|peticion)|served\b.{0,60}\bin hand|handed (?:it |them |the papers )?(?:right |directly |straight )?(?:to me|me)|(?:was|were|got) handed (?:the|a|an|some|these|this)|given to me|in my hand|(?:papers?|summons|served|gave|given|got|it|them|notice)(?: \w+){0,4}? in person|by hand|en mano|(?:gave|given|handed)(?: \w+){1,6} (?:right )?(?:there )?in court|gave (?:it |them |me )?(?:to me|the papers|papers)|process server (?:gave|handed|came)|(?:served|serve) me in person|en (?:la mano|persona|mis manos)|me (?:lo|la|los|las) (?:entregaron|entrego|dieron|dio)|me (?:entregaron|entrego (?:un[ao]?s?|el|l[ao]s?|est[ao]s?))(?! (?:(?:l[ao]s?|el|mi) )?(?:llaves?|apartamento|carro|cheque|pago|tarjeta|deposito|dinero)))\b/],
  ['posted', /\b(?:taped|posted|stuck|nailed|(?:on|under|in|at) (?:my|the|our) (?:front )?door|pegad[oa]s?|pegaron|debajo de la puerta|en (?:la|mi) puerta)\b/],
  ['mailed', /\b(?:(?:in|by|through) (?:the |certified )?mail|certified mail|mail(?:ed|box)|certified letter|por correo|(?:en el|al|del) buzon|(?:correo|carta) certificad[oa])\b/],
]; // prettier-ignore

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
  String.raw`\b(?:(?:no|without(?: an?| any)?|never (?:had|got)(?: an?| any)?|(?:do|does|did)(?:n'?t| not) have(?: an?| any)?|there(?: is|'s)(?:n'?t| not| no)(?: an?| any)?) ${ORDER}|(?:no (?:hay|tengo|tenemos|existe|tienen?)|sin|nunca (?:hubo|tuvimos)) ${ORDEN}|(?:we(?:'ve)? |i )?never (?:been|went) to court|nunca (?:hemos ido|fuimos) a (?:la )?corte)`,
);
const AN_ORDER = new RegExp(
  String.raw`\b(?:(?:have|has|got|there(?: is|'s|s)|there was|with) (?:already )?(?:an?|the) (?:\w+ )?${ORDER}|(?:our|my|the) (?:custody|support|visitation|child support|parenting) order\b|(?:support|custody|visitation) order (?:is|says|was|from)\b|(?:hay|tengo|tenemos|existe) ${ORDEN})`,
);

function orderTold(said: string): boolean | undefined {
  if (NO_ORDER.test(said)) return false;
  return AN_ORDER.test(said) ? true : undefined;
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
