const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A line break ends a sentence too: people on phones use it instead of a full stop. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => [...SEGMENTER.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}|\d/u.test(sentence));
}
