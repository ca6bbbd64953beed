/** A picture in shades of gray, row by row: 0 is black. */
export type Gray = { readonly width: number; readonly height: number; readonly data: Uint8Array };

export const blank = (width: number, height: number): Gray => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(255),
});

export function grayOf(rgba: Uint8ClampedArray | Uint8Array, width: number, height: number): Gray {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += 4) {
    data[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 151 + (rgba[from + 2] ?? 0) * 28) >> 8;
  }
  return { width, height, data };
}

/** Each new pixel is the mean of those it covers; enlarged, it lies between its neighbours. */
export function scaledTo(picture: Gray, width: number): Gray {
  if (width >= picture.width) return enlarged(picture, width);
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const data = new Uint8Array(width * height);
  const [stepX, stepY] = [picture.width / width, picture.height / height];
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.floor(y * stepY), Math.max(Math.floor(y * stepY) + 1, Math.floor((y + 1) * stepY))];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.floor(x * stepX), Math.max(Math.floor(x * stepX) + 1, Math.floor((x + 1) * stepX))];
      data[y * width + x] = meanOf(picture, { left, right, top, bottom });
    }
  }
  return { width, height, data };
}

type Part = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function meanOf({ width, data }: Gray, { left, right, top, bottom }: Part): number {
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let at = y * width + left; at < y * width + right; at++) sum += data[at] ?? 0;
  return sum / ((right - left) * (bottom - top));
}

function enlarged(picture: Gray, width: number): Gray {
  const height = Math.round((picture.height * width) / picture.width);
  const data = new Uint8Array(width * height);
  const [stepX, stepY] = [picture.width / width, picture.height / height];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data[y * width + x] = between(picture, (x + 0.5) * stepX - 0.5, (y + 0.5) * stepY - 0.5);
    }
  }
  return { width, height, data };
}

/** The shade at a place between pixels; white beyond the edge. */
export function between({ width, height, data }: Gray, x: number, y: number): number {
  if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) return 255;
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const [dx, dy] = [Math.max(0, Math.min(1, x - left)), Math.max(0, Math.min(1, y - top))];
  const at = top * width + left;
  const upper = (data[at] ?? 255) * (1 - dx) + (data[at + 1] ?? 255) * dx;
  const lower = (data[at + width] ?? 255) * (1 - dx) + (data[at + width + 1] ?? 255) * dx;
  return upper * (1 - dy) + lower * dy;
}

type Region = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Part of it, white where it reaches beyond the edge. */
export function cut(picture: Gray, { left, top, width, height }: Region): Gray {
  const part = blank(width, height);
  for (let y = 0; y < height; y++) {
    if (top + y < 0 || top + y >= picture.height) continue;
    const from = Math.max(0, left);
    const to = Math.min(picture.width, left + width);
    const row = (top + y) * picture.width;
    if (to > from) part.data.set(picture.data.subarray(row + from, row + to), y * width + from - left);
  }
  return part;
}

/** The plainest file that the reader takes: a portable graymap. */
export function asFile({ width, height, data }: Gray): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
