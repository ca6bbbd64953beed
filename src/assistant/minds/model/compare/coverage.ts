import type { Check } from './check.ts';
import { HARMLESS, IMPLIED, STRICT } from './words/implied.ts';
import { lookedAtElsewhere } from './looked-at-elsewhere.ts';
import { namesOf, type Word } from './sentence.ts';
import { FIGURE_PHRASES, MONTHS, NUMBER_WORDS } from './words/numbers.ts';

/** A word that no table knows may be a turn of phrase; two of them are something new. */
const STRANGE_AT_MOST = 1;
/** Words of the two languages that begin alike are mostly the same. */
const COGNATE = 5;
/** So many words that hardly claim anything may come in. */
const HARMLESS_AT_MOST = 2;

/** Nothing is added: what the rewording speaks of, the statement speaks of. */
export const compareCoverage: Check = ({ statement, rewording, about }) => {
  const words = [...statement.words, ...about.flatMap((one) => one.words)];
  const hasMoney = statement.words.some(({ text }) => text.startsWith('$') || text.endsWith('%'));
  const known = withImplied(
    new Set(
      words.flatMap((word) =>
        word.kind === 'word'
          ? [...namesOf(word), ...(word.isPlain ? [] : [word.text, `~${word.text.slice(0, COGNATE)}`])]
          : [word.text],
      ),
    ),
    hasMoney,
  );
  const exempt = lookedAtElsewhere(rewording);
  const content = rewording.words.filter(
    (word) => ((word.kind === 'word' && !word.isPlain) || word.kind === 'code') && !exempt.has(word.at),
  );
  const missing = content.filter((word) => !isKnown(word, known) && !OF_FIGURES.has(word.text));
  const [harmless, others] = parted(
    missing,
    (word) =>
      word.kind === 'word' &&
      word.ideas.length > 0 &&
      word.ideas.some(({ name }) => HARMLESS.has(name)) &&
      !word.ideas.some(({ name, kind }) => kind === 'role' || STRICT.has(name)),
  );
  const [foreign, strange] = parted(others, (word) => word.ideas.length > 0 || word.kind === 'code');
  if (foreign.length > 0) return `added ${foreign.map(({ text }) => text).join(' ')}`;
  if (strange.length > STRANGE_AT_MOST) return `unknown ${strange.map(({ text }) => text).join(' ')}`;
  if (harmless.length + strange.length > HARMLESS_AT_MOST)
    return `much added ${missing.map(({ text }) => text).join(' ')}`;
  return lonely(strange, rewording.words, known);
};

/** Where a word has a strict idea (a role, a crime, a penalty), a looser idea of it is not enough. */
function isKnown(word: Word, known: ReadonlySet<string>): boolean {
  if (word.kind === 'code') return known.has(word.text);
  if (known.has(word.root) || known.has(word.text)) return true;
  if (word.ideas.length === 0 && word.text.length >= COGNATE && known.has(`~${word.text.slice(0, COGNATE)}`))
    return true;
  const strict = word.ideas.filter(({ name, kind }) => kind === 'role' || STRICT.has(name));
  return (strict.length > 0 ? strict : word.ideas).some(({ name }) => known.has(name));
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

/** An unknown word among known ones is a turn of phrase; in a piece of its own it is an addition. */
function lonely(strange: readonly Word[], words: readonly Word[], known: ReadonlySet<string>): string | null {
  const found = strange.find(
    ({ link }) =>
      !words.some(
        (word) =>
          word.link === link && !word.isPlain && word.kind === 'word' && word.ideas.length > 0 && isKnown(word, known),
      ),
  );
  return found ? `lonely ${found.text}` : null;
}

/** Numbers, months and places: other checks look at them. */
const OF_FIGURES: ReadonlySet<string> = new Set([
  ...Object.keys(NUMBER_WORDS.en),
  ...Object.keys(NUMBER_WORDS.es),
  ...MONTHS.en,
  ...MONTHS.es,
  ...FIGURE_PHRASES.en.flatMap(([phrase]) => phrase.split(' ')),
  ...FIGURE_PHRASES.es.flatMap(([phrase]) => phrase.split(' ')),
  ...'percent dollar dollars dolares dolar city ciudad statewide elsewhere united states'.split(' '),
]);

function withImplied(topics: ReadonlySet<string>, hasMoney: boolean): ReadonlySet<string> {
  const implied = IMPLIED.flatMap(([signs, ideas]) => (signs.some((sign) => topics.has(sign)) ? ideas : []));
  return new Set([
    ...topics,
    ...implied,
    ...(hasMoney ? ['pay', 'owe', 'money', 'charge-fee', 'fee', 'amount', 'limit', 'minimum', 'debt', 'due'] : []),
  ]);
}
