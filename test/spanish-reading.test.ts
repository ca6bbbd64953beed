import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesIn, nodesIn, parsed } from '../scripts/words-plugin.ts';

/** From 0, hard, to 100, easy: Fernández Huerta's measure for Spanish, by syllables in a word and words in a sentence. */
function ease(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? [];
  const sentences = text.split(/[.!?:;]+(?:\s|$)/).filter((sentence) => /\p{L}/u.test(sentence)).length || 1;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.84 - 60 * (syllables / words.length) - 1.02 * (words.length / sentences);
}

/** Groups of vowels; a stressed í or ú beside another vowel is a syllable of its own. */
const syllablesIn = (word: string) =>
  Math.max(1, word.toLowerCase().match(/[aeoáéó]?[iuü]?[aeoáéó][iuüy]?|[íú]|[iuü]+|y$/g)?.length ?? 1);

/** Less says too little to be measured. */
const ENOUGH_WORDS = 12;
/** "Bastante fácil" begins at 70, "normal" at 60. */
const EASY = 70;
const HARD = 45;

const texts = globSync('src/{web,server}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    if (!/\bes: /.test(source)) return [];
    const objects = nodesIn(parsed(source, file)).filter(({ type }) => type === 'ObjectExpression');
    return [...new Set(objects.flatMap((one) => messagesIn(one)).map(({ values }) => values.es))]
      .filter(({ type }) => type === 'Literal')
      .map((node) => String(node['value']));
  })
  .filter((text) => text.split(/\s+/).length >= ENOUGH_WORDS);

test('it tells easy from hard', () => {
  expect(ease('El dueño debe devolver el depósito. Tiene 14 días.')).toBeGreaterThan(EASY);
  expect(ease('La responsabilidad extracontractual presupone necesariamente imputabilidad subjetiva.')).toBeLessThan(0);
});

test('what people read in Spanish is plain', () => {
  expect(texts.length).toBeGreaterThan(60);
  const average = texts.reduce((sum, text) => sum + ease(text), 0) / texts.length;
  expect(average).toBeGreaterThan(EASY);
  expect(texts.filter((text) => ease(text) < HARD)).toEqual([]);
});
