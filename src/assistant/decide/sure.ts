import {
  ANSWERS_AT,
  DOUBTED_BELOW,
  LIKELY_AT,
  LIKELY_IF_NEAR,
  MAY_MEAN_AT,
  MEANT_AT,
  NEAREST_AT,
  PLAINLY_FOUND,
  SAYS_AHEAD,
  SAYS_AT,
  SAYS_IN_STORY,
  SAYS_SHARE,
  STORY_JUDGED,
  STORY_LEAD_AT,
  STORY_NAMED,
  TALK_ANSWERS_AT,
  TALK_NEW_AT,
  TIE_BELOW,
  TIE_WITHIN,
  TOLD_AGAIN_AT,
  TOLD_HERE_AT,
  TOLD_MEANT_AT,
  UNKNOWN_AT_MOST,
  UNKNOWN_HERE_AT_MOST,
} from '../numbers.ts';
import type { Found } from '../find/statement-index.ts';
import type { QuestionKind } from '../read/wording/question-form.ts';
import { isSpokenOf, type Scene } from './scene.ts';

const isInDanger = ({ state, before }: Scene) => state.inCrisis || before.emergency !== null;

/** To somebody in danger more is said than was asked for. */
export const isOnlyTold = (scene: Scene) =>
  !scene.reading.asksSomething && !scene.reading.impliesQuestion && !isInDanger(scene);

/** A share says which of all is likeliest; this says that it is near at all. */
export const isNear = ({ nearness }: Found): boolean => nearness >= MAY_MEAN_AT;

/** So likely among all that could be meant, and so near, that no side of the problem that was heard says better what is asked. */
export const isPlainlyFound = (best: Found | undefined): boolean =>
  best !== undefined && PLAINLY_FOUND.some(({ score, nearness }) => best.score >= score && best.nearness >= nearness);

/** In a talk, likely among all that could be meant; at its beginning near, and about a likely topic. */
export function isSure(best: Found, scene: Scene): boolean {
  if (scene.topic && isOnlyTold(scene)) return isToldFor(best, scene);
  if (asksForm(best, scene)) return best.score >= NEAREST_AT;
  const mostUnknown = scene.topic?.id === best.topic.id ? UNKNOWN_HERE_AT_MOST : UNKNOWN_AT_MOST;
  // All that was written can speak for something that the message alone is not near to.
  const least = isSpokenOf(scene, best.topic) ? TALK_ANSWERS_AT : TALK_NEW_AT;
  const isMeant = best.score >= (isNear(best) ? least : MEANT_AT);
  if (scene.topic) return isMeant && (best.unknown ?? 0) <= mostUnknown;
  if (best.lead !== undefined) return isLedBy(best) && best.score >= ANSWERS_AT;
  const isTie = best.score < TIE_BELOW && (best.ahead ?? 1) < TIE_WITHIN;
  return !isTie && isLikely(best) && best.score >= ANSWERS_AT;
}

/** The judges of topics speak for it; or hardly, and it is very near. */
const isLikely = ({ likely, nearness }: Found): boolean =>
  likely >= LIKELY_AT || (likely >= LIKELY_IF_NEAR.likely && nearness >= LIKELY_IF_NEAR.nearness);

/** A story is about what all its words speak for; else, where they do not speak against it, about what is ahead of all else in it; by less, where both judges are certain of a piece. */
function isLedBy({ lead = 0, likely, named }: Found): boolean {
  if (named !== undefined && named >= STORY_NAMED.sure) return true;
  if (named !== undefined && named < STORY_NAMED.least) return false;
  return (lead >= STORY_LEAD_AT && likely >= LIKELY_AT) || (lead >= STORY_JUDGED.lead && likely >= STORY_JUDGED.likely);
}

/** What is told asks for a statement that it brings into play, unless it is no more than a day, a place or a sum for the case file. */
function isToldFor(best: Found, scene: Scene): boolean {
  if (scene.reading.isBareFact) return false;
  const isHere = scene.topic?.id === best.topic.id;
  const hereAt = scene.before.noted > 0 ? TOLD_AGAIN_AT : TOLD_HERE_AT;
  return best.score >= (isHere ? hereAt : TOLD_MEANT_AT) && (best.unknown ?? 0) <= UNKNOWN_AT_MOST;
}

/** "What is the deadline?": it leans on what is spoken of, and the statement settles just what its form asks for. "What if …" alone says nothing of what. */
function asksForm({ topic, statement }: Found, { reading, topic: spokenOf }: Scene): boolean {
  if (!reading.isFollowUp || topic.id !== spokenOf?.id) return false;
  return reading.units.some(
    ({ kind }) => kind !== null && !ASKS_LITTLE.includes(kind) && statement.settles.includes(kind),
  );
}

const ASKS_LITTLE: readonly QuestionKind[] = ['yes-no', 'what-if'];

/** How plain it is that a statement is what was asked for: somebody else's "No." is worse than none. */
export type Clearness = 'clear' | 'likely' | 'doubted';

export function clearnessOf(scene: Scene, found: Found): Clearness {
  return isPlain(scene, found) ? 'clear' : 'likely';
}

function isPlain({ topic }: Scene, { score, nearness, ahead, lead }: Found): boolean {
  if (topic !== null) return score >= SAYS_SHARE;
  if (lead !== undefined) return lead >= SAYS_IN_STORY.lead && nearness >= SAYS_IN_STORY.nearness;
  return nearness >= SAYS_AT && (ahead ?? 0) >= SAYS_AHEAD;
}

/** In a talk, where half of what could be meant is something else. */
export const isDoubted = (scene: Scene, { score }: Found) => scene.topic !== null && score < DOUBTED_BELOW;
