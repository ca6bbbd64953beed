import { DOUBTED_BELOW, MEANT_INSTEAD_AT, SAYS_AT, TAKEN_FOR, TOGETHER_LIKELY_AT } from '../numbers.ts';
import { sumOf, type Found } from '../find/statement-index.ts';
import type { Topic } from '../knowledge/topic.ts';
import { isBareFact } from '../read/wording/bare-fact.ts';
import { deniesAtFirst, meantInstead, withoutDenied } from '../read/correcting.ts';
import { asksOf } from './abstain.ts';
import { answerWith, withoutVersion } from './answering/answering.ts';
import { likeliest } from './answering/likeliest.ts';
import { sayWords, toldEarlier, type Decider, type Scene } from './scene.ts';
import { say, type Step } from './step.ts';
import { isNear } from './sure.ts';

/** "No, I meant the car", "that is not what I asked", "we are not homeless": what was meant is looked for, and what we took it for counts for less. */
export const misunderstood: Decider = async (scene) => {
  const { reading, isAnswer, choice, before } = scene;
  if (isAnswer || choice) return null;
  const isComplaint = reading.act === 'not-what-i-asked';
  const denied = await deniedOf(scene);
  const instead = meantInstead(denied ?? reading.message) ?? denied;
  if (instead === null && !isComplaint) return saysOtherwise(scene);
  // Also what was offered to be tapped can have been something else.
  const wasTold = before.last.length > 0 || before.unknown > 0;
  if (!isComplaint && (scene.topic === null || !wasTold || correctsFact(scene, instead))) return null;
  const [asked = ''] = (await toldEarlier(scene)).slice(-1);
  const says = instead ?? (reading.asksSomething ? reading.message : '');
  const words = hasContent(says) ? says : asked;
  if (!words) return say(scene.state, sayWords(scene).sorryAsk);
  const ranked = await meantBy(scene, { words, asked, isDenied: denied !== null });
  const [best] = ranked;
  const isPlain = best && isNear(best) && best.score >= MEANT_INSTEAD_AT && isNew(scene, best);
  return isPlain ? told(scene, ranked, best) : offered(scene, ranked);
};

type Meant = { readonly words: string; readonly asked: string; readonly isDenied: boolean };

/**
 * Likely in the talk, and near by itself together with what was asked before. What was told last is hardly meant, and what is spoken about
 * less likely than something else, but often it is: people also correct a detail, or an emergency that we heard in vain.
 */
async function meantBy(scene: Scene, { words, asked, isDenied }: Meant): Promise<Found[]> {
  const inTalk = (await scene.findFor(words, scene.topic)).ranked;
  const together = (await scene.findFor([asked, words].filter(Boolean).join('. '), null)).ranked;
  const alone = new Map(together.map(({ statement, score }) => [statement.id, score]));
  const weighed = inTalk.map((found) => {
    const { id } = found.statement;
    const isHere = found.topic.id === scene.topic?.id;
    const taken =
      (isNew(scene, found) ? 1 : TAKEN_FOR.statement) * (isHere ? (isDenied ? TAKEN_FOR.denied : TAKEN_FOR.topic) : 1);
    return { ...found, score: found.score * taken * (TAKEN_FOR.unseen + Math.max(0, alone.get(id) ?? 0)) };
  });
  const whole = sumOf(weighed.map(({ score }) => score)) || 1;
  return weighed.map((found) => ({ ...found, score: found.score / whole })).toSorted((a, b) => b.score - a.score);
}

/** "We are not homeless. …": a word of ours is denied, which nobody but us had said. */
async function deniedOf(scene: Scene): Promise<string | null> {
  const { topic, before, reading, state } = scene;
  if (!topic || before.last.length === 0) return null;
  const ours = `${topic.title[state.language]} ${topic.label[state.language]}`;
  // Hardly any message denies one of our words: only then what was said before is fetched.
  if (withoutDenied(reading.message, ours, '') === null) return null;
  return withoutDenied(reading.message, ours, (await toldEarlier(scene)).join(' '));
}

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

/** What we took it for is no longer spoken of, if it is about something else. */
const leaving = ({ state, topic }: Scene, to: Topic): Step['state'] => ({
  ...state,
  topics: to.id === topic?.id ? state.topics : state.topics.filter((id) => id !== topic?.id),
});

function told(scene: Scene, ranked: readonly Found[], { topic, statement }: Found): Step {
  const lead = sayWords(scene).sorry;
  const find = () => ({ ranked, second: null });
  return answerWith({ ...scene, find, state: leaving(scene, topic), topic }, [
    { topic, statements: [statement], lead, clearness: 'doubted', isDoubted: true },
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
