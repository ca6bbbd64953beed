import { SEAM_MARK } from './text-span.ts';

/** Digits that stand together, or a digit said as a word. */
export type Figures = {
  readonly from: number;
  readonly to: number;
  readonly digits: string;
  /** What stands between it and the group before; empty for the first of a run. */
  readonly gap: string;
  readonly saysThen: boolean;
  readonly isMoney: boolean;
};

const WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  cero: '0',
  one: '1',
  uno: '1',
  una: '1',
  two: '2',
  dos: '2',
  three: '3',
  tres: '3',
  four: '4',
  cuatro: '4',
  five: '5',
  cinco: '5',
  six: '6',
  seis: '6',
  seven: '7',
  siete: '7',
  eight: '8',
  ocho: '8',
  nine: '9',
  nueve: '9',
};
/** Letters that pass for digits where they stand among digits. */
const ALIKE: Readonly<Record<string, string>> = { o: '0', о: '0', ο: '0', l: '1', i: '1' };
const ALIKES = Object.keys(ALIKE).join('');

/** Digits with look-alikes among them, digits alone, or a digit's name. A run of look-alikes is looked at once. */
const FIGURES = new RegExp(
  [
    String.raw`(?<![\p{L}\d])[\d${ALIKES}]*\d[\d${ALIKES}]*(?![\p{L}\d])`,
    String.raw`\d+`,
    String.raw`(?<!\p{L})(?:${Object.keys(WORDS).join('|')})(?!\p{L}|\s(?:digits?|numbers?|d[ií]gitos?|n[uú]meros?))`,
  ].join('|'),
  'giu',
);

const GAP_MAX = 14;
const SIGNS = /^[^\p{L}\p{N}$€£%]*$/u;
const SPOKEN = /^[\s,.-]{0,3}(?:dash|hyphen|minus|dot|point|space|gui[oó]n|raya|punto|espacio|oh)[\s,.-]{0,3}$/iu;
const THEN = /^[\s,]{1,3}(?:(?:and|y)\s)?(?:then|luego|despu[eé]s)\s{1,2}$/iu;
/** Between two messages a few words may stand that only say how it goes on. */
const SEAM_MAX = 80;
const SEAM_WORDS = /^[^\p{N}$]*$/u;
const GOES_ON =
  /(?<!\p{L})(?!(?:and|then|the|rest|is|are|last|first|next|second|half|part|three|four|seven|tres|cuatro|siete|digits?|numbers?|of|it|my|y|luego|el|la|los|las|resto|es|son|[uú]ltim[oa]s|d[ií]gitos|parte|otra|mitad)(?!\p{L}))\p{L}/iu;

/** Groups that belong together, because only signs or words for signs stand between them. */
export function numbersIn(text: string): Figures[][] {
  const runs: Figures[][] = [];
  for (const match of text.matchAll(FIGURES)) {
    const [from, to] = [match.index, match.index + match[0].length];
    const isMoney = /[$€£]\s?$/.test(text.slice(Math.max(0, from - 2), from));
    const figures = { from, to, digits: digitsOf(match[0]), isMoney };
    const run = runs.at(-1);
    const last = run?.at(-1);
    const between = last ? gapOf(text, last.to, from) : null;
    if (between) run?.push({ ...figures, ...between });
    else runs.push([{ ...figures, gap: '', saysThen: false }]);
  }
  return runs;
}

function gapOf(text: string, from: number, to: number): { gap: string; saysThen: boolean } | null {
  const gap = text.slice(from, to);
  const saysThen = THEN.test(gap);
  const isOne = gap.includes(SEAM_MARK)
    ? gap.length <= SEAM_MAX && SEAM_WORDS.test(gap) && !GOES_ON.test(gap)
    : gap.length <= GAP_MAX && (saysThen || SIGNS.test(gap) || SPOKEN.test(gap));
  return isOne ? { gap, saysThen } : null;
}

function digitsOf(written: string): string {
  const lower = written.toLowerCase();
  return WORDS[lower] ?? lower.replaceAll(/\D/g, (letter) => ALIKE[letter] ?? letter);
}
