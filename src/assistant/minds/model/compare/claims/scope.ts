import type { Check } from '../check.ts';
import { hasPhrase, type Sentence } from '../sentence.ts';
import { NEGATORS } from '../words/modals.ts';
import { SCOPE } from '../words/scope.ts';

type Kind = keyof typeof SCOPE;
const has = (kind: Kind, { words, language }: Sentence) => hasPhrase(SCOPE[kind][language], words);
const denies = ({ words, language }: Sentence) => hasPhrase(NEGATORS[language], words);

const ANSWERED_NO =
  /^\s*(?:(?:mostly |usually |almost always )?no|casi siempre no|no siempre|normalmente no|en general no)\b[.,:]/i;

/** All stays all, part stays part, and "only" is not made up; what has ended has ended. */
export const compareScope: Check = ({ statement, rewording }) => {
  const ours = (kind: Kind) => has(kind, statement);
  const theirs = (kind: Kind) => has(kind, rewording);
  const isNo = ANSWERED_NO.test(statement.text);
  if (
    hasPhrase(INCLUDED[rewording.language], rewording.words) &&
    !hasPhrase(INCLUDED[statement.language], statement.words) &&
    ours('except')
  )
    return 'included';
  if (theirs('only') && !ours('only') && !ours('except') && !isNo && !theirs('notOnly')) return 'only';
  if (theirs('only') && !theirs('notOnly') && hasPhrase(SCOPE.notOnly[statement.language].slice(0, 2), statement.words))
    return 'only for not only';
  if (ours('only') && hasPhrase(SCOPE.notOnly[rewording.language].slice(0, 2), rewording.words) && !ours('notOnly'))
    return 'not only for only';
  if (theirs('never') && !ours('never') && (ours('except') || (!ours('all') && !denies(statement)))) return 'never';
  if (theirs('part') && !theirs('all') && !ours('part') && !ours('most') && ours('all')) return 'part for all';
  if (theirs('part') && !ours('part') && !ours('most')) return 'part';
  if (saysMost(rewording) && !saysMost(statement)) return 'most';
  return everything(statement, rewording) ?? goingOn(statement, rewording);
};

const saysMost = ({ words }: Sentence) =>
  hasPhrase(
    [
      'usually',
      'normally',
      'generally',
      'mostly',
      'most people',
      'most cases',
      'most workers',
      'many',
      'often',
      'sometimes',
      'mayoria',
      'normalmente',
      'generalmente',
      'por lo general',
      'en general',
      'muchos',
      'muchas',
      'suele',
      'suelen',
      'casi',
      'a veces',
      'mainly',
      'commonly',
      'most',
      'may',
      'can',
      'puede',
      'pueden',
    ],
    words,
  );

const INCLUDED: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: ['included', 'including'],
  es: ['incluidos', 'incluidas', 'incluso'],
};

const WIDE: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: [
    'all',
    'every',
    'everyone',
    'everybody',
    'anyone',
    'anybody',
    'any',
    'always',
    'entire',
    'everything',
    'whenever',
    'anything',
    'never',
    'nobody',
    'ever',
    'no one',
  ],
  es: [
    'todo',
    'toda',
    'todos',
    'todas',
    'cualquier',
    'cualquiera',
    'siempre',
    'nunca',
    'jamas',
    'nadie',
    'ningun',
    'ninguna',
  ],
};

const FULL: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: ['whole', 'entire', 'full'],
  es: ['entero', 'entera', 'integro'],
};

/** "All" is said only where the statement says it, and never where it says "most" or "some". */
function everything(statement: Sentence, rewording: Sentence): string | null {
  const says = (table: typeof WIDE, { words, language }: Sentence) => hasPhrase(table[language], words);
  if (says(FULL, rewording) && !says(FULL, statement) && !says(WIDE, statement)) return 'whole';
  if (says(FULL, statement) && !has('most', statement)) return null;
  if (!says(WIDE, rewording) || says(WIDE, statement) || has('regardless', statement) || has('never', statement))
    return null;
  // "Any" after a "not" is no more than the "not".
  if (denies(rewording) && denies(statement) && !has('most', statement)) return null;
  return 'all';
}

function goingOn(statement: Sentence, rewording: Sentence): string | null {
  if (has('still', rewording) && has('noLonger', statement) && !has('noLonger', rewording))
    return 'still for no longer';
  if (has('noLonger', rewording) && !has('noLonger', statement) && !denies(statement)) return 'no longer';
  if (has('noLonger', rewording) && has('still', statement) && !has('noLonger', statement))
    return 'no longer for still';
  return null;
}
