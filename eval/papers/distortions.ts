import type { Chance } from './chance.ts';

/** How a photo came out. */
export type Distortion = {
  readonly name: DistortionName;
  /** How much of the width the page takes. */
  readonly fill: number;
  readonly table: string;
  readonly transform: string;
  readonly filter: string;
  readonly shade: string;
  readonly noise: number;
  readonly quality: number;
  readonly width: number;
};

export const DISTORTIONS = ['scan', 'rotation', 'perspective', 'blur', 'shadow', 'low light', 'compression', 'small phone', 'large phone', 'crooked and dim'] as const; // prettier-ignore
export type DistortionName = (typeof DISTORTIONS)[number];

const TABLES = ['#5b4636', '#3f4a52', '#7a6a58', '#2f2f33'];
const WIDTH = 1512;

export function distorted(name: DistortionName, chance: Chance): Distortion {
  const turn = chance.pick([-1, 1]);
  const shade = `linear-gradient(${chance.whole(20, 160)}deg, rgb(0 0 0 / ${chance.between(0.35, 0.6)}) 0 ${chance.whole(25, 45)}%, transparent ${chance.whole(55, 70)}%)`;
  const rotate = (least: number, most: number) => `rotate(${turn * chance.between(least, most)}deg)`;
  const lean = (most: number) =>
    `perspective(${WIDTH * 1.9}px) rotateX(${chance.between(most / 2, most)}deg) rotateY(${turn * chance.between(most / 4, most / 1.5)}deg) ${rotate(0.5, 4)}`;
  const plain: Distortion = {
    name,
    fill: 0.86,
    table: chance.pick(TABLES),
    transform: rotate(0, 1.2),
    filter: 'none',
    shade: 'transparent',
    noise: 0.04,
    quality: 82,
    width: WIDTH,
  };
  switch (name) {
    case 'scan':
      return { ...plain, fill: 1, transform: 'none', noise: 0 };
    case 'rotation':
      return { ...plain, fill: 0.74, transform: rotate(4, 14) };
    case 'perspective':
      return { ...plain, fill: 0.8, transform: lean(22) };
    case 'blur':
      return { ...plain, filter: `blur(${chance.between(0.9, 1.7)}px)` };
    case 'shadow':
      return { ...plain, shade };
    case 'low light':
      return { ...plain, filter: `brightness(${chance.between(0.3, 0.5)}) contrast(.85)`, noise: 0.12 };
    case 'compression':
      return { ...plain, quality: chance.whole(14, 28) };
    case 'small phone':
      return { ...plain, width: 960 };
    case 'large phone':
      return { ...plain, width: 3024, fill: 0.8, transform: rotate(0, 5) };
    case 'crooked and dim':
      return { ...plain, fill: 0.78, transform: lean(14), filter: `brightness(${chance.between(0.42, 0.6)}) blur(.7px)`, shade, noise: 0.08, quality: 60 }; // prettier-ignore
  }
}
