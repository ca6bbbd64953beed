import { boundOf } from '../claims/bounds.ts';
import { numberFrom } from './number-words.ts';
import type { Bound } from '../words/bounds.ts';
import type { Sentence, Word } from '../sentence.ts';
import { AFTER_UNIT, BETWEEN, FIGURE_PHRASES, MEASURES, MONTHS, NUMBER_WORDS } from '../words/numbers.ts';

/** A number with what it counts, made equal: two weeks and 14 days are 336 hours. */
export type Figure = {
  readonly value: number;
  /** Empty for a bare number, such as an age. */
  readonly unit: string;
  /** As it stands there, before units are made equal. */
  readonly number: number;
  readonly bound: Bound;
  readonly at: number;
  readonly end: number;
};

type Found = Omit<Figure, 'bound'>;

const YEARS = { first: 1900, last: 2100 };
const CENT = 0.01;

/** Every number of a sentence except those of dates. */
export function figuresIn(sentence: Sentence): Figure[] {
  const phrases = phraseFigures(sentence);
  const taken = new Set(phrases.flatMap(({ at, end }) => range(at, end)));
  const numbers = sentence.words.flatMap((word) => (taken.has(word.at) ? [] : numberAt(sentence, word)));
  return [...phrases, ...withUnitsOfNeighbours(numbers, sentence)]
    .toSorted((a, b) => a.at - b.at)
    .map((figure) => ({ ...figure, bound: boundOf(sentence, figure.at, figure.end) }));
}

/** "A year" is 1 year where a bound stands before it. */
const ARTICLE = new Set(['a', 'an']);
const BOUNDED = new Set(['than', 'least', 'most', 'within', 'to', 'de', 'del', 'menos', 'mas', 'under', 'over']);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

function phraseFigures({ words, language }: Sentence): Found[] {
  const found: Found[] = [];
  for (const [phrase, number, unit] of FIGURE_PHRASES[language]) {
    const parts = phrase.split(' ');
    for (const { at } of words) {
      const isHere = parts.every((part, step) => words[at + step]?.text === part);
      const end = at + parts.length - 1;
      if (isHere && !found.some((other) => other.at <= end && at <= other.end)) {
        found.push({ ...inBaseUnits(number, unit), number, at, end });
      }
    }
  }
  return found;
}

function inBaseUnits(number: number, unit: string): Pick<Found, 'value' | 'unit'> {
  return unit === 'days' ? { value: number * 24, unit: 'hours' } : { value: number, unit };
}

function numberAt(sentence: Sentence, word: Word): Found[] {
  const { words, language } = sentence;
  const isArticle =
    language === 'en' &&
    ARTICLE.has(word.text) &&
    BOUNDED.has(words[word.at - 1]?.text ?? '') &&
    (words[word.at + 1]?.text ?? '') in MEASURES.en;
  const found = isArticle ? { number: 1, end: word.at, isWord: true } : numberFrom(sentence, word.at);
  if (found === null || isInsideNumber(sentence, word.at) || isOfDate(sentence, word, found.number)) return [];
  const { number, isWord } = found;
  if (word.text.startsWith('$')) return [{ value: number, unit: 'money', number, at: word.at, end: found.end }];
  if (word.text.endsWith('%')) return [{ value: number, unit: 'percent', number, at: word.at, end: found.end }];
  if (words[found.end + 1]?.text === 'por' && words[found.end + 2]?.text === 'ciento')
    return [{ value: number, unit: 'percent', number, at: word.at, end: found.end + 2 }];
  const { unit, times, end } = unitAfter(sentence, found.end);
  // "One" and "un" count only where a unit follows: elsewhere they stand for somebody or something.
  if (isWord && number === 1 && unit === '') return [];
  return [{ value: number * times, unit, number, at: word.at, end }];
}

/** Whether an earlier word began this number. */
function isInsideNumber(sentence: Sentence, at: number): boolean {
  for (let back = Math.max(0, at - 4); back < at; back++) {
    const found = numberFrom(sentence, back);
    if (found && found.end >= at && !isInsideNumber(sentence, back)) return true;
  }
  return false;
}

function isOfDate({ words, language }: Sentence, word: Word, number: number): boolean {
  if (word.kind !== 'figure' || /[$%]/.test(word.text)) return false;
  const near = [-2, -1, 1].map((step) => words[word.at + step]?.text ?? '');
  const [, before = '', after = ''] = near;
  const months = MONTHS[language];
  const isDay =
    language === 'en' ? months.includes(before) : after === 'de' && months.includes(words[word.at + 2]?.text ?? '');
  const isYear = number >= YEARS.first && number <= YEARS.last && !(after in MEASURES[language]);
  return isDay || isYear;
}

type UnitFound = { readonly unit: string; readonly times: number; readonly end: number };

/** The unit may come after a word ("3 business days") or after the other end of a span ("1 to 2 weeks"). */
function unitAfter({ words, language }: Sentence, at: number): UnitFound {
  let kind = '';
  for (let next = at + 1; next <= at + 4; next++) {
    const text = words[next]?.text ?? '';
    const measure = MEASURES[language][text];
    if (measure) {
      const said = AFTER_UNIT[words[next + 1]?.text ?? ''];
      const kindOfDay = said ?? kind;
      return {
        unit: kindOfDay ? `${kindOfDay} ${measure.unit}` : measure.unit,
        times: measure.times,
        end: said ? next + 1 : next,
      };
    }
    const between = BETWEEN[language][text];
    const isSpan =
      ['to', 'or', 'and', 'a', 'o', 'y', '-'].includes(text) ||
      words[next]?.kind === 'figure' ||
      text in NUMBER_WORDS[language];
    if (between === undefined && !isSpan) break;
    kind ||= between ?? '';
  }
  return { unit: '', times: 1, end: at };
}

/** "20 days … and 30 if …": the 30 are days too. */
function withUnitsOfNeighbours(numbers: readonly Found[], { words }: Sentence): Found[] {
  let last: Found | undefined;
  return numbers.map((figure) => {
    const isFigureAlone = figure.unit === '';
    const sameSentence = last && words[last.at]?.sentence === words[figure.at]?.sentence;
    const borrowed =
      isFigureAlone && last && sameSentence && ['hours', 'months'].includes(last.unit)
        ? { ...figure, value: figure.number * (last.value / (last.number || 1)), unit: last.unit }
        : figure;
    if (figure.unit !== '') last = figure;
    return borrowed;
  });
}

/** The same amount of the same thing; a bare number meets any unit. */
export function isSameFigure(a: Figure, b: Figure): boolean {
  const isBare = a.unit === '' || b.unit === '';
  return (a.unit === b.unit && Math.abs(a.value - b.value) < CENT) || (isBare && Math.abs(a.number - b.number) < CENT);
}
