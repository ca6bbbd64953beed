import { PAPER_KINDS, type PaperKind } from '#domain/matter/case-file.ts';
import { TOGETHER_LIKELY_AT } from '../../numbers.ts';
import { aboutIn } from '../abstain.ts';
import { answerWith, stepOf } from '../answering/answering.ts';
import { letterKey } from '../../apply/questions.ts';
import { toQuestion } from '../next-question.ts';
import { clearnessOf, isSure } from '../sure.ts';
import { choiceWords, findPaper } from '../../papers/find-paper.ts';
import { isPaperKind, lettersOf } from '../../papers/senders.ts';
import type { Found } from '../../find/statement-index.ts';
import type { Reading, UnclearPaper } from '../../read/reading.ts';
import { corrects } from '../../read/days/that-day.ts';
import { plain, sentencesOf } from '../../read/sentences.ts';
import { SENDERS, type Sender } from '../../read/told/papers/senders.ts';
import { EMPTY_PLAN } from '../../say/plan.ts';
import { asksForTime, sayWords, type Decider, type Scene } from '../scene.ts';
import { say, type Step } from '../step.ts';

const NO_EVICTION_WITHOUT_COURT = 'housing/eviction-needs-a-court';

/** "Eviction notice" is said of papers that mean different things: which one it is comes before any day that is counted. */
export const papers: Decider = (scene) => {
  const { reading, before, state } = scene;
  if (before.pending?.startsWith('paper') && state.file.paper && state.file.paper !== before.file.paper) {
    return aboutPaper(scene, state.file.paper);
  }
  const isUnknown = before.pending === EVICTION_KEY && reading.isUnsure && !state.told.includes(HOW_TO_TELL);
  if (isUnknown) return howToTell(scene);
  const open = stillOpen(scene);
  if (open) return stillAsked(scene, open);
  // Court papers after a landlord's own, or "it is no collector, it is a summons": what counts now is another clock.
  const isOther = state.file.paper !== before.file.paper && before.file.paper !== undefined;
  const isCorrected = isOther && corrects(reading.message);
  if ((reading.isNextPaper || isCorrected) && state.file.paper && (!reading.asksSomething || asksWhatNow(reading)))
    return aboutPaper(withoutTopicOf(scene, before.file.paper), state.file.paper);
  const { unclearPaper } = reading;
  // "Left at the door", tapped under our own question for how it came, is no other paper.
  if (!unclearPaper || scene.isAnswer) return null;
  if (isSender(unclearPaper)) return whichLetter(scene, unclearPaper);
  // Whoever finds a paper on their door mostly has one of those that people call an eviction notice.
  const asks = unclearPaper === 'home' ? 'eviction' : unclearPaper;
  if (state.asked.includes(`paper:${asks}`)) return null;
  if (unclearPaper !== 'eviction' && unclearPaper !== 'petition' && saysWhatItIs(scene)) return null;
  if (unclearPaper !== 'petition' && asksSomethingElse(scene)) return null;
  const text = sayWords(scene);
  return whichPaper(scene, asks, unclearPaper === 'eviction' ? text.paperFirst : text.courtPaperFirst);
};

/** "They taped it up on Monday, how many days do I have?": which court paper it is was asked and is still what that hangs on. */
function stillOpen(scene: Scene): 'petition' | 'court' | null {
  const { before, state, isAnswer, topic } = scene;
  const open = (['petition', 'court'] as const).find((kind) => before.pending === `paper:${kind}`);
  const isAskedOnce = open !== undefined && !state.told.includes(STILL_WHICH);
  const isOpen = isAskedOnce && topic === null && !isAnswer && state.file.paper === undefined;
  return isOpen && !asksSomethingElse(scene) && !scene.reading.isNo ? open : null;
}

function stillAsked(scene: Scene, unclear: 'petition' | 'court'): Step | null {
  const step = whichPaper(scene, unclear, sayWords(scene).stillWhichPaper);
  return step && { ...step, state: { ...step.state, told: [...step.state.told, STILL_WHICH] } };
}
const STILL_WHICH = 'still-which-paper';

const EVICTION_KEY = 'paper:eviction';
const HOW_TO_TELL = 'how-to-tell-paper';

/** Whoever does not know which paper it is hears by what to know it, and is asked once more. */
function howToTell(scene: Scene): Step | null {
  const text = sayWords(scene);
  const question = toQuestion(scene, EVICTION_KEY, null);
  const choices = (question?.choices ?? []).filter(({ message }) => message !== '');
  const state = { ...scene.state, pending: EVICTION_KEY, told: [...scene.state.told, HOW_TO_TELL] };
  return say(state, [text.unsure, text.knowPaper, text.showPaper].join('\n\n'), { choices });
}

/** "How long do I have?", "what do I do?": what a topic says first of a paper answers that. */
const asksWhatNow = (reading: Reading): boolean => reading.aspect === 'step' || asksForTime(reading);

const isSender = (unclear: UnclearPaper): unclear is Sender => SENDERS.some((sender) => sender === unclear);

/** "A letter from social services came": what it may be, and nothing about any of it before it is known. */
function whichLetter(scene: Scene, sender: Sender): Step | null {
  const { topics, state } = scene;
  const key = letterKey(sender);
  // In a talk it is about what is spoken of.
  if (scene.topic || state.asked.includes(key)) return null;
  const letters = lettersOf(sender);
  const choices = letters.flatMap((of) => {
    const label = isPaperKind(of) ? choiceWords(of) : topics.get(of)?.title;
    return label ? [{ label: label[state.language], message: label[state.language] }] : [];
  });
  const text = sayWords(scene);
  const [area] = letters.flatMap((of) => topics.get(isPaperKind(of) ? (findPaper(of)?.topic ?? '') : of) ?? []);
  const variables = area ? aboutIn(scene, area) : state.variables;
  return say(
    { ...state, node: 'inform', variables, asked: [...state.asked, key], pending: key },
    [text.courtPaperFirst, `**${text.whichLetter}**`, text.showPaper].join('\n\n'),
    { choices },
  );
}

const BARE_WORDS = 14;
/** "I do not understand it. What should I do?" says nothing of what the paper is. */
const TELLS_NOTHING =
  /\b(?:(?:do not|don'?t|dont|can'?t) understand|no idea what|what (?:should|do|can|must) i do|no (?:lo |la |le )?entiendo|que (?:hago|debo hacer|tengo que hacer|puedo hacer))\b/;

/** "I have eviction court on the 14th, does it end if I pay it all?": the answer is the same whatever paper it is. */
function asksSomethingElse(scene: Scene): boolean {
  const [best] = scene.find().ranked;
  if (!best || scene.topic !== null || !scene.reading.asksSomething) return false;
  return clearnessOf(scene, best) === 'clear' && !hangsOnPaper(best.topic.id);
}
/** What is told there depends on which paper it is. */
const hangsOnPaper = (topicId: string): boolean =>
  topicId === NO_EVICTION_WITHOUT_COURT ||
  topicId === EVICTION ||
  PAPER_KINDS.some((kind) => findPaper(kind)?.topic === topicId);
const EVICTION = 'housing/eviction-steps';

/** A longer story may say by itself what the papers from the court are about; how courts work is not it. */
function saysWhatItIs(scene: Scene): boolean {
  const [best] = scene.find().ranked;
  const telling = sentencesOf(plain(scene.reading.message)).filter((one) => !TELLS_NOTHING.test(one));
  const isLong = telling.join(' ').split(/\s+/).length > BARE_WORDS;
  if (!isLong || best === undefined || best.topic.category === 'courts') return false;
  return best.likely >= TOGETHER_LIKELY_AT && isSure(best, scene);
}

/** What came before it is not what this is about. */
function withoutTopicOf(scene: Scene, kind: PaperKind | undefined): Scene {
  const old = kind === undefined ? undefined : findPaper(kind)?.topic;
  return { ...scene, topic: null, state: { ...scene.state, topics: scene.state.topics.filter((id) => id !== old) } };
}

function aboutPaper(scene: Scene, kind: PaperKind): Step | null {
  const topic = scene.topics.get(findPaper(kind)?.topic ?? '');
  const [lead] = topic?.statements ?? [];
  return topic && lead ? answerWith(scene, [{ topic, statements: [lead] }]) : null;
}

/** In doubt, the paper that somebody has just told of says what it is about: the nearest that its topic says, or what its topic says first. */
export function saidOfPaper({ state, before, topics, reading }: Scene, ranked: readonly Found[]): Found | null {
  const { paper } = state.file;
  const id = paper === undefined || paper === before.file.paper ? undefined : findPaper(paper)?.topic;
  const near = ranked.find(({ topic }) => topic.id === id);
  const [first] = topics.get(id ?? '')?.statements ?? [];
  return near && first && !reading.asksSomething ? { ...near, statement: first } : (near ?? null);
}

function whichPaper(scene: Scene, unclear: 'eviction' | 'petition' | 'court', lead: string): Step | null {
  const question = toQuestion(scene, `paper:${unclear}`, null);
  const topic = scene.topics.get(NO_EVICTION_WITHOUT_COURT);
  const [first] = topic?.statements ?? [];
  if (!question || !topic || !first) return null;
  if (unclear !== 'eviction') {
    const plan = { ...EMPTY_PLAN, lead, question };
    const step = stepOf(scene, plan, topic);
    return { ...step, offers: [], showAttorneys: false, state: { ...step.state, topics: scene.state.topics } };
  }
  const block = {
    topic,
    statements: [
      { statement: first, text: first, version: first.id, sum: null, comparison: null, verdict: null, rewording: null },
    ],
  };
  const step = stepOf(scene, { ...EMPTY_PLAN, lead, blocks: [block], question }, topic);
  return { ...step, offers: [], showAttorneys: false };
}
