import { textOf, type Box, type PageText } from './page-text.ts';

export type FoundParty = { readonly name: string; readonly box: Box };

const BEGINS = /\b(?:petitioner|plaintiff|judgment creditor|claimant)\b/i;
const NOT_A_NAME = /\b(?:court|county|index|notice|summons|petition|against|defendant|respondent|order)\b/i;

/** Who began the case: the name before the word Petitioner or Plaintiff in the box on top. */
export function findOtherSide({ lines }: PageText): FoundParty | null {
  for (const [at, line] of lines.entries()) {
    const text = textOf(line);
    const word = BEGINS.exec(text);
    if (!word) continue;
    const same = named(text.slice(0, word.index));
    if (same) return { name: same, box: line.box };
    const above = lines[at - 1];
    const name = above ? named(textOf(above)) : null;
    return name && above ? { name, box: above.box } : null;
  }
  return null;
}

function named(text: string): string | null {
  const name = text.replaceAll(/[,;:]+\s*$|^\W+/g, '').trim();
  return name.length >= 3 && name.length <= 60 && /\p{Lu}/u.test(name) && !NOT_A_NAME.test(name) ? name : null;
}
