import { BESIDE_AT, DOUBTED_BELOW, LIKELY_AT, MEANT_AT, RATHER_THAN_LIST, SIDE_AT } from '../../numbers.ts';
import { openStory } from '../../find/learned/story.ts';
import type { Found } from '../../find/statement-index.ts';
import { helpFor, placeInWords } from '../../help/help-for.ts';
import { plain, sentencesOf } from '../../read/sentences.ts';
import { asksForDay, aspectInForm, type Aspect } from '../../read/aspects/aspect-words.ts';
import type { QuestionKind } from '../../read/wording/question-form.ts';
import { withoutNegated } from '../../read/correcting.ts';
import type { Words } from '../../content/words.ts';
import type { Statement, Topic } from '../../knowledge/topic.ts';
import { EMPTY_PLAN } from '../../say/plan.ts';
import { answerWith, choicesFor, daysFor, isTold, stepOf } from '../answering/answering.ts';
import { askedToo, goesToSmallClaims, plainOf, SMALL_CLAIMS_COST } from '../answering/several.ts';
import { saidBefore } from '../answering/asked-again.ts';
import { askedBeside, counted, countedFrom, homeLeftBy, likelyBeside, spokenIn } from '../answering/days-asked.ts';
import { deadlinesIn, isOfTime, isSpokenOf, sayWords, type Decider, type Scene } from '../scene.ts';
import { nextQuestion } from '../next-question.ts';
import { isFound } from './sides.ts';
import type { Step } from '../step.ts';
import { lastAgain, lastStatements } from '../repeating.ts';
import { isNear, isPlainlyFound, isSure } from '../sure.ts';

const STEPS_AT_MOST = 3;
const PLACES_AT_MOST = 3;
/** A statement that settles something else first counts for less likely by this. */
const SETTLED_FIRST = 0.1;
/** What a court asks for its work is waived for those who cannot pay it: the same in every case. */
const FEE_WAIVER = 'courts/fee-waiver';

/**
 * "What do I bring?", "what does it cost?", "what do I do first?": people ask the same things about every problem. Where no statement says it,
 * what the topic holds besides its statements does.
 */
export const aspect: Decider = (scene) => {
  const { topic: current, reading, isAnswer, choice } = scene;
  const side = reading.aspect ?? dayAskedFor(scene);
  if (!current || side === null || isAnswer || choice) return null;
  const topic = topicAskedOf(scene, side, current);
  const told = `${side}:${topic.id}`;
  // Asked once more, something else is meant, unless just that is said.
  const isTold = scene.before.told.includes(told) && !ONCE_MORE.test(reading.message);
  if (!isForDay(scene, topic) && (isTold || isSaidByStatement(scene))) return null;
  const step = ASPECTS[side]?.(scene, topic) ?? null;
  const isAgain = scene.before.told.includes(told);
  return (
    step && {
      ...step,
      state: { ...step.state, told: [...step.state.told, told, ...(isAgain ? [`${told}:again`] : [])] },
    }
  );
};

const ONCE_MORE =
  /\b(?:again|once more|one more time|repeat|remind me|otra vez|de nuevo|rep[íi]ta(?:me)?|recu[ée]rde(?:me)?)\b/i;

/** Of what was spoken about: for a list the matter itself, for a day what one was counted for. */
function topicAskedOf(scene: Scene, side: Aspect, current: Topic): Topic {
  if (LISTED.includes(side)) return namedIn(scene) ?? matterOf(scene, current);
  if (!OF_DAYS.includes(side)) return current;
  const [best] = scene.find().ranked;
  const dated = [...spokenIn(scene), current].filter((one) => deadlinesIn(scene, one).counted.length > 0);
  const named = homeLeftBy(scene, dated) ?? dated.findLast((one) => isNamedBy(scene, one));
  if (named) return named;
  // "Until what day can I appeal", right after its day was told.
  const last = dated.findLast(({ id }) => id === current.id);
  if (last && wordsIn(scene.reading.message) <= SHORT_WORDS) return last;
  // "Until when do I ask so that they do not stop it?": the day of just that.
  const asked = best && best.topic.id !== current.id && isSure(best, scene) ? best.topic : null;
  if (asked && deadlinesIn(scene, asked).counted.length > 0) return asked;
  return meantOf(scene, dated) ?? dated.at(-1) ?? current;
}

/** "… for the bus thing": of several that have a day, the one that the words of the message speak for. */
function meantOf(scene: Scene, dated: readonly Topic[]): Topic | null {
  if (dated.length < 2 || wordsIn(scene.reading.message) <= BARE_WORDS) return null;
  const [first, second] = scene.findAfresh().ranked.filter(({ topic }) => dated.some(({ id }) => id === topic.id));
  const isAhead = first && (second === undefined || second.topic.id === first.topic.id || first.likely >= MATTER_TIMES * second.likely); // prettier-ignore
  return isAhead ? first.topic : null;
}

/** "… for the unemployment thing": a word of its name stands in the message. */
function isNamedBy({ reading, state: { language } }: Scene, { title, label }: Topic): boolean {
  const said = new Set(wordStems(withoutNegated(reading.message)));
  return wordStems(`${title[language]} ${label[language]}`).some((stem) => said.has(stem));
}
const wordStems = (text: string): string[] =>
  (plain(text).match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, STEM));
const STEM = 6;

/** "What was the date again?", and nothing else: a day that was counted is said as often as somebody asks. */
const isForDay = (scene: Scene, topic: Topic): boolean =>
  sentencesOf(scene.reading.message).some(
    (one) => (asksForDay(one) || isSideOfDays(aspectInForm(one))) && wordsIn(one) <= DAY_WORDS,
  ) && deadlinesIn(scene, topic).counted.length > 0;
const isSideOfDays = (side: Aspect | null): boolean => side !== null && OF_DAYS.includes(side);

/** In whatever words a day is asked for, where one is known of what is spoken about. */
const dayAskedFor = (scene: Scene): Aspect | null =>
  spokenIn(scene).some((topic) => isForDay(scene, topic)) ? 'deadline' : null;
const DAY_WORDS = 16;
const SHORT_WORDS = 9;
/** A day is asked for, or from which one it is counted. */
export const OF_DAYS: readonly Aspect[] = ['deadline', 'from-day'];

type Answer = (scene: Scene, topic: Topic) => Step | null;

/** The others are what a topic says to them, or nothing (`sides.ts`). */
const ASPECTS: Readonly<Partial<Record<Aspect, Answer>>> = {
  proof: (scene, topic) => listed(scene, topic, { lead: sayWords(scene).proofFirst, items: said(scene, topic.gather) }),
  step: (scene, topic) =>
    listed(scene, topic, {
      lead: sayWords(scene).stepsFirst,
      items: said(scene, urgentSteps(scene, topic) ?? topic.steps).slice(0, STEPS_AT_MOST),
      isNumbered: true,
    }),
  where: (scene, topic) => settling(scene, ['where', 'who']) ?? places(scene, topic, sayWords(scene).placesFirst),
  cost: (scene, topic) =>
    settling(scene, ['how-much'], speaksOfCost) ??
    smallClaims(scene, topic) ??
    waiver(scene, topic) ??
    places(scene, topic, sayWords(scene).costBare),
  takes: (scene) => settling(scene, ['how-long', 'when'], isMeant),
  'if-not': (scene) => settling(scene, ['what-if'], isMeant),
  start: (scene, topic) =>
    isFound(scene)
      ? null
      : listed(scene, topic, { lead: sayWords(scene).stepsFirst, items: said(scene, topic.steps), isNumbered: true }),
  'free-help': (scene, topic) => freeFor(scene) ?? places(scene, topic, sayWords(scene).freeHelpFirst),
  'from-day': countedFrom,
  deadline: (scene, topic) => counted(scene, topic) ?? settling(scene, ['how-long', 'when']) ?? lastTime(scene),
};

/** To somebody in an emergency that is about this, what to do is what to do now. */
function urgentSteps({ before, emergencies }: Scene, { id }: Topic): readonly Words[] | null {
  const known = before.emergency === null ? undefined : emergencies.get(before.emergency);
  // Whoever is not safe at home hears of that first, whatever was asked in between.
  return known && (known.keepsOpen || known.topics.includes(id)) ? known.first : null;
}

/** No day follows from what was told: the time that was told last is what there is to say. */
function lastTime(scene: Scene): Step | null {
  const [last] = lastStatements(scene);
  const isTime = last?.statement.settles.some(isOfTime) ?? false;
  if (!last || !isTime) return null;
  // One thing may be missing for the day itself.
  return nextQuestion(scene, last.topic, []) ? saidBefore(scene, last) : lastAgain(scene);
}

/** What the topic lists in its order answers these whole, and a statement only a part of them. */
const LISTED: readonly Aspect[] = ['proof', 'step'];

/** "What do I do first about the pay cut?" says itself which of the things that were spoken about is meant. */
function namedIn(scene: Scene): Topic | null {
  if (wordsIn(scene.reading.message) <= BARE_WORDS) return null;
  const [best] = scene.findAfresh().ranked;
  const isMeant = best && best.likely >= LIKELY_AT && isNear(best);
  return isMeant && scene.before.topics.includes(best.topic.id) ? best.topic : null;
}

/** "What do I do tomorrow?" is about the matter that was told, and not about the last thing that was asked beside it. */
function matterOf({ before, topics }: Scene, current: Topic): Topic {
  const { topic: spokenFor } = openStory(before.story);
  const [main] = before.topics
    .flatMap((id) => topics.get(id) ?? [])
    .toSorted((a, b) => spokenFor(b.id) - spokenFor(a.id));
  const isMain = main !== undefined && spokenFor(main.id) > 0;
  return isMain && spokenFor(main.id) >= MATTER_TIMES * spokenFor(current.id) ? main : current;
}
/** …where what was said speaks for it so many times as much. */
const MATTER_TIMES = 2;

/** Somebody who asks for just what a statement says gets it, whatever side of the problem that is. */
function isSaidByStatement(scene: Scene): boolean {
  const { aspect: side } = scene.reading;
  const isOfDay = side !== null && OF_DAYS.includes(side);
  if (!isOfDay && wordsIn(scene.reading.message) > BARE_WORDS && isPlainlyFound(scene.find().ranked[0])) return true;
  const isListed = side !== null && LISTED.includes(side);
  if (isListed) return isSaidRatherThanListed(scene);
  return scene
    .find()
    .ranked.some(
      ({ topic, statement, score }) =>
        isMeantBy(scene, topic) && score >= (scene.before.told.includes(statement.id) ? DOUBTED_BELOW : MEANT_AT),
    );
}

/** "How do I prove it with no witness?", "they closed my account, what can I do?": a list for the whole topic is no answer to a question for one thing in it. */
function isSaidRatherThanListed({ reading, find }: Scene): boolean {
  const [best] = find().ranked;
  return wordsIn(reading.message) > BARE_WORDS && best !== undefined && isNear(best) && best.score >= RATHER_THAN_LIST;
}

/** The likeliest statement about what is spoken of that settles it; what was told before is said again. */
function settling(
  scene: Scene,
  kinds: readonly QuestionKind[],
  isAbout: (found: Found) => boolean = () => true,
): Step | null {
  const { ranked } = scene.find();
  const fits = ranked.filter(
    (found, at) =>
      (isMeantBy(scene, found.topic) || isNamed(scene, at) || (at === 0 && isSpokenOfAndMeant(scene, found))) &&
      found.score >= SIDE_AT &&
      found.statement.settles.some((kind) => kinds.includes(kind)) &&
      isAbout(found),
  );
  // What a statement settles first is what it opens with.
  const [best] = fits.toSorted((a, b) => b.score - a.score - SETTLED_FIRST * (placeOf(b, kinds) - placeOf(a, kinds)));
  if (!best) return null;
  if (scene.state.told.includes(best.statement.id)) return saidBefore(scene, best);
  return answerWith(scene, [{ topic: best.topic, statements: [best.statement] }, ...besides(scene, best.statement)]);
}

/** "Where do I go, and do I need a lawyer?": what was asked beside it, where it is plain. */
function besides(scene: Scene, statement: Statement): ReturnType<typeof askedToo>[] {
  const isOther = (found: Found) => !isTold(scene, found.statement) && found.statement.id !== statement.id;
  const asked = plainOf(scene, scene.find(), (text) => aspectInForm(text) !== scene.reading.aspect).filter(isOther);
  return asked.slice(0, 1).map((found) => askedToo(scene, found));
}

/** "What does it cost?" and no more is asked about what was spoken of last, and not about what is related to it. */
const isMeantBy = (scene: Scene, topic: Topic): boolean =>
  wordsIn(scene.reading.message) <= BARE_WORDS ? topic.id === scene.topic?.id : isSpokenOf(scene, topic);
const BARE_WORDS = 6;

/** …unless all that was written speaks for the other: what is spoken of last may have been said beside it. */
const isSpokenOfAndMeant = ({ before }: Scene, found: Found): boolean =>
  found.score >= MEANT_AT && isNear(found) && before.topics.includes(found.topic.id);

/** "How much is it to take her to small claims" says itself what it asks the price of: that is among the first found. */
const isNamed = ({ reading }: Scene, place: number): boolean =>
  reading.aspect === 'cost' && wordsIn(reading.message) > BARE_WORDS && place < NAMED_AMONG;
const NAMED_AMONG = 3;
const wordsIn = (text: string) => text.trim().split(/\s+/).length;

const placeOf = ({ statement }: Found, kinds: readonly QuestionKind[]) =>
  statement.settles.findIndex((kind) => kinds.includes(kind));

/** What happens, and how long something takes, is said of many things: it has to be this one. */
const isMeant = ({ score }: Found) => score >= BESIDE_AT;

/** A sum may be owed, or be a limit: where no fee is named, the statement has to be meant. */
const speaksOfCost = ({ statement, score }: Found) =>
  /\b(?:fees?|free|costs?|no charge)\b/i.test(`${statement.id} ${statement.en}`) ||
  (score >= BESIDE_AT && /\$/.test(statement.en) && !/\b(?:fines?|penalt\w+|damages)\b/i.test(statement.en));

const smallClaims = (scene: Scene, topic: Topic): Step | null =>
  goesToSmallClaims(topic) ? aside(scene, SMALL_CLAIMS_COST, sayWords(scene).costSmallClaims) : null;

const waiver = (scene: Scene, topic: Topic): Step | null =>
  topic.documents.length > 0 ? aside(scene, FEE_WAIVER, sayWords(scene).costUnknown) : null;

/** Who helps for nothing with just this, where it is known. */
function freeFor(scene: Scene): Step | null {
  const isOfIt = ({ topic, statement, score }: Found) =>
    score >= BESIDE_AT &&
    isSpokenOf(scene, topic) &&
    FREE.test(statement.en) &&
    statement.settles.some((kind) => kind === 'who' || kind === 'where');
  const found = scene.find().ranked.find(isOfIt);
  if (!found || scene.state.told.includes(found.statement.id)) return null;
  return answerWith(scene, [{ topic: found.topic, statements: [found.statement] }]);
}
const FREE = /\b(?:free|no cost|does not cost)\b/i;

/** The first that another topic says, once. What is spoken about stays. */
function aside(scene: Scene, topicId: string, lead: string): Step | null {
  const known = scene.topics.get(topicId);
  const [statement] = known?.statements ?? [];
  if (!known || !statement || scene.topic?.id === topicId || scene.state.told.includes(statement.id)) return null;
  const step = answerWith(scene, [{ topic: known, statements: [statement], lead }, ...besides(scene, statement)]);
  return { ...step, state: { ...step.state, topics: scene.state.topics } };
}

const said = ({ state }: Scene, items: readonly Words[]): string[] => items.map((item) => item[state.language]);

type List = { readonly lead: string; readonly items: readonly string[]; readonly isNumbered?: boolean };

/** Steps are what most people ask for who ask for them: of 14 that were likely beside them, 3 were right. */
function listed(scene: Scene, topic: Topic, { lead, items, isNumbered = false }: List): Step | null {
  if (items.length === 0) return null;
  const lines = items.map((item, at) => `${isNumbered ? `${at + 1}.` : '-'} ${item}`);
  const plan = {
    ...EMPTY_PLAN,
    lead: `${lead}\n\n${lines.join('\n')}`,
    blocks: isNumbered || wordsIn(scene.reading.message) <= BARE_WORDS ? askedBeside(scene) : likelyBeside(scene),
    days: isNumbered ? daysFor(scene, topic) : [],
    choices: choicesFor(scene, topic, new Set(scene.state.told)),
  };
  return stepOf(scene, plan, topic);
}

function places(scene: Scene, topic: Topic, lead: string): Step | null {
  const { language, variables } = scene.state;
  const found = helpFor(topic, variables).slice(0, PLACES_AT_MOST);
  return listed(scene, topic, { lead, items: found.map((place) => placeInWords(place, language)) });
}
