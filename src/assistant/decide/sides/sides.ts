import type { Found } from '../../find/statement-index.ts';
import { abstainFrom, asksOf } from '../abstain.ts';
import { asksForTime, deadlinesIn, isElsewhere, isSpokenOf, sayWords, type Decider, type Scene } from '../scene.ts';
import { SIDES, type Side, type Topic } from '../../knowledge/topic.ts';
import { LIKELY_AT, MEANT_AT, NEAREST_AT, SIDE_BARE_AT, STAGE_MEANT_AT } from '../../numbers.ts';
import { aspectInForm, type Aspect } from '../../read/aspects/aspect-words.ts';
import { saidOfSide } from './of-side.ts';
import type { Step } from '../step.ts';
import { needLawyer } from '../attorneys.ts';
import { isNear, isPlainlyFound } from '../sure.ts';

/**
 * "And if he says no?", "can they fire me for it?": of whatever is spoken about the same is asked next, in half a sentence that is near to everything. Which statement answers it was
 * written down with the topic.
 */
export const sides: Decider = (scene) => {
  const { topic: current, reading, isAnswer, choice } = scene;
  const side = asSide(reading.aspect);
  if (!current || side === null || isAnswer || choice || isElsewhere(scene) || turnsAway(scene)) return null;
  if (isListed(scene, side) || asksSeveral(scene)) return null;
  if ((side === 'deadline' && hasDay(scene)) || isFound(scene)) return null;
  if (side === 'lawyer') return needLawyer(scene);
  return saidOfSide(scene, side, current);
};

/** "Different thing: the pizza place pays me 12 an hour, is that allowed": so many words are no side of what was spoken about. */
const turnsAway = (scene: Scene): boolean => scene.reading.changesSubject && wordsIn(scene) > BARE_WORDS;

const asSide = (aspect: Aspect | null): Side | null => SIDES.find((side) => side === aspect) ?? null;

/** "What do I bring?" is answered by all that the topic lists. */
const isListed = ({ reading }: Scene, side: Side): boolean =>
  side === 'proof' && aspectInForm(reading.message) === 'proof';

/** Several questions are each looked for by themselves. */
const asksSeveral = ({ reading }: Scene): boolean => reading.units.filter(({ isQuestion }) => isQuestion).length > 1;

/** …and in so many words more is asked than one side. */
const asksMore = (scene: Scene): boolean => asksSeveral(scene) || wordsIn(scene) > BARE_WORDS;

/** A day that follows from what was told says more than how long there is. */
const hasDay = (scene: Scene): boolean =>
  asksForTime(scene.reading) &&
  scene.before.topics
    .flatMap((id) => scene.topics.get(id) ?? [])
    .some((topic) => deadlinesIn(scene, topic).counted.length > 0);

/**
 * What was found is likely enough. In turns of readers in which a side was heard, what is said to just that side and reaches `NEAREST_AT` was right for 74 of 100; anything else of what is
 * spoken of for 49, and in a few words, which are near to everything, hardly ever below `SIDE_BARE_AT`.
 */
export function isFound(scene: Scene): boolean {
  const [best] = scene.find().ranked;
  if (best === undefined || !isNear(best) || isOfNextStage(scene, best)) return false;
  if (isPlainlyFound(best) && wordsIn(scene) > ONLY_WORDS) return true;
  if (!isSpokenOf(scene, best.topic)) return best.score >= MEANT_AT;
  const side = asSide(scene.reading.aspect);
  const isOfSide = [best.topic, scene.topic].some((one) => one !== null && saysToSide(one, best, side));
  const words = wordsIn(scene);
  // "How many days do I have?", and no more: every time that is told is near to it, and one of them is meant.
  if (side === 'deadline' && !isOfSide && words <= ONLY_WORDS && scene.topic?.sides.deadline) return false;
  const isBare = words <= BARE_WORDS;
  return best.score >= (isBare && !isOfSide ? SIDE_BARE_AT : NEAREST_AT);
}
/**
 * "And if I do nothing?", after a letter that asks for rent: the court case that may follow has an answer of its own to it, which is none here. Whoever names that case
 * means it.
 */
function isOfNextStage(scene: Scene, { topic: { id, related }, likely, score }: Found): boolean {
  const { topic, before, reading } = scene;
  const side = asSide(reading.aspect);
  // In more words it was right for most readers.
  if (!topic || side === null || !topic.sides[side] || wordsIn(scene) > HARDLY_WORDS) return false;
  if (likely >= LIKELY_AT || score >= STAGE_MEANT_AT) return false;
  const isRelated = topic.related.includes(id) || related.includes(topic.id);
  return isRelated && !before.topics.includes(id);
}
const wordsIn = ({ reading }: Scene): number => reading.message.trim().split(/\s+/).length;
const BARE_WORDS = 12;
const ONLY_WORDS = 6;
const HARDLY_WORDS = 8;

const saysToSide = (topic: Topic, { statement }: Found, side: Side | null): boolean =>
  side !== null && (topic.sides[side] ?? []).some(({ id }) => id === statement.id);

/** What is asked was heard, and the topic says nothing to it: that is said, with who can say more, instead of something else that is only near. Once for each. */
export function unknownOfSide(scene: Scene, ranked: readonly Found[] = []): Step | null {
  const { topic, reading, state } = scene;
  const side = asSide(reading.aspect);
  const text = side === null ? undefined : (sayWords(scene).unknownSides as Partial<Record<Side, string>>)[side];
  if (!topic || text === undefined || turnsAway(scene) || asksMore(scene) || isFound(scene)) return null;
  const key = `unknown-${side}:${topic.id}`;
  if (state.told.includes(key)) return null;
  const items = side === 'missing' ? topic.gather.map((item) => `- ${item[state.language]}`) : [];
  const lines = [text, ...(items.length > 0 ? [`${sayWords(scene).proofFirst}\n\n${items.join('\n')}`] : [])];
  const near = ranked.filter((found) => isSpokenOf(scene, found.topic) && isNear(found));
  return abstainFrom(scene, topic, { key, lines, asks: asksOf(scene, near) });
}
