const usMoment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const usMonth = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const usNumber = new Intl.NumberFormat('en-US');
const usHours = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** With the year: a log is read long after. */
export function momentText(timestamp: string): string {
  // Newer engines put a narrow no-break space before AM and PM, which some fonts lack.
  return usMoment.format(new Date(timestamp)).replaceAll('\u202f', ' ');
}

/** `2027-03` as Mar 2027. */
export const monthText = (month: string) => usMonth.format(new Date(`${month}-01T00:00:00Z`));

export const countText = (count: number) => usNumber.format(count);

export const shareText = (share: number | null) => (share === null ? null : `${Math.round(share * 100)}%`);

const HOURS_PER_DAY = 24;

/** In the unit in which a person would say it. */
export function durationText(hours: number): string {
  if (hours < 1) return counted(Math.round(hours * 60), 'minute');
  if (hours < 2 * HOURS_PER_DAY) return counted(hours, 'hour');
  return counted(hours / HOURS_PER_DAY, 'day');
}

function counted(amount: number, unit: string): string {
  const text = usHours.format(amount);
  return `${text} ${unit}${text === '1' ? '' : 's'}`;
}
