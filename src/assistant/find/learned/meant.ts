import { fixedChance, inFixedDisorder } from './judgement.ts';
import { createLearner, outputOf, type Measure, type Network } from './network.ts';

/**
 * Which statement is meant in a talk. What was said before makes some of them likelier, but a question that stands for itself is about
 * something else: how the signs weigh against each other was learned from turns of talks (`npm run embed`).
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
  /** How far all that was said before spoke for its topic, and for its area. */
  readonly inStory: number;
  readonly areaInStory: number;
  readonly isSpokenOf: boolean;
  readonly isRelated: boolean;
  /** Its topic was spoken of before. */
  readonly isEarlier: boolean;
  /** It was told in this talk. */
  readonly isTold: boolean;
  /** The message asks for something (how long, where) that it does not settle. */
  readonly settlesOther: boolean;
};

/** How something is said, whatever it means. */
export type Manner = {
  /** How much it sounds like a question that leans on what was said. */
  readonly leaning: number;
  readonly isQuestion: boolean;
  readonly words: number;
};

/** What could be meant by something that was said. */
export type Said<T extends Evidence = Evidence> = { readonly manner: Manner; readonly evidence: readonly T[] };

/** What speaks for a statement, and for nothing that we know, in one measure. */
export type Meant = { readonly statement: Network; readonly nothing: Network };

export const NO_WEIGHTS: Meant = { statement: { hidden: [], out: [] }, nothing: { hidden: [], out: [] } };

const RULED_OUT = 1e-4;
const certainty = (share: number) => Math.log(Math.max(share, RULED_OUT));
/** Longer than this is long. */
const WORDS_AT_MOST = 20;

const gradesOf = (one: Evidence) => [
  one.alone,
  one.inTalk,
  one.saidAlone ?? 0,
  one.saidInTalk ?? 0,
  certainty(one.judgedAlone),
  certainty(one.judgedInTalk),
  one.worded,
  certainty(one.inStory),
  one.areaInStory,
];

/** A statement that nothing speaks for. */
export const NO_EVIDENCE: Evidence = {
  alone: 0,
  inTalk: 0,
  saidAlone: null,
  saidInTalk: null,
  judgedAlone: 0,
  judgedInTalk: 0,
  worded: 0,
  inStory: 0,
  areaInStory: 0,
  isSpokenOf: false,
  isRelated: false,
  isEarlier: false,
  isTold: false,
  settlesOther: false,
};
const NO_GRADES = gradesOf(NO_EVIDENCE);

const flag = (is: boolean) => (is ? 1 : 0);

/** A row for each statement, and one for nothing at all. */
function signsOf({ manner, evidence }: Said): { rows: number[][]; silent: number[] } {
  const best = (of: (one: Evidence) => number, isHere: boolean) =>
    evidence.reduce((most, one) => (one.isSpokenOf === isHere ? Math.max(most, of(one)) : most), 0);
  const lead = (of: (one: Evidence) => number) => best(of, true) - best(of, false);
  const turn = [
    manner.leaning,
    flag(manner.isQuestion),
    Math.min(WORDS_AT_MOST, manner.words),
    // How far what is spoken about is ahead of everything else.
    lead(({ alone }) => alone),
    lead(({ inTalk }) => inTalk),
  ];
  const grades = evidence.map(gradesOf);
  const rows = evidence.map((one, at) => [
    ...(grades[at] ?? []),
    flag(one.saidInTalk !== null),
    flag(one.isSpokenOf),
    flag(one.isRelated),
    flag(one.isEarlier),
    flag(one.isTold),
    flag(one.settlesOther),
    ...turn,
  ]);
  const highest = NO_GRADES.map((least, at) => grades.reduce((most, row) => Math.max(most, row[at] ?? least), least));
  return { rows, silent: [...highest, ...turn] };
}

/** How likely each is meant. They do not add up to 1: the rest is that none is. */
export function sharesMeant({ statement, nothing }: Meant, said: Said): number[] {
  const { rows, silent } = signsOf(said);
  return sharesOf(
    rows.map((row) => outputOf(statement, row)),
    outputOf(nothing, silent),
  ).shares;
}

function sharesOf(scores: readonly number[], silence: number) {
  const highest = scores.reduce((most, score) => Math.max(most, score), silence);
  const raised = scores.map((score) => Math.exp(score - highest));
  const rest = Math.exp(silence - highest);
  const total = raised.reduce((sum, value) => sum + value, rest);
  return { shares: raised.map((value) => value / total), none: rest / total };
}

/** What could be meant in a turn, and which of it was; -1 where nothing of it is. `times`: how often it counts. */
export type MadeTurn = Said & { readonly meant: number; readonly times?: number };

/** Measured on held-back turns: less hears less, more learns by heart. */
const HIDDEN = 24;
const HIDDEN_FOR_NOTHING = 16;
const PASSES = 25;
const RATE = 0.005;
const TURNS_A_STEP = 128;

/** In a disorder that is always the same: what comes last would count for more, and the same turns give the same weights. */
export function learnMeant(inOrder: readonly MadeTurn[]): Meant {
  const made = inFixedDisorder(inOrder);
  const signs = made.map(signsOf);
  const of = measureOf(signs.flatMap(({ rows }) => rows));
  const ofSilent = measureOf(signs.map(({ silent }) => silent));
  const turns = made.map(({ meant, times = 1 }, at) => ({
    rows: (signs[at]?.rows ?? []).map((row) => even(row, of)),
    silent: even(signs[at]?.silent ?? [], ofSilent),
    meant,
    times,
  }));
  const chance = fixedChance(5);
  const statement = createLearner(of.middle.length, HIDDEN, chance);
  const nothing = createLearner(ofSilent.middle.length, HIDDEN_FOR_NOTHING, chance);
  const steps = PASSES * Math.ceil(turns.length / TURNS_A_STEP);
  for (let step = 0; step < steps; step++) {
    const from = (step * TURNS_A_STEP) % turns.length;
    const some = turns.slice(from, from + TURNS_A_STEP);
    const all = some.reduce((sum, { times }) => sum + times, 0);
    for (const { rows, silent, meant, times } of some) {
      const { shares, none } = sharesOf(
        rows.map((row) => statement.output(row)),
        nothing.output(silent),
      );
      const weight = times / all;
      for (const [at, row] of rows.entries()) {
        const miss = (shares[at] ?? 0) - flag(at === meant);
        if (Math.abs(miss) > SETTLED) statement.missed(row, miss * weight);
      }
      nothing.missed(silent, (none - flag(meant < 0)) * weight);
    }
    const rate = RATE * paceAt(step / steps);
    statement.step(rate);
    nothing.step(rate);
  }
  return { statement: statement.network(of), nothing: nothing.network(ofSilent) };
}

/** What is as good as ruled out teaches nothing more. */
const SETTLED = 1e-4;
/** Slowly at first, and slower and slower at the end. */
const WARM = 0.2;
const paceAt = (done: number) =>
  done < WARM ? done / WARM : (1 + Math.cos((Math.PI * (done - WARM)) / (1 - WARM))) / 2;

const even = (row: readonly number[], { middle, spread }: Measure) =>
  row.map((value, at) => (value - (middle[at] ?? 0)) / (spread[at] ?? 1));

function measureOf(rows: readonly (readonly number[])[]): Measure {
  const width = rows[0]?.length ?? 0;
  const mean = (of: (row: readonly number[]) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const middle = Array.from({ length: width }, (_, at) => mean((row) => row[at] ?? 0));
  const spread = middle.map((value, at) => Math.sqrt(mean((row) => ((row[at] ?? 0) - value) ** 2)) || 1);
  return { middle, spread };
}
