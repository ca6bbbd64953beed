import type { DatedEvent } from '#domain/matter/case-file.ts';
import { parseDay } from '#domain/calendar/calendar-day.ts';
import { daysIn, type NamedDay } from './days.ts';
import { plain } from '../sentences.ts';

type Dates = Partial<Record<DatedEvent, string>>;
export type ReadDays = {
  readonly dates: Dates;
  readonly loneDay: string | null;
  /** Of one of the dates only the month was named. */
  readonly isMonthOnly: boolean;
};

/** Words that say what happened on a day, and whether such a day lies ahead as a rule. The first that fits is meant. */
const EVENTS: readonly { readonly event: DatedEvent; readonly words: RegExp; readonly isAhead?: true }[] = [
  {
    event: 'missed-hearing',
    words:
      /\b(?:missed (?:my |the |an? )?(?:oath |court |summons )?(?:hearing|court(?: date)?)|no fui a (?:la|mi) (?:audiencia|corte)|falte a (?:la|mi) (?:audiencia|corte|cita))\b/g,
  },
  {
    event: 'court-date',
    words:
      /\b(?:court(?: date)? (?:is|on|this|next|tomorrow|today|in)|court date|(?:go to|be in|appear in|appearance|show up in|due in|back in) court|hearing(?! was| decision)|trial|return date|first appearance|(?:have|got) court(?! (?:papers?|documents?|notices?|letters?|mail|summons))|tengo corte|cita (?:en|de) (?:la )?corte|audiencia|(?:ir|presentarme|presentarse) a (?:la )?corte|(?:la )?corte es|juicio)\b/g,
    isAhead: true,
  },
  {
    event: 'takes-effect',
    words:
      /\b(?:lease (?:ends|is up|expires|runs out|end date)|(?:it|which|that) (?:ends|expires|runs out)|ends|expires|(?:starts|begins|takes effect|goes into effect)(?= (?:on|this|next|the|\w+day|\w{3,9} \d))|empieza|comienza|entra en (?:vigor|efecto)|(?:increase|raise|rent goes up|going up|new rent)(?: \w+){0,4}? (?:starts?|starting|begins?|on|effective)|out by|leave by|move out by|be out|vacate by|effective|starting|contrato (?:termina|vence|se acaba)|(?:se )?(?:termina|vence|acaba)|salir(?:nos|me)?|a partir del|(?:renta|cobrar|pagar|quieren?|suben?|aumento)(?: \w+){0,4}? desde(?= (?:el|primero|\d))|salir(?:me|nos)? (?:antes del|para el|el)|desocupar)\b/g,
    isAhead: true,
  },
  {
    event: 'moved-out',
    words:
      /\b(?:moved? out|left the (?:apartment|apt|place|unit|house)|gave (?:back|up) (?:the|my) keys|returned the keys|turned in (?:the|my) keys|vacated|handed (?:in|over|back) (?:the|my) keys|me mude|me sali|nos mudamos|entregue las llaves|deje el (?:apartamento|apto|depa|lugar)|desocupe)\b/g,
  },
  {
    event: 'moved-out',
    words: /\b(?:since i moved|when i (?:moved|left))\b/g,
  },
  {
    event: 'last-payment',
    words:
      /\b(?:last (?:paid|payment)|stopped paying|haven'?t paid (?:it |them )?since|missed (?:my |the )?(?:first )?payment|default(?:ed)?|charged off|ultimo pago|deje de pagar|no (?:he )?pag\w+ desde)\b/g,
  },
  {
    event: 'rent-due',
    words: /\b(?:rent (?:was|is) due|renta (?:vencia|vence|se debia))\b/g,
  },
  {
    event: 'payday',
    words:
      /\b(?:payday|pay day|(?:should have|supposed to) (?:been |be |get )?paid|didn'?t (?:get paid|pay me) (?:on|for)|dia de pago|tenia que pagarme|debian? pagarme)\b/g,
  },
  {
    event: 'fired',
    words:
      /\b(?:fired|let (?:me|him|her) go|got let go|laid (?:me )?off|terminated me|last day (?:of work|at work|there)|quit|resigned|me (?:despidieron|corrieron|botaron|echaron|dejaron ir)|ultimo dia de trabajo|renuncie)\b/g,
  },
  {
    event: 'death',
    words:
      /\b(?:(?<!\b(?:battery|engine|transmission|motor|brakes|phone|laptop|computer|car|boiler|heater|furnace|fridge|dog|cat)(?: just)? )died|passed(?: away)?|death|murio|fallecio|muerte)\b/g,
  },
  {
    event: 'purchase',
    words: /\b(?:bought|purchased|ordered|delivered|compre|compramos|la compra)\b/g,
  },
  {
    event: 'signed',
    words: /\b(?:signed|sign(?:ing)? (?:it|the|a)|firme|firmamos|(?<!\bsi )firmo|firmado)\b/g,
  },
  {
    event: 'arrived',
    words:
      /\b(?:(?:arrived|came|entered|got here|got)(?: in| to| into)? (?:the )?(?:u\.?s\.?a?\b|united states|this country|america)|entered the country|(?:llegue|entre|vine) (?:a |al |a los )?(?:estados unidos|eeuu|ee\.? ?uu\.?|este pais|pais))/g,
  },
  {
    event: 'answered',
    words:
      /\b(?:(?:filed|served|sent|mailed|put in|turned in) (?:my|the|an|our) answer|answered the (?:summons|complaint|lawsuit)|(?:presente|entregue|mande) (?:mi|la) (?:respuesta|contestacion)|conteste la demanda)\b/g,
  },
  {
    event: 'work-done',
    words:
      /\b(?:(?:finished|completed|delivered|turned in) (?:the |my |all the )?(?:work|job|project|gig|assignment|design|article)|(?:finished|completed)(?! (?:paying|school|reading|my sentence|probation))|(?:termine|entregue|acabe) (?:el|mi) (?:trabajo|proyecto|encargo)|(?:termine|acabe)(?! (?:de pagar|la escuela|mi sentencia)))\b/g,
  },
  {
    event: 'applied',
    words:
      /\b(?:applied|put in (?:my|an|the) application|sent (?:my|the|an) application|solicite|aplique|hice la solicitud)\b/g,
  },
  {
    event: 'filed',
    words:
      /\b(?:filed (?:for )?(?:the |my |a )?(?:divorce|case|lawsuit|petition|summons)|presente (?:el|la|mi) (?:divorcio|caso|demanda|peticion))\b/g,
  },
  {
    event: 'learned',
    words:
      /\b(?:found out|(?:first )?learned (?:about|of|that)|discovered|realized|me entere|supe (?:de|que)|descubri|me di cuenta)\b/g,
  },
  {
    event: 'form-sent',
    words:
      /\b(?:(?:sent|mailed|returned|faxed)(?: back| in)? (?:the |my |in the )?(?:exemption |claim )*forms?|(?:envie|mande|devolvi) (?:el|los|mi|mis) formularios?)\b/g,
  },
  {
    event: 'notice-mailed',
    words:
      /\b(?:mailed|postmark(?:ed)?|determination (?:was )?(?:dated|mailed)|enviaron|mandaron por correo|matasellos)\b/g,
  },
  {
    event: 'notice-dated',
    words:
      /\b(?:dated|date (?:on|of) (?:the|it|this)|(?:letter|notice|decision|determination),? (?:it |that |which )?(?:is )?(?:from|says)|cut (?:off )?(?:my|our) (?:snap|food stamps|medicaid|benefits|cash)|denied me|fechad[ao]|con fecha|tiene fecha|(?:carta|aviso|notificacion),? (?:que )?(?:dice|es del?)|me (?:cortaron|negaron|quitaron))\b/g,
  },
  {
    event: 'violation',
    words:
      /\b(?:ticket(?:ed)?|pulled (?:me )?over|summons for (?:speeding|a light)|multa|me paro la policia|infraccion)\b/g,
  },
  {
    event: 'incident',
    words:
      /\b(?:accident|crash(?:ed)?|fell|slip(?:ped)?|tripped|got hurt|injured|(?:got|was) hit|hit (?:me|by)|bit (?:me|my)|it happened|happened|rear ?ended|hurt my|me cai|caida|accidente|choque|choco|me lastime|me mordio|me atropello|paso el)\b/g,
  },
  {
    event: 'judgment',
    words: /\b(?:judge ruled|lost (?:the case|in court)|judgment|decision came|sentencia|fallo|perdi el caso)\b/g,
  },
  {
    event: 'served',
    words:
      /\b(?:served|handed (?:me|to me|it)|gave (?:me|it to)|(?:got|get|came|arrived|found(?! out)|showed up|left)(?: \w+){0,6}? (?:papers?|summons|petition|notice|letter|demand|it|them|this|door|mail(?:box)?|packet|aviso|papel(?:es)?|carta)|(?:received|delivered|taped|posted|stuck)(?: \w+){0,6}? ?(?:papers?|summons|petition|notice|letter|demand|it|them|this|door|mail(?:box)?|packet|aviso|papel(?:es)?|carta)?|(?:papers?|summons|petition|notice|letter|demand|it|they|this|packet)(?: \w+){0,3}? (?:came|arrived|showed up|was left)|me (?:lo |la |los |las )?(?:entregaron|llego|llegaron|dieron|dejaron|sirvieron|notificaron)|recibi|pegaron|llego|papeles)\b/g,
  },
];

/** Words further than this from a day are about something else. */
const REACH = 70;

/**
 * What happened on the days that a message names. `asked` is the event that was just asked for: a bare day answers it.
 * A day whose event is not said is kept apart, and nothing is ever counted from it.
 */
export function datedEventsIn(message: string, today: string, asked: DatedEvent | null): ReadDays {
  const days = daysIn(message, today);
  const said = plain(message);
  const dates: Dates = {};
  let loneDay: string | null = null;
  let isMonthOnly = false;
  for (const day of days) {
    const known =
      callFor(said, day, days) ??
      eventOf(said, day, days) ??
      (asked && isReply(said, day, days) && !(isAheadEvent(asked) && day.future === null)
        ? { event: asked, isAhead: isAheadEvent(asked) }
        : null);
    if (day.isWholeMonth && (!known || known.isAhead)) continue;
    if ((isLimit(said, day) || isToCome(said, day, days)) && !(known && (known.isAhead || LASTED.has(known.event))))
      continue;
    if (!known) {
      if (isOneDay(said, day)) loneDay ??= isRatherToCome(day, today) ? day.future : (day.past ?? day.future);
      continue;
    }
    if (!known.isAhead && isRatherToCome(day, today)) {
      loneDay ??= day.future;
      continue;
    }
    const meant = known.isAhead ? (day.future ?? day.past) : (day.past ?? day.future);
    if (meant === null || dates[known.event] !== undefined) continue;
    dates[known.event] = meant;
    isMonthOnly ||= day.isWholeMonth === true;
  }
  return { dates, loneDay, isMonthOnly };
}

/** "I last paid in 2020": the year is all that is known, and whoever told it is not asked for the day. */
export function tellsYearOf(event: DatedEvent, message: string): boolean {
  const said = plain(message);
  return /\b(?:19|20)\d{2}\b/.test(said) && EVENTS.some((one) => one.event === event && said.search(one.words) >= 0);
}

/** "November 23", told a week before it: nobody speaks of the one a year ago without saying so, and a day that has passed frightens. */
function isRatherToCome({ past, future }: NamedDay, today: string): boolean {
  const [before, now, after] = [past, today, future].map((day) => parseDay(day ?? '') ?? Number.NaN);
  return (now ?? 0) - (before ?? 0) > LONG_AGO && (after ?? 0) - (now ?? 0) < SOON;
}
const LONG_AGO = 300;
const SOON = 60;

/** "They gave me till Friday": nothing happened on that day. */
const LIMIT =
  /\b(?:till?|until|by|before|no later than|hasta|antes de|antes del|para)(?: (?:the|this|next|el|este|proximo|dia))* $/;
const isLimit = (said: string, { at }: NamedDay) => LIMIT.test(said.slice(0, at));
/** "He is gonna change the locks on Friday", "el domingo nos saca": it has not happened. */
const TO_COME =
  /\b(?:gonna|going to|will|won'?t|'ll|wants? to|plan(?:s|ning)? to|can (?:pay|come|go)|(?:is|are|'s|'re) (?:coming|leaving|taking|moving|throwing)|va a|van a|vamos a|voy a|quiere|puedo pagar|(?:me|nos|lo|la) (?:saca|bota|echa|corre|cambia)n?)\b/;
function isToCome(said: string, day: NamedDay, days: readonly NamedDay[]): boolean {
  const [from, to] = clauseAround(said, day, days);
  return day.future !== null && TO_COME.test(said.slice(from, to));
}
/** What goes on until a day ends on it. */
const LASTED = new Set<DatedEvent>(['moved-out', 'fired', 'last-payment', 'work-done']);

/** A day beside so many other words of its sentence belongs to what they tell, and answers nothing. */
const WORDS_BESIDE = 3;

function isReply(said: string, day: NamedDay, days: readonly NamedDay[]): boolean {
  const [from, to] = clauseAround(said, day, days);
  const beside =
    `${said.slice(from, day.at)} ${said.slice(day.end, to)}`.replaceAll(LEADING, ' ').match(/[\p{L}\d]+/gu) ?? [];
  return beside.length <= WORDS_BESIDE;
}
const LEADING =
  /\b(?:it|that|this|they|he|she|i|was|is|were|on|the|about|around|like|think|maybe|probably|sometime|yes|no|ok|um|day|of|for|at|by|in|got|came|happened|el|la|lo|los|fue|era|creo|que|como|por|ahi|dia|mes|del|de|en|si|eso|me|llego|paso|mas|o|menos)\b/g;

/** "12 years ago" names no day, "what do I do tomorrow" tells of none, and "hace 3 semanas que no me paga", "3 weeks since he paid" tell how long something lasts. */
function isOneDay(said: string, { at, end }: NamedDay): boolean {
  const words = said.slice(at, end);
  const after = said.slice(end);
  const isLasting = /^hace\b/.test(words) && (/^ que\b/.test(after) || /\bdesde $/.test(said.slice(0, at)));
  const isSince = /^ since\b/.test(after) || /^van\b/.test(words);
  return !isLasting && !isSince && !SO_LONG.test(words) && !OF_NOW.test(words);
}
/** "I rent a room since 7 months": so far back it says how long, and not when. */
const SO_LONG = /\b(?:months?|years?|mes|meses|anos?|años?)\b/;
/** "Nothing to eat tonight": on such a day no clock started that anybody would have to be asked about. */
const OF_NOW = /\b(?:tomorrow|manana|mañana|today|tonight|this morning|hoy|esta (?:noche|mañana|manana))\b/;

const isAheadEvent = (event: DatedEvent) => EVENTS.some((one) => one.event === event && one.isAhead === true);

const SET_FOR =
  /\b(?:para|for|set|scheduled|due|programad[ao]s?)(?: (?:el|for|on|para))*(?: (?:dia|this|next|coming))? $/;
const CALLS = /\b(?:ticket|summons|appearance|court|corte|cita|citacion|citatorio|hearing|audiencia|subpoena)\b/;

/** A paper "for December 3": the day is the one on which somebody is called, whatever else the sentence tells. */
function callFor(said: string, day: NamedDay, days: readonly NamedDay[]) {
  const [start, end] = clauseAround(said, day, days);
  const isCall = day.future !== null && SET_FOR.test(said.slice(start, day.at)) && CALLS.test(said.slice(start, end));
  return isCall ? { event: 'court-date' as const, isAhead: true } : null;
}

/** The nearest words of an event in the same sentence; those before the day count for nearer than those after it. */
function eventOf(said: string, day: NamedDay, days: readonly NamedDay[]) {
  const [start, end] = clauseAround(said, day, days);
  const clause = said.slice(start, end);
  const found = EVENTS.flatMap(({ event, words, isAhead }) =>
    [...clause.matchAll(words)].map((match) => {
      const at = start + match.index;
      const gap = at < day.at ? day.at - (at + match[0].length) : (at - day.end) * 1.5;
      return { event, isAhead: isAhead === true, gap };
    }),
  ).filter(({ gap }) => gap <= REACH);
  return found.toSorted((a, b) => a.gap - b.gap)[0] ?? null;
}

const SENTENCE_END = /[.?!] |\n/g;
const JOINT = /, | and | but | then | y | pero | luego /;

/** Its own sentence; between two days, what stands before the joint belongs to the first and the rest to the second. */
function clauseAround(said: string, { at, end }: NamedDay, days: readonly NamedDay[]): readonly [number, number] {
  const ends = [...said.matchAll(SENTENCE_END)].map((match) => match.index);
  const from = Math.max(0, ...ends.filter((stop) => stop < at).map((stop) => stop + 1));
  const to = Math.min(said.length, ...ends.filter((stop) => stop >= end));
  const previous = days.findLast((day) => day.end <= at && day.end > from);
  const next = days.find((day) => day.at >= end && day.at < to);
  return [previous ? jointIn(said, previous.end, at) : from, next ? jointIn(said, end, next.at) : to];
}

function jointIn(said: string, from: number, to: number): number {
  const joint = JOINT.exec(said.slice(from, to));
  return joint ? from + joint.index : from;
}
