/** First and last code point of each run that a font can draw, in order. */
export type Coverage = readonly (readonly [number, number])[];

/** Reads from a TrueType font which characters it has (its `cmap` table, formats 4 and 12). */
export function readCoverage(font: Buffer): Coverage {
  const cmap = tableAt(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  const subtables = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8));
  const full = subtables.find((at) => font.readUInt16BE(at) === 12);
  if (full !== undefined) return groupsOf(font, full);
  const basic = subtables.find((at) => font.readUInt16BE(at) === 4);
  if (basic === undefined) throw new Error('The font has no character map that is understood');
  return segmentsOf(font, basic);
}

export function covers(coverage: Coverage, codePoint: number): boolean {
  let [low, high] = [0, coverage.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first = 0, last = 0] = coverage[middle] ?? [];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}

function tableAt(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index++) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

function groupsOf(font: Buffer, at: number): Coverage {
  const groups = font.readUInt32BE(at + 12);
  return Array.from({ length: groups }, (_, index) => {
    const group = at + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const;
  });
}

function segmentsOf(font: Buffer, at: number): Coverage {
  const bytes = font.readUInt16BE(at + 6);
  return Array.from({ length: bytes / 2 }, (_, index) => {
    const last = font.readUInt16BE(at + 14 + index * 2);
    return [font.readUInt16BE(at + 16 + bytes + index * 2), last] as const;
  });
}
