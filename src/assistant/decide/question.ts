import {
  BESIDE_AT,
  BESIDE_IN_DOUBT_AT,
  BESIDE_WITHIN,
  LIKELY_AT,
  MEANT_AT,
  NEAREST_AT,
  SAYS_AHEAD,
  SAYS_AT,
  SPLIT_AT,
  TIE_WITHIN,
  TOGETHER_LIKELY_AT,
  UNCLEAR_BELOW,
} from '../numbers.ts';
import { applyStatement } from '../apply/apply-statement.ts';
import { topicOf } from '../find/phrases/phrases.ts';
import type { Finding } from '../find/find-statements.ts';
import { isAboutTheSame, type Found } from '../find/statement-index.ts';
import type { Topic } from '../knowledge/topic.ts';
import { asksIfTheSame, asksIfTheSameFor, asksWhetherSo } from '../read/wording/question-form.ts';
import { saysMore } from '../remember/remember.ts';
import { abstain, asksOf, likelyWithIt, whichAnswer } from './abstain.ts';
import type { Block } from '../say/plan.ts';
import { again, saidBefore } from './answering/asked-again.ts';
import { answerEach, askedToo, furtherIn, saysTheSame } from './answering/several.ts';
import { answerWith, daysFor, hasRoom, isTold, newDaysFor } from './answering/answering.ts';
import { care } from './answering/care.ts';
import { plainInPart } from './answering/in-part.ts';
import { underItsOwn } from './answering/yes-or-no.ts';
import { meantBefore } from './answering/whether-so.ts';
import { changedBy, changedLast, goOn, noted, supposed, withMonth } from './go-on.ts';
import { saidOfPaper } from './papers/papers.ts';
import { lastAgain } from './repeating.ts';
import { asksForPrinted } from './next-question.ts';
import { isElsewhere, isSpokenOf, READ_TOGETHER, sayWords, situationOf, toldEarlier, type Scene } from './scene.ts';
import { leansOnQuestion } from './answering/leans.ts';
import { say, type Step } from './step.ts';
import { unknownOfSide } from './sides/sides.ts';
import { goOnListening } from './still-there.ts';
import { clearnessOf, isDoubted, isNear, isOnlyTold, isSure } from './sure.ts';

/** What was asked, answered from what we know; or honestly not. The last decider: it always takes the turn. */
export async function question(scene: Scene): Promise<Step> {
  const { reading, topic, isAnswer } = scene;
  if (isElsewhere(scene)) return elsewhere(scene);
  const dated = topic && topicOfDay(scene, topic);
  if (dated) return goOn(scene, dated, noted(scene, dated));
  if (topic && isAnswer) return goOn(scene, topic, noted(scene, topic));
  const ifSo = topic && (supposed(scene, topic) ?? sameHere(scene, topic));
  if (ifSo) return ifSo;
  const chosen = chosenByModel(scene) ?? (topic && isOnlyTold(scene) ? changedLast(scene, topic) : null);
  if (chosen) return chosen;
  let known: Promise<Finding | null> | undefined;
  const withBefore = () => (known ??= foundTogether(scene));
  // What only tells more of a story that was not understood says little by itself.
  const together = reading.asksSomething ? null : await readTogether(scene, withBefore);
  if (together) return together;
  const isSo = asksWhetherSo(reading.message) ? await whetherSo(scene) : null;
  if (isSo) return isSo;
  const found = scene.find();
  const each = answerEach(scene, found);
  if (each) return each;
  const { ranked } = found;
  const second = topic ? furtherIn(scene, found) : found.second;
  const [best] = ranked;
  const ofSide = unknownOfSide(scene, ranked);
  if (ofSide) return ofSide;
  if (best && (isSure(best, scene) || isNearAlone(scene, best))) return answer(scene, best, { ranked, second });
  // Of several questions one may be plain where the message as a whole is not.
  if (topic && second && isSure(second, scene)) return answer(scene, second, { ranked, second: null });
  const ofPaper = saidOfPaper(scene, ranked);
  if (ofPaper) return answer(scene, ofPaper, { ranked, second: null });
  const split = splitBetween(scene, ranked);
  if (split) return split;
  // What is told, and asks nothing, moves what is spoken about on, even where we cannot use it.
  if (topic && !reading.asksSomething) return goOnListening(scene) ?? justTold(scene, topic, ranked);
  const near = nearest(scene, ranked) ?? newsFor(scene, topic, ranked);
  if (near) return near;
  const restated = reading.asksSomething ? await readTogether(scene, withBefore) : null;
  if (restated) return restated;
  const part = await plainInPart(scene);
  if (part) return answer(scene, part.best, { ranked: part.found.ranked, second: null });
  return abstain(scene, (await withBefore())?.ranked ?? ranked);
}

/** A question that we do not understand tells something: what follows from it is said, but no day that was told before. */
function newsFor(scene: Scene, topic: Topic | null, ranked: readonly Found[]): Step | null {
  // "And my mother-in-law lost her Medicaid? The letter came on the 3rd": of something else nothing is noted here.
  const isHere = ranked.slice(0, 1).every((best) => isSpokenOf(scene, best.topic));
  const step =
    topic && scene.isNews && isHere ? changedBy(scene, topic, noted(scene, topic), newDaysFor(scene, topic)) : null;
  if (!step || step.state.pending !== null || step.choices.length > 0) return step;
  const choices = asksOf(scene, ranked.filter(isNear));
  if (choices.length === 0) return step;
  return { ...step, markdown: `${step.markdown}\n\n${sayWords(scene).otherQuestion}`, choices };
}

/** "I fell on October 26", and nothing else: the day that follows from it is the reply, also where something else was asked since. */
function topicOfDay(scene: Scene, topic: Topic): Topic | null {
  const { reading, isNews, before, topics } = scene;
  const isDay = isNews && Object.keys(reading.told.dates ?? {}).length > 0 && !saysMore(reading.message);
  if (!isDay || !isOnlyTold(scene)) return null;
  if (daysFor(scene, topic).length > 0) return topic;
  const earlier = before.topics.flatMap((id) => topics.get(id) ?? []).toReversed();
  return (
    earlier.find((one) => newDaysFor(scene, one).length > 0) ??
    [topic, ...earlier].find((one) => asksForPrinted(scene, one)) ??
    null
  );
}

/** In a talk, hardly believed; but alone the message is plainly near to just that. */
function isNearAlone(scene: Scene, { statement }: Found): boolean {
  if (!scene.topic || !scene.reading.asksSomething) return false;
  const [alone] = scene.findAfresh().ranked;
  return alone?.statement.id === statement.id && maySayAlone(alone);
}

const maySayAlone = ({ score, likely, ahead, lead }: Found) =>
  score >= SAYS_AT && likely >= TOGETHER_LIKELY_AT && (ahead ?? lead ?? 0) >= SAYS_AHEAD;

/** What nothing can be written down of is not noted: it was told to learn something. Twice in a row helps nobody either. */
function justTold(scene: Scene, topic: Topic, ranked: readonly Found[]): Step {
  const which = scene.isNews || scene.state.unknown > 0 ? null : whichAnswer(scene, ranked);
  if (which) return which;
  const step = goOn(scene, topic, noted(scene, topic), likelyWithIt(ranked));
  return { ...step, state: { ...step.state, noted: scene.before.noted + 1 } };
}

/** "Is that legal?" says nothing of its own: what was told before it says what is meant. A yes to something else is worse than none. */
async function whetherSo(scene: Scene): Promise<Step | null> {
  const meant = await meantBefore(scene);
  if (!meant) return scene.before.last.length > 0 ? lastAgain(scene) : null;
  const { best, found } = meant;
  return isTold(scene, best.statement) ? saidBefore(scene, best) : answer(scene, best, found);
}

/** "We are in Hempstead, is it the same?": what was told, as it holds there. */
function sameHere(scene: Scene, topic: Topic): Step | null {
  const { message, place } = scene.reading;
  const asks = asksIfTheSame(message) || (place !== null && asksIfTheSameFor(message));
  if (!asks || scene.before.last.length === 0) return null;
  return changedBy(scene, topic, '', newDaysFor(scene, topic)) ?? lastAgain(scene);
}

/** Two that are as likely, and together likelier than everything else: both are told. */
function splitBetween(scene: Scene, ranked: readonly Found[]): Step | null {
  const [first, next] = ranked;
  const { topic, reading, state } = scene;
  if (!first || !next || !topic || !reading.asksSomething) return null;
  const isSplit = first.score + next.score >= SPLIT_AT && (first.unknown ?? 1) < UNCLEAR_BELOW;
  const isNew = [first, next].every(({ statement }) => !state.told.includes(statement.id));
  if (!isSplit || !isNew) return null;
  const both = saysTheSame(first.statement, next.statement) ? [first] : [first, next];
  const byTopic = Map.groupBy(both, ({ topic: of }) => of);
  return answerWith(
    scene,
    [...byTopic].map(([of, found]) => ({
      topic: of,
      statements: found.map(({ statement }) => statement),
      clearness: 'doubted',
    })),
  );
}

/** Not understood the first time, or asked which paper it is: what is said now is read together with what was said then. */
async function readTogether(scene: Scene, withBefore: () => Promise<Finding | null>): Promise<Step | null> {
  const { reading, topic } = scene;
  if (topic) return readWithUnanswered(scene, topic);
  const found = await withBefore();
  if (!found || reading.act !== null) return null;
  const [best] = found.ranked;
  const isBelieved = best && best.likely >= TOGETHER_LIKELY_AT && isSure(best, scene);
  return isBelieved ? answer(scene, best, found) : null;
}

/** At the beginning of a talk: what is near to all that was said and not understood. */
async function foundTogether(scene: Scene): Promise<Finding | null> {
  const { before, reading, topic } = scene;
  const isOpen = before.unknown > 0 || before.pending?.startsWith('paper') === true;
  const said = topic || !isOpen ? [] : (await toldEarlier(scene)).slice(-READ_TOGETHER);
  return said.length > 0 ? scene.findFor([...said, reading.message].join('. '), null) : null;
}

/** In a talk: what is told after a question that was not understood belongs to it. */
async function readWithUnanswered(scene: Scene, topic: Topic): Promise<Step | null> {
  const { before, reading } = scene;
  const [asked] = before.unknown > 0 ? (await toldEarlier(scene)).slice(-1) : [];
  if (asked === undefined || reading.act !== null || reading.isBareFact) return null;
  const { ranked, second } = await scene.findFor(`${asked}. ${reading.message}`, topic);
  const [best] = ranked;
  const isMeant = best && best.score >= MEANT_AT && !isTold(scene, best.statement);
  return isMeant ? answer(scene, best, { ranked, second }) : null;
}

/** A language model chose the statements; what was told is not told again. */
function chosenByModel(scene: Scene): Step | null {
  const { choice, topics } = scene;
  const told = (choice?.statements ?? []).flatMap((id) => {
    const topic = topics.get(topicOf(id));
    const statement = topic?.statements.find((one) => one.id === id);
    return topic && statement && !isTold(scene, statement) ? [{ topic, statement }] : [];
  });
  const [first] = told;
  if (!first || !choice) return null;
  const own = told.filter(({ topic }) => topic.id === first.topic.id).map(({ statement }) => statement);
  const other = told.find(({ topic }) => topic.id !== first.topic.id);
  const main = { topic: first.topic, statements: own, lead: choice.lead };
  return answerWith(scene, other ? [main, { topic: other.topic, statements: [other.statement] }] : [main]);
}

function elsewhere(scene: Scene): Step {
  const { state } = scene;
  const variables = { ...state.variables, issueSummary: state.variables.issueSummary ?? scene.reading.message };
  return say({ ...state, variables, node: 'out_of_state' }, sayWords(scene).outOfState(variables.usState ?? ''));
}

type Nearness = { readonly ranked: readonly Found[]; readonly second: Found | null };

function answer(scene: Scene, best: Found, { ranked, second }: Nearness): Step {
  const { state } = scene;
  const fresh = isTold(scene, best.statement) ? nextFresh(scene, best, ranked) : best;
  if (!fresh) return again(scene, best, ranked);
  const isNew = ({ statement }: Found) => statement.id !== fresh.statement.id && !state.told.includes(statement.id);
  const isOther = second && isNew(second) && !saysTheSame(second.statement, fresh.statement);
  const asksToo = scene.topic && isOther ? askedToo(scene, second) : null;
  const further = !scene.topic && second?.topic.id === fresh.topic.id && isNew(second) ? second : null;
  const isRoom = !asksToo && hasRoom([applyStatement(fresh.statement, situationOf(scene))]);
  const beside = further ?? (isRoom ? nextTo(scene, fresh, ranked.filter(isNew)) : null);
  const statements = beside ? [fresh.statement, beside.statement] : [fresh.statement];
  const asked = askedPerhaps(scene, fresh);
  const main = {
    topic: fresh.topic,
    statements,
    lead: withMonth(scene, fresh.topic, care(scene) || (asked ? '' : doubt(scene, fresh))),
    ...(asked ? { asked } : {}),
    clearness: clearnessOf(scene, fresh),
    isDoubted: isDoubted(scene, fresh),
  };
  if (asksToo) return answerWith(scene, [main, asksToo]);
  const other = !scene.topic && second && second.topic.id !== fresh.topic.id ? second : rivalOf(scene, fresh, ranked);
  return answerWith(scene, other ? [main, { topic: other.topic, statements: [other.statement] }] : [main]);
}

/** At the beginning of a talk, something else that is as near: one of the two is meant for 3 of 4, and the first for half. */
function rivalOf(scene: Scene, first: Found, ranked: readonly Found[]): Found | null {
  if (scene.topic || first.lead !== undefined || (first.ahead ?? 1) >= TIE_WITHIN) return null;
  const isRival = ({ topic, likely }: Found) => !isAboutTheSame(topic, first.topic) && likely >= LIKELY_AT;
  return ranked.find(isRival) ?? null;
}

/** Half sure in a talk: said as what it may be. */
const doubt = (scene: Scene, { score }: Found) =>
  scene.topic && scene.reading.asksSomething && score < MEANT_AT ? sayWords(scene).ifUnderstood : '';

/** …under the question that it answers: whoever asked another one sees at once that it is another. */
function askedPerhaps(scene: Scene, found: Found): NonNullable<Block['asked']> | null {
  const lead = doubt(scene, found);
  const question = found.statement.ask?.[scene.state.language];
  if (question !== undefined && (lead || leansOnQuestion(scene, found))) return { lead, question };
  return underItsOwn(scene, found, clearnessOf(scene, found)) ?? null;
}

/** What else about the same is as good an answer, and says something else. */
function nextTo(scene: Scene, first: Found, others: readonly Found[]): Found | null {
  const from = besideAt(scene, first);
  const isNext = ({ statement, topic, score }: Found) =>
    topic.id === first.topic.id && score >= from && !saysTheSame(statement, first.statement);
  return others.find(isNext) ?? null;
}

/** From here a second statement is told at once: in doubt, what is next in line may be what was meant. */
function besideAt(scene: Scene, first: Found): number {
  if (scene.topic === null) return (first.lead === undefined ? first.score : first.nearness) - BESIDE_WITHIN;
  return isDoubted(scene, first) ? BESIDE_IN_DOUBT_AT : BESIDE_AT;
}

/** The answer was given before: what else of it may be meant. */
function nextFresh({ state }: Scene, best: Found, ranked: readonly Found[]): Found | null {
  const isFresh = ({ statement, topic, score }: Found) =>
    topic.id === best.topic.id && score >= BESIDE_AT && !state.told.includes(statement.id);
  return ranked.find(isFresh) ?? null;
}

/** Half sure, about what is spoken of: said to be only the nearest that we know. */
function nearest(scene: Scene, ranked: readonly Found[]): Step | null {
  const [best] = ranked;
  const isHere = best && isNear(best) && best.score >= NEAREST_AT && scene.before.topics.includes(best.topic.id);
  if (!isHere || scene.state.unknown > 1) return null;
  if (scene.state.told.includes(best.statement.id))
    return scene.state.repeated.includes(best.statement.id) ? null : saidBefore(scene, best);
  const lead = sayWords(scene).nearest;
  const step = answerWith(scene, [{ topic: best.topic, statements: [best.statement], lead, clearness: 'doubted' }]);
  return { ...step, state: { ...step.state, unknown: scene.state.unknown + 1 } };
}
