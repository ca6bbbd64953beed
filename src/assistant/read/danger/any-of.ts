/** One of several families of words, as whole words. */
export const anyOf = (families: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${families.join('|')})(?![\\p{L}])`, 'iu');

/** Phones write curly apostrophes. */
export const straight = (text: string): string => text.replaceAll(/[’‘]/g, "'");
