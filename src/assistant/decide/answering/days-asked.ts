import { applyStatement } from '../../apply/apply-statement.ts';
import { daysMeant } from '../../apply/days-meant.ts';
import { toldOnce, type CountedDay } from '../../apply/deadlines.ts';
import { dayInWords } from '../../deadlines/day-words.ts';
import type { Topic } from '../../knowledge/topic.ts';
import { daysIn, nearestOf } from '../../read/days/days.ts';
import { plain } from '../../read/sentences.ts';
import { aspectInForm } from '../../read/aspects/aspect-words.ts';
import { BESIDE_LIST } from '../../numbers.ts';
import type { Found } from '../../find/statement-index.ts';
import { EMPTY_PLAN, type Block } from '../../say/plan.ts';
import { deadlinesIn, isSpokenOf, sayWords, situationOf, type Scene } from '../scene.ts';
import type { Step } from '../step.ts';
import { choicesFor, isTold, stepOf } from './answering.ts';
import { askedToo, plainOf } from './several.ts';

/** What was spoken about. */
export const spokenIn = ({ state, topics }: Scene): Topic[] => state.topics.flatMap((id) => topics.get(id) ?? []);

/** The day itself, also if it was said before; of several the one that is named, or the first to come. */
export function counted(scene: Scene, topic: Topic, lead = ''): Step | null {
  const of = ALL_DAYS.test(plain(scene.reading.message)) ? [...new Set([...spokenIn(scene), topic])] : [topic];
  const all = daysMeant(toldOnce(of.flatMap((one) => deadlinesIn(scene, one).counted)), scene.reading.message);
  // When to be out is no day on which papers may be served.
  const left = TO_LEAVE.test(plain(scene.reading.message)) ? all.filter(isOfHome) : all;
  // "My deadline to answer" is not the day of the other side, where there is one of one's own.
  const mine = OF_MINE.test(plain(scene.reading.message)) ? left.filter(isMine) : [];
  // "How long does the insurer have to answer me": one's own last day is no answer.
  const ofAsked = OF_THEIRS.test(plain(scene.reading.message)) ? left.filter((day) => !isMine(day)) : left;
  const days = mine.length > 0 ? mine : ofAsked;
  if (days.length === 0) return null;
  const plan = {
    ...EMPTY_PLAN,
    lead: lead || whetherInTime(scene, days) || whetherPassed(scene, days) || onceMore(scene, topic, days),
    days,
    blocks: askedBeside(scene),
    choices: choicesFor(scene, topic, new Set(scene.state.told)),
  };
  return stepOf(scene, plan, topic);
}

/** Nobody hears the same words twice: asked again it is said to have been said, and then from which day it runs. */
function onceMore(scene: Scene, { id }: Topic, [first]: readonly CountedDay[]): string {
  const { told } = scene.before;
  const text = sayWords(scene);
  if (told.includes(`deadline:${id}:again`) && first)
    return text.runsFrom(dayInWords(first.triggerDate, scene.state.language));
  return told.includes(`deadline:${id}`) ? text.saidBefore : '';
}

/** When the home has to be left: only a notice that has run says a day for it. */
export const homeLeftBy = (scene: Scene, dated: readonly Topic[]): Topic | null =>
  TO_LEAVE.test(plain(scene.reading.message))
    ? (dated.findLast((one) => deadlinesIn(scene, one).counted.some(isOfHome)) ?? null)
    : null;
const TO_LEAVE = /\b(?:leave|be out|get out|move out|move)\b|\b(?:irme|irnos|salir|mudar\w*)\b/;
const isOfHome = ({ deadline: { rule } }: CountedDay): boolean => rule.id === NOTICE_HAS_RUN;
const NOTICE_HAS_RUN = 'DL111';

const OF_MINE =
  /\bmy (?:last day|deadline|date|time)\b|\bmi (?:plazo|fecha|ultimo dia|tiempo)\b|\bdo i have(?: left)? to (?:answer|respond|reply|appeal|file)\b/;
const OTHERS = String.raw`(?:they|he|she|it|(?:the|my|this|that) (?!last |deadline)\w+(?: \w+)?)`;
const OF_THEIRS = new RegExp(
  String.raw`\bhow (?:long|much time|many days) (?:do|does|did|will|would) ${OTHERS} (?:have|got|get|take|need)\b|\b(?:until|by) when (?:do|does|must|can) ${OTHERS}|\bwhen (?:do|does|did) ${OTHERS} (?:have|need) to\b|\bcuando (?:me |nos |le )?(?:tiene|debe)n? que\b|\bcuant(?:o tiempo|os dias) (?:tiene[n]?|se (?:toma|tarda)n?|le (?:queda|toma)n?) (?:el|la|los|las|ellos|ellas?|mi|ese|esa)\b|\b(?:el|la|los|las|mi) \S+(?: \S+)? (?:cuant(?:o tiempo|os dias) )tienen?\b`,
);
const isMine = ({ deadline: { rule } }: CountedDay): boolean => rule.whose !== 'theirs';

/** "Is December 5 too late?": compared with the last day. */
function whetherInTime(scene: Scene, days: readonly CountedDay[]): string {
  const [named, ...others] = daysNamed(scene.reading);
  const [last, ...more] = days.flatMap(({ deadline: { dates } }) => dates);
  const isOne = named !== undefined && last !== undefined && others.length === 0 && more.length === 0;
  if (!isOne || !ASKS_IF_IN_TIME.test(plain(scene.reading.message)) || days[0]?.deadline.rule.whose !== 'yours')
    return '';
  const text = sayWords(scene);
  const day = dayInWords(named, scene.state.language);
  return named <= last.date ? text.isInTime(day) : text.isTooLate(day);
}
const ASKS_IF_IN_TIME = /\b(?:too late|in time|on time|tarde|a tiempo)\b|\b(?<!^\W*)ok(?:ay)?\b/;

/** "Has it passed?", asked about one day, gets a yes or a no first. */
function whetherPassed(scene: Scene, days: readonly CountedDay[]): string {
  const [day, ...others] = days.flatMap(({ deadline: { dates } }) => dates);
  if (!day || others.length > 0 || !ASKS_IF_PASSED.test(plain(scene.reading.message))) return '';
  const text = sayWords(scene);
  return day.date < scene.reading.today ? text.hasPassed : text.hasNotPassed;
}
const ASKS_IF_PASSED =
  /\b(?:has|have|did|is)\b.{0,20}\b(?:pass(?:ed)?|over|expired?)\b|\b(?:ya )?(?:se )?(?:me )?(?:paso|pasaron|vencio|vencieron)\b/;

/** "What are all my dates again?" */
const ALL_DAYS =
  /\bof (?:all|them|these|those)\b|\bde (?:todos|todas|esos|esas|estos|estas)\b|\b(?:all (?:of )?(?:my|the)|every|todas? (?:mis|las)|todos (?:mis|los)) (?:\w+ )?(?:dates?|days?|deadlines?|fechas?|plazos?|dias?)\b/;

/** The days that a message names, each as the one that is nearer. */
const daysNamed = ({ message, today }: Scene['reading']): string[] =>
  daysIn(message, today).flatMap((day) => nearestOf(day, today) ?? []);

const WHICH_IS_SAFE = /\b(?:safe(?:st|r)?|should i (?:count|use|go)|segur[oa]|cual (?:cuento|uso))\b/;

/** "Does it count from Monday or Friday?" */
export function countedFrom(scene: Scene, topic: Topic): Step | null {
  const [first] = deadlinesIn(scene, topic).counted;
  const { language } = scene.state;
  const [earlier, later] = daysNamed(scene.reading).toSorted();
  // Whoever keeps to the earlier of two is late for neither.
  if (first && earlier !== undefined && later !== undefined && WHICH_IS_SAFE.test(plain(scene.reading.message)))
    return counted(scene, topic, sayWords(scene).earlierIsSafe(dayInWords(earlier, language)));
  return first ? counted(scene, topic, sayWords(scene).runsFrom(dayInWords(first.triggerDate, language))) : null;
}

/** "What do I bring Friday, and can I ask to move it?": what was asked beside the list, where it is plain. */
export const askedBeside = (scene: Scene): Block[] =>
  plainOf(scene, scene.find(), (text) => aspectInForm(text) === null)
    .filter((found) => !isTold(scene, found.statement))
    .slice(0, 1)
    .map((found) => underItsQuestion(scene, found));

/** Else what such a list may not hold: what is likely meant of the matter. */
export function likelyBeside(scene: Scene): Block[] {
  const plain = askedBeside(scene);
  const [best] = scene.find().ranked;
  if (plain.length > 0 || !best) return plain;
  const isLikely =
    best.score >= BESIDE_LIST.score && best.nearness >= BESIDE_LIST.nearness && isSpokenOf(scene, best.topic);
  return isLikely && !isTold(scene, best.statement) ? [underItsQuestion(scene, best)] : [];
}

function underItsQuestion(scene: Scene, found: Found): Block {
  const { topic, asked } = askedToo(scene, found);
  const statements = [applyStatement(found.statement, situationOf(scene))];
  return { topic, statements, ...(asked ? { asked } : {}) };
}
