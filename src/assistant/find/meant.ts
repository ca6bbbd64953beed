import { inFixedDisorder } from './judgement.ts';

/**
 * Which statement is meant in a talk. What was said before makes some of them likelier, but a question that stands for itself is about
 * something else: how much each sign counts was learned from phrases said in talks (`npm run embed`).
 */

/** What speaks for a statement. */
export type Evidence = {
  /** How near the message is to the phrases that ask for it, alone… */
  readonly alone: number;
  /** …and said together with what is spoken about. */
  readonly inTalk: number;
  /** The same for what people say for it in the middle of talks; null where nothing of the kind is known. */
  readonly saidAlone: number | null;
  readonly saidInTalk: number | null;
  /** The share that the judge of topics gives its topic, for the message alone and in the talk. */
  readonly judgedAlone: number;
  readonly judgedInTalk: number;
  /** How much the words are those of its topic. */
  readonly worded: number;
  readonly isSpokenOf: boolean;
  readonly isRelated: boolean;
  /** The message asks for something (how long, where) that it does not settle. */
  readonly settlesOther: boolean;
};

/** How much each sign counts, and how likely it is from the start that nothing we know is meant. */
export type Meant = { readonly signs: readonly number[]; readonly none: readonly number[] };

const RULED_OUT = 1e-4;
const certainty = (share: number) => Math.log(Math.max(share, RULED_OUT));

function signsOf(one: Evidence): number[] {
  const here = one.isSpokenOf ? 1 : 0;
  return [
    one.alone,
    one.inTalk,
    certainty(one.judgedAlone),
    certainty(one.judgedInTalk),
    one.worded,
    here,
    one.isRelated ? 1 : 0,
    here * one.alone,
    here * one.inTalk,
    here * certainty(one.judgedInTalk),
    one.settlesOther ? 1 : 0,
    one.saidAlone ?? 0,
    one.saidInTalk ?? 0,
    one.saidInTalk === null ? 0 : 1,
  ];
}

const noneOf = (all: readonly Evidence[]) => [
  1,
  Math.max(0, ...all.map(({ alone }) => alone)),
  Math.max(0, ...all.map(({ inTalk }) => inTalk)),
  Math.max(0, ...all.map(({ saidInTalk }) => saidInTalk ?? 0)),
];

/** How likely each is meant. They do not add up to 1: the rest is that none is. */
export function sharesMeant(by: Meant, all: readonly Evidence[]): number[] {
  const { shares } = weighed(by, all.map(signsOf), noneOf(all));
  return shares;
}

function weighed({ signs, none }: Meant, rows: readonly (readonly number[])[], silent: readonly number[]) {
  const scores = rows.map((row) => sumOf(row, signs));
  const silence = sumOf(silent, none);
  const highest = Math.max(silence, ...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const rest = Math.exp(silence - highest);
  const total = raised.reduce((sum, value) => sum + value, rest);
  return { shares: raised.map((value) => value / total), none: rest / total };
}

const sumOf = (row: readonly number[], by: readonly number[]) =>
  row.reduce((sum, value, at) => sum + value * (by[at] ?? 0), 0);

/** What could be meant in a turn, and which of it was; -1 where nothing of it is. */
export type MadeTurn = { readonly evidence: readonly Evidence[]; readonly meant: number };

const PASSES = 12;
const RATE = 0.01;
const SMOOTH = 0.9;
const SMOOTH_SQUARES = 0.999;

/**
 * Plain gradient steps, each number at its own pace (Adam), in a disorder that is always the same: what comes last would count for more, and the
 * same turns give the same weights.
 */
export function learnMeant(inOrder: readonly MadeTurn[]): Meant {
  const turns = inFixedDisorder(inOrder);
  const rows = turns.map(({ evidence }) => evidence.map(signsOf));
  const { middle, spread } = measuresOf(rows.flat());
  const even = (row: readonly number[]) => row.map((value, at) => (value - (middle[at] ?? 0)) / (spread[at] ?? 1));
  const known = turns.map(({ evidence, meant }, at) => ({
    rows: (rows[at] ?? []).map(even),
    silent: noneOf(evidence),
    meant,
  }));
  const [signs, none] = [paced(middle.length), paced(noneOf([]).length)];
  for (let pass = 0; pass < PASSES; pass++) {
    const rate = RATE * (1 - pass / PASSES) + RATE / 20;
    for (const { rows: own, silent, meant } of known) {
      const got = weighed({ signs: signs.values, none: none.values }, own, silent);
      const misses = got.shares.map((share, at) => share - (at === meant ? 1 : 0));
      signs.step(
        middle.map((_, at) => misses.reduce((sum, miss, row) => sum + miss * (own[row]?.[at] ?? 0), 0)),
        rate,
      );
      none.step(
        silent.map((value) => value * (got.none - (meant < 0 ? 1 : 0))),
        rate,
      );
    }
  }
  const plain = signs.values.map((value, at) => value / (spread[at] ?? 1));
  const offset = sumOf(middle, plain);
  return {
    signs: plain.map(rounded),
    none: none.values.map((value, at) => rounded(at === 0 ? value + offset : value)),
  };
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function measuresOf(rows: readonly (readonly number[])[]) {
  const width = rows[0]?.length ?? 0;
  const mean = (of: (row: readonly number[]) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const middle = Array.from({ length: width }, (_, at) => mean((row) => row[at] ?? 0));
  const spread = middle.map((value, at) => Math.sqrt(mean((row) => ((row[at] ?? 0) - value) ** 2)) || 1);
  return { middle, spread };
}

function paced(width: number) {
  const values = Array.from({ length: width }, () => 0);
  const [slope, square] = [values.slice(), values.slice()];
  let steps = 0;
  return {
    values,
    step(gradient: readonly number[], rate: number): void {
      steps += 1;
      gradient.forEach((value, at) => {
        slope[at] = SMOOTH * (slope[at] ?? 0) + (1 - SMOOTH) * value;
        square[at] = SMOOTH_SQUARES * (square[at] ?? 0) + (1 - SMOOTH_SQUARES) * value * value;
        const steady = (slope[at] ?? 0) / (1 - SMOOTH ** steps);
        const scale = Math.sqrt((square[at] ?? 0) / (1 - SMOOTH_SQUARES ** steps)) + 1e-8;
        values[at] = (values[at] ?? 0) - (rate * steady) / scale;
      });
    },
  };
}
