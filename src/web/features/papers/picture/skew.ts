import { between, scaledTo, type Gray } from './gray.ts';

const SMALL = 640;

/** By how many degrees the lines of text hang, up to `most` to either side: at that turn, rows are fullest and emptiest. */
export function skewOf(picture: Gray, most: number): number {
  const small = scaledTo(picture, Math.min(SMALL, picture.width));
  const dark = darkPoints(small);
  if (dark.length < 200) return 0;
  const best = (from: number, to: number, step: number) => {
    let found = { score: -1, angle: 0 };
    for (let angle = from; angle <= to + 1e-9; angle += step) {
      const score = sharpness(dark, angle, small.height);
      if (score > found.score) found = { score, angle };
    }
    return found.angle;
  };
  const coarse = best(-most, most, 0.75);
  return best(coarse - 0.75, coarse + 0.75, 0.125);
}

type Points = readonly { readonly x: number; readonly y: number }[];

function darkPoints({ width, height, data }: Gray): Points {
  const points: { x: number; y: number }[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      if ((data[y * width + x] ?? 255) < 150) points.push({ x: x - width / 2, y });
    }
  }
  return points.length > width * height * 0.3 ? [] : points;
}

function sharpness(points: Points, angle: number, height: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const rows = new Float64Array(height * 3);
  for (const { x, y } of points) {
    const row = Math.round(y - x * slope) + height;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let at = 1; at < rows.length; at++) sum += ((rows[at] ?? 0) - (rows[at - 1] ?? 0)) ** 2;
  return sum;
}

export function turned(picture: Gray, angle: number): Gray {
  if (Math.abs(angle) < 0.1) return picture;
  const { width, height } = picture;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const data = new Uint8Array(width * height);
  const [midX, midY] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - midX, y - midY];
      data[y * width + x] = between(picture, midX + dx * cos - dy * sin, midY + dx * sin + dy * cos);
    }
  }
  return { width, height, data };
}

/** A quarter turn to the right. */
export function quarterTurned({ width, height, data }: Gray): Gray {
  const turnedData = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turnedData[x * height + (height - 1 - y)] = data[y * width + x] ?? 255;
  }
  return { width: height, height: width, data: turnedData };
}
