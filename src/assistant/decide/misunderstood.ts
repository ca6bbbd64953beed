import { CHOICES_AT_MOST, MAY_MEAN_AT, MEANT_AT, TOGETHER_LIKELY_AT } from '../numbers.ts';
import type { Found } from '../find/statement-index.ts';
import type { Topic } from '../knowledge/topic.ts';
import { isBareFact } from '../read/wording/bare-fact.ts';
import { meantInstead } from '../read/correcting.ts';
import { answerWith, withoutVersion } from './answering/answering.ts';
import { sayWords, toldEarlier, type Decider, type Scene } from './scene.ts';
import { say, type Step } from './step.ts';
import { isSure } from './sure.ts';

/** "No, I meant the car", "that is not what I asked": what we took it for is left, and what was meant is looked for without it. */
export const misunderstood: Decider = async (scene) => {
  const { reading, isAnswer, choice, before } = scene;
  const isComplaint = reading.act === 'not-what-i-asked';
  const instead = meantInstead(reading.message);
  if (isAnswer || choice || (instead === null && !isComplaint)) return null;
  if (!isComplaint && (scene.topic === null || before.last.length === 0 || correctsFact(scene, instead))) return null;
  const [asked = ''] = (await toldEarlier(scene)).slice(-1);
  const says = instead ?? (reading.asksSomething ? reading.message : '');
  const words = hasContent(says) ? says : asked;
  if (!words) return say(scene.state, sayWords(scene).sorryAsk);
  // Whoever names what is meant means something else than what we spoke of; whoever only complains may mean another side of it.
  const isOther = (found: Found) => isNew(scene, found) && (instead === null || found.topic.id !== scene.topic?.id);
  const lookedUp = async (text: string, about: Topic | null) =>
    (await scene.findFor(text, about)).ranked.filter(isOther);
  const [inTalk, afresh] = [await lookedUp(words, scene.topic), await lookedUp(words, null)];
  const together = await lookedUp(`${asked}. ${words}`, null);
  const meant = [likely(inTalk, MEANT_AT), plain(scene, afresh), likely(inTalk, OTHER_AT), plain(scene, together)];
  const best = meant.find((found) => found !== null);
  return best ? told(scene, best) : offered(scene, [...afresh, ...together]);
};

/** "No, I meant every two weeks": what was told is corrected, and what was understood stays. */
const correctsFact = ({ reading }: Scene, instead: string | null) =>
  instead !== null && !reading.asksSomething && (isBareFact(instead) || instead.split(/\s+/).length <= FEW_WORDS);
const FEW_WORDS = 3;

const hasContent = (words: string) => words.split(/\s+/).length > 1;

/** Where what was spoken of is left out, less is enough. */
const OTHER_AT = 0.15;

/** Not what was told a moment ago: that was wrong. */
const isNew = ({ before }: Scene, { statement }: Found) => !before.last.map(withoutVersion).includes(statement.id);

const likely = ([best]: readonly Found[], from: number) => (best && best.score >= from ? best : null);

const plain = (scene: Scene, [best]: readonly Found[]) =>
  best && best.likely >= TOGETHER_LIKELY_AT && isSure(best, { ...scene, topic: null }) ? best : null;

/** What we took it for is no longer spoken of; if it is about that after all, the answer brings it back. */
const leaving = ({ state, topic }: Scene): Step['state'] => ({
  ...state,
  topics: state.topics.filter((id) => id !== topic?.id),
});

function told(scene: Scene, { topic, statement }: Found): Step {
  const lead = sayWords(scene).sorry;
  return answerWith({ ...scene, state: leaving(scene), topic }, [
    { topic, statements: [statement], lead, isClear: false },
  ]);
}

function offered(scene: Scene, found: readonly Found[]): Step {
  const { language, inCrisis } = scene.state;
  const text = sayWords(scene);
  const titles = found.filter(({ nearness }) => nearness >= MAY_MEAN_AT).map(({ topic }) => topic.title[language]);
  const choices = [...new Set(titles)].slice(0, CHOICES_AT_MOST).map((label) => ({ label, message: label }));
  if (choices.length > 1) return say(leaving(scene), `${text.misheard} ${text.whichOf}`, { choices });
  const lawyer = { label: text.showAttorneys, message: text.showAttorneys };
  return say(scene.state, text.sorryAsk, { choices: inCrisis ? [] : [lawyer] });
}
