/** Small letters without accents, and spaces between words: what a photo does to points and commas does not matter. */
export function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .split(/[^a-z0-9$]+/)
    .filter((token) => token !== '');
}

/** How many letters have to be changed to make one word of another; it stops counting beyond `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let place = 1; place <= other.length; place++) {
      const same = one[at - 1] === other[place - 1] ? 0 : 1;
      next.push(Math.min((row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1, (row[place - 1] ?? 0) + same));
    }
    row = next;
    if (Math.min(...row) > most) return most + 1;
  }
  return row.at(-1) ?? 0;
}

/** Longer words may have more of their letters spoiled. */
const spoiledAtMost = (word: string): number => (word.length >= 9 ? 2 : word.length >= 4 ? 1 : 0);

function isLike(word: string, wanted: string): boolean {
  return word === wanted || distance(word, wanted, spoiledAtMost(wanted)) <= spoiledAtMost(wanted);
}

/**
 * Where a phrase stands among words, every word of it spoiled at most a little; -1 where it does not. Of five words or more, one may be
 * missing: of two, a civil court would be a criminal one.
 */
export function findPhrase(words: readonly string[], phrase: readonly string[]): number {
  const needed = phrase.length >= 5 ? phrase.length - 1 : phrase.length;
  for (let start = 0; start + phrase.length <= words.length + 1; start++) {
    let found = 0;
    for (let at = 0; at < phrase.length; at++) {
      const word = words[start + at];
      if (word !== undefined && isLike(word, phrase[at] ?? '')) found++;
      else if (at + 1 - found > phrase.length - needed) break;
    }
    if (found >= needed) return start;
  }
  return -1;
}
