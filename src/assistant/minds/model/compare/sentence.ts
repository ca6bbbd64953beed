import type { Language } from '../../../content/words.ts';
import { openedFor } from '../../../say/opening.ts';
import { isPlainWord, meaningAt, type Idea } from './lexicon.ts';
import { rootOf } from './stem.ts';
import { languageOf, tokensOf, type Token } from './tokens.ts';
import { FORCES } from './words/modals.ts';

/** A word as it stands in a sentence. */
export type Word = Token & {
  readonly at: number;
  readonly ideas: readonly Idea[];
  readonly isPlain: boolean;
  /** How it is compared with a word of the same language that the tables do not know. */
  readonly root: string;
  /** Of which sentence (ended by a full stop or semicolon), and of which piece of it (ended by a comma or a linking word). */
  readonly sentence: number;
  readonly piece: number;
  readonly isInBrackets: boolean;
  /** The first word of a phrase, or a word by itself. */
  readonly isHead: boolean;
  /** Before the items of a list were put together. */
  readonly link: number;
};

export type Sentence = { readonly language: Language; readonly text: string; readonly words: readonly Word[] };

const STOPS = new Set(['.', ';', '!', '?']);
const LINKS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('and but unless because if when while so although though except once where which whether as'.split(' ')),
  es: new Set('y e pero salvo porque si cuando mientras aunque excepto donde cual sino'.split(' ')),
};

/** The words with what they mean. A "Yes." or "No." at the beginning belongs to a question, not to the law. */
export function readSentence(text: string, language: Language = languageOf(text)): Sentence {
  const tokens = tokensOf(openedFor(text, false));
  const texts = tokens.map((token) => token.text);
  const ideas = ideasOf(texts, language);
  let sentence = 0;
  let piece = 0;
  let isInBrackets = false;
  const words = tokens.map((token, at): Word => {
    if (token.kind === 'mark') piece += 1;
    if (token.text === '(' || token.text === ')') isInBrackets = token.text === '(';
    if (token.kind === 'mark' && STOPS.has(token.text)) sentence += 1;
    if (token.kind === 'word' && LINKS[language].has(token.text)) piece += 1;
    return {
      ...token,
      at,
      ideas: ideas[at] ?? [],
      isPlain: token.kind === 'word' && isPlainWord(token.text, language),
      root: `${language}:${rootOf(token.text, language)}`,
      sentence,
      piece,
      isInBrackets,
      isHead: ideas[at - 1] !== ideas[at] || (ideas[at]?.length ?? 0) === 0,
      link: piece,
    };
  });
  return { language, text, words: joined(words, language) };
}

const FORCE_WORDS = new Set(
  Object.values(FORCES)
    .flatMap(({ en, es }) => [...en, ...es])
    .filter((phrase) => !phrase.includes(' ')),
);
const hasAction = (words: readonly Word[]) =>
  words.some(
    ({ ideas, isPlain, text }) => !isPlain && !FORCE_WORDS.has(text) && ideas.some(({ kind }) => kind === 'action'),
  );

/** A piece in which nothing is done is an item of a list: it belongs to the piece before. */
function joined(words: readonly Word[], language: Language): Word[] {
  let piece = -1;
  let last: Word | undefined;
  return [...Map.groupBy(words, (word) => word.piece).values()].flatMap((group) => {
    const [first] = group;
    const isNew =
      !last ||
      first?.sentence !== last.sentence ||
      hasAction(group) ||
      CLAUSES[language].has(group.find(({ kind }) => kind === 'word')?.text ?? '');
    if (isNew) piece += 1;
    last = group.at(-1);
    return group.map((word) => ({ ...word, piece }));
  });
}

/** These begin a piece of their own whatever follows. */
const CLAUSES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('but unless because if when while although though except once'.split(' ')),
  es: new Set('pero salvo porque si cuando mientras aunque excepto sino'.split(' ')),
};

function ideasOf(texts: readonly string[], language: Language): (readonly Idea[])[] {
  const found: (readonly Idea[])[] = texts.map(() => []);
  for (let at = 0; at < texts.length;) {
    const { ideas, length } = meaningAt(texts, at, language);
    for (let step = 0; step < length; step++) found[at + step] = ideas;
    at += ideas.length > 0 ? length : 1;
  }
  return found;
}

/** Everything that a set of words speaks of: ideas by name, and words that no table knows by their root. */
export function topicsOf(words: readonly Word[]): Set<string> {
  return new Set(
    words.flatMap((word) =>
      word.kind === 'word' && !word.isPlain
        ? [...word.ideas.map(({ name }) => name), word.root]
        : word.kind === 'code'
          ? [word.text]
          : [],
    ),
  );
}

export const namesOf = ({ ideas, root }: Word): string[] => [...ideas.map(({ name }) => name), root];

/** How many words speak of one of these topics. */
export const matching = (words: readonly Word[], topics: ReadonlySet<string>): number =>
  words.filter(
    (word) =>
      word.kind !== 'mark' &&
      !word.isPlain &&
      (word.kind === 'word' ? namesOf(word).some((name) => topics.has(name)) : topics.has(word.text)),
  ).length;

/** Where a phrase (words with spaces) stands among the words. */
export function positionsOf(phrase: string, words: readonly Word[]): number[] {
  const [first = '', ...rest] = phrase.split(' ');
  const found: number[] = [];
  // Asked for every phrase of every table: most words are not the first of it, and cost one comparison.
  words.forEach(({ text }, at) => {
    if (text === first && rest.every((word, step) => words[at + 1 + step]?.text === word)) found.push(at);
  });
  return found;
}

export const hasPhrase = (phrases: readonly string[], words: readonly Word[]): boolean =>
  phrases.some((phrase) => positionsOf(phrase, words).length > 0);
