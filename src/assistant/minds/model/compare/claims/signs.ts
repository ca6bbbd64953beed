import type { Check } from '../check.ts';
import { hasPhrase, namesOf, positionsOf, topicsOf, type Sentence, type Word } from '../sentence.ts';
import { DENYING_IDEAS, DENYING_WORDS } from '../words/denial.ts';
import { FORBIDDING, FORCES, NEGATORS } from '../words/modals.ts';
import { BEFORE_AFTER } from '../words/order.ts';

/** So much of both must meet before two parts are taken for the same words. */
const SAME_PIECE = 0.6;
const SAME_SENTENCE = 0.7;

type Part = { readonly words: readonly Word[]; readonly language: Sentence['language'] };

/** Where nearly the same words are used, the little words that turn their meaning are the same too. */
export const compareSigns: Check = ({ statement, rewording }) =>
  parted(statement, rewording, { by: ({ piece }) => piece, share: SAME_PIECE }) ??
  parted(statement, rewording, { by: ({ sentence }) => sentence, share: SAME_SENTENCE });

type Way = { readonly by: (word: Word) => number; readonly share: number };

function parted(statement: Sentence, rewording: Sentence, { by, share }: Way): string | null {
  const parts = ({ words, language }: Sentence): Part[] =>
    [...Map.groupBy(words, by).values()].map((part) => ({ words: part, language }));
  const ours = parts(statement);
  for (const theirs of parts(rewording)) {
    const scored = ours.map((one) => ({ one, score: Math.min(overlap(theirs, one), overlap(one, theirs)) }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    const same = scored.filter(({ score }) => score === best && best >= share);
    const differences = same.map(({ one }) => difference(signsOf(one), signsOf(theirs)) ?? roles(one, theirs));
    const [first] = differences;
    if (first && differences.every((found) => found !== null)) return first;
  }
  return null;
}

const content = ({ words }: Part) => words.filter((word) => word.kind === 'word' && !word.isPlain);

/** The share of the words of one that the other has. */
function overlap(a: Part, b: Part): number {
  const topics = topicsOf(b.words);
  const mine = content(a);
  return mine.length < 2
    ? 0
    : mine.filter((word) => namesOf(word).some((name) => topics.has(name))).length / mine.length;
}

const NO_DENIAL = /^(?:more|less|later|fewer|only|just|matter|mas|menos|solo|solamente|importa|importar)$/;

function signsOf({ words, language }: Part): Signs {
  const denials = NEGATORS[language]
    .flatMap((phrase) => positionsOf(phrase, words))
    .filter((at) => !NO_DENIAL.test(words[at + 1]?.text ?? ''));
  const isFree = hasPhrase(['free', 'gratis', 'waived'], words);
  return {
    not: isFree ? false : denials.length > 0,
    'not twice': isFree
      ? false
      : denials.length > 1 && !hasPhrase(['nor', 'ni', 'neither', 'nunca', 'nada', 'nadie'], words),
    without: ['without', 'sin'].some((word) =>
      positionsOf(word, words).some((at) => !NO_DENIAL.test(words[at + 1]?.text ?? '')),
    ),
    only: hasPhrase(['only', 'solo', 'unless', 'salvo'], words),
    must: hasPhrase(FORCES.must[language], words),
    may: hasPhrase(FORCES.may[language], words),
    before: hasPhrase(BEFORE_AFTER.before[language], words),
    after: hasPhrase(
      BEFORE_AFTER.after[language].filter((word) => word !== 'from' && word !== 'desde'),
      words,
    ),
    denying:
      hasPhrase([...DENYING_WORDS[language], ...FORBIDDING[language]], words) ||
      words.some(({ ideas }) => ideas.some(({ name, isContrary }) => isContrary || DENYING_IDEAS.has(name))),
    most:
      positionsOf('most', words).some((at) => !/^(?:at|the)$/.test(words[at - 1]?.text ?? '')) ||
      hasPhrase(
        [
          'usually',
          'normally',
          'generally',
          'mostly',
          'mayoria',
          'normalmente',
          'generalmente',
          'casi',
          'suele',
          'suelen',
          'por lo general',
          'en general',
          'often',
        ],
        words,
      ),
    even: hasPhrase(['even if', 'even when', 'even without', 'aunque', 'incluso si', 'aun si'], words),
  };
}

type Signs = Readonly<Record<string, boolean>>;

/** What turns the meaning round. That a duty or an order is not repeated turns nothing. */
function difference(ours: Signs, theirs: Signs): string | null {
  const isIn = (sign: string) => theirs[sign] === true && ours[sign] !== true;
  const isOut = (sign: string) => ours[sign] === true && theirs[sign] !== true;
  if (isIn('not') && !ours['without'] && !ours['denying']) return 'not';
  if (isOut('not') && !theirs['without'] && !theirs['denying']) return 'not left out';
  if (isIn('not twice') && ours['not']) return 'not twice';
  if (isIn('without') && !ours['not'] && !ours['denying']) return 'without';
  if (isOut('without') && !theirs['not'] && !theirs['denying']) return 'without left out';
  if (isIn('may') && ours['must']) return 'may for must';
  if (isIn('must') && ours['may'] && !ours['only'] && !ours['not']) return 'must for may';
  if (isIn('before') && isOut('after')) return 'before for after';
  if (isIn('after') && isOut('before')) return 'after for before';
  if (isOut('most')) return 'most left out';
  return isIn('even') && !ours['not'] ? 'even' : null;
}

const rolesIn = (part: Part) =>
  content(part)
    .map(({ ideas }) => ideas.filter(({ kind }) => kind === 'role').map(({ name }) => name))
    .filter((names) => names.length > 0);

/** The same people, in both. */
function roles(ours: Part, theirs: Part): string | null {
  const [mine, its] = [rolesIn(ours), rolesIn(theirs)];
  const isIn = (names: readonly string[], all: readonly (readonly string[])[]) =>
    all.some((other) => other.some((name) => names.includes(name)));
  // Somebody new in the place of somebody who is gone.
  const strange = mine.some((names) => !isIn(names, its)) ? its.find((names) => !isIn(names, mine)) : undefined;
  return strange ? `role ${strange.join('/')}` : null;
}
