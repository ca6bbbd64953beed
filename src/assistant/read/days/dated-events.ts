import type { DatedEvent } from '#domain/matter/case-file.ts';
import type { HeardEvent } from '../../find/learned/event-judge.ts';
import { EVENT_AGREED_AT, EVENT_HEARD_AT } from '../../numbers.ts';
import { parseDay } from '#domain/calendar/calendar-day.ts';
import { clauseAround } from './clause-around.ts';
import { daysIn, type NamedDay } from './days.ts';
import { EVENT_FORMS } from './event-forms.ts';
import { plain, sentencesOf } from '../sentences.ts';
import { isQuestion } from '../wording/question-form.ts';
import { isLaterInCase } from '../told/papers/case-papers.ts';
import { paperTold } from '../told/papers/papers-told.ts';
import { NO_TALK } from '../told/sums.ts';
import { isAskedAbout, isDuration, isGeneral, isLimit, isNotTheirs, isSupposed, isToCome } from './not-told.ts';
import { withoutDeniedDays } from './that-day.ts';

type Dates = Partial<Record<DatedEvent, string>>;
export type ReadDays = {
  readonly dates: Dates;
  readonly loneDay: string | null;
  /** Of one of the dates only the month was named. */
  readonly isMonthOnly: boolean;
};

/** Words further than this from a day are about something else. */
const REACH = 70;

type Told = {
  readonly message: string;
  readonly today: string;
  /** The day that it was not is named: whatever else is told, the other one is of the same event. */
  readonly isCorrected?: boolean;
  /** It says that a day was read wrongly, or what somebody else says it was. */
  readonly isReadAnew?: boolean;
};
/** What was heard of a day; null where nobody listened. */
export type Hear = (day: NamedDay) => HeardEvent | null;

/**
 * What happened on the days that a message names. `asked` is the event that was just asked for: a bare day answers it.
 * A day whose event is not said is kept apart, and nothing is ever counted from it.
 */
export function datedEventsIn(
  { message, today, isCorrected = false, isReadAnew = false }: Told,
  asked: DatedEvent | null,
  hear: Hear = () => null,
): ReadDays {
  const said = plain(message);
  const days = withoutDeniedDays(said, daysIn(message, today));
  const dates: Dates = {};
  let loneDay: string | null = null;
  let isMonthOnly = false;
  for (const day of days) {
    const formed = cameOn(said, day, days) ?? eventOf(said, day, days);
    const isAnew = isReadAnew && (formed === null || formed.event === asked || WRITTEN.has(formed.event));
    const isPlain = formed !== null && isWrittenThere(formed) && !(formed.isAhead && day.future === null) && !(formed.isAhead && isRatherPast(day, today)); // prettier-ignore
    const heard = isAnew ? null : asCut(said, asAsked(isPlain ? formed : happenedOn(formed, hear(day)), asked));
    const isOver = heard?.isAhead === true && isRatherPast(day, today);
    const known =
      callFor(said, day, days) ??
      (isCorrected && asked ? { event: asked, isAhead: isAheadEvent(asked) } : null) ??
      // "No, the demand was November 9", said a week later, tells of no court date.
      (isOver && asked && !isAheadEvent(asked) ? { event: asked, isAhead: false } : heard) ??
      (asked &&
      (isAnew || isAnswerTo(asked, formed)) &&
      !NOT_YET.test(said) &&
      (isCorrected || isAnew || isReply(said, day, days)) &&
      !(isAheadEvent(asked) && day.future === null)
        ? { event: asked, isAhead: isAheadEvent(asked) }
        : null);
    if (
      isGeneral(said) ||
      isDuration(said, day) ||
      isSupposed(said, day, days, known) ||
      (known?.isAhead !== true && isAskedAbout(said, day, days))
    )
      continue;
    if (day.isWholeMonth && (!known || known.isAhead)) continue;
    if ((isLimit(said, day) || isToCome(said, day, days)) && !(known && (known.isAhead || LASTED.has(known.event))))
      continue;
    if (!known || isNotTheirs(said, day, days, known.event)) {
      if (isOneDay(said, day)) loneDay ??= isRatherToCome(day, today) ? day.future : (day.past ?? day.future);
      continue;
    }
    if (!known.isAhead && isRatherToCome(day, today)) {
      loneDay ??= day.future;
      continue;
    }
    const meant = known.isAhead && !isOver ? (day.future ?? day.past) : (day.past ?? day.future);
    const isKept = dates[known.event] !== undefined && !isReally(said, day, days) && !isOfNewer(said, day, days);
    if (meant === null || isKept) continue;
    dates[known.event] = meant;
    isMonthOnly ||= day.isWholeMonth === true;
  }
  return { dates, loneDay, isMonthOnly };
}

/** "The paper says today, but actually he got it Monday": the second day is the true one. */
function isReally(said: string, day: NamedDay, days: readonly NamedDay[]): boolean {
  const [from] = clauseAround(said, day, days);
  return /\b(?:but|pero)\b.{0,12}\b(?:actually|really|in reality|en realidad|de verdad)\b/.test(
    said.slice(from, day.at),
  );
}

/** "The letter came in August, the summons yesterday": what counts is the day of the newer paper. */
function isOfNewer(said: string, day: NamedDay, days: readonly NamedDay[]): boolean {
  const paperOf = (one: NamedDay) => paperTold(said.slice(...clauseAround(said, one, days)), NO_TALK);
  const before = days.slice(0, days.indexOf(day)).findLast((one) => paperOf(one) !== undefined);
  const [now, then] = [paperOf(day), before && paperOf(before)];
  return now !== undefined && then !== undefined && isLaterInCase(now, then);
}

/** "El corte es el 1 de diciembre": what is cut off ends then; "la corte" is another word. */
function asCut(said: string, known: Known | null): Known | null {
  const isCut = known?.event === 'court-date' && /\b(?:el|del|al|un) corte\b/.test(said) && !/\bla corte\b/.test(said);
  return isCut ? { ...known, event: 'takes-effect' } : known;
}

/** We asked for the day of a wrong, and whether it was an accident or something that was done makes no other day of it. */
function asAsked(known: Known | null, asked: DatedEvent | null): Known | null {
  return known && asked && WRONGS.has(known.event) && WRONGS.has(asked) ? { ...known, event: asked } : known;
}
const WRONGS = new Set<DatedEvent>(['incident', 'act']);

/** "No letter yet, it only happened this morning": what was asked for has not come, and the day is another. */
const NOT_YET =
  /\b(?:not yet|(?:no|not an?y?) (?:\w+ )?(?:letter|notice|papers?|mail|hearing|date|decision)s? (?:yet|so far|came|has come)|nothing (?:yet|came|has come|in the mail)|(?:haven'?t|have not|hasn'?t|has not|didn'?t|did not|never) (?:\w+ )?(?:get|got|gotten|receive|received|come|came|arrived?)|(?:todavia|aun) no|no (?:(?:me|nos|le) )?(?:ha|han|a) (?:llegado|mandado|dado|enviado)|no he recibido|nada (?:todavia|aun|ha llegado))\b/;

type Known = {
  readonly event: DatedEvent;
  readonly isAhead: boolean;
  /** Letters between its words and the day. */
  readonly gap?: number;
};

/** By the form of the words, unless what was heard is certain of something else, or knows nothing of it. */
function happenedOn(formed: Known | null, heard: HeardEvent | null): Known | null {
  if (!heard) return formed;
  if (heard.share >= EVENT_HEARD_AT) return heard.event && { event: heard.event, isAhead: isAheadEvent(heard.event) };
  const isAgreed = formed && (heard.shareOf(formed.event) ?? 1) >= EVENT_AGREED_AT;
  return isAgreed ? formed : null;
}

/** "It came on November 4" answers no question for the day on which it was mailed. */
const isAnswerTo = (asked: DatedEvent, formed: Known | null) =>
  !(formed?.event === 'served' && formed.gap === 0 && WRITTEN.has(asked));

/**
 * "I got it on November 4", "taped to my door on Monday": right before a day stands how a paper came. It is not the day on which it was written or sent, whatever
 * else is told of it.
 */
function cameOn(said: string, day: NamedDay, days: readonly NamedDay[]): Known | null {
  const [from] = clauseAround(said, day, days);
  const before = said.slice(from, day.at);
  return CAME.test(before) && !NO_PAPER.test(before) ? { event: 'served', isAhead: false, gap: 0 } : null;
}
/** It came too, and has a day of its own. */
const NO_PAPER = /\b(?:green ?card|residencia|tarjeta verde)\b/;
const PAPER = String.raw`(?:it|them|this|that|(?:the|my|this|that|la|el|los|mi) (?:letter|notice|papers?|mail|envelope|summons|petition|demand|carta|aviso|papel|papeles|demanda|citacion|peticion))`;
/** Who takes a paper in for somebody else; "he got it" is one of them where the clause has named them. */
const TAKER = String.raw`(?:(?:my|the|our) )?(?:roommate|neighbor|wife|husband|mom|mother|dad|father|son|daughter|kid|brother|sister|girlfriend|boyfriend|partner|aunt|uncle|cousin|doorman|super|grand(?:ma|mother|pa|father))(?: (?:\w+ ){1,5}(?:he|she))?`;
const RECIBE = String.raw`(?:(?:mi|el|la) )?(?:roommate|vecin[oa]|espos[oa]|marido|mujer|mama|papa|hij[oa]|herman[oa]|novi[oa]|ti[oa]|prim[oa]|compañer[oa]|abuel[oa]|portero)`;
const NOW = String.raw`(?:only |just |finally |actually |apenas |recien )?`;
const CAME = new RegExp(
  String.raw`\b(?:` +
    [
      String.raw`(?:i|we|${TAKER}) ${NOW}(?:got|received|found|took|accepted|signed for) ${PAPER}|${PAPER} ${NOW}(?:came|arrived|got here|showed up)`,
      String.raw`(?:gave|handed|left|dropped)(?: off)? ${PAPER}(?: off)? (?:to|with) ${TAKER}|(?:se )?(?:lo|la|los|las) (?:dio|dejo|entrego|dieron|dejaron|entregaron) (?:a|con) ${RECIBE}`,
      String.raw`${RECIBE} (?:la |lo |los )?(?:recibio|agarro|acepto|firmo)(?: ${PAPER})?`,
      String.raw`(?:me |nos )(?:llego|llegaron|la dieron|lo dieron|la entregaron|lo entregaron|los entregaron)(?: (?:la|el|los|una|un) (?:carta|aviso|papel|papeles|demanda))?|(?:la|lo|los) recibi|recibi (?:la|el|los) (?:carta|aviso|papel|papeles)`,
      String.raw`(?:got|received) (?:it|them) in the mail|(?:given|left|handed) (?:to|with|w) (?:me|my \w+(?:[- ]in[- ]law)?)(?: at work)?|(?:put|slid|left)(?: it)? under (?:my|the|our) door`,
      String.raw`(?:taped|posted|stuck|nailed|pegaron|pegad[oa])(?: (?:it|up|to|on|under|en|a|the|my|our|la|mi|nuestra|front|apartment|door|puerta))*`,
    ].join('|') +
    String.raw`)(?: (?:in the mail|by mail|in person|at home|here|home|por correo|en persona|en la mano|a (?:mi|la) casa))*(?: (?:on|like|around|about|el|el dia|como el))*\s*$`,
);

/** "The letter came, it says mailed October 20": right before a day stands what it is the day of, whatever else the sentence tells. */
const isWrittenThere = ({ event, gap = REACH }: Known) =>
  ((WRITTEN.has(event) || PLAIN.has(event)) && gap <= RIGHT_BEFORE) || (event === 'served' && gap === 0);
const WRITTEN = new Set<DatedEvent>(['notice-mailed', 'notice-dated', 'proof-filed', 'appointed']);
/** What has one plain word needs nobody who listens: "fired on", "died", "hearing". */
const PLAIN = new Set<DatedEvent>([
  'death',
  'fired',
  'court-date',
  'moved-out',
  'purchase',
  'signed',
  'missed-hearing',
]);
const RIGHT_BEFORE = 5;

/** "I last paid in 2020": the year is all that is known, and whoever told it is not asked for the day. */
export function tellsYearOf(event: DatedEvent, message: string): boolean {
  const said = plain(message);
  return (
    /\b(?:19|20)\d{2}\b/.test(said) && EVENT_FORMS.some((one) => one.event === event && said.search(one.words) >= 0)
  );
}

/** "I got fired": what is told to have happened, without a day; null where a day is named, or it is only asked. */
export function undatedEventIn(message: string, today: string): DatedEvent | null {
  if (daysIn(message, today).length > 0) return null;
  const told = sentencesOf(plain(message)).filter(
    (one) => !isQuestion(one) && !/\b(?:if|si|not|no|never|nunca)\b/.test(one),
  );
  const events = EVENT_FORMS.filter(({ words, isWeak }) => !isWeak && told.some((one) => one.search(words) >= 0));
  return events[0]?.event ?? null;
}

/** "November 23", told a week before it: nobody speaks of the one a year ago without saying so, and a day that has passed frightens. */
function isRatherToCome({ past, future }: NamedDay, today: string): boolean {
  const [before, now, after] = [past, today, future].map((day) => parseDay(day ?? '') ?? Number.NaN);
  return (now ?? 0) - (before ?? 0) > LONG_AGO && (after ?? 0) - (now ?? 0) < SOON;
}
/** "I missed court on November 9", told a week after it: not in a year. */
function isRatherPast({ past, future }: NamedDay, today: string): boolean {
  const [before, now, after] = [past, today, future].map((day) => parseDay(day ?? '') ?? Number.NaN);
  return (after ?? 0) - (now ?? 0) > LONG_AGO && (now ?? 0) - (before ?? 0) < SOON;
}
const LONG_AGO = 300;
const SOON = 60;

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
  /\b(?:(?:like|as) i (?:said|told you)(?: (?:first|before|already|at first))?|i (?:was right|looked again|checked)|(?:i'?m|im|i am) (?:so )?(?:dumb|stupid|confused|tired)|to be (?:exact|precise)|exactly|como (?:le |te |ya )*dije(?: (?:antes|primero|al principio))?|para ser exact[oa]s?|exactamente|it|that|this|they|he|she|i|was|is|were|on|the|about|around|like|think|maybe|probably|sometime|yes|no|ok|um|day|of|for|at|by|in|got|came|happened|el|la|lo|los|fue|era|creo|que|como|por|ahi|dia|mes|del|de|en|si|eso|me|llego|paso|mas|o|menos|sorry|wait|actually|not|perdon|disculpe|equivoque|realidad|espera|lei|mal|dice|says|read|wrong)\b/g;

/** "12 years ago" names no day, "what do I do tomorrow" tells of none, and "hace 3 semanas que no me paga", "3 weeks since he paid" tell how long something lasts. */
function isOneDay(said: string, { at, end }: NamedDay): boolean {
  const words = said.slice(at, end);
  const after = said.slice(end);
  const isLasting = /^hace\b/.test(words) && (/^ que\b/.test(after) || /\bdesde $/.test(said.slice(0, at)));
  const isSince = /^ since\b/.test(after) || /^van\b/.test(words);
  // "He hasn't fixed it in 2 weeks" is not in two weeks.
  const isFor = /^(?:in|en)\b/.test(words) && NOT_IN.test(said.slice(0, at));
  return !isLasting && !isSince && !isFor && !SO_LONG.test(words) && !OF_NOW.test(words);
}
const NOT_IN = /\b(?:hasn'?t|haven'?t|has not|have not|hadn'?t|didn'?t|not|never|no)\b[^.?!]{0,40}$/;
/** "I rent a room since 7 months": so far back it says how long, and not when. */
const SO_LONG = /\b(?:months?|years?|mes|meses|anos?|años?)\b/;
/** "Nothing to eat tonight": on such a day no clock started that anybody would have to be asked about. */
const OF_NOW = /\b(?:tomorrow|manana|mañana|today|tonight|this morning|hoy|esta (?:noche|mañana|manana))\b/;

const isAheadEvent = (event: DatedEvent) => EVENT_FORMS.some((one) => one.event === event && one.isAhead === true);

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
  const found = EVENT_FORMS.flatMap(({ event, words, isAhead, isWeak = false }) =>
    [...clause.matchAll(words)]
      .filter(({ index }) => !NOT_SO.test(clause.slice(0, index)))
      .map((match) => {
        const at = start + match.index;
        const gap = at < day.at ? day.at - (at + match[0].length) : (at - day.end) * 1.5;
        return { event, isAhead: isAhead === true, isWeak, gap };
      }),
  ).filter(({ gap }) => gap <= REACH);
  return found.toSorted((a, b) => Number(a.isWeak) - Number(b.isWeak) || a.gap - b.gap)[0] ?? null;
}

/** "Food today, not a hearing": what it is not has no day. */
const NOT_SO = /\b(?:not|no|without|sin|ningun[ao]?)(?: (?:an?|the|my|any|la|el|una?))? $/;
