/** Which bytes of so many are asked for: both ends included. `none` is within the file. */
export type ByteRange = { readonly from: number; readonly to: number } | 'whole' | 'none';

/** One range of bytes, as a download that goes on asks for. Several at once are answered with the whole. */
export function byteRange(header: string | null, size: number): ByteRange {
  const asked = /^bytes=(?<from>\d*)-(?<to>\d*)$/.exec(header?.trim() ?? '')?.groups;
  if (!asked || (asked['from'] === '' && asked['to'] === '')) return 'whole';
  const last = size - 1;
  if (asked['from'] === '') {
    const count = Math.min(Number(asked['to']), size);
    return count === 0 ? 'none' : { from: size - count, to: last };
  }
  const from = Number(asked['from']);
  const to = asked['to'] === '' ? last : Math.min(Number(asked['to']), last);
  if (from > last) return 'none';
  return from > to ? 'whole' : { from, to };
}
