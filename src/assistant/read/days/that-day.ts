import type { CaseFile, DatedEvent } from '#domain/matter/case-file.ts';
import { parseDay } from '#domain/calendar/calendar-day.ts';
import { plain, sentencesOf } from '../sentences.ts';
import { daysIn, type NamedDay } from './days.ts';

const THAT_DAY =
  /\b(?:on )?(?:(?:the |that )?(?:very )?same day|that (?:very )?day|(?:ese|aquel|el) mismo dia|(?:ese|aquel) dia|that(?:'?s| is| was) (?:the|my) day(?= i\b)|(?:ese|aquel) (?:es|fue|era) el dia)\b/g;

/** "Dated October 28 and mailed the same day": the day is the one that was named before it, in the message or else in the talk. */
export function withThatDay(message: string, today: string, told?: string): string {
  const said = plain(message);
  if (said.length !== message.length || said.search(THAT_DAY) < 0) return message;
  const days = daysIn(message, today);
  let text = '';
  let from = 0;
  for (const match of said.matchAll(THAT_DAY)) {
    const named = days.findLast(({ end }) => end <= match.index);
    const meant = named ? message.slice(named.at, named.end) : told;
    if (meant === undefined) continue;
    text += `${message.slice(from, match.index)}${meant}`;
    from = match.index + match[0].length;
  }
  return text + message.slice(from);
}

/** "November 6. No, hold on, November 5", "Tuesday, I mean Wednesday", "December 12? No. December 11": only the second was meant. */
export function withoutTakenBack(message: string, today: string): string {
  const said = plain(message);
  if (said.length !== message.length) return message;
  const days = daysIn(message, today);
  const at = days.findIndex((day, place) => {
    const next = days[place + 1];
    const between = said.slice(day.end, next?.at);
    return next !== undefined && TAKEN_BACK.test(between) && !isDeniedBy(between, said.slice(next.at, next.end));
  });
  const [first, second] = days.slice(at < 0 ? days.length : at);
  return first && second ? message.slice(0, first.at) + message.slice(second.at) : message;
}
const TAKEN_BACK =
  /^[\s,.?!…-]*(?:(?:no+|nope|wait|sorry|oops|hold on|hang on|i mean|i meant|actually|or rather|perdon|digo|mejor dicho|espere?|quise decir|ay no)[\s,.!…-]+)+(?:(?:it was|it'?s|its|on|the|el|fue|es|era)[\s]+)*$/;

/** "The 5th, not the 3rd", said of October 3: it is the 5th of October. */
export function withMonthOf(message: string, today: string, corrected: string): string {
  const said = plain(message);
  const [day] = withoutDeniedDays(said, daysIn(message, today));
  if (day?.isNumber !== true || said.length !== message.length) return message;
  const number = /\d+/.exec(message.slice(day.at, day.end))?.[0] ?? '';
  const meant = `${corrected.slice(0, 'yyyy-mm'.length)}-${number.padStart(2, '0')}`;
  const isPossible = parseDay(meant) !== null && (meant <= today || corrected > today);
  return isPossible ? `${message.slice(0, day.at)}${meant}${message.slice(day.end)}` : message;
}

/** "November 10, not November 12": the second is what it was not. Of several days alone, for nobody denies the only one that they name. */
export function withoutDeniedDays(said: string, days: readonly NamedDay[]): NamedDay[] {
  const isDenied = ({ at, end }: NamedDay) => {
    const before = said.slice(0, at);
    return DENIED.test(before) || isDeniedBy(before, said.slice(at, end)) || DENIED_AFTER.test(said.slice(end));
  };
  const left = days.filter((day) => !isDenied(day));
  return left.length > 0 ? left : [...days];
}
const DENIED =
  /\b(?:(?:not|(?:was|is)n'?t|instead of|rather than|(?:en vez|en lugar) de|no (?:fue|era|es))(?: (?:it|was|on|the|el|del|dia))*|no (?:el|del)(?: dia)?) $/;
/** "El 3 no, el 5". */
const DENIED_AFTER = /^ no(?=,| (?:fue|era|es|sino|el)\b)/;
/** "No el 3"; but before a bare day, or with a comma, it may as well be an answer: "no, November 10". */
const isDeniedBy = (before: string, day: string): boolean => /\bno $/.test(before) && /^(?:el|del) /.test(day);

type Known = {
  readonly file: CaseFile;
  readonly lastDated: DatedEvent | null;
  /** The message says how a paper came. */
  readonly isServedTold?: boolean;
};

/** "Sorry, it was August 13": what the day that was told last was the day of; null where nothing is corrected. */
export function correctedEvent(message: string, today: string, known: Known): DatedEvent | null {
  const { file, lastDated, isServedTold = false } = known;
  const dated = Object.entries(file.dates) as [DatedEvent, string][];
  const days = dated.length > 0 ? daysIn(message, today) : [];
  if (days.length === 0) return null;
  const said = plain(message);
  const named = deniedEvent(message, today, file);
  if (named) return named;
  const left = withoutDeniedDays(said, days);
  if (!isCorrecting(said)) return null;
  // "No, it was October 20, they gave it to me": said itself.
  if (isServedTold) return 'served';
  const fits = ([event]: readonly [DatedEvent, string]) => !TO_COME.has(event) || left.slice(0, 1).some(isSoon(today));
  const [last] = dated.filter((one) => one[0] === lastDated && fits(one));
  if (last) return last[0];
  const [only, ...others] = dated.filter(fits);
  return only && others.length === 0 ? only[0] : null;
}
/** "It was September 12, not September 2": what was told of the day that it was not. */
export function deniedEvent(message: string, today: string, { dates }: CaseFile): DatedEvent | null {
  const dated = Object.entries(dates) as [DatedEvent, string][];
  const days = dated.length > 0 ? daysIn(message, today) : [];
  const said = plain(message);
  const left = withoutDeniedDays(said, days);
  const denied = days.filter((day) => !left.includes(day)).flatMap(({ past, future }) => [past, future]);
  const named = dated.find(([, day]) => denied.includes(day) || (left.length > 0 && isDeniedNumber(said, day)));
  return named?.[0] ?? null;
}

/** "October 29, not 19": of the day that it was not only the number is said. */
const isDeniedNumber = (said: string, day: string) =>
  new RegExp(
    String.raw`\b(?:not|(?:was|is)n'?t|no) (?:the |el |del )?${Number(day.slice(-2))}(?:st|nd|rd|th)?(?!\w|[./-]\d)|\b(?:el|del) ${Number(day.slice(-2))} no,`,
  ).test(said);
const TO_COME = new Set<DatedEvent>(['court-date', 'takes-effect']);
/** "The demand was November 9", told a week after it, corrects no court date. */
const isSoon =
  (today: string) =>
  ({ past, future }: NamedDay): boolean =>
    past === null || (future !== null && daysFrom(today, future) < daysFrom(past, today) + HALF_A_YEAR);
const HALF_A_YEAR = 183;
const daysFrom = (from: string, to: string) => (parseDay(to) ?? 0) - (parseDay(from) ?? 0);

/** "Sorry", "actually", "no, it was": what follows replaces something, at the beginning or after "I'm in Brooklyn." */
export const corrects = (message: string): boolean => isCorrecting(plain(message));
/** "The letter says the 14th, I misread it", "my daughter says the 22nd": the day is another one of the same event, however many words go with it. */
export const readsAnew = (message: string): boolean => {
  const said = plain(message);
  return isCorrecting(said) && READ_ANEW.test(said);
};
const READ_ANEW =
  /\b(?:looked|checked|counted|misread|typo|read it wrong|mixed it up|wrong line|let me (?:fix|correct|be exact)|lei mal|me confundi|me equivoque|revise|dice|says)\b/;
const isCorrecting = (said: string): boolean =>
  CORRECTS_AT_FIRST.test(said) || sentencesOf(said).some((sentence) => CORRECTS.test(sentence));

const CORRECTS = new RegExp(
  `^(?:${[
    String.raw`(?:(?:oh|oops|ups|ay|wait|um|no+|nope)[\s,.:;!-]+)*(?:sorry|my (?:bad|mistake)|corrections?|actually|scratch that|typo|i (?:was wrong|(?:mis)?read it(?: wrong)?|misread|made an? (?:mistake|error)|mean|meant|(?:said|wrote) it wrong|got (?:it|the (?:date|day)) wrong)|(?:that was the )?wrong (?:date|day))\b`,
    String.raw`(?:(?:ay|no+|esper[ae])[\s,.:;!-]+)*(?:lei mal|vi mal|perdon(?:e)?|disculpe|corrijo|correccion|en realidad|de hecho|me equivoque|(?:quise|queria) (?:decir|poner|escribir)|digo|error)\b`,
    String.raw`(?:(?:oh|oops|ay)[\s,.:;!-]+)*(?:(?:no+|wait|esper[ae])[\s,.:;!-]+)+(?:it|that|the|i|my|he|she|they|fue|era|es|el|la|mi)\b`,
    String.raw`(?:no+[\s,.!]+)?i (?:already )?(?:said|told you)(?: that)? (?:it (?:was|is)|its|it's)\b|(?:ya )?(?:le |te )?dije que (?:fue|era|es)\b`,
    // "I looked at my email, it was the 26th", "the paper says 4,300", "la carta dice 14 de diciembre, leí mal".
    String.raw`(?:(?:ok|oh|wait|hold on|ay|ya)[\s,.:;!-]+)*(?:(?:i|we) )?(?:just |now |ya )?(?:looked|checked|counted|found|see|saque|vi|revise|conte|busque)\b[^.?!]{0,40}[,.:;] *(?:it|its|it's|fue|era|es|son|the|el|\d|(?:sun|mon|tue|wed|thu|fri|sat|lun|mar|mie|jue|vie|sab|dom)\w*\b)`,
    String.raw`(?:la carta|el (?:papel|aviso|banco)|(?:the|my) (?:paper|letter|notice|email|summons|receipt|envelope|certificate|death certificate|receipt|title|report)|mi \w+|my \w+) (?:dice|says|said)\b(?=[^.?!]{0,30}\b(?:lei mal|not|no |misread|mixed|actually|really|que el \d|it was|the \d|on the))`,
    String.raw`(?:(?:no+|oh|ay)[\s,.:;!-]+)*(?:hold on|hang on|let me (?:fix|correct|be exact)|i (?:mixed|messed)\b|typo\b|me confundi\b|mixed it up\b)`,
    String.raw`(?:the |el |mi |my )?(?:receipt|title|certificate|report|recibo|reporte|certificado) (?:says|dice) (?=(?:it was |on |the |el |que )*(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\w*\b))`,
    String.raw`(?:(?:la|lo|me la|they) (?:cambiaron|movieron|changed it|moved it)\b|then it was\b|entonces fue\b|ahora es\b)`,
    // "Exactly October 6", "no. October 29."
    String.raw`(?:exactly|exactamente)\b`,
    String.raw`(?:no+|nope)[\s,.:;!-]+(?=(?:on |the |el |del )*(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)\w*\b))`,
  ].join('|')})`,
);
const CORRECTS_AT_FIRST = new RegExp(
  `^(?:${[
    String.raw`(?:(?:so|ok|hmm|well|bueno|pues)[\s,]+)*(?:(?:i (?:think|believe|guess)|maybe|creo que|me parece que|pienso que) )?(?:(?:it|that) was\b|(?:eso )?(?:fue|era)\b)`,
    // "Sept 28 actually", "Oct 27 to be exact", "Oct 29 like I said first".
    String.raw`[^.!?]{3,40}[,.;]? *(?:i (?:misread|read it wrong|mixed it up|typed it wrong)|lei mal|me equivoque|(?:its|it's|it is|its a|it's a) (?:a )?typo|my (?:bad|mistake)|sorry|perdon)\W*$`,
    String.raw`[^.!?]{3,25}\b(?:actually|to be (?:exact|precise)|(?:like|as) i (?:said|told you)(?: \w+)?|en realidad|para ser exact[oa]s?|exactamente|como (?:le |te |ya )*dije(?: \w+)?)\b(?=\W*$|[.!?,])`,
  ].join('|')})`,
);

const LAST_DAY = /\b(?:last day|ultimo dia)\b/;

/** "September 4 was my last day": of the job, in a talk about one, and else of the home. */
export function asInTalk<T extends Pick<CaseFile, 'dates'>>(heard: T, message: string, topicId: string): T {
  const { 'moved-out': left, fired, ...others } = heard.dates;
  const isOfWork = topicId.startsWith('employment/');
  const day = isOfWork ? left : fired;
  if (day === undefined || !LAST_DAY.test(plain(message)) || !(isOfWork || topicId.startsWith('housing/')))
    return heard;
  if (isOfWork ? fired !== undefined : left !== undefined || OF_WORK.test(plain(message))) return heard;
  return { ...heard, dates: { ...others, [isOfWork ? 'fired' : 'moved-out']: day } };
}
const OF_WORK = /\b(?:work\w*|job|trabaj\w+)\b/;

/** "I never moved out": what did not happen has no day. */
export function withoutDeniedEvents(file: CaseFile, message: string): CaseFile {
  const said = plain(message);
  const dates = Object.entries(file.dates).filter(([event]) => !DID_NOT[event as DatedEvent]?.test(said));
  const { served, ...rest } = file;
  const cameIn = served === undefined || DID_NOT.served?.test(said) ? {} : { served };
  return { ...rest, ...cameIn, dates: Object.fromEntries(dates) };
}
const NEVER = String.raw`\b(?:never|(?:did|have|was)(?:n'?t| not)|not|nunca(?: me)?|no (?:me|he|fui))(?: \w+)?? `;
/** A paper, or nothing at all; not how it did not come, and not something else that was kept back. */
const NO_PAPERS = String.raw`(?: (?:me|us|to me))?(?: (?:anything|nothing|(?:any |the |no |those |court )*(?:papers?|summons|petition|notice)|nada|(?:ningun\w* |l[ao]s? |el |esos |unos )*(?:papel(?:es)?|demanda|citacion|peticion|aviso)))?(?=\W*$|[.,;!?])`;
const DID_NOT: Readonly<Partial<Record<DatedEvent, RegExp>>> = {
  served: new RegExp(
    String.raw`\b(?:never|nobody|no one|(?:did|have|was)(?:n'?t| not))(?: (?:ever|even|actually|really|been|got|get))* (?:serve|served|handed?|deliver(?:ed)?)${NO_PAPERS}|\b(?:nunca|jamas|nadie|no) (?:(?:me|nos) )?(?:l[ao]s? )?(?:ha |han )?(?:entreg|notific|di(?:o|eron)|dado|dej|lleg)\w*${NO_PAPERS}`,
  ),
  'moved-out': new RegExp(
    String.raw`${NEVER}(?:mov(?:ed?|ing) out|mude|mudad[oa]|left the (?:apartment|apt|place|house))\b`,
  ),
  fired: new RegExp(
    String.raw`${NEVER}(?:(?:get|got|been|getting) )?(?:fired|laid off|let (?:me )?go|(?:despid|corri|bot|ech)\w+|despedid[oa])\b(?! (?:de|del) (?:(?:la|mi|el) )?(?:casa|apartamento|cuarto))`,
  ),
  'last-payment': new RegExp(
    String.raw`${NEVER}(?:made|paid|pague|hice) (?:a |any |un |ningun )?(?:payment|anything|pago|nada)\b`,
  ),
};
