import { locale } from './language.ts';

const shortStyle = new Intl.DateTimeFormat(locale, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Short month, day, hour, minute, US style (spec §2), in the reader's own time zone. */
export function messageDate(timestamp: string, format: Intl.DateTimeFormat = shortStyle): string {
  // Newer engines put a narrow no-break space before AM and PM, which some fonts lack.
  return format.format(new Date(timestamp)).replaceAll('\u202f', ' ');
}

const dayStyle = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** A day without an hour, such as 2026-11-15: the same day wherever it is read. */
export function calendarDay(day: string): string {
  return dayStyle.format(new Date(`${day}T00:00:00Z`));
}
