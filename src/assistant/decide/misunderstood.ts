import { CHOICES_AT_MOST, DOUBTED_BELOW, MAY_MEAN_AT, MEANT_AT, SAYS_AT, TOGETHER_LIKELY_AT } from '../numbers.ts';
import type { Found } from '../find/statement-index.ts';
import type { Topic } from '../knowledge/topic.ts';
import { isBareFact } from '../read/wording/bare-fact.ts';
import { deniesAtFirst, meantInstead } from '../read/correcting.ts';
import { asksOf } from './abstain.ts';
import { answerWith, withoutVersion } from './answering/answering.ts';
import { sayWords, toldEarlier, type Decider, type Scene } from './scene.ts';
import { say, type Step } from './step.ts';
import { isSure } from './sure.ts';

/** "No, I meant the car", "that is not what I asked": what we took it for is left, and what was meant is looked for without it. */
export const misunderstood: Decider = async (scene) => {
  const { reading, isAnswer, choice, before } = scene;
  const isComplaint = reading.act === 'not-what-i-asked';
  const instead = meantInstead(reading.message);
  if (isAnswer || choice) return null;
  if (instead === null && !isComplaint) return saysOtherwise(scene);
  // Also what was offered to be tapped can have been something else.
  const wasTold = before.last.length > 0 || before.unknown > 0;
  if (!isComplaint && (scene.topic === null || !wasTold || correctsFact(scene, instead))) return null;
  const [asked = ''] = (await toldEarlier(scene)).slice(-1);
  const says = instead ?? (reading.asksSomething ? reading.message : '');
  const words = hasContent(says) ? says : asked;
  if (!words) return say(scene.state, sayWords(scene).sorryAsk);
  // Whoever names what is meant means something else than what we spoke of; whoever only complains may mean another side of it.
  const lookedUp = async (text: string, about: Topic | null) =>
    (await scene.findFor(text, about)).ranked.filter((found) => isNew(scene, found));
  const near = { inTalk: await lookedUp(words, scene.topic), afresh: await lookedUp(words, null) };
  const agreed = agreedOn(near);
  if (agreed) return told(scene, agreed);
  const isOther = ({ topic }: Found) => instead === null || topic.id !== scene.topic?.id;
  const [inTalk, afresh] = [near.inTalk.filter(isOther), near.afresh.filter(isOther)];
  const together = (await lookedUp(`${asked}. ${words}`, null)).filter(isOther);
  const meant = [likely(inTalk, MEANT_AT), plain(scene, afresh), likely(inTalk, OTHER_AT), plain(scene, together)];
  const best = meant.find((found) => found !== null);
  if (best) return told(scene, best);
  // Who only complains mostly means what is spoken about.
  return (instead === null ? offeredHere(scene, inTalk) : null) ?? offered(scene, [...afresh, ...together]);
};

/** In the talk and alone the same comes first: another side of what is spoken about. */
function agreedOn({ inTalk: [here], afresh: [alone] }: Readonly<Record<'inTalk' | 'afresh', readonly Found[]>>) {
  const isSame = here && alone && here.statement.id === alone.statement.id;
  return isSame && here.score >= OTHER_AT && alone.score >= SAYS_AT ? here : null;
}

/** "Nobody ran away, the driver stopped": against what we took it for, and alone plainly about something else. */
function saysOtherwise(scene: Scene): Step | null {
  const { topic, before, reading } = scene;
  if (!topic || before.last.length === 0 || !deniesAtFirst(reading.message)) return null;
  const [here] = scene.find().ranked;
  const [alone] = scene.findAfresh().ranked;
  const isPlain = alone && alone.score >= SAYS_AT && alone.likely >= TOGETHER_LIKELY_AT && isNew(scene, alone);
  const isOther = isPlain && alone.topic.id !== topic.id && (here?.score ?? 0) < DOUBTED_BELOW;
  return isOther ? told(scene, alone) : null;
}

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

function offeredHere(scene: Scene, inTalk: readonly Found[]): Step | null {
  const text = sayWords(scene);
  const choices = scene.topic ? asksOf(scene, inTalk) : [];
  return choices.length > 1 ? say(scene.state, `${text.misheard} ${text.whichOf}`, { choices }) : null;
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
