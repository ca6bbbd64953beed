/** A point after one of these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s("“])(?:[A-Za-z]|no|nos|mr|mrs|ms|dr|st|jr|sr|vs|v|inc|ltd|co|corp|dept|sec|secs|art|arts|par|ch|approx|e\.g|i\.e|etc|u\.s|n\.y|u\.s\.c|c\.f\.r|a\.m|p\.m|p\.ej|ee\.uu|núm|sra|ud|uds)$/i;
/** The end of a sentence, with the citations that stand behind it. */
const END = /[.!?…]["”’»)*_]*(?:\s*\[\[?\d[\d\s,;–-]*\]?\])*(?=\s)/g;

/**
 * Where the first sentence of a text ends, or -1 while that cannot be told: a citation may still follow, so whatever
 * comes next has to have begun.
 */
export function endOfSentence(text: string): number {
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    const next = text.slice(end).trimStart();
    if (next === '') return -1;
    if (next.startsWith('[')) {
      // A citation that is not complete yet, or a link that begins the next sentence.
      if (/^\[\[?\d*[\d\s,;–-]*$/.test(next)) return -1;
      if (/^\[\[?\d[\d\s,;–-]*\]/.test(next)) continue;
    }
    if (match[0].startsWith('.') && ABBREVIATION.test(text.slice(0, match.index))) continue;
    if (match[0].startsWith('.') && /^[\p{Ll}]/u.test(next)) continue;
    return end;
  }
  return -1;
}

export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const end = endOfSentence(rest);
    if (end < 0) return [...found, rest];
    found.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return found;
}
