export type FoundAmount = { readonly value: number; readonly start: number; readonly end: number };

const AMOUNT = /(?<![\w-])[$§] ?(\d{1,3}(?:[,. ]\d{3})*|\d+)(?:[.,](\d{2}))?(?!\d)/g;
/** Words before the sum that a paper is about. */
const CUE =
  /sum of|amount of|total(?: amount)?(?: of the debt now| due)?|balance due|rent of|you owe|amount due(?: from patient)?|patient responsibility|debt now|fine(?: amount)?(?: of)?|fee|penalty|payment of|pay|reduced to|overpayment|paid you|principal of|against you for|asked for|suma de|total de/gi;
const REACH = 70;

/** The sum that the paper is about: the one whose words say so, and of several the one that stands there most often. */
export function findAmount(text: string): FoundAmount | null {
  const all = [...text.matchAll(AMOUNT)].map((match) => {
    const said = text.slice(Math.max(0, match.index - REACH), match.index);
    const cue = [...said.matchAll(CUE)].at(-1);
    const value = Number(`${(match[1] ?? '').replaceAll(/[,. ]/g, '')}.${match[2] ?? '0'}`);
    const worth = cue ? REACH - (said.length - cue.index - cue[0].length) : 0;
    return { value, worth, start: match.index, end: match.index + match[0].length };
  });
  const real = all.filter(({ value }) => value > 0);
  const told = (value: number) => real.filter((one) => one.value === value).length;
  const best = real.toSorted((a, b) => b.worth + 30 * told(b.value) - (a.worth + 30 * told(a.value)))[0];
  return best ? { value: best.value, start: best.start, end: best.end } : null;
}
