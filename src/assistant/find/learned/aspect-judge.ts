import { sharesByWords } from '../words/word-judge.ts';
import type { TellingWords } from '../words/telling-words.ts';
import { judge, type Judge, type Verdict } from './judgement.ts';

/** Two opinions on what is asked of the problem that is spoken about: by what a question means, and by its words. */
export type AspectJudge = { readonly byMeaning: Judge; readonly byWords: TellingWords | null };

/** The likeliest, of both together. */
export function judgeAspect({ byMeaning, byWords }: AspectJudge, text: string, vector: Float32Array): Verdict {
  const meant = judge(byMeaning, vector);
  const worded = byWords ? sharesByWords(byWords, text) : null;
  const both = meant.map(({ label, share }) => ({ label, share: share * (worded?.get(label) ?? 1) }));
  const total = both.reduce((sum, { share }) => sum + share, 0) || 1;
  const [best] = both.toSorted((a, b) => b.share - a.share);
  return { label: best?.label ?? 'none', share: (best?.share ?? 0) / total };
}
