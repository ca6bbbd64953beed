import type { Gray } from './gray.ts';

const CELL = 40;
const PAPER_SHARE = 0.85;

/** As if lit evenly: what is paper becomes white everywhere, and ink as dark as it is compared with the paper around it. */
export function flattened(picture: Gray): Gray {
  const { width, height, data } = picture;
  const light = lightGrid(picture);
  const flat = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = (data[y * width + x] ?? 255) / Math.max(8, lightAt(light, x, y));
      flat[y * width + x] = Math.max(0, Math.min(255, share * 262));
    }
  }
  return stretched({ width, height, data: flat });
}

type Grid = { readonly columns: number; readonly rows: number; readonly shades: Float32Array };

function lightGrid({ width, height, data }: Gray): Grid {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const shades = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256);
      let all = 0;
      for (let y = row * CELL; y < Math.min(height, (row + 1) * CELL); y += 2) {
        for (let x = column * CELL; x < Math.min(width, (column + 1) * CELL); x += 2) {
          const shade = data[y * width + x] ?? 255;
          counts[shade] = (counts[shade] ?? 0) + 1;
          all++;
        }
      }
      shades[row * columns + column] = shadeAt(counts, all * PAPER_SHARE);
    }
  }
  return { columns, rows, shades: smoothed(shades, columns, rows) };
}

function shadeAt(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  for (let shade = 0; shade < 256; shade++) {
    seen += counts[shade] ?? 0;
    if (seen >= wanted) return shade;
  }
  return 255;
}

/** A cell full of ink takes the light of its neighbours. */
function smoothed(shades: Float32Array, columns: number, rows: number): Float32Array {
  const result = new Float32Array(shades.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [sum, weights] = [0, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const shade = shades[y * columns + x] ?? 0;
          sum += shade * shade;
          weights += shade;
        }
      }
      result[row * columns + column] = weights === 0 ? 255 : sum / weights;
    }
  }
  return result;
}

function lightAt({ columns, rows, shades }: Grid, x: number, y: number): number {
  const [fx, fy] = [x / CELL - 0.5, y / CELL - 0.5];
  const left = Math.max(0, Math.min(columns - 1, Math.floor(fx)));
  const top = Math.max(0, Math.min(rows - 1, Math.floor(fy)));
  const [right, bottom] = [Math.min(columns - 1, left + 1), Math.min(rows - 1, top + 1)];
  const [dx, dy] = [Math.max(0, Math.min(1, fx - left)), Math.max(0, Math.min(1, fy - top))];
  const at = (column: number, row: number) => shades[row * columns + column] ?? 255;
  const upper = at(left, top) * (1 - dx) + at(right, top) * dx;
  return upper * (1 - dy) + (at(left, bottom) * (1 - dx) + at(right, bottom) * dx) * dy;
}

const BLACK_SHARE = 0.01;

/** The darkest hundredth becomes black. */
function stretched(picture: Gray): Gray {
  const counts = new Uint32Array(256);
  for (const shade of picture.data) counts[shade] = (counts[shade] ?? 0) + 1;
  const black = Math.min(150, shadeAt(counts, picture.data.length * BLACK_SHARE));
  const lut = Uint8Array.from({ length: 256 }, (_, shade) =>
    Math.max(0, Math.min(255, ((shade - black) * 255) / (245 - black))),
  );
  return { ...picture, data: picture.data.map((shade) => lut[shade] ?? shade) };
}
