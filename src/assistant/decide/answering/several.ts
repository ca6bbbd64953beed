import type { Finding } from '../../find/find-statements.ts';
import type { Found } from '../../find/statement-index.ts';
import type { Statement, Topic } from '../../knowledge/topic.ts';
import { SAME_WORDS, SECOND_AT, SIDE_AT } from '../../numbers.ts';
import { asksForFree } from '../../read/wording/act-words.ts';
import { aspectInForm } from '../../read/aspects/aspect-words.ts';
import { pointsBack, type QuestionKind } from '../../read/wording/question-form.ts';
import { isSpokenOf, type Scene } from '../scene.ts';
import type { Step } from '../step.ts';
import { clearnessOf, isDoubted, isNear } from '../sure.ts';
import { answerWith, isTold } from './answering.ts';

/** Who is charged with a crime gets a lawyer. */
export const CHARGED = 'criminal/arraignment-lawyer';

/** So many are answered at once; more would be no answer that somebody reads. */
const ANSWERED_AT_MOST = 2;

/** Several questions in one message of a talk: each has its own answer, in the order in which they were asked; what was told before is said to have been. */
export function answerEach(scene: Scene, found: Finding): Step | null {
  const plain = plainOf(scene, found);
  const isAgain = ({ statement }: Found) => isTold(scene, statement);
  const [first, other] = plain;
  if (!scene.topic || !first || !other || saysTheSame(first.statement, other.statement) || plain.every(isAgain))
    return null;
  const step = answerWith(
    scene,
    plain.map((one, at) => ({
      ...(at === 0 ? { topic: one.topic, statements: [one.statement] } : askedToo(scene, one)),
      ...(isAgain(one) ? { isAgain: 'whole' as const } : {}),
      clearness: clearnessOf(scene, one),
      isDoubted: isDoubted(scene, one),
    })),
  );
  const repeated = [...step.state.repeated, ...plain.filter(isAgain).map(({ statement }) => statement.id)];
  return { ...step, state: { ...step.state, repeated } };
}

/** Those that are plain, with what answers each. */
export function plainOf(scene: Scene, { asked = [] }: Finding, isLookedFor = (_text: string) => true): Found[] {
  const plain = asked.flatMap((found, at) => {
    const [first] = found;
    const text = questionAt(scene, at);
    if (!first || !isLookedFor(text)) return [];
    const best = answerTo(scene, first, text);
    const isPlain = best.score >= SECOND_AT && isNear(best) && !(best === first && isAstray(scene, best, text));
    return isPlain ? [best] : ofThatSide(scene, found, text);
  });
  return [...new Map(plain.map((found) => [found.statement.id, found])).values()].slice(0, ANSWERED_AT_MOST);
}

/** What is asked of every problem has its own answer, where what was found says nothing of it. */
function answerTo(scene: Scene, found: Found, text: string): Found {
  if (NEEDS_LAWYER.test(text)) return lawyerFor(scene, found);
  return aspectInForm(text) === 'cost' ? costFor(scene, found) : found;
}

/** "Where do I sue him for it": of what is spoken about, what says where. */
function ofThatSide(scene: Scene, found: readonly Found[], text: string): Found[] {
  const kinds = KINDS_OF[aspectInForm(text) ?? ''] ?? [];
  const isOfIt = ({ topic, statement, score }: Found) =>
    isSpokenOf(scene, topic) && score >= SIDE_AT && statement.settles.some((kind) => kinds.includes(kind));
  return found.filter(isOfIt).slice(0, 1);
}
const KINDS_OF: Readonly<Record<string, readonly QuestionKind[]>> = {
  where: ['where', 'who'],
  cost: ['how-much'],
  takes: ['how-long', 'when'],
};

/** What has a paper for small claims court goes there, and what that costs is known. */
export const SMALL_CLAIMS_COST = 'courts/small-claims-cost';
export const goesToSmallClaims = ({ documents }: Topic): boolean =>
  documents.some((id) => id.startsWith('small-claims-'));

function costFor(scene: Scene, found: Found): Found {
  const isKnown = found.score >= SECOND_AT && isNear(found) && isSpokenOf(scene, found.topic);
  const topic = scene.topic && goesToSmallClaims(scene.topic) ? scene.topics.get(SMALL_CLAIMS_COST) : undefined;
  const [statement] = topic?.statements ?? [];
  return isKnown || !topic || !statement ? found : { ...found, topic, statement, score: 1, nearness: 1 };
}

const questionAt = ({ reading }: Scene, at: number): string =>
  reading.units.slice(1).filter(({ isQuestion }) => isQuestion)[at]?.text ?? '';

/** "… and how long does it take" is asked about what is spoken of: how long something else takes is no answer to it. */
const isAstray = ({ before, topic }: Scene, best: Found, text: string): boolean =>
  pointsBack(text) && best.topic.id !== topic?.id && !before.topics.includes(best.topic.id);

/** The answer to a further question, where that is about what is spoken of. */
export function furtherIn(scene: Scene, { second, asked = [] }: Finding): Found | null {
  const [about] = asked.flatMap(([first], place) =>
    first && NEEDS_LAWYER.test(questionAt(scene, place)) ? [first] : [],
  );
  if (about && asked.length > 1) return lawyerFor(scene, about);
  const at = asked.findIndex(([first]) => first?.statement.id === second?.statement.id);
  return second && isAstray(scene, second, questionAt(scene, at)) ? null : second;
}

const NEEDS_LAWYER =
  /\b(?:need|get|hire|without|about|find|have|afford|pay)(?: for)?(?: an?)?(?: free)? (?:lawyer|attorney)\b|\b(?:necesito|hace falta|sin|buscar|tener|consigo|conseguir|hay|pagar)(?: un[ao]?)? abogad[oa]s?\b/i;

/** Who gives one for nothing, by the topic whose first statement says it. */
const FREE_IN: Readonly<Record<string, string>> = {
  family: 'family/free-lawyer-in-family-court',
  criminal: CHARGED,
  immigration: 'immigration/free-help',
};
const ANYWHERE = 'courts/free-legal-help';

/** "… and do I need a lawyer for it" asks about what is spoken of: for a will or a divorce of which nobody spoke it is no answer. */
function lawyerFor(scene: Scene, best: Found): Found {
  if (isSpokenOf(scene, best.topic) && best.score >= SECOND_AT && SPEAKS_OF_ONE.test(best.statement.en)) return best;
  const area = scene.topic?.category ?? '';
  const free = asksForFree(scene.reading.message) ? (FREE_IN[area] ?? ANYWHERE) : null;
  const topic = scene.topics.get(free ?? doingWithout(area));
  const [statement] = topic?.statements ?? [];
  return topic && statement ? { ...best, topic, statement, score: 1, nearness: 1 } : best;
}
/** Whoever is charged with a crime gets a lawyer: that they may do without one is no answer. */
export const doingWithout = (area: string): string => (area === 'criminal' ? CHARGED : 'courts/representing-yourself');
const SPEAKS_OF_ONE = /\b(?:lawyers?|attorneys?|representatives?)\b/i;

/** A further question of the message, answered under our own words for it: whoever asked another one sees that it is another. */
export function askedToo(
  { state }: Scene,
  { topic, statement }: Pick<Found, 'topic' | 'statement'>,
): Parameters<typeof answerWith>[1][number] {
  const question = statement.ask?.[state.language];
  return { topic, statements: [statement], ...(question === undefined ? {} : { asked: { lead: '', question } }) };
}

/** Two that tell the same in nearly the same words. */
export function saysTheSame(a: Statement, b: Statement): boolean {
  const [sums = [], others = []] = [a.en, b.en].map((text): string[] => text.match(/\$[\d,.]*\d/g) ?? []);
  // What a court takes and what it costs to go there are told of the same courts, with other sums.
  if (sums.length > 0 && others.length > 0 && !sums.some((sum) => others.includes(sum))) return false;
  const [of, other] = [a.en, b.en].map((text) => new Set(text.toLowerCase().match(/[a-z]{5,}|\d+/g)));
  const shared = [...(of ?? [])].filter((word) => other?.has(word)).length;
  return shared / Math.max(1, Math.min(of?.size ?? 0, other?.size ?? 0)) >= SAME_WORDS;
}
