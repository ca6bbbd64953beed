import type { Finding } from '../../find/find-statements.ts';
import type { Found } from '../../find/statement-index.ts';
import type { Statement } from '../../knowledge/topic.ts';
import { SAME_WORDS, SECOND_AT } from '../../numbers.ts';
import { pointsBack } from '../../read/wording/question-form.ts';
import { isSpokenOf, type Scene } from '../scene.ts';
import type { Step } from '../step.ts';
import { clearnessOf, isDoubted, isNear } from '../sure.ts';
import { answerWith, isTold } from './answering.ts';

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
  const plain = asked.flatMap(([first], at) => {
    const text = questionAt(scene, at);
    if (!first || !isLookedFor(text)) return [];
    const best = NEEDS_LAWYER.test(text) ? lawyerFor(scene, first) : first;
    const isPlain = best.score >= SECOND_AT && isNear(best) && !(best === first && isAstray(scene, best, text));
    return isPlain ? [best] : [];
  });
  return [...new Map(plain.map((found) => [found.statement.id, found])).values()].slice(0, ANSWERED_AT_MOST);
}

const questionAt = ({ reading }: Scene, at: number): string =>
  reading.units.slice(1).filter(({ isQuestion }) => isQuestion)[at]?.text ?? '';

/** "… and how long does it take" is asked about what is spoken of: how long something else takes is no answer to it. */
const isAstray = ({ before, topic }: Scene, best: Found, text: string): boolean =>
  pointsBack(text) && best.topic.id !== topic?.id && !before.topics.includes(best.topic.id);

/** The answer to a further question, where that is about what is spoken of. */
export function furtherIn(scene: Scene, { second, asked = [] }: Finding): Found | null {
  const at = asked.findIndex(([first]) => first?.statement.id === second?.statement.id);
  return second && isAstray(scene, second, questionAt(scene, at)) ? null : second;
}

const NEEDS_LAWYER =
  /\b(?:need|get|hire|without)(?: an?)? (?:lawyer|attorney)\b|\b(?:necesito|hace falta|sin|buscar|tener)(?: un[ao]?)? abogad[oa]\b/i;

/** "… and do I need a lawyer for it" asks about what is spoken of: for a will or a divorce of which nobody spoke it is no answer. */
function lawyerFor(scene: Scene, best: Found): Found {
  const topic = scene.topics.get('courts/representing-yourself');
  const [statement] = topic?.statements ?? [];
  if (!topic || !statement || isSpokenOf(scene, best.topic)) return best;
  return { ...best, topic, statement, score: 1, nearness: 1 };
}

/** A further question of the message, answered under our own words for it: whoever asked another one sees that it is another. */
export function askedToo({ state }: Scene, { topic, statement }: Found): Parameters<typeof answerWith>[1][number] {
  const question = statement.ask?.[state.language];
  return { topic, statements: [statement], ...(question === undefined ? {} : { asked: { lead: '', question } }) };
}

/** Two that tell the same in nearly the same words. */
export function saysTheSame(a: Statement, b: Statement): boolean {
  const [of, other] = [a.en, b.en].map((text) => new Set(text.toLowerCase().match(/[a-z]{5,}|\d+/g)));
  const shared = [...(of ?? [])].filter((word) => other?.has(word)).length;
  return shared / Math.max(1, Math.min(of?.size ?? 0, other?.size ?? 0)) >= SAME_WORDS;
}
