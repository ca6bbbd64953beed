import { learnWeighing, weigh, type Grounds, type Weighing } from './weighing.ts';

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

/** The options are statements; none: nothing that we know. */
export type Meant = Weighing;

const RULED_OUT = 1e-4;
/** In steps; nothing is ruled out for good. */
export const certainty = (share: number) => Math.log(Math.max(share, RULED_OUT));
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
function groundsOf({ manner, evidence }: Said): Grounds {
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
  return { rows, none: [...highest, ...turn] };
}

/** How likely each is meant. They do not add up to 1: the rest is that none is. */
export const sharesMeant = (by: Meant, said: Said): number[] => weigh(by, groundsOf(said));

/** What could be meant in a turn, and which of it was; -1 where nothing of it is. `times`: how often it counts. */
export type MadeTurn = Said & { readonly meant: number; readonly times?: number };

/** Measured on held-back turns: less hears less, more learns by heart. */
const SIZE = { hidden: 24, hiddenForNone: 16 };

export const learnMeant = (made: readonly MadeTurn[]): Meant =>
  learnWeighing(
    made.map(({ meant, times = 1, ...said }) => ({ grounds: groundsOf(said), right: meant, times })),
    SIZE,
  );
