import type { Language } from '../../../content/words.ts';
import { rootOf } from './stem.ts';
import { tokensOf } from './tokens.ts';
import { ACTIONS } from './words/actions.ts';
import { MORE_THINGS } from './words/more-things.ts';
import { PLAIN_EN, PLAIN_ES } from './words/plain-words.ts';
import { ROLES } from './words/roles.ts';
import { THINGS } from './words/things.ts';

export type IdeaKind = 'role' | 'action' | 'thing';
/** What a word means, whichever language it is in. `isContrary`: "void" is the contrary of "valid". */
export type Idea = { readonly name: string; readonly kind: IdeaKind; readonly isContrary: boolean };

type Entry = { readonly idea: Idea; readonly words: readonly Pattern[] };
/** A word of a table, or its beginning ("repair*"), with its root made once. */
type Pattern = { readonly text: string; readonly root: string };
type Dictionary = ReadonlyMap<string, readonly Entry[]>;

const KEY_LETTERS = 2;
const keyOf = (word: string) => word.slice(0, KEY_LETTERS);

function entriesIn(table: string, kind: IdeaKind, language: Language): Entry[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', en = '', es = ''] = line.split('|').map((cell) => cell.trim());
      const idea = { name: name.replace(/^-/, ''), kind, isContrary: name.startsWith('-') };
      return (language === 'en' ? en : es).split(',').map((phrase) => ({
        idea,
        words: phrase
          .trim()
          .split(/\s+/)
          .flatMap((word) => (word.endsWith('*') ? [word] : tokensOf(word).map(({ text }) => text)))
          .map((text) => ({ text, root: rootOf(text, language) })),
      }));
    })
    .filter(({ words }) => words.length > 0);
}

function dictionaryOf(language: Language): Dictionary {
  const all = [
    ...entriesIn(ROLES, 'role', language),
    ...entriesIn(ACTIONS, 'action', language),
    ...entriesIn(THINGS, 'thing', language),
    ...entriesIn(MORE_THINGS, 'thing', language),
  ];
  return Map.groupBy(all, ({ words }) => keyOf(words[0]?.text ?? ''));
}

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en: dictionaryOf('en'), es: dictionaryOf('es') };
const plainSet = (words: string) => new Set(words.trim().split(/\s+/));
const PLAIN: Readonly<Record<Language, ReadonlySet<string>>> = { en: plainSet(PLAIN_EN), es: plainSet(PLAIN_ES) };

/** A word that claims nothing by itself. */
export const isPlainWord = (word: string, language: Language): boolean => PLAIN[language].has(word);

/** A short beginning would take "para" for "parar". */
const BEGINNING_OF_PLAIN = 5;

function fitsWord({ text, root }: Pattern, word: string, language: Language, isRole = false): boolean {
  if (text === word || (isRole && `${text}s` === word)) return true;
  if (text.endsWith('*')) {
    return (text.length > BEGINNING_OF_PLAIN || !isPlainWord(word, language)) && word.startsWith(text.slice(0, -1));
  }
  // A root begins as its word does: nearly every word of a table is set aside without making another.
  return !isRole && text.length > 2 && keyOf(text) === keyOf(word) && root === rootOf(word, language);
}

export type Meaning = { readonly ideas: readonly Idea[]; readonly length: number };

/** May stand inside a phrase: "take it off". */
const INSIDE = new Set('it you them him her us your the their his that this'.split(' '));

/** How many words a phrase takes up here, or 0. */
function lengthOf({ words: pattern, idea }: Entry, words: readonly string[], at: number, language: Language): number {
  let next = at;
  for (const [step, word] of pattern.entries()) {
    if (step > 0 && language === 'en')
      while (INSIDE.has(words[next] ?? '') && !fitsWord(word, words[next] ?? '', language) && next < at + 4) next += 1;
    if (!fitsWord(word, words[next] ?? '', language, idea.kind === 'role')) return 0;
    next += 1;
  }
  return next - at;
}

/** What the words from here on mean: the longest phrase that the tables know, with all its ideas. */
export function meaningAt(words: readonly string[], at: number, language: Language): Meaning {
  const entries = DICTIONARIES[language].get(keyOf(words[at] ?? '')) ?? [];
  const fitting = entries
    .map((entry) => ({ entry, length: lengthOf(entry, words, at, language) }))
    .filter(({ length }) => length > 0);
  const length = Math.max(1, ...fitting.map((one) => one.length));
  return { ideas: fitting.filter((one) => one.length === length).map(({ entry }) => entry.idea), length };
}
