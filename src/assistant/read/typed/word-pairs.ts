/** Before the first and behind the last word of a text. */
export const BEGINNING = '<';
export const END = '>';

/** How often each word was written, and each after another. */
export type WordPairs = {
  readonly words: ReadonlyMap<string, number>;
  /** By the first word, then by the second. */
  readonly pairs: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** How much is believed of the pairs of a word that was seen so often: half at this many. */
const BELIEVED_AT = 3;
const BELIEVED_AT_MOST = 0.97;
/** Every text ends, and not with any word. */
const NEVER_LAST = 0.05;

/** How likely a word is after another, as a logarithm; `unseen` for one that was never written. */
export function likelihoodOf({ words, pairs }: WordPairs, unseen: number): (word: string, after: string) => number {
  const all = [...words.values()].reduce((sum, count) => sum + count, 0);
  return (word, after) => {
    const alone = words.get(word) ?? 0;
    if (alone === 0) return unseen;
    const [known, together] = [words.get(after) ?? 0, pairs.get(after)?.get(word) ?? 0];
    const believed = BELIEVED_AT_MOST * (known / (known + BELIEVED_AT));
    const seldom = word === END && together === 0 ? NEVER_LAST : 1;
    return Math.log(believed * (together / (known || 1)) + (1 - believed) * seldom * (alone / all));
  };
}

export function countPairs(texts: Iterable<readonly string[]>): WordPairs {
  const words = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();
  for (const text of texts) {
    const whole = [BEGINNING, ...text, END];
    for (const [at, word] of whole.entries()) {
      words.set(word, (words.get(word) ?? 0) + 1);
      const next = whole[at + 1];
      if (next === undefined) continue;
      const following = pairs.get(word) ?? new Map<string, number>();
      pairs.set(word, following.set(next, (following.get(next) ?? 0) + 1));
    }
  }
  return { words, pairs };
}

/** A line for each word: how often it was written, and each word after it as often as they were together. */
export const writePairs = ({ words, pairs }: WordPairs): string =>
  [...words]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, count]) =>
      [word, count, ...[...(pairs.get(word) ?? [])].map(([next, times]) => `${next}:${times}`)].join(' '),
    )
    .join('\n');

export function parsePairs(text: string): WordPairs {
  const words = new Map<string, number>();
  const pairs = new Map<string, ReadonlyMap<string, number>>();
  for (const line of text.split('\n')) {
    const [word, count, ...next] = line.split(' ');
    if (!word) continue;
    words.set(word, Number(count));
    const following = next.map((one) => one.split(':')).map(([to = '', times]) => [to, Number(times)] as const);
    pairs.set(word, new Map(following));
  }
  return { words, pairs };
}
