import { isoDay, parseDay } from '#domain/calendar/calendar-day.ts';
import { PHRASES } from './copy.ts';
import type { Deadline, DeadlineDate } from './compute.ts';
import { workingOf } from './working.ts';
import type { Language } from '../content/words.ts';

export type IcsOptions = {
  readonly language: Language;
  /** The product's name: calendars show it as the maker of the file. */
  readonly product: string;
  readonly now: Date;
};

const LINE_OCTETS = 75;
/** An all-day event starts at midnight: these ring at nine in the morning, seven days and one day before it. */
const ALARMS = ['-P6DT15H', '-PT15H'];

/**
 * A calendar file (RFC 5545) with one all-day event for each date. The rule's title and warnings stay out of it: others
 * may see the calendar, and some of them tell what a person lives through.
 */
export function toIcs(deadline: Deadline, options: IcsOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(options.product)}//Deadlines//${options.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...deadline.dates.flatMap((date) => eventLines(deadline, date, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(deadline: Deadline, date: DeadlineDate, { language, now }: IcsOptions): string[] {
  const { rule, variant, assumption, link } = deadline;
  const phrases = PHRASES[language];
  const summary = escaped(date.what[language]);
  const description = [
    ...workingOf(deadline, date, language),
    `${phrases.assumed} ${assumption[language]}`,
    phrases.notAdvice,
  ].join('\n');
  return [
    'BEGIN:VEVENT',
    // The same question asked again replaces the event instead of adding one.
    `UID:${[rule.id.toLowerCase(), variant.id, date.id, date.from].join('-')}@deadlines`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(date.date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date.date))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(link === undefined ? [] : [`URL:${link}`]),
    'TRANSP:TRANSPARENT',
    ...ALARMS.flatMap((trigger) => alarmLines(trigger, summary)),
    'END:VEVENT',
  ];
}

function alarmLines(trigger: string, summary: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`, `TRIGGER:${trigger}`, 'END:VALARM'];
}

function escaped(text: string): string {
  const line = text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);
  return line.replace(/\p{Cc}/gu, '');
}

/** Lines are folded by octets, and never inside a character. */
function folded(line: string): string {
  let [result, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

function compact(iso: string): string {
  return iso.replaceAll('-', '');
}

function dayAfter(iso: string): string {
  return isoDay((parseDay(iso) ?? 0) + 1);
}
