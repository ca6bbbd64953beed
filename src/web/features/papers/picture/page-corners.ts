import { scaledTo, type Gray } from './gray.ts';

export type Point = { readonly x: number; readonly y: number };
/** From the upper left, clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

const SMALL = 320;
/** Around a point on the sheet the light changes by less, even across a soft shadow; at its edge it changes by more. */
const STEP = 0.16;
const INK = 0.12;
const LEAST_SHARE = 0.18;
const FILLED = { least: 0.88, most: 1.08 };
const TEXT_INSIDE = 0.965;

/**
 * The corners of the sheet that holds the text; null where no four-cornered sheet is seen. A sheet is found by spreading from its
 * text over everything that changes softly: shadows do, the edge of paper does not. What would cut text off is refused.
 */
export function findCorners(picture: Gray): Corners | null {
  const small = scaledTo(picture, Math.min(SMALL, picture.width));
  const { width, height } = small;
  const paper = logOf(withoutText(small));
  const ink = inkMap(small, paper);
  const seed = densest(ink, width, height);
  if (seed === null) return null;
  const sheet = spread(paper, width, height, seed);
  const corners = extremes(sheet, width, height);
  if (!corners || !isSheet(corners, sheet, ink, width)) return null;
  const scale = picture.width / width;
  const back = ({ x, y }: Point) => ({ x: (x + 0.5) * scale, y: (y + 0.5) * scale });
  return [back(corners[0]), back(corners[1]), back(corners[2]), back(corners[3])];
}

/** The brightest in a small window: strokes vanish, paper stays. */
function withoutText({ width, height, data }: Gray): Gray {
  const reach = 3;
  const wide = new Uint8Array(data.length);
  const both = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let i = Math.max(0, x - reach); i <= Math.min(width - 1, x + reach); i++) most = Math.max(most, data[y * width + i] ?? 0); // prettier-ignore
      wide[y * width + x] = most;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0;
      for (let i = Math.max(0, y - reach); i <= Math.min(height - 1, y + reach); i++) most = Math.max(most, wide[i * width + x] ?? 0); // prettier-ignore
      both[y * width + x] = most;
    }
  }
  return { width, height, data: both };
}

/** Ratios become differences: half the light is the same step in sun and in dusk. */
const logOf = ({ data }: Gray): Float32Array => Float32Array.from(data, (shade) => Math.log(shade + 6));

function inkMap({ data }: Gray, paper: Float32Array): Uint8Array {
  return Uint8Array.from(data, (shade, at) => ((paper[at] ?? 0) - Math.log(shade + 6) > INK ? 1 : 0));
}

/** Where most text is, away from the edges, at which the table begins. */
function densest(ink: Uint8Array, width: number, height: number): number | null {
  const cell = 24;
  let best = { count: 12, at: -1 };
  for (let top = cell; top + 2 * cell < height; top += cell / 2) {
    for (let left = cell; left + 2 * cell < width; left += cell / 2) {
      let count = 0;
      for (let y = top; y < top + cell; y++) for (let x = left; x < left + cell; x++) count += ink[y * width + x] ?? 0;
      if (count > best.count && count < cell * cell * 0.6) {
        best = { count, at: (top + cell / 2) * width + left + cell / 2 };
      }
    }
  }
  return best.at < 0 ? null : best.at;
}

/** Everything that hangs together with the seed without crossing an edge. */
function spread(paper: Float32Array, width: number, height: number, seed: number): Uint8Array {
  const sheet = new Uint8Array(paper.length);
  const open = [seed];
  sheet[seed] = 1;
  while (open.length > 0) {
    const at = open.pop() ?? 0;
    const x = at % width;
    const y = (at - x) / width;
    const visit = (next: number, isThere: boolean) => {
      if (!isThere || sheet[next] === 1 || changeAround(paper, width, next) > STEP) return;
      sheet[next] = 1;
      open.push(next);
    };
    visit(at - 1, x > 1);
    visit(at + 1, x < width - 2);
    visit(at - width, y > 1);
    visit(at + width, y < height - 2);
  }
  return sheet;
}

/** The whole range around a point: along a slanted edge, each step by itself is small. */
function changeAround(paper: Float32Array, width: number, at: number): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const row of [at - width, at, at + width]) {
    for (let place = row - 1; place <= row + 1; place++) {
      const light = paper[place] ?? 0;
      if (light < least) least = light;
      if (light > most) most = light;
    }
  }
  return most - least;
}

/** The points furthest towards each corner of the picture: those of a sheet that is turned by less than half a right angle. */
function extremes(sheet: Uint8Array, width: number, height: number): Corners | null {
  const furthest = [0, 1, 2, 3].map(() => ({ reach: Number.NEGATIVE_INFINITY, x: 0, y: 0 }));
  let area = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (sheet[y * width + x] !== 1) continue;
      area++;
      [-x - y, x - y, x + y, y - x].forEach((reach, corner) => {
        if (reach > (furthest[corner]?.reach ?? 0)) furthest[corner] = { reach, x, y };
      });
    }
  }
  return area < LEAST_SHARE * width * height ? null : (furthest as unknown as Corners);
}

function isSheet(corners: Corners, sheet: Uint8Array, ink: Uint8Array, width: number): boolean {
  const area = areaOf(corners);
  let [covered, text, inside] = [0, 0, 0];
  for (let at = 0; at < sheet.length; at++) {
    covered += sheet[at] ?? 0;
    if (ink[at] !== 1) continue;
    text++;
    if (holds(corners, at % width, Math.floor(at / width))) inside++;
  }
  const filled = covered / area;
  // Text leaves holes in what was spread over; its share is made up for.
  return filled + 0.02 >= FILLED.least && filled <= FILLED.most && inside >= TEXT_INSIDE * text - 40;
}

function areaOf(corners: Corners): number {
  let sum = 0;
  corners.forEach((point, at) => {
    const next = corners[(at + 1) % 4] ?? point;
    sum += point.x * next.y - next.x * point.y;
  });
  return Math.abs(sum) / 2;
}

function holds(corners: Corners, x: number, y: number): boolean {
  return corners.every((from, at) => {
    const to = corners[(at + 1) % 4] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length >= -4;
  });
}
