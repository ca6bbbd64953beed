import type { PaperEvent } from './paper-kind.ts';
import { writtenDays, type WrittenDay } from './written-days.ts';

export type FoundDate = {
  readonly event: PaperEvent;
  readonly iso: string;
  readonly start: number;
  readonly end: number;
};

/** Words before a day that say what happens on it. */
const CUES: Readonly<Partial<Record<PaperEvent, RegExp>>> = {
  'court-date':
    /hearing(?: date)?|(?:to |must |directed to |summoned to )?appear(?:ance)?\b|attend before|show cause before|report (?:date|on)|before (?:the|this) court|return(?:able| date)|court date|audiencia|comparecer|fecha de corte/gi,
  'notice-dated':
    /\bdated\b|date of (?:this )?(?:notice|letter)|notice date|letter date|statement date|(?<!(?:effective|hearing|report|filing|court|due|issue) )\bdate\s?:|\bas of|fechad[ao]|fecha(?: del aviso)?\s?:?/gi,
  'notice-mailed': /date mailed|mailed on|mailing date|\bmailed\b|postmark(?:ed)?|fecha de envio|enviado el/gi,
  'order-mailed': /order mailed(?: on)?|mailed(?: to the parties)?(?: on)?/gi,
  'takes-effect':
    /effective(?: date)?(?: of determination)?|takes? effect(?: on)?|will end(?: on)?|expires?(?: on)?|(?:quit|vacate|leave|remove)[^.]{0,60}(?:on or before|by)|terminat\w+ (?:effective|on|as of)|remain in (?:force|effect) (?:until|up to)(?: and including)?|until and including|beginning|no later than|entra en vigor|termina(?: el)?|a partir del/gi,
  'answer-due':
    /(?:respond|reply|answer)[^.]{0,24} by|pay[^.]{0,40}(?:on or before|by)|(?:call or )?write to us by|due (?:date|by)|payment due|plead[^.]{0,20} by|respond by|on or before|antes del/gi,
  judgment: /judgment(?: was)? (?:duly )?entered(?: on)?|entered(?: on)?|judgment dated|sentencia(?: del)?/gi,
  violation: /date of (?:offense|occurrence|violation)|date issued|issue date|offense|issued|occurrence/gi,
  incident: /date of (?:accident|offense|incident)|committed(?: on)?|accident|on or about|offense/gi,
  treatment: /dates? of service|service dates?|treated(?: on)?|admitted/gi,
  signed: /signed(?: this day)?|so ordered|dated/gi,
  decision: /filing date(?: of this decision)?|filed(?: on)?|decision (?:date|filed)|date of decision/gi,
  'order-received': /received|handed/gi,
};

/** Further than this from a day, words are about something else. */
const REACH = 110;
/** An hour after a day is said of days in court. */
const HOUR_AFTER = /^\W{0,4}(?:\w+ ){0,1}?(?:at|a las|time)\W{0,2} ?\d{1,2}[:.]?\d{0,2}/i;
const HOUR_WORTH = 45;

/** The days that a text names, each with its event; a day whose event is not said is left out. `events` are those the kind carries. */
export function findDates(text: string, events: readonly PaperEvent[]): FoundDate[] {
  const days = writtenDays(text);
  const claims = days.flatMap((day, at) => claimsOf(text, day, days[at - 1], events));
  const found = new Map<PaperEvent, FoundDate>();
  const taken = new Set<WrittenDay>();
  for (const { day, event } of claims.toSorted((a, b) => b.worth - a.worth)) {
    if (found.has(event) || taken.has(day)) continue;
    found.set(event, { event, ...day });
    taken.add(day);
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

type Claim = { readonly day: WrittenDay; readonly event: PaperEvent; readonly worth: number };

function claimsOf(
  text: string,
  day: WrittenDay,
  before: WrittenDay | undefined,
  events: readonly PaperEvent[],
): Claim[] {
  const from = Math.max(0, day.start - REACH, before?.end ?? 0);
  const said = text.slice(from, day.start);
  const hasHour = HOUR_AFTER.test(text.slice(day.end, day.end + 24));
  return events.flatMap((event): Claim[] => {
    const cues = [...said.matchAll(CUES[event] ?? /$^/g)].map((cue) => cue.index + cue[0].length);
    const nearest = cues.at(-1);
    if (nearest === undefined) return event === 'court-date' && hasHour ? [{ day, event, worth: HOUR_WORTH }] : [];
    const isHour = event === 'court-date' && hasHour;
    return [{ day, event, worth: REACH - (said.length - nearest) + (isHour ? HOUR_WORTH : 0) }];
  });
}
