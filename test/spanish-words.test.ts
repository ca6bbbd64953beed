import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What docs/spanish.md leaves to others, and which word stands in its place. */
const NOT_OURS = /\b(?:tribunal(?:es)?|ordenador(?:es)?|vosotr[oa]s|vuestr[oa]s?)\b/giu;

/** What people say, and what is compared with it, is in their own words; the other languages have theirs. */
const OTHERS_WORDS = /^content\/(?:phrases\/|languages\.yaml)|^src\/assistant\/minds\/|\.test\.ts$/;

const foreignIn = (text: string) => text.match(NOT_OURS) ?? [];

test('it would notice', () => {
  expect(foreignIn('Vaya al Tribunal de Familia; los tribunales abren hoy.')).toEqual(['Tribunal', 'tribunales']);
  expect(foreignIn('Vaya a la Corte de Familia.')).toEqual([]);
});

test('a court is "la corte" wherever we speak', () => {
  const files = globSync(['content/**/*.{yaml,md,json}', 'src/**/*.{ts,tsx}']).filter(
    (file) => !OTHERS_WORDS.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => foreignIn(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
