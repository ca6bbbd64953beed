import type { Variables } from '#domain/chat/script.ts';
import type { OtherSide } from '#domain/matter/case-file.ts';
import { CHOICES_AT_MOST, PLAINLY_ELSE_AT } from '../numbers.ts';
import { deniesDanger } from '../read/danger/denial.ts';
import { GRAVEST } from '../read/danger/gravest.ts';
import { advice } from './advice.ts';
import { aspect, OF_DAYS } from './sides/aspect.ts';
import { attorneys } from './attorneys.ts';
import { explaining } from './answering/explaining.ts';
import { bareOpening } from './answering/bare-opening.ts';
import { documents, namedDocument } from './papers/documents.ts';
import { isFilling } from '../remember/state.ts';
import { backToForm, interview } from './papers/filling-in.ts';
import { callable, emergency, isHeardElse, isOf, isOfOwner, numbersFor } from './emergency.ts';
import { ending } from './ending.ts';
import { misunderstood } from './misunderstood.ts';
import { otherLanguage } from './other-language.ts';
import { finishedPaper } from './papers/finished-paper.ts';
import { papers } from './papers/papers.ts';
import { puttingRight } from './putting-right.ts';
import { question } from './question.ts';
import { refusal } from './refusal.ts';
import { repeating } from './repeating.ts';
import type { Emergency } from '../knowledge/emergency.ts';
import type { SayWords } from '../say/words.ts';
import { isSpokenOf, sayWords, type Decider, type Scene } from './scene.ts';
import { shownPaper } from './papers/shown-paper.ts';
import { smallTalk } from './small-talk.ts';
import { sides } from './sides/sides.ts';
import { more } from './sides/more.ts';
import { sumAgain } from './sides/sum-again.ts';
import { safetyFirst, stillThere } from './still-there.ts';
import { isSure } from './sure.ts';
import type { Step } from './step.ts';
import { tapped } from './tapped.ts';
import { whichPapers } from './papers/which-papers.ts';

/** The first that takes the turn wins: safety before everything, the question of law when nothing else is meant. */
const DECIDERS: readonly Decider[] = [
  shownPaper,
  emergency,
  stillThere,
  namedDocument,
  interview,
  otherLanguage,
  tapped,
  refusal,
  ending,
  repeating,
  more,
  explaining,
  attorneys,
  whichPapers,
  finishedPaper,
  documents,
  smallTalk,
  misunderstood,
  puttingRight,
  advice,
  papers,
  sumAgain,
  sides,
  aspect,
  bareOpening,
  question,
];

export async function decide(read: Scene): Promise<Step> {
  const scene = withoutActOfAnswer(read);
  for (const decider of DECIDERS) {
    const step = await decider(scene);
    if (step)
      return asKnown(
        scene,
        withSafety(scene, withCalls(scene, withQuietLine(scene, withCards(scene, await backToForm(scene, step))))),
      );
  }
  throw new Error('nobody took the turn');
}

/** "Somos 4" sounds like many things, and is how many live there: we had asked. */
function withoutActOfAnswer(scene: Scene): Scene {
  const { reading, isAnswer, isNews } = scene;
  return isAnswer && isNews && reading.act !== null ? { ...scene, reading: { ...reading, act: null } } : scene;
}

/** Whoever asks while it may come again hears first what to do about that. */
function withSafety(scene: Scene, step: Step): Step {
  const first = step.isCrisis ? null : safetyFirst(scene);
  if (!first || step.markdown.startsWith(first.words)) return step;
  const state = { ...step.state, told: [...step.state.told, first.told] };
  return { ...step, state, markdown: `${first.words}\n\n${step.markdown}` };
}

/** Somebody in danger whom we did not understand is not left without a number to call. */
function withCalls(scene: Scene, step: Step): Step {
  const known = scene.emergencies.get(scene.before.emergency ?? '');
  const isLost = step.state.unknown > scene.before.unknown && step.state.inCrisis && !step.isCrisis;
  if (!known || !isLost) return step;
  const line = QUIET_LINES[known.id]?.(sayWords(scene)) ?? firstCall(known, scene);
  return step.markdown.includes(line) ? step : { ...step, markdown: `${step.markdown}\n\n${line}` };
}

/** What was only supposed is answered and not remembered; a day of a letter is: nobody asks about one that is nothing to them. */
function asKnown({ reading, before }: Scene, step: Step): Step {
  if (!reading.isSupposed) return step;
  const { dates, loneDay } = step.state.file;
  const file = { ...before.file, dates, ...(loneDay === undefined ? {} : { loneDay }) };
  return { ...step, state: { ...step.state, file, variables: placedAs(before.variables, step.state.variables) } };
}

/** A place that is only supposed is not where somebody lives who has told that. */
function placedAs(before: Variables, { usState, county, isNyc, ...rest }: Variables): Variables {
  const told = before.usState === undefined ? { usState, county, isNyc } : before;
  return {
    ...rest,
    ...(told.usState === undefined ? {} : { usState: told.usState }),
    ...(told.county === undefined ? {} : { county: told.county }),
    ...(told.isNyc === undefined ? {} : { isNyc: told.isNyc }),
  };
}

/** Asked for beside something else: the answer comes first, and the cards stand under it. */
function withCards({ reading }: Scene, step: Step): Step {
  const { node, inCrisis } = step.state;
  if (!reading.wantsCardsToo || inCrisis || step.isCrisis || step.isEnd || step.document || node === 'out_of_state')
    return step;
  return { ...step, showAttorneys: true };
}

/** A sign of danger that does not take the turn adds one line, once, and interrupts nothing. */
function withQuietLine(scene: Scene, step: Step): Step {
  const { danger } = scene.reading;
  if (!danger || step.isEnd || step.isCrisis || scene.before.inCrisis || scene.before.emergency === danger.id)
    return step;
  // Whoever says that nobody is hurt was asked already, or need not be.
  if (deniesDanger(scene.reading.message)) return step;
  // "Me", or "I send him Zelle", on a line of a form says nothing that could be half heard as danger.
  const most = danger.id in QUIET_LINES ? WORDS_OF_A_NAME : WORDS_ON_LINE;
  const isOnLine = isFilling(scene.before) && scene.reading.message.trim().split(/\s+/).length <= most;
  if (isOnLine && danger.level === 'unsure') return step;
  // A daughter named as an agent is not missing: on a form only what may cost a life is heard by halves.
  if (isFilling(scene.before) && danger.level === 'unsure' && !GRAVEST.has(danger.id)) return step;
  // "What's my last day to answer?" asks for a date.
  const isOfDays = scene.topic !== null || Object.keys(scene.before.file.dates).length > 0;
  const asksForDay = isOfDays && OF_DAYS.some((side) => side === scene.reading.aspect);
  if (asksForDay && danger.level === 'unsure') return step;
  const key = `line:${danger.id}`;
  if (scene.before.told.includes(key)) return step;
  const text = sayWords(scene);
  const { language } = scene.state;
  const known = scene.emergencies.get(danger.id);
  // Whoever was told what to do now hears of nothing else that only may be, unless life is at stake.
  if (!known || (scene.before.emergency !== null && !known.keepsOpen && !(danger.id in QUIET_LINES))) return step;
  if (isOfOwner(scene, known) || isPlainlyElse(scene, known) || isOfTalkElse(scene, known)) return step;
  const line = QUIET_LINES[danger.id]?.(text) ?? firstCall(known, scene);
  const now = text.happeningNow(known.title[language]);
  // Answers to our own question are never pushed out by it; where somebody may look over a shoulder, the line alone has to do.
  const hasRoom = !known.keepsOpen && step.choices.length < CHOICES_AT_MOST && step.state.pending === null;
  const choices = hasRoom ? [...step.choices, { label: now, message: now }] : step.choices;
  const state = { ...step.state, told: [...step.state.told, key] };
  return { ...step, state, choices, markdown: `${step.markdown}\n\n${line}` };
}

const WORDS_OF_A_NAME = 3;
const WORDS_ON_LINE = 8;

/** Only half heard, in a message that is plainly about something else: a number to call would be a riddle. */
function isPlainlyElse(scene: Scene, known: Emergency): boolean {
  const { danger } = scene.reading;
  if (danger?.nearness === undefined || (danger.level === 'sure' && !isHeardElse(scene, known))) return false;
  const [best] = scene.find().ranked;
  if (!best || best.likely < PLAINLY_ELSE_AT[GRAVEST.has(known.id) ? 'gravest' : 'other']) return false;
  return !isOf(known, best.topic, scene.topics);
}

/** In a talk it is half heard of a boss or an office, who is nobody at home; or, where no life is at stake, while what is spoken about is answered. */
function isOfTalkElse(scene: Scene, known: Emergency): boolean {
  const { reading, topic, state } = scene;
  if (topic === null || reading.danger?.level !== 'unsure' || reading.danger.nearness === undefined) return false;
  const isOutside = (side: OtherSide | undefined) => side !== undefined && OUTSIDE.includes(side);
  if (known.id === 'violence-at-home')
    return (
      isOutside(state.file.otherSide) && (reading.told.otherSide === undefined || isOutside(reading.told.otherSide))
    );
  if (GRAVEST.has(known.id)) return false;
  const [best] = scene.find().ranked;
  const isAnswered = best !== undefined && isSpokenOf(scene, best.topic) && isSure(best, scene);
  return isAnswered && !isOf(known, best.topic, scene.topics) && !isOf(known, topic, scene.topics);
}
const OUTSIDE: readonly OtherSide[] = ['employer', 'agency', 'collector', 'bank', 'insurer', 'seller', 'school'];

const QUIET_LINES: Readonly<Record<string, (text: SayWords) => string>> = {
  suicide: (text) => text.quietLineSelf,
  'violence-at-home': (text) => text.quietLine,
  'violence-now': (text) => text.quietLine,
};

/** Says what it is for, so that nobody has to guess; not where somebody may look over a shoulder. */
function firstCall(known: Emergency, scene: Scene): string {
  const { title, keepsOpen } = known;
  const [first] = numbersFor(known, scene);
  if (!first) return '';
  const { language } = scene.state;
  const text = sayWords(scene);
  const [who, call] = [first.name[language], callable(first.number)];
  return keepsOpen ? text.ifHappening(who, call) : text.isItThat(title[language], who, call);
}
