import type { Gray } from './gray.ts';

const DARK = 170;

/** Ruled lines of tables and boxes become white: a reader takes them for letters, and reads across what they part. */
export function withoutRules(picture: Gray): Gray {
  const { width, height } = picture;
  const data = Uint8Array.from(picture.data);
  const least = Math.round(width / 14);
  for (let y = 0; y < height; y++) {
    wipeRuns(picture.data, data, { from: y * width, step: 1, count: width, least, across: width });
  }
  for (let x = 0; x < width; x++) {
    wipeRuns(picture.data, data, { from: x, step: width, count: height, least: Math.round(least * 0.6), across: 1 });
  }
  return { width, height, data };
}

type Run = {
  readonly from: number;
  readonly step: number;
  readonly count: number;
  readonly least: number;
  /** To the pixel beside the run. */
  readonly across: number;
};

function wipeRuns(seen: Uint8Array, data: Uint8Array, { from, step, count, least, across }: Run): void {
  let start = -1;
  for (let at = 0; at <= count; at++) {
    const isDark = at < count && (seen[from + at * step] ?? 255) < DARK;
    if (isDark && start < 0) start = at;
    if (isDark || start < 0) continue;
    if (at - start >= least) {
      for (let wiped = start; wiped < at; wiped++) {
        const place = from + wiped * step;
        data[place] = 255;
        // The soft rim of the line; a stroke that touches it keeps its own darkness.
        for (const side of [place - across, place + across]) if ((seen[side] ?? 255) > 90) data[side] = 255;
      }
    }
    start = -1;
  }
}
