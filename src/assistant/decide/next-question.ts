import { wantedFor, wantedForSums, type Applied } from '../apply/apply-statement.ts';
import type { CountedDay, Wanted } from '../apply/deadlines.ts';
import { namedDay, WRITTEN } from '../apply/named-day.ts';
import { isOfSum, questionFor, sumKey } from '../apply/questions.ts';
import { dayInWords } from '../deadlines/day-words.ts';
import type { Topic } from '../knowledge/topic.ts';
import { eventIn, yearKey } from '../remember/state.ts';
import type { Choice, PlannedQuestion } from '../say/plan.ts';
import { asksForTime, deadlinesIn, sayWords, situationOf, type Scene } from './scene.ts';

/** One question at a time, each asked once, and only one whose answer would change what is said. */
export function nextQuestion(scene: Scene, topic: Topic, told: readonly Applied[]): PlannedQuestion | null {
  const { state } = scene;
  const situation = situationOf(scene);
  const { counted, wanted } = deadlinesIn(
    scene,
    topic,
    told.length > 0 ? told.map(({ statement }) => statement) : undefined,
  );
  const forVariants = told.flatMap(({ statement }) => wantedFor(statement, situation));
  const isOpen = (key: string) => !state.asked.includes(key);
  const forSums = wantsSum(scene) ? told.flatMap(({ statement }) => wantedForSums(statement, situation)) : [];
  const [condition] = [...forVariants, ...forSums.map(sumKey)].filter(
    (key) => isOpen(key) && questionFor(key) !== null,
  );
  if (condition) return toQuestion(scene, condition, null);
  const taken = counted.find(({ isTaken }) => isTaken);
  if (taken) return whetherThatDay(scene, taken);
  // To somebody in danger no day of a paper matters now.
  if (!wanted || scene.before.emergency !== null) return null;
  const event = eventIn(wanted.key);
  const came = scene.reading.told.dates?.served;
  if (came !== undefined && isPrinted(wanted)) return whatIsPrinted(scene, wanted.key, came);
  if (!isOpen(wanted.key) && !isNeededNow(scene, wanted.key)) return null;
  // Somebody who has a day to keep is not asked for another one in the same breath.
  if (
    event &&
    counted.some(({ deadline, isSafe }) => !isSafe && deadline.dates.some(({ date }) => date >= scene.reading.today))
  )
    return null;
  if (event && !isOpen(yearKey(event))) return null;
  return toQuestion(scene, wanted.key, wanted);
}

/** Where it is was asked and not answered; without it there is no day for who asks for one, or has just told when it began. */
const isNeededNow = ({ reading }: Scene, key: string): boolean =>
  key === PLACE_KEY && (asksForTime(reading) || Object.keys(reading.told.dates ?? {}).length > 0);
const PLACE_KEY = 'nyc';

const isPrinted = ({ key }: Wanted): boolean => WRITTEN.some((event) => event === eventIn(key));

/** The day on which a letter came is told, and its time runs from what is printed on it. */
export function asksForPrinted(scene: Scene, topic: Topic): boolean {
  const { wanted } = deadlinesIn(scene, topic);
  return scene.reading.told.dates?.served !== undefined && wanted !== null && isPrinted(wanted);
}

/** Who asks how much, or tells a sum or a count, wants it worked out. */
function wantsSum({ before, reading: { units, aspect, told } }: Scene): boolean {
  const isAsked = units.some(({ kind, isQuestion }) => isQuestion && kind === 'how-much');
  const isTold = COUNTED.some((key) => told[key] !== undefined) || Object.keys(told.amounts ?? {}).length > 0;
  return isAsked || aspect === 'amount' || isTold || isOfSum(before.pending);
}
const COUNTED = ['children', 'household', 'hoursAWeek', 'hoursADay', 'daysAWeek'] as const;

/** What was taken for the day of an event is said, and another day corrects it. */
function whetherThatDay(scene: Scene, { deadline: { variant }, triggerDate }: CountedDay): PlannedQuestion {
  const { language } = scene.state;
  const text = sayWords(scene);
  return {
    key: `date:${variant.event}`,
    ask: text.tookThatDay(dayInWords(triggerDate, language), variant.ask[language]),
    choices: [{ label: text.pickDate, message: '', kind: 'date' }],
  };
}

/** "I got it November 3", where the time runs from what is printed on it: counted from then it would end too late. */
function whatIsPrinted(scene: Scene, key: string, came: string): PlannedQuestion {
  const text = sayWords(scene);
  return {
    key,
    ask: text.whatIsPrinted(dayInWords(came, scene.state.language)),
    choices: [{ label: text.pickDate, message: '', kind: 'date' }],
  };
}

export function toQuestion(scene: Scene, key: string, wanted: Wanted | null): PlannedQuestion | null {
  const { language, file } = scene.state;
  const text = sayWords(scene);
  const asked = questionFor(key, wanted?.variants[0]?.ask);
  if (!asked) return null;
  const options: Choice[] = asked.options.map(({ label }) => ({ label: label[language], message: label[language] }));
  if (!asked.isDate) return { key, ask: asked.ask[language], choices: options };
  const picker: Choice = { label: text.pickDate, message: '', kind: 'date' };
  const event = eventIn(key);
  const named = event ? namedDay(event, file, scene.reading.today) : undefined;
  if (named === undefined) return { key, ask: asked.ask[language], choices: [picker] };
  const day = dayInWords(named, language);
  return {
    key,
    ask: text.isThatDay(day, asked.ask[language]),
    choices: [{ label: `${text.yesThatDay}: ${day}`, message: day }, picker],
  };
}
