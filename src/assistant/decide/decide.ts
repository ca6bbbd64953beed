import { CHOICES_AT_MOST } from '../numbers.ts';
import { advice } from './advice.ts';
import { attorneys } from './attorneys.ts';
import { backToForm, documents, interview } from './documents.ts';
import { emergency } from './emergency.ts';
import { ending } from './ending.ts';
import { papers } from './papers.ts';
import { question } from './question.ts';
import { refusal } from './refusal.ts';
import { repeating } from './repeating.ts';
import { sayWords, type Decider, type Scene } from './scene.ts';
import { smallTalk } from './small-talk.ts';
import type { Step } from './step.ts';

/** The first that takes the turn wins: safety before everything, the question of law when nothing else is meant. */
const DECIDERS: readonly Decider[] = [
  emergency,
  interview,
  refusal,
  ending,
  repeating,
  attorneys,
  documents,
  smallTalk,
  advice,
  papers,
  question,
];

export async function decide(scene: Scene): Promise<Step> {
  for (const decider of DECIDERS) {
    const step = await decider(scene);
    if (step) return withQuietLine(scene, withCards(scene, await backToForm(scene, step)));
  }
  throw new Error('nobody took the turn');
}

/** Asked for beside something else: the answer comes first, and the cards stand under it. */
function withCards({ reading }: Scene, step: Step): Step {
  const { node, inCrisis } = step.state;
  if (!reading.wantsCardsToo || inCrisis || step.isCrisis || step.isEnd || step.document || node === 'out_of_state')
    return step;
  return { ...step, showAttorneys: true };
}

/** Half a sign of danger adds one line, and interrupts nothing. */
function withQuietLine(scene: Scene, step: Step): Step {
  const { danger } = scene.reading;
  if (danger?.level !== 'unsure' || step.isEnd || step.isCrisis || scene.before.inCrisis) return step;
  const text = sayWords(scene);
  const known = scene.emergencies.get(danger.id);
  const pointer = known && !known.keepsOpen ? text.happeningNow(known.title[scene.state.language]) : null;
  if (pointer)
    return { ...step, choices: [...step.choices, { label: pointer, message: pointer }].slice(-CHOICES_AT_MOST) };
  const line =
    danger.id === 'suicide'
      ? text.quietLineSelf
      : danger.id === 'violence-at-home' || danger.id === 'violence-now'
        ? text.quietLine
        : '';
  return line ? { ...step, markdown: `${step.markdown}\n\n${line}` } : step;
}
