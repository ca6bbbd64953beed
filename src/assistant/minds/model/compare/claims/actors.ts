import type { Check } from '../check.ts';
import { positionsOf, type Sentence, type Word } from '../sentence.ts';
import { FORCES, PASSIVE } from '../words/modals.ts';
import { ONLY_DOER, OTHER_SIDE, OWN_ACTIONS } from '../words/sides.ts';

/** Who does what: the action, and the roles that may be its doer; "you" where the reader is spoken to. */
type Doing = { readonly actions: ReadonlySet<string>; readonly doer: ReadonlySet<string> };

const YOU = new Set(['you', 'usted', 'ustedes']);
const BY: Readonly<Record<Sentence['language'], ReadonlySet<string>>> = {
  en: new Set(['by', 'from']),
  es: new Set(['por', 'parte']),
};

const rolesOf = ({ ideas }: Word) => ideas.filter(({ kind }) => kind === 'role').map(({ name }) => name);
const actionsOf = ({ ideas }: Word) => ideas.filter(({ kind }) => kind === 'action').map(({ name }) => name);
const isRole = (word: Word) => rolesOf(word).length > 0;

/** `isWide`: everybody who could be meant, for the statement; for the rewording only who is. */
function doingsIn(sentence: Sentence, isWide: boolean): Doing[] {
  return [...byForce(sentence, isWide), ...byHaving(sentence, isWide), ...byPhrase(sentence)];
}

/** "The landlord must give": who stands before "must" does what stands after it. */
function byForce(sentence: Sentence, isWide: boolean): Doing[] {
  const { words, language } = sentence;
  const marks = [...FORCES.must[language], ...FORCES.may[language]].flatMap((phrase) =>
    positionsOf(phrase, words).map((at) => ({ at, end: at + phrase.split(' ').length })),
  );
  return marks.flatMap(({ at, end }) => {
    const after = words.slice(end, end + 4).filter(({ text }) => text !== 'not');
    if (PASSIVE[language].includes(after[0]?.text ?? '') || words[at - 1]?.text === 'se') return [];
    const action = after.find((word) => actionsOf(word).length > 0);
    const doer = doerBefore(words, at, isWide ? language : null);
    return action && doer ? [{ actions: new Set(actionsOf(action)), doer }] : [];
  });
}

/** "You have 30 days to answer". */
function byHaving({ words, language }: Sentence, isWide: boolean): Doing[] {
  const [has, to] = language === 'en' ? [/^(?:has|have)$/, 'to'] : [/^(?:tiene|tienen)$/, 'para'];
  return words.flatMap((word) => {
    if (!has.test(word.text) || words[word.at + 1]?.text === 'to' || words[word.at + 1]?.text === 'que') return [];
    const toAt = words.findIndex(
      ({ at, text, piece }) => at > word.at && at < word.at + 7 && text === to && piece === word.piece,
    );
    const action = toAt < 0 ? undefined : words.slice(toAt + 1, toAt + 3).find((one) => actionsOf(one).length > 0);
    const doer = doerBefore(words, word.at, isWide ? language : null);
    return action && doer ? [{ actions: new Set(actionsOf(action)), doer }] : [];
  });
}

/** "Notice from the landlord", "named by a parent". */
function byPhrase({ words, language }: Sentence): Doing[] {
  return words.flatMap((word) => {
    if (!BY[language].has(word.text)) return [];
    const doer = words.slice(word.at + 1, word.at + 4).find(isRole);
    const action = words.slice(Math.max(0, word.at - 4), word.at).findLast((one) => actionsOf(one).length > 0);
    const isDoer = language === 'en' || /[ai]d[oa]s?$/.test(words[word.at - 1]?.text ?? '');
    return isDoer && doer && action && doer.piece === word.piece
      ? [
          {
            actions: new Set([...actionsOf(action), ...(actionsOf(action).includes('notice') ? ['give'] : [])]),
            doer: new Set(rolesOf(doer)),
          },
        ]
      : [];
  });
}

/** Who could do it: the first one of the piece, and the first one of the sentence, where no condition comes between. */
function doerBefore(words: readonly Word[], at: number, wide: Sentence['language'] | null): ReadonlySet<string> | null {
  const here = words[at];
  const before = words
    .slice(0, at)
    .filter(
      (word) =>
        word.sentence === here?.sentence &&
        !BESIDE.has(words[word.at - 1]?.text ?? '') &&
        (isRole(word) || YOU.has(word.text)),
    );
  const inPiece = before.find((word) => word.piece === here?.piece);
  // Spanish often names who does it after what is done.
  const after =
    wide === 'es' ? words.slice(at, at + IN_REACH).filter((word) => word.piece === here?.piece && isRole(word)) : [];
  const candidates = wide
    ? [...before, ...after]
    : inPiece
      ? [inPiece]
      : before.length > 0
        ? [before[0], before.at(-1)]
        : [];
  const roles = candidates.flatMap((word) => (word ? (YOU.has(word.text) ? ['you'] : rolesOf(word)) : []));
  return roles.length > 0 ? new Set(roles) : null;
}

/** Behind these stands somebody it is done to or belongs to. */
const BESIDE = new Set(['to', 'from', 'of', 'with', 'against', 'for', 'al', 'de', 'del', 'con', 'contra', 'para']);

function canBe(theirs: ReadonlySet<string>, ours: ReadonlySet<string>): boolean {
  if ([...theirs].some((role) => ours.has(role))) return true;
  const isCourt = (roles: ReadonlySet<string>) => roles.has('judge') || roles.has('court');
  if (isCourt(theirs) && isCourt(ours)) return true;
  const isYou = (roles: ReadonlySet<string>) => roles.has('you');
  const isOther = (roles: ReadonlySet<string>) => [...roles].some((role) => OTHER_SIDE.has(role));
  if (isYou(theirs)) return !isOther(ours);
  return isYou(ours) && !isOther(theirs);
}

/** "The clerk writes": somebody before what is done, at most so many words away. */
function byPlainVerb({ words }: Sentence, away: number): Doing[] {
  return words.flatMap((word) => {
    const actions = actionsOf(word);
    const before = words
      .slice(Math.max(0, word.at - away), word.at)
      .filter((one) => one.piece === word.piece && !BESIDE.has(words[one.at - 1]?.text ?? ''));
    const doers = before.filter(isRole);
    return actions.length > 0 && doers.length > 0 && !isRole(word) && !word.isPlain
      ? [{ actions: new Set(actions), doer: new Set(doers.flatMap(rolesOf)) }]
      : [];
  });
}

const RIGHT_BEFORE = 2;
const IN_REACH = 9;

/** Whoever does it in the statement does it in the rewording; one who only goes without saying does only what is theirs to do. */
export const compareActors: Check = ({ statement, rewording }) => {
  const ours = doingsIn(statement, true);
  const all = [...ours, ...byPlainVerb(statement, IN_REACH)];
  const named = new Set(statement.words.flatMap(rolesOf));
  for (const { actions, doer } of doingsIn(rewording, false)) {
    const owner = [...actions].map((action) => ONLY_DOER[action]).find((role) => role !== undefined);
    if (owner && !doer.has(owner)) return `only ${owner}`;
    const isImplied =
      [...doer].some((role) => OTHER_SIDE.has(role)) && !doer.has('you') && ![...doer].some((role) => named.has(role));
    if (isImplied && ![...doer].some((role) => [...actions].some((action) => OWN_ACTIONS[role]?.has(action))))
      return `implied ${[...doer].join('/')} ${[...actions].join('/')}`;
    const same = (ours.some((one) => isAbout(one, actions)) ? ours : all).filter((one) => isAbout(one, actions));
    if (same.length > 0 && !same.some((one) => canBe(doer, one.doer)))
      return `${[...doer].join('/')} ${[...actions].join('/')}`;
    if (!isImplied && same.length === 0 && [...doer].some((role) => OTHER_SIDE.has(role)))
      return `unsaid ${[...doer].join('/')} ${[...actions].join('/')}`;
  }
  for (const { actions, doer } of byPlainVerb(rewording, RIGHT_BEFORE)) {
    const same = byPlainVerb(statement, IN_REACH).filter((one) => isAbout(one, actions));
    if (same.length > 0 && !same.some((one) => canBe(doer, one.doer)))
      return `${[...doer].join('/')} ${[...actions].join('/')}`;
  }
  return null;
};

const isAbout = (one: Doing, actions: ReadonlySet<string>) => [...one.actions].some((action) => actions.has(action));
