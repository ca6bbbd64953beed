import type { DangerHeard } from '#assistant/find/learned/danger-judge.ts';
import type { Judge } from '#assistant/find/learned/judgement.ts';
import { DIMENSIONS } from '#assistant/find/vectors/vectors.ts';
import type { Ears } from '#assistant/read/read-message.ts';

type Shares = Readonly<Record<string, number>>;
type Sounds = {
  readonly acts?: Shares;
  readonly aspects?: Shares;
  readonly followUp?: Shares;
  readonly elsewhere?: Shares;
  readonly danger?: DangerHeard;
  /** What is heard in one sentence alone, whatever is heard in the others. */
  readonly only?: { readonly text: string; readonly act: string };
  /** While the model is not there. */
  readonly isDeaf?: boolean;
};

const SENTENCE = 0;
const SERIAL = 1;

/** A judge that gives each label the same share, whatever it hears; in one sentence it may be certain of something else. */
function judgeOf(shares: Shares = { none: 1 }, only?: string): Judge {
  const labels = [...new Set([...Object.keys(shares), ...(only ? [only] : [])])];
  const weights = new Float32Array(labels.length * DIMENSIONS);
  if (only) weights[labels.indexOf(only) * DIMENSIONS + SENTENCE] = 100;
  return { labels, weights, biases: Float32Array.from(labels, (label) => Math.log(shares[label] ?? 1e-9)) };
}

/** Ears that hear what a test says. `embedded`: every text that was listened to; the vector of the n-th carries n. */
export function someEars(
  sounds: Sounds = {},
): Ears & { readonly embedded: string[]; readonly serialOf: (vector: Float32Array) => string } {
  const embedded: string[] = [];
  const vectorOf = (text: string) => {
    const vector = new Float32Array(DIMENSIONS);
    vector[SENTENCE] = text === sounds.only?.text ? 1 : 0;
    vector[SERIAL] = embedded.push(text) - 1;
    return vector;
  };
  return {
    embedded,
    serialOf: (vector) => embedded[vector[SERIAL] ?? -1] ?? '',
    embedder: {
      embed: async (texts) => (sounds.isDeaf ? null : texts.map(vectorOf)),
      whenReady: async () => {},
      close: async () => {},
    },
    judges: {
      acts: judgeOf(sounds.acts, sounds.only?.act),
      aspects: judgeOf(sounds.aspects),
      elsewhere: judgeOf(sounds.elsewhere),
      followUp: judgeOf(sounds.followUp),
    },
    events: null,
    aspectWords: null,
    danger: () => sounds.danger ?? { id: 'lockout', nearness: 0, plainness: 0, isAgreed: true },
  };
}
