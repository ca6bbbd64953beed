import type { Found } from '../find/statement-index.ts';
import { CHOICES_AT_MOST, DENIED, MEANT_INSTEAD_AT } from '../numbers.ts';
import { askedMoreClosely, deniedIn, insteadOf, putsRight, speaksOf, withInstead } from '../read/putting-right.ts';
import { firstSentence } from '../say/opening.ts';
import { asksOf, likelyWithIt } from './abstain.ts';
import { answerWith, isTold, newDaysFor } from './answering/answering.ts';
import { changedBy, goOn, noted } from './go-on.ts';
import { sayWords, toldEarlier, type Decider, type Scene } from './scene.ts';
import type { Step } from './step.ts';
import { isNear, isOnlyTold, isSure } from './sure.ts';

/**
 * "No, the state, not the IRS", "it was not the hospital, it was his own office", and nothing is asked: what was asked before stands, with one thing of it otherwise. What somebody says that it is
 * not is the last thing to be told of; and for the sake of one word nobody leaves what they asked about.
 */
export const puttingRight: Decider = async (scene) => {
  const { topic, reading, before, isAnswer, choice } = scene;
  const isTelling = isOnlyTold(scene) && (reading.act === null || OF_CORRECTING.has(reading.act));
  if (!topic || isAnswer || choice || !isTelling || reading.isBareFact || reading.isSupposed) return null;
  if (before.last.length === 0 || !putsRight(reading.message)) return null;
  const lead = scene.isNews ? noted(scene, topic) : sayWords(scene).putRight;
  const changed = scene.isNews ? changedBy(scene, topic, lead, newDaysFor(scene, topic)) : null;
  if (changed) return changed;
  const written = await toldEarlier(scene);
  const otherwise = await askedOtherwise(scene, written, lead);
  if (otherwise) return otherwise;
  const denied = deniedIn(reading.message, insteadOf(reading.message) ? '' : written.join('. '));
  const alone = weighed(scene, scene.find().ranked, denied);
  const { ranked } = await scene.findFor([...sinceAsked(written), reading.message].join('. '), topic);
  const whole = weighed(scene, ranked, denied);
  const [best] = alone;
  const isMeant = best && isNear(best) && isSure(best, scene) && !isTold(scene, best.statement);
  if (isMeant && isOfMatter(best, whole))
    return answerWith(scene, [{ topic: best.topic, statements: [best.statement], clearness: 'doubted' }]);
  const near = whole.filter(
    (found) => isNear(found) && !isTold(scene, found.statement) && !isDenied(scene, found, denied),
  );
  return withAsks(scene, goOn(scene, topic, lead, likelyWithIt(near)), near, denied);
};

/** "They cut my food stamps." – "It's not the stamps, it's the rent help": what was asked, with that in it, is looked for as if it had been written so. */
async function askedOtherwise(scene: Scene, written: readonly string[], lead: string): Promise<Step | null> {
  const { message } = scene.reading;
  const instead = insteadOf(message);
  const [asked] = written
    .toReversed()
    .flatMap((earlier) => (instead ? withInstead(earlier, instead) : askedMoreClosely(message, earlier)) ?? []);
  const { ranked } = asked === undefined ? { ranked: [] } : await scene.findFor(asked, null);
  const [best] = ranked;
  const isMeant = best && isSure(best, { ...scene, topic: null }) && !isTold(scene, best.statement);
  if (!isMeant || isDenied(scene, best, deniedIn(message, instead?.is ?? ''))) return null;
  return answerWith(scene, [{ topic: best.topic, statements: [best.statement], lead, clearness: 'doubted' }]);
}

/** What somebody who puts something right seems to do. */
const OF_CORRECTING = new Set(['correction', 'not-what-i-asked', 'no']);

/** What was asked, and what was put right of it since. */
function sinceAsked(written: readonly string[]): readonly string[] {
  const from = written.findLastIndex((message) => !putsRight(message));
  return written.slice(Math.max(from, written.length - SAID_SINCE));
}
const SAID_SINCE = 3;

/** What speaks of something that was denied counts for little, and what is left for no more than before. */
function weighed(scene: Scene, ranked: readonly Found[], denied: ReadonlySet<string>): Found[] {
  const all = ranked.map((found) => {
    const score = isDenied(scene, found, denied) ? found.score * DENIED : found.score;
    return { ...found, score };
  });
  return all.toSorted((a, b) => b.score - a.score);
}

function isDenied({ state: { language } }: Scene, { topic, statement }: Found, denied: ReadonlySet<string>): boolean {
  const question = statement.ask?.[language] ?? '';
  return speaksOf(`${topic.title[language]}. ${question} ${firstSentence(statement[language])}`, denied);
}

/** Something else than what was asked about is meant only where all that was said does not speak for that. */
function isOfMatter({ topic }: Found, [first]: readonly Found[]): boolean {
  return first === undefined || first.topic.id === topic.id || first.score < MEANT_INSTEAD_AT;
}

/** What can be asked next is what is near to all that was said. */
function withAsks(scene: Scene, step: Step, near: readonly Found[], denied: ReadonlySet<string>): Step {
  if (step.state.pending !== null || step.choices.length === 0) return step;
  const further = near.filter(({ statement }) => !step.state.told.includes(statement.id));
  const all = [...asksOf(scene, further), ...step.choices].filter(({ message }) => !speaksOf(message, denied));
  const choices = [...new Map(all.map((one) => [one.message, one])).values()].slice(0, CHOICES_AT_MOST);
  return choices.length > 0 ? { ...step, choices } : step;
}
