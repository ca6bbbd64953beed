import { positionsOf, type Sentence, type Word } from '../sentence.ts';
import { FORBIDDING, FORCES, NEGATORS, type Force } from '../words/modals.ts';
import { VAGUE } from '../words/vague.ts';

/** How something is said of an action: it must, may, cannot, need not, does or does not happen. */
export type Manner = 'must' | 'may' | 'cannot' | 'need-not' | 'does' | 'does-not';
/** `isSure`: the action stands right behind what makes it a duty, a permission or a denial; or nothing of the kind is near. */
export type Claim = {
  readonly action: string;
  readonly manner: Manner;
  readonly isSure: boolean;
  readonly isContrary: boolean;
  readonly word: Word;
};

type Marks = {
  readonly forces: readonly { readonly at: number; readonly force: Force }[];
  readonly negators: readonly number[];
  readonly forbidden: ReadonlySet<number>;
};

/** Every action of a sentence with the manner in which it is said. */
export function claimsIn(sentence: Sentence): Claim[] {
  const marks = marksIn(sentence);
  return sentence.words
    .filter((word) => word.isHead && !isNoun(sentence, word))
    .flatMap((word) =>
      word.ideas
        .filter(({ kind, name }) => kind === 'action' && !VAGUE.has(name))
        .map(({ name, isContrary }) => ({
          action: name,
          word,
          isContrary,
          ...mannerOf(sentence, word, marks, isContrary),
        })),
    );
}

/** "The notice", "un aviso": a thing, not something that is done. */
const ARTICLES: Readonly<Record<Sentence['language'], ReadonlySet<string>>> = {
  en: new Set('a an the your their his her its this that any of no other each court'.split(' ')),
  es: new Set('el un una su sus del al cada este ese otra otro de ningun'.split(' ')),
};
const isNoun = ({ words, language }: Sentence, { at }: Word) => ARTICLES[language].has(words[at - 1]?.text ?? '');

function marksIn({ words, language }: Sentence): Marks {
  const places = (phrases: readonly string[]) => phrases.flatMap((phrase) => positionsOf(phrase, words));
  const forces = (['must', 'may'] as const).flatMap((force) =>
    places(FORCES[force][language]).map((at) => ({ at, force })),
  );
  return {
    forces: forces.filter(({ at }) => !isMonth(words, at)).toSorted((a, b) => a.at - b.at),
    negators: [...new Set(places(NEGATORS[language]))].filter((at) => !isNotOnly(words, at)).toSorted((a, b) => a - b),
    forbidden: new Set(places(FORBIDDING[language]).flatMap((at) => words[at]?.piece ?? [])),
  };
}

const isMonth = (words: readonly Word[], at: number) => words[at]?.text === 'may' && words[at + 1]?.kind === 'figure';
/** "Not only" denies nothing. */
const isNotOnly = (words: readonly Word[], at: number) =>
  /^(?:only|just|more|less|later|fewer|mas|menos|solo|solamente|matter|importa|importar)$/.test(
    words[at + 1]?.text ?? '',
  );
const isAction = ({ ideas }: Word) => ideas.some(({ kind }) => kind === 'action');

type Said = Pick<Claim, 'manner' | 'isSure'>;

function mannerOf({ words }: Sentence, word: Word, marks: Marks, isContrary: boolean): Said {
  const { forces, negators, forbidden } = marks;
  const isHere = (at: number) => words[at]?.piece === word.piece;
  const force =
    forces.findLast(({ at }) => isHere(at) && at < word.at) ??
    forces.find(({ at }) => isHere(at) && isAllowedWord(words[at]) && !isFollowedByAction(words, at));
  const before = negators.filter(
    (at) => isHere(at) && at < Math.max(word.at, force?.at ?? 0) && !isSpent(words, at, force?.at ?? word.at),
  );
  const mark = Math.max(force?.at ?? -1, before.at(-1) ?? -1);
  const reach = reachOf(words, word, mark);
  if (reach === 'outside' || (isContrary && reach === 'unsure'))
    return { manner: isContrary ? 'does-not' : 'does', isSure: isContrary || word.root.startsWith('es:') };
  const isDenied = before.length > 0 !== isContrary;
  const isSure = reach === 'governed';
  if (forbidden.has(word.piece)) return { manner: before.length > 0 ? 'may' : 'cannot', isSure: false };
  if (!force) return { manner: isDenied ? 'does-not' : 'does', isSure };
  if (!isDenied) return { manner: force.force, isSure };
  const isBan = force.force === 'may' || isMustNot(words[force.at]?.text ?? '');
  return { manner: isBan ? 'cannot' : 'need-not', isSure };
}

/** "Cannot be verified has to": the "not" belongs to the action before. A "no" before a noun goes on. */
const isSpent = (words: readonly Word[], negator: number, until: number) =>
  words.slice(negator + 1, until).filter((one) => one.isHead && isAction(one) && !one.isPlain).length >
  (words[negator]?.text === 'not' ? 0 : 2);

const NEAR = 5;
const COORDINATED = /^(?:or|o|u|ni|nor|and|y|e|,)$/;
const SUBORDINATED = /^(?:to|a|que|de|for|in|by|without|por|para|sin|con|with|of|from|on|se|lo|la|los|las)$/;

/** Right behind the mark; further behind it, where it may or may not reach; or a verb of its own. */
function reachOf(words: readonly Word[], word: Word, mark: number): 'governed' | 'unsure' | 'outside' {
  if (mark < 0 || mark > word.at) return 'governed';
  const first = words.find((one) => one.at > mark && isAction(one) && !one.isPlain);
  if (first === undefined || first.at >= word.at) return word.at - mark <= NEAR ? 'governed' : 'unsure';
  const between = words.slice(first.at + 1, word.at);
  const isLinked =
    between.some(({ text }) => COORDINATED.test(text) || SUBORDINATED.test(text)) ||
    (between.length === 0 && words[0] !== undefined && !isSpanishVerbPair(first, word));
  return isLinked ? 'unsure' : 'outside';
}

/** In Spanish two actions side by side are two verbs: "no se comuniquen borra". */
const isSpanishVerbPair = (first: Word, second: Word) => first.root.startsWith('es:') && second.root.startsWith('es:');

const isFollowedByAction = (words: readonly Word[], at: number) =>
  words.slice(at + 1, at + 4).some((one) => one.piece === words[at]?.piece && isAction(one));

/** "Calls are not allowed": the word that allows stands after what it is about. */
const isAllowedWord = (word: Word | undefined) =>
  /^(?:allowed|permitted|required|needed|fine|permitid[oa]s?)$/.test(word?.text ?? '');

/** "Must not" and "no debe" forbid; "does not have to" and "no tiene que" set free. */
const isMustNot = (text: string) => text === 'must' || text === 'shall' || text.startsWith('deb');
