const FORMAT = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The date in New York at that moment, as 2026-11-15. */
export function newYorkDay(moment: Date): string {
  return FORMAT.format(moment);
}
