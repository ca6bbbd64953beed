import type { Check } from '../check.ts';
import { hasPhrase, matching, namesOf, positionsOf, topicsOf, type Sentence, type Word } from '../sentence.ts';
import { DENYING_IDEAS, DENYING_WORDS } from '../words/denial.ts';
import { FORBIDDING, FORCES, NEGATORS } from '../words/modals.ts';

/** So many words, and so large a share of them, must meet before two sentences are held against each other. */
const MEET = 2;
const SHARE = 0.5;

type Part = { readonly words: readonly Word[]; readonly language: Sentence['language'] };

/** What the statement denies is denied, and what it says is said; and a duty is no permission: sentence by sentence. */
export const compareDenial: Check = ({ statement, rewording }) => {
  for (const theirs of partsOf(rewording)) {
    const ours = nearestTo(theirs, statement);
    if (!ours) continue;
    if (deniesMainly(ours) && !deniesSomehow(theirs)) return 'denial left out';
    if (
      deniesMainly(theirs) &&
      !piecesOf(statement).some(deniesSomehow) &&
      !hasPhrase(['only', 'solo'], statement.words)
    )
      return 'denial added';
    const whole = partsOf(statement).find(({ words }) => words.includes(ours.words[0] as Word)) ?? ours;
    const difference = force(theirs, whole);
    if (difference) return difference;
  }
  return (
    bare(statement, rewording) ??
    beside(statement, rewording) ??
    excluded(statement, rewording) ??
    votes(statement, rewording)
  );
};

/** A denial where the statement denies nothing at all. */
function bare(statement: Sentence, rewording: Sentence): string | null {
  const isFlat =
    !piecesOf(statement).some(deniesSomehow) &&
    !hasPhrase(['only', 'solo', 'at most', 'como maximo', 'sola'], statement.words);
  return isFlat && piecesOf(rewording).some((piece) => !startsCondition(piece) && denies(piece))
    ? 'denial of what is not denied'
    : null;
}

const NO_THING: Readonly<Record<Sentence['language'], ReadonlySet<string>>> = {
  en: new Set(['without', 'no']),
  es: new Set(['sin', 'ningun', 'ninguna']),
};

/** "Without a lawyer": what is said not to be there is not there in both. */
function beside(statement: Sentence, rewording: Sentence): string | null {
  const isLacking = ({ words, language }: Sentence, word: Word) =>
    [1, 2].some(
      (back) => NO_THING[language].has(words[word.at - back]?.text ?? '') && words[word.at - back]?.link === word.link,
    );
  const things = ({ words }: Sentence) => words.filter((word) => word.kind === 'word' && !word.isPlain && word.isHead);
  for (const word of things(rewording)) {
    const same = things(statement).filter((one) => namesOf(one).some((name) => namesOf(word).includes(name)));
    if (same.length === 0) continue;
    const piece = { words: rewording.words.filter((one) => one.piece === word.piece), language: rewording.language };
    const pieceOf = (one: Word) => ({
      words: statement.words.filter(({ piece: its }) => its === one.piece),
      language: statement.language,
    });
    if (same.every((one) => isLacking(statement, one)) && !deniesSomehow(piece)) return `there: ${word.text}`;
    if (isLacking(rewording, word) && same.every((one) => !deniesSomehow(pieceOf(one))))
      return `not there: ${word.text}`;
  }
  return null;
}

const BEYOND = [
  'beyond',
  'other than',
  'besides',
  'except',
  'apart from',
  'except for',
  'mas alla de',
  'salvo',
  'excepto',
  'aparte de',
  'fuera de',
];

/** What the statement leaves out is not taken in. */
function excluded(statement: Sentence, rewording: Sentence): string | null {
  const out = BEYOND.flatMap((phrase) =>
    positionsOf(phrase, statement.words).map((at) =>
      statement.words
        .slice(at + phrase.split(' ').length, at + 6)
        .filter((word) => word.kind === 'word' && !word.isPlain)
        .slice(0, 2),
    ),
  );
  const theirs = topicsOf(rewording.words);
  const isIn = out.some(
    (words) => words.length > 0 && words.every((word) => namesOf(word).some((name) => theirs.has(name))),
  );
  const isOut =
    hasPhrase(
      [...BEYOND, 'unless', 'only', 'solo', 'but not', 'exception', 'a menos que', 'over and above'],
      rewording.words,
    ) || piecesOf(rewording).some(deniesSomehow);
  return isIn && !isOut ? 'left out is taken in' : null;
}

const piecesOf = ({ words, language }: Sentence): Part[] =>
  [...Map.groupBy(words, ({ piece }) => piece).values()].map((part) => ({ words: part, language }));

/** Words that the statement has only in what it denies are not said plainly, nor the other way round: the words of each piece vote. */
function votes(statement: Sentence, rewording: Sentence): string | null {
  const pieces = piecesOf(statement);
  const denied = new Set(pieces.filter(denies).flatMap(({ words }) => [...topicsOf(words)]));
  const said = new Set(pieces.filter((piece) => !denies(piece)).flatMap(({ words }) => [...topicsOf(words)]));
  for (const piece of piecesOf(rewording).filter((one) => !startsCondition(one))) {
    const content = piece.words.filter((word) => word.kind === 'word' && !word.isPlain);
    const onlyIn = (mine: ReadonlySet<string>, other: ReadonlySet<string>) =>
      content.filter(
        (word) => namesOf(word).some((name) => mine.has(name)) && !namesOf(word).some((name) => other.has(name)),
      ).length;
    const [fromDenied, fromSaid] = [onlyIn(denied, said), onlyIn(said, denied)];
    if (fromDenied >= MEET && fromDenied >= fromSaid && !deniesSomehow(piece)) return 'said for denied';
    if (
      fromSaid >= MEET &&
      fromSaid > fromDenied * 2 &&
      denies(piece) &&
      !pieces.some((one) => deniesSomehow(one) && !denies(one))
    )
      return 'denied for said';
  }
  return null;
}

const partsOf = ({ words, language }: Sentence): Part[] =>
  [...Map.groupBy(words, ({ sentence }) => sentence).values()].map((part) => ({ words: part, language }));

/** The part of the statement that it is about: a sentence, or one piece of it where that meets as well. */
function nearestTo(theirs: Part, statement: Sentence): Part | null {
  const topics = topicsOf(theirs.words);
  const content = theirs.words.filter((word) => word.kind === 'word' && !word.isPlain).length;
  const sentences = partsOf(statement);
  const score = ({ words }: Part) => matching(words, topics);
  const best = Math.max(0, ...sentences.map(score));
  const [nearest, ...others] = sentences.filter((one) => score(one) === best);
  if (!nearest || others.length > 0 || best < MEET || best < content * SHARE) return null;
  const pieces = [...Map.groupBy(nearest.words, ({ piece }) => piece).values()].map((words) => ({
    words,
    language: statement.language,
  }));
  return pieces.find((piece) => score(piece) >= best - 1 && score(piece) >= MEET) ?? nearest;
}

/** "No more than" is a bound, "not only" and "no matter" are no denial. */
const NO_DENIAL = /^(?:more|less|later|fewer|only|just|matter|mas|menos|solo|solamente|importa|importar)$/;

function negatorsIn({ words, language }: Part): number {
  const isWithout = hasPhrase(['sin', 'without'], words);
  return NEGATORS[language]
    .filter((phrase) => !isWithout || phrase !== 'ni')
    .flatMap((phrase) => positionsOf(phrase, words))
    .filter((at) => !NO_DENIAL.test(words[at + 1]?.text ?? '')).length;
}

const startsCondition = ({ words }: Part) => words.slice(0, 2).some(({ text }) => CONDITIONS.test(text));
/** Not in a condition or beside the point. */
const deniesMainly = ({ words, language }: Part) =>
  [...Map.groupBy(words, ({ piece }) => piece).values()]
    .map((piece) => ({ words: piece, language }))
    .filter((piece) => !startsCondition(piece))
    .every(denies);
const denies = (part: Part) => negatorsIn(part) > 0 && !hasPhrase(['no fault', 'nofault'], part.words);
const deniesSomehow = (part: Part) =>
  negatorsIn(part) > 0 ||
  hasPhrase([...DENYING_WORDS[part.language], ...FORBIDDING[part.language]], part.words) ||
  part.words.some(({ ideas }) => ideas.some(({ name, isContrary }) => isContrary || DENYING_IDEAS.has(name)));

const CONDITIONS = /^(?:if|when|unless|once|who|whoever|si|cuando|quien|salvo|while|mientras)$/;

type Forces = { readonly must: boolean; readonly may: boolean };

/** The duties and permissions of the main pieces, apart from those that are denied. */
function forcesIn({ words, language }: Part): Forces {
  const main = [...Map.groupBy(words, ({ piece }) => piece).values()]
    .filter(([first, second]) => !CONDITIONS.test(first?.text ?? '') && !CONDITIONS.test(second?.text ?? ''))
    .flat();
  const negators = new Set(NEGATORS[language]);
  const isDenied = (at: number) =>
    [at - 3, at - 2, at - 1, at + 1].some(
      (near) => negators.has(main[near]?.text ?? '') && main[near]?.piece === main[at]?.piece,
    );
  const has = (kind: 'must' | 'may') =>
    FORCES[kind][language].some((phrase) => positionsOf(phrase, main).some((at) => !isDenied(at)));
  return { must: has('must'), may: has('may') || hasPhrase(['right', 'rights', 'derecho', 'derechos'], main) };
}

const WRONGS = new Set(['retaliate', 'harass', 'crime', 'violation', 'fraud', 'steal', 'ban']);
const OPTIONAL = [
  'if they want',
  'if you want',
  'if it wants',
  'if they like',
  'si quiere',
  'si quieren',
  'optional',
  'opcional',
  'voluntary',
];

function force(theirs: Part, ours: Part): string | null {
  const [mine, its] = [forcesIn(ours), forcesIn(theirs)];
  const isOnly = hasPhrase(['only', 'solo', 'unless', 'without', 'sin', 'salvo'], ours.words);
  if (its.must && !its.may && mine.may && !mine.must && !isOnly) return 'must for may';
  if (its.may && !its.must && mine.must && !mine.may) return 'may for must';
  if (its.may && !mine.may && mine.must) return 'may not said';
  if (its.must && !mine.must && (mine.may || denies(ours))) return 'must not said';
  if (hasPhrase(OPTIONAL, theirs.words) && !hasPhrase(OPTIONAL, ours.words) && !mine.may) return 'optional';
  const isWrong = ours.words.some(({ ideas }) => ideas.some(({ name, isContrary }) => WRONGS.has(name) && !isContrary));
  const isAllowed = hasPhrase(
    ['allowed', 'permitted', 'legal', 'is fine', 'permitido', 'permitida', 'permitidos', 'permitidas'],
    theirs.words,
  );
  if (its.may && !mine.may && hasPhrase(FORBIDDING[ours.language], ours.words) && !denies(theirs))
    return 'may for banned';
  return isAllowed && isWrong && !denies(theirs) && !mine.may ? 'allowed for wrong' : null;
}
