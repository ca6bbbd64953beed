const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** A photo as iPhones keep it, told by its first letters: few browsers outside of Apple's open it. */
export function isHeic(head: Uint8Array): boolean {
  const letters = (from: number) => String.fromCharCode(...head.subarray(from, from + 4));
  return letters(4) === 'ftyp' && BRANDS.has(letters(8));
}
