import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isHeldBack, loadAroundPhrases, type Phrase } from '#assistant/find/phrases/phrases.ts';
import type { Topic } from '#assistant/knowledge/topic.ts';
import { PARTS, wordsTyped } from '#assistant/read/typed/around.ts';
import { bareLetters } from '#assistant/read/typed/spelling.ts';
import { BEGINNING, countPairs, END, writePairs, type WordPairs } from '#assistant/read/typed/word-pairs.ts';
import { LANGUAGES } from '#domain/language.ts';
import { ROOT } from './root.ts';

const SPELLING = path.join(ROOT, 'content/spelling.txt');
const AROUND = path.join(ROOT, 'content/around.txt');
const TOKENIZER = path.join(ROOT, 'training/model/tokenizer.json');

/** These are said around a problem as well as alone: they teach nothing of problems. */
const AROUND_ACTS = new Set(['act:greeting', 'act:thanks', 'act:bye', 'act:distress']);
/** What was together more seldom says little. */
const TOGETHER_AT_LEAST = 3;

type Learned = { readonly phrases: readonly Phrase[]; readonly topics: ReadonlyMap<string, Topic> };

/** How people write: which words there are, and which stand around a problem. None of the few of those is held back: what others write measures them (`eval/typed`). */
function learned(of: Learned): ReadonlyMap<string, string> {
  const phrases = of.phrases.filter(({ text }) => !isHeldBack(text));
  return new Map([
    [SPELLING, spellingOf(phrases, of.topics)],
    [AROUND, aroundOf(phrases)],
  ]);
}

export function learnTyping(of: Learned): void {
  for (const [file, text] of learned(of)) writeFileSync(file, text);
}

export const isTypingFresh = (of: Learned): boolean =>
  [...learned(of)].every(([file, text]) => existsSync(file) && readFileSync(file, 'utf8') === text);

/** Every word with how often it was written; what the sentence model knows by itself is no slip either. */
function spellingOf(phrases: readonly Phrase[], topics: ReadonlyMap<string, Topic>): string {
  const told = [...topics.values()].flatMap(({ statements }) =>
    statements.flatMap((one) => LANGUAGES.map((language) => one[language])),
  );
  const counts = new Map<string, number>();
  for (const text of [...phrases.map((one) => one.text), ...told])
    for (const [word] of text.matchAll(/\p{L}+/gu)) {
      const letters = bareLetters(word);
      if (/^[a-z]+$/.test(letters)) counts.set(letters, (counts.get(letters) ?? 0) + 1);
    }
  const { model } = JSON.parse(readFileSync(TOKENIZER, 'utf8')) as { model: { vocab: Record<string, number> } };
  for (const word of Object.keys(model.vocab)) if (/^[a-z]{4,}$/.test(word) && !counts.has(word)) counts.set(word, 0);
  return `${[...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map((one) => one.join(' '))
    .join('\n')}\n`;
}

function aroundOf(phrases: readonly Phrase[]): string {
  const said = (place: 'before' | 'after', ...acts: readonly string[]) =>
    pairsOf([...loadAroundPhrases(place), ...phrases.filter(({ id }) => acts.includes(id))]);
  const [before, after] = [said('before', 'act:greeting', 'act:thanks'), said('after', 'act:thanks')] as const;
  const problem = pairsOf(phrases.filter(({ id }) => !AROUND_ACTS.has(id)));
  const words = new Set([BEGINNING, END, ...before.words.keys(), ...after.words.keys()]);
  return [before, after, telling(problem, words)].map(writePairs).join(PARTS);
}

const pairsOf = (phrases: readonly Phrase[]): WordPairs => countPairs(phrases.map(({ text }) => wordsTyped(text)));

/** Only what is compared with words that stand around problems too. */
function telling({ words, pairs }: WordPairs, around: ReadonlySet<string>): WordPairs {
  const kept = [...pairs].map(([word, following]) => {
    const often = [...following].filter(
      ([next, count]) => count >= TOGETHER_AT_LEAST && (around.has(word) || around.has(next)),
    );
    return [word, new Map(often)] as const;
  });
  const isUsed = new Set(kept.flatMap(([word, following]) => (following.size > 0 ? [word, ...following.keys()] : [])));
  return {
    words: new Map([...words].filter(([word, count]) => isUsed.has(word) || count >= TOGETHER_AT_LEAST)),
    pairs: new Map(kept),
  };
}
