import type { Check } from '../check.ts';
import { namesOf, positionsOf, type Sentence, type Word } from '../sentence.ts';
import { BEFORE_AFTER } from '../words/order.ts';

type Order = 'before' | 'after';
/** "Before the hearing": the order and what it is an order to. */
type Ordered = {
  readonly order: Order;
  readonly to: ReadonlySet<string>;
  readonly of: ReadonlySet<string>;
  readonly left: ReadonlySet<string>;
};

const REACH = 5;
/** "30 days from the crash", but not "taken from wages". */
const FROM = new Set(['from', 'desde']);
const isUnit = (word: Word | undefined) =>
  /^(?:days?|weeks?|months?|years?|hours?|dias?|semanas?|mes|meses|a[nñ]os?|horas?)$/.test(word?.text ?? '');

function ordersIn({ words, language }: Sentence): Ordered[] {
  return (['before', 'after'] as const).flatMap((order) =>
    BEFORE_AFTER[order][language].flatMap((phrase) =>
      positionsOf(phrase, words)
        .filter((at) => !FROM.has(phrase) || isUnit(words[at - 1]))
        .map((at) => {
          const start = at + phrase.split(' ').length;
          return {
            order,
            to: namesIn(nextContent(words, start)),
            of: namesIn(words.slice(Math.max(0, at - 2), at).filter(isAction)),
            left: namesIn(words.slice(Math.max(0, at - 4), at).filter((word) => !word.isPlain && word.kind === 'word')),
          };
        }),
    ),
  );
}

/** The first words that say something, in the same piece. */
function nextContent(words: readonly Word[], from: number): Word[] {
  const near = words.slice(from, from + REACH);
  const end = near.findIndex(({ kind }) => kind === 'mark');
  return near
    .slice(0, end < 0 ? REACH : end)
    .filter((word) => !word.isPlain && word.kind === 'word')
    .slice(0, 2);
}

const namesIn = (words: readonly Word[]) => new Set(words.flatMap(namesOf));
const isAction = ({ ideas, isPlain }: Word) => !isPlain && ideas.some(({ kind }) => kind === 'action');
const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((one) => b.has(one));

const EARLY_LATE: Readonly<Record<Order, RegExp>> = {
  before: /\b(?:early|earlier|in advance|beforehand|ahead of time|de antemano|por adelantado|mas temprano)\b/,
  after: /\b(?:later|afterwards|mas tarde|despues)\b/,
};

/** What comes before something does not come after it. */
export const compareOrder: Check = ({ statement, rewording }) => {
  const ours = ordersIn(statement);
  for (const { order, to, of, left } of ordersIn(rewording)) {
    const [first, last] = order === 'before' ? [left, to] : [to, left];
    const isTurned = ours.some((one) => {
      const [ourFirst, ourLast] = one.order === 'before' ? [one.left, one.to] : [one.to, one.left];
      return meets(first, ourLast) && meets(last, ourFirst) && !meets(first, ourFirst) && !meets(last, ourLast);
    });
    if (isTurned) return 'turned round';
    const about = ours.filter((one) => meets(one.to, to));
    if (to.size > 0 && !about.some((one) => one.order === order) && !isBare(ours)) return `${order} not said`;
    if (about.length > 0 && about.every((one) => one.order !== order)) return `${order} ${[...to].join(' ')}`;
    const action = ours.filter((one) => meets(one.of, of));
    if (action.length > 0 && action.every((one) => one.order !== order) && !(about.length > 0))
      return `${[...of].join(' ')} ${order}`;
  }
  return turned(statement, rewording) ?? ranked(statement, rewording) ?? comesFirst(statement, rewording);
};

/** A statement without an order of its own: "45 days from the service". */
const isBare = (ours: readonly Ordered[]) => ours.length === 0;

const plain = ({ words }: Sentence) => words.map(({ text }) => text).join(' ');

/** "Up to a week early" is not "up to a week later", and "first" is not "afterwards". */
function turned(statement: Sentence, rewording: Sentence): string | null {
  const [ours, theirs] = [plain(statement), plain(rewording)];
  const has = (order: Order, text: string) => EARLY_LATE[order].test(text);
  const hasAny = (order: Order, sentence: Sentence) => ordersIn(sentence).some((one) => one.order === order);
  if (has('after', theirs) && has('before', ours) && !hasAny('after', statement)) return 'later';
  if (has('before', theirs) && has('after', ours) && !hasAny('before', statement)) return 'earlier';
  if (
    hasAny('before', rewording) &&
    !hasAny('before', statement) &&
    hasAny('after', statement) &&
    !hasAny('after', rewording)
  )
    return 'before for after';
  if (
    hasAny('after', rewording) &&
    !hasAny('after', statement) &&
    hasAny('before', statement) &&
    !hasAny('before', rewording)
  )
    return 'after for before';
  return null;
}

/** A list "in this order" keeps it. */
function ranked(statement: Sentence, rewording: Sentence): string | null {
  if (!/\b(?:in this order|en este orden)\b/.test(plain(statement))) return null;
  if (statement.language !== rewording.language) return null;
  const roles = ({ words }: Sentence) =>
    words.filter(({ ideas }) => ideas.some(({ kind }) => kind === 'role')).map(({ root }) => root);
  const ours = roles(statement);
  const places = roles(rewording)
    .map((role) => ours.indexOf(role))
    .filter((place) => place >= 0);
  return places.some((place, at) => place < (places[at - 1] ?? 0)) ? 'rank' : null;
}

/** Who or what comes first comes first. */
function comesFirst(statement: Sentence, rewording: Sentence): string | null {
  const firsts = ({ words }: Sentence) =>
    words
      .filter(({ text, at }) => /^(?:first|primero)$/.test(text) && words[at - 1]?.kind === 'word')
      .map((first) =>
        namesIn(
          words.filter(
            (word) => word.piece === first.piece && word.at < first.at && word.kind === 'word' && !word.isPlain,
          ),
        ),
      );
  const [ours] = firsts(statement);
  const [theirs] = firsts(rewording);
  return ours && theirs && ours.size > 0 && theirs.size > 0 && !meets(ours, theirs) ? 'first' : null;
}
