import { createHash } from 'node:crypto';

/** The same numbers for the same words, so that a set made again is the same set. */
export type Chance = {
  readonly between: (from: number, to: number) => number;
  readonly whole: (from: number, to: number) => number;
  readonly pick: <T>(all: readonly T[]) => T;
  readonly digits: (count: number) => string;
};

export function chanceOf(words: string): Chance {
  let state = Number.parseInt(createHash('sha256').update(words).digest('hex').slice(0, 8), 16);
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between: (from, to) => from + next() * (to - from),
    whole,
    pick: (all) => {
      const picked = all[whole(0, all.length - 1)];
      if (picked === undefined) throw new Error('there is nothing to pick from');
      return picked;
    },
    digits: (count) => Array.from({ length: count }, (_, at) => whole(at === 0 ? 1 : 0, 9)).join(''),
  };
}

/** A third is held back: looked at for the table alone. */
export function isHeldBack(name: string): boolean {
  return Number.parseInt(createHash('sha256').update(`held ${name}`).digest('hex').slice(0, 8), 16) % 3 === 0;
}
