import { DENIED, DOUBTED_BELOW, MEANT_INSTEAD_AT, SAYS_AT, TOGETHER_LIKELY_AT } from '../numbers.ts';
import type { Language } from '../content/words.ts';
import { sumOf, type Found } from '../find/statement-index.ts';
import type { Statement, Topic } from '../knowledge/topic.ts';
import { isBareFact } from '../read/wording/bare-fact.ts';
import { asksIfTheSame } from '../read/wording/question-form.ts';
import { deniesAtFirst, hasStem, meantInstead, shareWord, withoutDenied, type Denied } from '../read/correcting.ts';
import { putsRight, saysOtherwiseThan } from '../read/putting-right.ts';
import { asksOf } from './abstain.ts';
import { answerWith, isTold } from './answering/answering.ts';
import { saidBefore } from './answering/asked-again.ts';
import { likeliest } from './answering/likeliest.ts';
import { underItsOwn } from './answering/yes-or-no.ts';
import { lastStatements } from './repeating.ts';
import { withoutVersion } from '../apply/apply-statement.ts';
import { deadlinesIn, sayWords, toldEarlier, type Decider, type Scene } from './scene.ts';
import { say, type Step } from './step.ts';
import { isNear, isOnlyTold, isPlainlyFound } from './sure.ts';

/** "No, I meant the car", "that is not what I asked", "we are not homeless": what was meant is looked for, and what we took it for counts for less. */
export const misunderstood: Decider = async (scene) => {
  const { reading, isAnswer, choice, before } = scene;
  if (isAnswer || choice || asksForDay(scene) || asksIfTheSame(reading.message)) return null;
  const isComplaint = reading.act === 'not-what-i-asked';
  const denied = await deniedOf(scene);
  const meant = meantInstead(denied?.rest ?? reading.message);
  const instead = meant ?? denied?.rest ?? null;
  if (instead === null && !isComplaint) return saysOtherwise(scene);
  if (instead === null && isPutRight(scene)) return null;
  // Also what was offered to be tapped can have been something else.
  const wasTold = before.last.length > 0 || before.unknown > 0;
  if (!isComplaint && (scene.topic === null || !wasTold || correctsFact(scene, instead))) return null;
  const [asked = ''] = (await toldEarlier(scene)).slice(-1);
  const says = instead ?? (reading.asksSomething ? reading.message : '');
  const words = hasContent(says) ? says : asked;
  if (!words) return say(scene.state, sayWords(scene).sorryAsk);
  const plain = asksItself(scene, denied);
  if (plain) return told(scene, scene.find().ranked, plain);
  const ranked = await meantBy(scene, { words, asked: meant === null && words === instead ? asked : '' }, denied);
  const [best] = ranked;
  // Whoever only says that it was something else does not want to hear it again.
  if (best && words === says && isAskedAgain(scene, best)) return askedAgain(scene, best, ranked.slice(1));
  const others = ranked.filter((found) => isNew(scene, found));
  const [other] = others;
  // An apology and then the same once more is none.
  if (other && isTold(scene, other.statement)) return toldBefore(scene, others);
  // What is denied is not meant because everything else is hardly likely; whoever asks something says themselves what is.
  const isMeant = other && (reading.asksSomething || !isTakenFor(scene, other, denied));
  const isPlain = isMeant && isNear(other) && other.score >= MEANT_INSTEAD_AT;
  if (isPlain) return told(scene, others, other);
  return denied && meant === null && isOfTopic(scene, denied) && isPutRight(scene) ? null : offered(scene, others);
};

/** "No, this is unemployment. How do I request the hearing": a whole question behind the complaint, which is plainly found in the talk. */
function asksItself(scene: Scene, denied: Denied | null): Found | null {
  const [best] = scene.find().ranked;
  const isMeant = scene.reading.asksSomething && best && isPlainlyFound(best) && isNew(scene, best);
  return isMeant && !isTakenFor(scene, best, denied) && !isTold(scene, best.statement) ? best : null;
}

/** "That's not what I asked. What day do I have to file by?": a day that was counted answers it. */
const asksForDay = (scene: Scene): boolean =>
  scene.reading.aspect === 'deadline' &&
  scene.state.topics
    .flatMap((id) => scene.topics.get(id) ?? [])
    .some((one) => deadlinesIn(scene, one).counted.length > 0);

/**
 * Still the likeliest by far, although it was told a moment ago: in 19 of 25 such turns of readers it was what they asked for and had not found in what we wrote, and in 2 the next
 * likeliest was. Once.
 */
const isAskedAgain = (scene: Scene, found: Found) =>
  !isNew(scene, found) &&
  isNear(found) &&
  found.score >= MEANT_INSTEAD_AT &&
  !scene.state.repeated.includes(found.statement.id);

/**
 * Likely in the talk: all that was written before says what was meant. What speaks of something that is denied is not; else what is spoken about often is: people also
 * correct a detail, or an emergency that we heard in vain.
 */
async function meantBy(scene: Scene, said: Said, denied: Denied | null): Promise<Found[]> {
  const ranked = await foundBy(scene, said);
  const weighed = ranked.map((found) => {
    const taken = isTakenFor(scene, found, denied) ? DENIED : 1;
    return { ...found, score: found.score * taken };
  });
  const whole = sumOf(weighed.map(({ score }) => score)) || 1;
  return weighed.map((found) => ({ ...found, score: found.score / whole })).toSorted((a, b) => b.score - a.score);
}

/** It speaks of what was denied. */
const isTakenFor = (scene: Scene, found: Found, denied: Denied | null): boolean =>
  denied !== null && isOfDenied(scene, found, denied);

/** What says what was meant; and what was asked, where that is not asked in other words now. */
type Said = { readonly words: string; readonly asked: string };

/** Whoever only says what something is not asks what they asked before, with that otherwise: what they say now speaks for it as much as both together. */
async function foundBy(scene: Scene, { words, asked }: Said): Promise<readonly Found[]> {
  const { ranked } = await scene.findFor(words, scene.topic);
  if (scene.reading.asksSomething || !asked) return ranked;
  const together = await scene.findFor(`${asked}. ${words}`, scene.topic);
  const shares = new Map(together.ranked.map(({ statement, score }) => [statement.id, score]));
  return ranked.map((found) => ({ ...found, score: (found.score + (shares.get(found.statement.id) ?? 0)) / 2 }));
}

/** What is denied is a detail, and not what we took it all for: "not at work, I mean at home", of what has both in its name. */
function isOfTopic({ topic, state }: Scene, denied: Denied): boolean {
  if (topic === null) return false;
  const name = nameOf(topic, state.language);
  return !hasStem(name, denied.stems) || shareWord(denied.rest, name, denied);
}

/** "I do not drive for work, I said that I am a cashier": it sounds like a complaint, and says what is otherwise. */
const isPutRight = (scene: Scene): boolean =>
  isOnlyTold(scene) && (scene.isNews || saysOtherwiseThan(scene.reading.message)) && putsRight(scene.reading.message);

/** "We are not homeless. …", "I am not pregnant": a word of ours is denied, which nobody but us had said. */
async function deniedOf(scene: Scene): Promise<Denied | null> {
  const { topic, before, reading, state } = scene;
  if (!topic || before.last.length === 0) return null;
  const { language } = state;
  const told = lastStatements(scene).map(({ statement }) => wordsOf(statement, language));
  const offered = before.unknown > 0 ? before.shown : [];
  const ours = { name: nameOf(topic, language), told: [...told, ...offered].join(' ') };
  // Hardly any message denies one of our words: only then what was said before is fetched.
  if (withoutDenied(reading.message, ours, '') === null) return null;
  return withoutDenied(reading.message, ours, (await toldEarlier(scene)).join(' '));
}

const isOfDenied = ({ state: { language } }: Scene, { topic, statement }: Found, { stems }: Denied): boolean =>
  hasStem(`${nameOf(topic, language)} ${wordsOf(statement, language)}`, stems);

const nameOf = ({ title, label }: Topic, language: Language) => `${title[language]} ${label[language]}`;
const wordsOf = (statement: Statement, language: Language) =>
  `${statement.ask?.[language] ?? ''} ${statement[language]}`;

/** "Nobody ran away, the driver stopped": against what we took it for, and alone plainly about something else. */
function saysOtherwise(scene: Scene): Step | null {
  const { topic, before, reading } = scene;
  if (!topic || before.last.length === 0 || !deniesAtFirst(reading.message)) return null;
  const [here] = scene.find().ranked;
  const { ranked } = scene.findAfresh();
  const [alone] = ranked;
  const isPlain = alone && alone.score >= SAYS_AT && alone.likely >= TOGETHER_LIKELY_AT && isNew(scene, alone);
  const isOther = isPlain && alone.topic.id !== topic.id && (here?.score ?? 0) < DOUBTED_BELOW;
  return isOther ? told(scene, ranked, alone) : null;
}

/** "No, I meant every two weeks": what was told is corrected, and what was understood stays. */
const correctsFact = ({ reading }: Scene, instead: string | null) =>
  instead !== null && !reading.asksSomething && (isBareFact(instead) || instead.split(/\s+/).length <= FEW_WORDS);
const FEW_WORDS = 3;

const hasContent = (words: string) => words.split(/\s+/).length > 1;

/** Not what was told a moment ago. */
const isNew = ({ before }: Scene, { statement }: Found) => !before.last.map(withoutVersion).includes(statement.id);

function askedAgain(scene: Scene, best: Found, others: readonly Found[]): Step {
  const step = saidBefore(scene, best);
  return { ...step, markdown: `${sayWords(scene).notClear} ${step.markdown}`, choices: asksOf(scene, others) };
}

/** What was told earlier in the talk is said to have been, and whoever heard it twice is asked what is meant. */
function toldBefore(scene: Scene, ranked: readonly Found[]): Step {
  const [best, ...others] = ranked;
  const isHeard = best !== undefined && scene.state.repeated.includes(best.statement.id);
  if (!best || isHeard || !isNear(best) || best.score < MEANT_INSTEAD_AT)
    return offered(
      scene,
      ranked.filter(({ statement }) => !scene.state.repeated.includes(statement.id)),
    );
  return askedAgain(scene, best, others);
}

/** What we took it for is no longer spoken of, if it is about something else. */
const leaving = ({ state, before, topic }: Scene, to: Topic): Step['state'] => ({
  ...state,
  // Where the last reply only asked which of several is meant, nothing was taken for anything.
  topics: to.id === topic?.id || before.unknown > 0 ? state.topics : state.topics.filter((id) => id !== topic?.id),
});

function told(scene: Scene, ranked: readonly Found[], { topic, statement }: Found): Step {
  const find = () => ({ ranked, second: null });
  const own = underItsOwn(scene, { topic, statement }, 'doubted');
  const { sorry } = sayWords(scene);
  const said = own ? { asked: { ...own, lead: sorry } } : { lead: sorry };
  return answerWith({ ...scene, find, state: leaving(scene, topic), topic }, [
    { topic, statements: [statement], ...said, clearness: 'doubted', isDoubted: true },
  ]);
}

function offered(scene: Scene, ranked: readonly Found[]): Step {
  const text = sayWords(scene);
  const choices = asksOf(scene, ranked.filter(isNear));
  const shown =
    choices.length > 1 ? likeliest(scene, ranked, { lead: `${text.misheard} ${text.isItThis}`, choices }) : null;
  if (shown) return { ...shown, state: { ...shown.state, unknown: scene.state.unknown } };
  if (choices.length > 1) return say(scene.state, `${text.misheard} ${text.whichOf}`, { choices });
  const lawyer = { label: text.showAttorneys, message: text.showAttorneys };
  return say(scene.state, text.sorryAsk, { choices: scene.state.inCrisis ? [] : [lawyer] });
}
