import { locale } from '#web/lib/language.ts';

/** Always in New York: the page is made once, and reads the same everywhere. */
const NEW_YORK = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/New_York' });

export function runDate(ranAt: string): string {
  return NEW_YORK.format(new Date(ranAt));
}
