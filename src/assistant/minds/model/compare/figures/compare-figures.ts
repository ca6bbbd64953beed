import type { Check, Pair, Told } from '../check.ts';
import { figuresIn, isSameFigure, type Figure } from './figures.ts';
import { hasPhrase, namesOf, type Sentence, type Word } from '../sentence.ts';
import { WHICHEVER, type Bound } from '../words/bounds.ts';
import { HIGHER, LOWER } from '../words/arithmetic.ts';

/** "One witness" is not two. */
function oneOfMany(ours: readonly Figure[], statement: Sentence, rewording: Sentence): string | null {
  const counted = ours
    .filter(({ unit, number }) => unit === '' && number > 1)
    .flatMap(({ end }) =>
      statement.words
        .slice(end + 1, end + 3)
        .filter((word) => !word.isPlain && word.kind === 'word')
        .slice(0, 1)
        .flatMap(namesOf),
    );
  const one = rewording.words.find(
    (word) =>
      /^(?:one|single|un|una|uno)$/.test(word.text) &&
      rewording.words
        .slice(word.at + 1, word.at + 3)
        .some((next) => !next.isPlain && namesOf(next).some((name) => counted.includes(name))),
  );
  return one ? 'one of many' : null;
}

/** Every figure is the statement's own, with its bound and beside the same things, or one that follows from what was told. */
export const compareFigures: Check = ({ statement, rewording, told }) => {
  const ours = figuresIn(statement);
  const theirs = figuresIn(rewording);
  for (const figure of theirs) {
    if (isTold(figure, told) || isComputed(figure, ours, told)) continue;
    const same = ours.filter((one) => isSameFigure(one, figure));
    if (same.length === 0 && COUNTED.has(rewording.words[figure.end + 1]?.text ?? '')) continue;
    if (same.length === 0) return `figure ${figure.number}`;
    if (!same.some((one) => isBesideTheSame({ one, figure, ours, theirs }, statement, rewording)))
      return `figure moved ${figure.number}`;
    const isLimit = same.some((one) =>
      withBoundOfNeighbours(one, ours, statement).some((limit) =>
        boundsAgree(limit, figure, isForbidden(statement, one) !== isForbidden(rewording, figure)),
      ),
    );
    if (!isLimit && !theirs.some((one) => isTold(one, told))) return `bound ${figure.number}`;
  }
  return (
    oneOfMany(ours, statement, rewording) ??
    whichever({ statement, rewording, told }, ours, theirs) ??
    arithmetic(theirs, rewording, told)
  );
};

/** "You need two things" counts what is said, and is no figure of the law. */
const COUNTED = new Set([
  'things',
  'cosas',
  'reasons',
  'ways',
  'formas',
  'opciones',
  'choices',
  'options',
  'maneras',
  'steps',
  'parts',
  'kinds',
]);

const isTold = ({ number, value, unit }: Figure, { amount, years }: Told): boolean =>
  (amount !== undefined && number === amount && (unit === 'money' || unit === '')) ||
  (years !== undefined && (number === years || (unit === 'months' && value === years * 12)));

/** A share of what was told, or what is left of it. */
function isComputed({ value, unit }: Figure, ours: readonly Figure[], { amount }: Told): boolean {
  if (amount === undefined || (unit !== 'money' && unit !== '')) return false;
  const results = ours.flatMap((one) => {
    if (one.unit === 'percent') return [(amount * one.value) / 100];
    if (one.unit === 'times') return [amount * one.value];
    return one.unit === 'money' ? [Math.abs(amount - one.value)] : [];
  });
  return results.some((result) => Math.abs(result - value) < 1);
}

/** "$2,000 is the most for one person, $3,000 for a couple": the bound is for both. */
function withBoundOfNeighbours(one: Figure, ours: readonly Figure[], { words }: Sentence): Figure[] {
  const previous = ours.find(
    (other) => other.at < one.at && other.unit === one.unit && words[other.at]?.sentence === words[one.at]?.sentence,
  );
  return one.bound === '' && previous && previous.bound !== '' ? [one, { ...one, bound: previous.bound }] : [one];
}

const FORBIDDEN = [
  'not allowed',
  'not be',
  'may not',
  'can not',
  'no esta permitido',
  'no puede',
  'no pueden',
  'no se permite',
];

/** "More than $20 is not allowed" allows at most $20. */
function isForbidden({ words }: Sentence, { at }: Figure): boolean {
  const { sentence } = words[at] ?? { sentence: -1 };
  return hasPhrase(
    FORBIDDEN,
    words.filter((word) => word.sentence === sentence),
  );
}

const TURNED: Readonly<Record<Bound, Bound>> = { '>': '<=', '>=': '<', '<': '>=', '<=': '>', '': '', '~': '~' };
const TIME = new Set(['hours', 'months', 'minutes', 'business hours', 'school hours']);

function boundsAgree(ours: Figure, theirs: Figure, forbidden: boolean): boolean {
  const allowed: Bound[] = forbidden ? [ours.bound, TURNED[ours.bound]] : [ours.bound];
  if (allowed.includes(theirs.bound)) return true;
  const loose = new Set(['', '<=', '~']);
  if (TIME.has(ours.unit) && ours.bound !== '~')
    return loose.has(ours.bound)
      ? loose.has(theirs.bound) && theirs.bound !== '~'
      : ours.bound === '>=' && theirs.bound === '';
  return false;
}

type Placed = {
  readonly one: Figure;
  readonly figure: Figure;
  readonly ours: readonly Figure[];
  readonly theirs: readonly Figure[];
};

/** Among figures of one kind each has its own surroundings: a fee of one court is not that of another. */
function isBesideTheSame({ one, figure, ours, theirs }: Placed, statement: Sentence, rewording: Sentence): boolean {
  if (one.unit === '') return true;
  const rivals = ours.filter((rival) => rival.unit === one.unit && !isSameFigure(rival, one));
  const piece = rewording.words[figure.at]?.piece ?? 0;
  const around = surroundings(figure, theirs, rewording).filter(
    (word, _, all) =>
      word.piece === piece ||
      (Math.abs(word.piece - piece) <= 1 &&
        all.filter((one) => one.piece === piece && one.kind === 'word' && !one.isPlain).length < 2),
  );
  const mine = labelsOf(surroundings(one, ours, statement), one);
  return rivals.every((rival) => {
    const its = labelsOf(surroundings(rival, ours, statement), rival);
    // Only what tells the two apart counts.
    const closer = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
      around.filter(
        (word) =>
          labelsOfWord(word, figure).some((label) => a.has(label)) &&
          !labelsOfWord(word, figure).some((label) => b.has(label)),
      ).length;
    const [toIts, toMine] = [closer(its, mine), closer(mine, its)];
    // In doubt, only figures that come in the same order are the same.
    return toIts < toMine || (toIts === toMine && inOrder(ours, theirs));
  });
}

function inOrder(ours: readonly Figure[], theirs: readonly Figure[]): boolean {
  const places = theirs
    .map((figure) => ours.findIndex((one) => isSameFigure(one, figure)))
    .filter((place) => place >= 0);
  return places.every((place, at) => place >= (places[at - 1] ?? 0)) && (places.length > 1 || places[0] === 0);
}

const BREAKS = new Set([',', ';', '.', ':', '(', ')', 'and', 'or', 'y', 'o', 'e', 'u', 'but', 'pero']);

/** The words from the break before a figure to the break before the next figure of its kind, in its sentence and its brackets. */
function surroundings(figure: Figure, all: readonly Figure[], { words }: Sentence): readonly Word[] {
  const kin = all.filter(({ unit }) => unit === figure.unit);
  const next = kin.find(({ at }) => at > figure.end + SPAN);
  const previous = kin.findLast(({ end }) => end < figure.at - SPAN);
  const from = previous ? lastBreak(words, previous.end + 1, figure.at) : 0;
  const to = next ? lastBreak(words, figure.end + 1, next.at) : words.length;
  const own = words[figure.at];
  const alone =
    own?.isInBrackets &&
    !words.some(
      (word) => word.isInBrackets && word.kind === 'word' && !word.isPlain && Math.abs(word.at - figure.at) < 6,
    );
  if (alone) return words.slice(lastBreakBefore(words, figure.at - 1), figure.end + 1);
  return words
    .slice(from, to)
    .filter((word) => word.sentence === own?.sentence && word.isInBrackets === own?.isInBrackets);
}

/** A figure alone in brackets belongs to what stands before them. */
function lastBreakBefore(words: Sentence['words'], at: number): number {
  for (let back = at - 1; back > 0; back--) if (/^[,;.:)]$/.test(words[back]?.text ?? '')) return back;
  return 0;
}

/** "$1,000 to $10,000" stand beside the same things. */
const SPAN = 2;

/** Names of ideas and words, and bare numbers such as that of a chapter. */
function labelsOfWord(word: Word, figure: Figure): string[] {
  if (word.at >= figure.at && word.at <= figure.end) return [];
  if (word.kind === 'word') return word.isPlain ? [] : namesOf(word);
  return word.kind === 'mark' || /[$%]/.test(word.text) ? [] : [`#${word.text}`];
}

const labelsOf = (words: readonly Word[], figure: Figure) =>
  new Set(words.flatMap((word) => labelsOfWord(word, figure)));

function lastBreak(words: Sentence['words'], from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) if (BREAKS.has(words[at]?.text ?? '')) return at;
  return to;
}

/** The smaller or the larger of two: it is said the same way, and is not left out where both are named or one was worked out. */
function whichever(
  { statement, rewording, told }: Omit<Pair, 'about'>,
  ours: readonly Figure[],
  theirs: readonly Figure[],
): string | null {
  const has = (which: 'less' | 'more', { words, language }: Sentence) => hasPhrase(WHICHEVER[which][language], words);
  const isWorkedOut = theirs.some((figure) => !isTold(figure, told) && isComputed(figure, ours, told));
  const isOne =
    theirs.filter((figure) => ours.some((one) => isSameFigure(one, figure))).length < 2 &&
    theirs.some((figure) => isTold(figure, told));
  for (const which of ['less', 'more'] as const) {
    if (has(which, rewording) && !has(which, statement)) return `whichever is ${which}`;
    if (has(which, statement) && !has(which, rewording) && theirs.length > 0 && (isWorkedOut || !isOne))
      return `whichever is ${which} left out`;
  }
  return null;
}

/** "$38,000 is under $50,000" has to be so. */
function arithmetic(theirs: readonly Figure[], { words, language }: Sentence, told: Told): string | null {
  const mine = theirs.find((figure) => isTold(figure, told));
  const limit = theirs.find((figure) => figure !== mine && figure.unit === mine?.unit);
  if (!mine || !limit) return null;
  const between = words.slice(Math.min(mine.end, limit.end) + 1, Math.max(mine.at, limit.at) + 2);
  const isLower = hasPhrase(LOWER[language], between);
  const isHigher = hasPhrase(HIGHER[language], between);
  if (isLower === isHigher) return null;
  const [first, second] = mine.at < limit.at ? [mine, limit] : [limit, mine];
  const holds = isLower ? first.value <= second.value : first.value >= second.value;
  return holds ? null : `arithmetic ${first.number} and ${second.number}`;
}
