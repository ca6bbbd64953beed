import { WORDS_OF_DANGER } from '../../numbers.ts';
import type { NearestEmergency } from '../nearest-emergency.ts';
import type { TellingWords } from '../words/telling-words.ts';
import { sharesByWords } from '../words/word-judge.ts';
import { judge, type Judge } from './judgement.ts';

/** What a sentence sounds like to somebody who listens for danger. */
export type DangerHeard = {
  /** The emergency that it sounds most like, and how near it comes to what people in it wrote. */
  readonly id: string;
  readonly nearness: number;
  /** How plain it is: nearness, more of it where the words themselves are those of danger, and less where they are not. */
  readonly plainness: number;
  /** To a judge of what it means it sounds like the same one. */
  readonly isAgreed: boolean;
};

export type DangerJudge = (text: string, vector: Float32Array) => DangerHeard;

type Listening = { readonly byMeaning: Judge; readonly byWords: TellingWords; readonly nearest: NearestEmergency };

const NONE = 'none';

/** By its meaning "he has no paycheck no more, that's the point" is near to despair; by its words it is not. */
export function createDangerJudge({ byMeaning, byWords, nearest }: Listening): DangerJudge {
  return (text, vector) => {
    const { id, nearness } = nearest(vector);
    const verdict = judge(byMeaning, vector).find(({ label }) => label !== NONE);
    const plainness = nearness + WORDS_OF_DANGER * Math.max(...stretchesOf(text).map((words) => odds(byWords, words)));
    return { id, nearness, plainness, isAgreed: verdict?.label === id };
  };
}

/** So many words at a time, each half of them twice: a few words of a long message would be lost among the rest. */
const STRETCH = 24;

function stretchesOf(text: string): string[] {
  const words = text.split(/\s+/);
  const count = Math.max(1, Math.ceil((2 * words.length) / STRETCH) - 1);
  return Array.from({ length: count }, (_, at) =>
    words.slice((at * STRETCH) / 2, (at * STRETCH) / 2 + STRETCH).join(' '),
  );
}

/** Nobody is ever quite certain. */
const CERTAIN = 1e-6;

/** How much more likely by its words something is an emergency than none, as a logarithm. */
function odds(byWords: TellingWords, text: string): number {
  const none = sharesByWords(byWords, text).get(NONE) ?? 1;
  return Math.log(Math.max(1 - none, CERTAIN) / Math.max(none, CERTAIN));
}
