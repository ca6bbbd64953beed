/** A pattern for `ilike` that finds the words themselves: what a person types has no wildcards. */
export function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
