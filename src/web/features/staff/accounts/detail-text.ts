/** The particulars of an action in one line: what a field was and is now, or simply what it is. */
export function detailText(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(
      ([name, value]) =>
        `${nameInWords(name)}: ${isChange(value) ? `${plain(value.from)} → ${plain(value.to)}` : plain(value)}`,
    )
    .join('; ');
}

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** `registrationNumber` as registration number. */
const nameInWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none';
  if (value === null || value === undefined || value === '') return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
