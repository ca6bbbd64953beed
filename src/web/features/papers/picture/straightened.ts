import { between, type Gray } from './gray.ts';
import type { Corners, Point } from './page-corners.ts';

const MARGIN = 0.004;

/** The sheet seen from straight above. */
export function straightened(picture: Gray, corners: Corners, width: number): Gray {
  const [a, b, c, d] = corners;
  const wide = Math.max(distance(a, b), distance(d, c));
  const high = Math.max(distance(a, d), distance(b, c));
  const height = Math.round((width * high) / wide);
  const map = mapping(corners);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const v = MARGIN + ((y + 0.5) / height) * (1 - 2 * MARGIN);
    for (let x = 0; x < width; x++) {
      const u = MARGIN + ((x + 0.5) / width) * (1 - 2 * MARGIN);
      const depth = map.g * u + map.h * v + 1;
      const fromX = (map.a * u + map.b * v + map.c) / depth;
      data[y * width + x] = between(picture, fromX - 0.5, (map.d * u + map.e * v + map.f) / depth - 0.5);
    }
  }
  return { width, height, data };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** From the unit square onto any four corners (Heckbert, 1989). */
function mapping([p0, p1, p2, p3]: Corners) {
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
  const whole = dx1 * dy2 - dx2 * dy1 || 1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return {
    a: p1.x - p0.x + g * p1.x,
    b: p3.x - p0.x + h * p3.x,
    c: p0.x,
    d: p1.y - p0.y + g * p1.y,
    e: p3.y - p0.y + h * p3.y,
    f: p0.y,
    g,
    h,
  };
}
