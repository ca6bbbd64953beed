import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asksWhetherSo } from '../wording/question-form.ts';
import { BEGINNING, END, likelihoodOf, parsePairs, type WordPairs } from './word-pairs.ts';

/** What people write around a problem, and what they write of problems. */
export type AroundWords = { readonly before: WordPairs; readonly after: WordPairs; readonly problem: WordPairs };

/** A text without what is said around the problem. */
export type WithoutAround = (text: string) => string;

const FILE = path.resolve(import.meta.dirname, '../../../../content/around.txt');
/** Between the three in the file. */
export const PARTS = '\n\n';

/**
 * How much speaks for words around the problem before they are left out, what a mark between them and the rest adds, and how likely a word is among them that nobody
 * wrote there, as logarithms. Put around 3,000 held-back questions, 81 of 100 of 320 greetings and pleas that somebody else wrote are left out exactly, and 1.3 of 100 bare questions
 * lose a word. Bounds from 1 to 3, and unlikelier words (18), leave out as many within two of a hundred.
 */
const SPEAKS_AT = 2;
const MARK = 2;
const UNSEEN = -16;
const UNSEEN_IN_PROBLEM = -13.5;
/** …and how much more it takes to believe that nothing else is said: of held-back acts behind "ok thanks" 60 of 100 are heard with 6, 58 with 2. */
const ALONE = 6;
/** Something stands before three of ten problems, or behind them, and after a greeting often something else. */
const COMMON = Math.log(0.3);
/** So many words are looked at on each side, and so few are no problem. */
const WORDS_AT_MOST = 25;
const REST_AT_LEAST = 2;

const WORD = /[a-z0-9$]+(?:'[a-z]+)?/g;
const SEPARATES = /[.,!?:;\n]/;

/** As long as the text, so that a place in the one is the same place in the other. */
const flat = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charAt(at).toLowerCase().normalize('NFD').charAt(0))
    .join('')
    .replaceAll('’', "'");

export const wordsTyped = (text: string): string[] => flat(text).match(WORD) ?? [];

/** "Hello, sorry to bother you, … thanks in advance": who writes so says nothing of the problem with it, and a question is half as near to everything with such words. */
export function createWithoutAround({ before, after, problem }: AroundWords): WithoutAround {
  const [ofBefore, ofAfter] = [likelihoodOf(before, UNSEEN), likelihoodOf(after, UNSEEN)];
  const ofProblem = likelihoodOf(problem, UNSEEN_IN_PROBLEM);
  const [first, last] = [beginningOf(ofBefore, ofProblem), endOf(ofAfter, ofProblem)];
  return (text) => {
    const typed = [...flat(text).matchAll(WORD)].map(({ 0: word, index: from }) => ({
      word,
      from,
      to: from + word.length,
    }));
    const isApart = typed.map(({ from }, at) => SEPARATES.test(text.slice(typed[at - 1]?.to ?? from, from)));
    const words = typed.map(({ word }) => word);
    const begun = first(words, isApart);
    const ended = last(words, isApart, begun.at);
    const alone = Math.max(...[ofBefore, ofAfter].map((around) => gainAlone(words, around, ofProblem)));
    const begins = begun.at;
    // "…, is that legal?" is all that is asked of what was told.
    const ends = asksWhetherSo(text.slice(typed[ended.at]?.from ?? text.length)) ? words.length : ended.at;
    if ((begins === 0 && ends === words.length) || alone - ALONE > begun.gain + ended.gain) return text;
    const from = begins === 0 ? 0 : typed[begins]?.from;
    const to = ends === words.length ? text.length : typed[ends - 1]?.to;
    return text.slice(from, to) + (text.slice(to).trimStart().startsWith('?') ? '?' : '');
  };
}

type Likelihood = (word: string, after: string) => number;
type Words = readonly string[];

/** How likely the words up to each are as one thing that is said around a problem after the other. */
function saidAround(words: Words, around: Likelihood): number[] {
  let [within, whole] = [-Infinity, 0];
  return words.map((word, at) => {
    const anew = whole + (at === 0 ? 0 : COMMON) + around(word, BEGINNING);
    within = Math.max(within + around(word, words[at - 1] ?? BEGINNING), anew);
    whole = within + around(END, word);
    return whole;
  });
}

/** How likely the words up to each are as the first words of a problem. */
function saidFirst(words: Words, problem: Likelihood): number[] {
  let sum = 0;
  return words.map((word, at) => (sum += problem(word, words[at - 1] ?? BEGINNING)));
}

/** "Ok thank you so much": how much speaks for all of it as said around a problem that is not there. */
function gainAlone(words: Words, around: Likelihood, problem: Likelihood): number {
  const last = words.at(-1);
  if (last === undefined || words.length > WORDS_AT_MOST) return -Infinity;
  return (saidAround(words, around).at(-1) ?? 0) - (saidFirst(words, problem).at(-1) ?? 0) - problem(END, last);
}

/** Where something is left out, and how much speaks for it. */
type Cut = { readonly at: number; readonly gain: number };
const NO_GAIN = 0;

/** With which of its words the problem begins. */
const beginningOf =
  (around: Likelihood, problem: Likelihood) =>
  (words: Words, isApart: readonly boolean[]): Cut => {
    const looked = words.slice(0, Math.max(0, Math.min(WORDS_AT_MOST, words.length - REST_AT_LEAST)));
    const [asAround, asProblem] = [saidAround(looked, around), saidFirst(looked, problem)];
    let best: Cut = { at: 0, gain: NO_GAIN };
    for (const [at, word] of looked.entries()) {
      const next = words[at + 1] ?? END;
      const begun = problem(next, BEGINNING) - problem(next, word) + (isApart[at + 1] ? MARK : 0);
      const gain = COMMON + (asAround[at] ?? 0) - (asProblem[at] ?? 0) + begun;
      if (gain > Math.max(best.gain, SPEAKS_AT)) best = { at: at + 1, gain };
    }
    return best;
  };

/** Before which of its words the problem ends. */
const endOf =
  (around: Likelihood, problem: Likelihood) =>
  (words: Words, isApart: readonly boolean[], begins: number): Cut => {
    const count = words.length;
    // What follows a word in the same words around it, or begins anew after it.
    let [following, whole] = [around(END, words[count - 1] ?? ''), 0];
    let asProblem = problem(END, words[count - 1] ?? '');
    let best: Cut = { at: count, gain: NO_GAIN };
    for (let at = count - 1; at >= Math.max(begins + REST_AT_LEAST, count - WORDS_AT_MOST); at--) {
      const [word = '', previous = ''] = [words[at], words[at - 1]];
      whole = around(word, BEGINNING) + following;
      following = Math.max(around(word, previous) + following, around(END, previous) + COMMON + whole);
      asProblem += problem(word, previous);
      const gain = COMMON + whole + problem(END, previous) - asProblem + (isApart[at] ? MARK : 0);
      if (gain > Math.max(best.gain, SPEAKS_AT)) best = { at, gain };
    }
    return best;
  };

let ours: WithoutAround | undefined;

/** Read once. */
export function openWithoutAround(): WithoutAround {
  if (ours) return ours;
  const [before, after, problem] = readFileSync(FILE, 'utf8').split(PARTS).map(parsePairs);
  if (!before || !after || !problem) throw new Error(`${FILE} has not all of its parts`);
  return (ours = createWithoutAround({ before, after, problem }));
}
