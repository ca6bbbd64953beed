import { contentWords, overlap } from './content-words.ts';
import { figuresIn, type Figures } from './figures.ts';
import { isForbidden } from './forbidden.ts';
import type { Passage } from './passage.ts';
import { contradicts } from './polarity.ts';
import { sentencesOf } from './sentences.ts';
import { kindOf } from './states-law.ts';

/** `not-carried`: no passage says so. `advice`: we do not say such things, whoever carries them. */
export type Judged =
  | { readonly isKept: true; readonly text: string; readonly cites: readonly number[]; readonly statesLaw: boolean }
  | { readonly isKept: false; readonly because: 'advice' | 'not-carried' };

/** What the sentence may rest on: the passages, and for what somebody did themselves, their own words. */
export type Ground = { readonly passages: readonly Passage[]; readonly said: string };

const CITATION = /\s*(?:\[\[?(\d[\d\s,;–-]*)\]?\](?:\(#[^)]*\))?)/g;
/** So much of a sentence must be found in what it cites. */
const ENOUGH = 0.5;
/** One that cites nothing, or the wrong thing, has to be nearer. */
const ENOUGH_UNCITED = 0.62;
/** Even a true figure may not be moved to another statement. */
const ENOUGH_BESIDE_FIGURES = 0.34;
const CITES_AT_MOST = 3;

export function judgeSentence(sentence: string, { passages, said }: Ground): Judged {
  const text = sentence.replace(CITATION, '').trim();
  if (isForbidden(withoutMarkup(text))) return { isKept: false, because: 'advice' };
  const claim = { text, figures: figuresIn(text), words: contentWords(text), said };
  const kind = kindOf(withoutMarkup(text), claim.figures);
  if (kind === 'other') return { isKept: true, text, cites: [], statesLaw: false };
  if (kind === 'question') {
    const isKept = covers(passages, claim);
    return isKept ? { isKept, text, cites: [], statesLaw: false } : { isKept, because: 'not-carried' };
  }
  const by = carriers(claim, citedIn(sentence, passages), passages);
  if (!by) return { isKept: false, because: 'not-carried' };
  const cites = by.filter(({ kind: of }) => of === 'law').map(({ number }) => number);
  return { isKept: true, text, cites, statesLaw: true };
}

type Claim = {
  readonly text: string;
  readonly figures: Figures;
  readonly words: ReadonlySet<string>;
  readonly said: string;
};

function citedIn(sentence: string, passages: readonly Passage[]): Passage[] {
  const numbers = [...sentence.matchAll(CITATION)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []).map(Number);
  return [...new Set(numbers)].flatMap((number) => passages.find((passage) => passage.number === number) ?? []);
}

/** The passages that the statement rests on: those it cites, else the one that says the same. */
function carriers(claim: Claim, cited: readonly Passage[], all: readonly Passage[]): Passage[] | null {
  if (cited.length > 0 && carry(cited, claim, ENOUGH)) return cited.slice(0, CITES_AT_MOST);
  const best = all
    .filter((passage) => carry([passage], claim, ENOUGH_UNCITED))
    .toSorted((a, b) => overlap(claim.words, wordsOf(b)) - overlap(claim.words, wordsOf(a)))[0];
  return best ? [best] : null;
}

function carry(passages: readonly Passage[], claim: Claim, enough: number): boolean {
  const { figures, words } = claim;
  // What people commonly do tells nobody how many days there are.
  const isLaw = passages.some(({ kind }) => kind === 'law');
  if (!isLaw && figures.stated.size > 0) return false;
  if (!covers(passages, claim)) return false;
  // "In 2024 it was $16.00." is nothing but figures, and those were compared.
  if (words.size === 0) return enough === ENOUGH && figures.stated.size > 0;
  const shared = overlap(words, new Set(passages.flatMap((passage) => [...wordsOf(passage)])));
  return shared >= enough && agrees(claim, passages);
}

/** A clause that makes a rule out of a date or an amount. */
const RULE =
  /\b(?:may|can|must|will|owes?|until|by|before|deadline|last day|due|entitled|allowed|up to|at most|at least|maximum|minimum|limit|cap|more than|less than|puede[n]?|debe[n]?|hasta|antes|plazo|m[aá]ximo|m[ií]nimo|l[ií]mite)\b/i;

/** Dates and amounts may also be the person's own, told back to them. */
function covers(passages: readonly Passage[], { figures, said, text }: Claim): boolean {
  const known = passages.map((passage) => figuresOf(passage).covered);
  const open = [...figures.stated].filter((figure) => !known.some((covered) => covered.has(figure)));
  if (open.length === 0) return true;
  const own = figuresIn(said).covered;
  const toldBack = text.split(/[,;:](?=\s)/).filter((clause) => !RULE.test(clause));
  const figuresToldBack = new Set(toldBack.flatMap((clause) => [...figuresIn(clause).stated]));
  return open.every((figure) => /^(?:date|money) /.test(figure) && own.has(figure) && figuresToldBack.has(figure));
}

/** The nearest sentence of the passages must not say the opposite, and must be about the same thing. */
function agrees({ words, text }: Claim, passages: readonly Passage[]): boolean {
  const nearest = passages
    .flatMap((passage) => sentencesOf(passage.text))
    .map((sentence) => ({ sentence, shared: overlap(words, contentWords(sentence)) }))
    .toSorted((a, b) => b.shared - a.shared)[0];
  return nearest !== undefined && nearest.shared >= ENOUGH_BESIDE_FIGURES && !contradicts(text, nearest.sentence);
}

const WORDS = new WeakMap<Passage, ReadonlySet<string>>();
const FIGURES = new WeakMap<Passage, Figures>();

/** A passage is compared with every sentence of an answer: it is read once. */
function wordsOf(passage: Passage): ReadonlySet<string> {
  const known = WORDS.get(passage) ?? contentWords(passage.text);
  WORDS.set(passage, known);
  return known;
}

function figuresOf(passage: Passage): Figures {
  const known = FIGURES.get(passage) ?? figuresIn([passage.text, passage.law, ...passage.links].join('\n'));
  FIGURES.set(passage, known);
  return known;
}

function withoutMarkup(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`#]/g, '');
}
