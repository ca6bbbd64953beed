const usStyle = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Short month, day, hour, minute, US style (spec §2), in the reader's own time zone. */
export function messageDate(timestamp: string, format: Intl.DateTimeFormat = usStyle): string {
  // Newer engines put a narrow no-break space before AM and PM, which some fonts lack.
  return format.format(new Date(timestamp)).replaceAll('\u202f', ' ');
}
