import { expect, test } from 'vitest';
import { plain } from '../read/sentences.ts';
import { openGlossary } from './glossary.ts';

const { terms, find, within } = openGlossary();
const WORDS_AT_MOST = 34;

test('no form names two things, and every meaning is short', () => {
  const forms = terms.flatMap(({ words }) => [...new Set([...words.en, ...words.es].map(plain))]);
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  for (const { en, es } of terms) {
    for (const meaning of [en, es]) expect(meaning.split(/\s+/).length, meaning).toBeLessThanOrEqual(WORDS_AT_MOST);
  }
});

test('a word is found in either language, with or without accents, and in the plural', () => {
  expect(find('Stipulation')?.words.en[0]).toBe('stipulation');
  expect(find('citacion')?.words.en[0]).toBe('summons');
  expect(find('liens')?.words.en[0]).toBe('lien');
  expect(find('my landlord')).toBeNull();
});

test('the words of the law in a text stand in its order, and only whole words count', () => {
  const said = 'A default judgment can be followed by a levy, and believers answer no case.';
  expect(within(said, 'en').map(({ words }) => words.en[0])).toEqual([
    'default judgment',
    'judgment',
    'levy',
    'answer',
  ]);
  expect(within('Un gravamen sobre la casa', 'es').map(({ words }) => words.en[0])).toEqual(['lien']);
});

test('a word of every day is one of the law only beside others of it', () => {
  const first = (said: string) => within(said, 'en').map(({ words }) => words.en[0]);
  expect(first('311 takes complaints about the heat.')).toEqual([]);
  expect(first('A summons comes with a complaint.')).toEqual(['summons', 'complaint']);
});
