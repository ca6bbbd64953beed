import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { parseYaml } from '../content/parse-yaml.ts';

const Words = z
  .string()
  .default('')
  .transform((words) => new Set(words.split(' ').filter(Boolean)));

/** A language that we do not speak, and the sentence that says so in it. */
const OtherLanguage = z.strictObject({
  id: z.string(),
  script: z.enum(['Han', 'Cyrillic', 'Bengali', 'Hangul', 'Hebrew', 'Arabic']).optional(),
  letters: z.string().default(''),
  words: Words,
  certain: Words,
  say: z.string(),
});
export type OtherLanguage = z.infer<typeof OtherLanguage>;

const FILE = path.resolve(import.meta.dirname, '../../../content/languages.yaml');
/** A name in another writing is no message in it. */
const MOST = 0.5;
/** So many of its small words, one of them certain, and a third of all words. */
const WORDS_AT_LEAST = 3;
const SHARE_AT_LEAST = 1 / 3;

let known: readonly OtherLanguage[] | undefined;

export function otherLanguages(): readonly OtherLanguage[] {
  known ??= z.array(OtherLanguage).parse(parseYaml(readFileSync(FILE, 'utf8')));
  return known;
}

/** By the writing, else by small words; null for English, Spanish and what cannot be told. */
export function otherLanguageOf(message: string): OtherLanguage | null {
  const letters = message.match(/\p{L}/gu) ?? [];
  const words =
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']+/gu) ?? [];
  const isWritten = ({ script }: OtherLanguage) =>
    script !== undefined && letters.filter((letter) => inScript(script, letter)).length > letters.length * MOST;
  const isSpoken = ({ words: own, certain }: OtherLanguage) => {
    const said = words.filter((word) => own.has(word)).length;
    const isSure = words.some((word) => certain.has(word));
    return isSure && said >= WORDS_AT_LEAST && said >= words.length * SHARE_AT_LEAST;
  };
  const hasOwnLetters = ({ letters: own }: OtherLanguage) =>
    own === '' || letters.some((letter) => own.includes(letter));
  return otherLanguages().find((one) => (one.script ? isWritten(one) && hasOwnLetters(one) : isSpoken(one))) ?? null;
}

const SCRIPTS = {
  Han: /\p{Script=Han}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Bengali: /\p{Script=Bengali}/u,
  Hangul: /\p{Script=Hangul}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
} as const;

const inScript = (script: keyof typeof SCRIPTS, letter: string) => SCRIPTS[script].test(letter);
