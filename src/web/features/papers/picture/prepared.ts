import { flattened } from './flattened.ts';
import { scaledTo, type Gray } from './gray.ts';
import { findCorners, type Corners } from './page-corners.ts';
import { skewOf, turned } from './skew.ts';
import { straightened } from './straightened.ts';
import { withoutRules } from './without-rules.ts';

/** Letters of an ordinary page are best read at about this width. */
export const READING_WIDTH = 1700;
const RESIDUAL = 4;
const FREE = 16;

export type Prepared = {
  /** Straight and evenly lit: what the person sees, and what boxes refer to. */
  readonly page: Gray;
  /** The same for the reader. */
  readonly forReading: Gray;
  readonly corners: Corners | null;
};

/** A photo as a scan would have been: seen from above, straight, evenly lit. */
export function prepared(photo: Gray): Prepared {
  const corners = findCorners(photo);
  const sheet = corners ? straightened(photo, corners, READING_WIDTH) : scaledTo(photo, READING_WIDTH);
  const even = flattened(sheet);
  const page = turned(even, skewOf(even, corners ? RESIDUAL : FREE));
  return { page, forReading: withoutRules(page), corners };
}
