import { MEANT_AT } from '../numbers.ts';
import type { Found } from '../find/statement-index.ts';
import { answerWith } from './answering/answering.ts';
import { goOn, isReplaced } from './go-on.ts';
import { isSure } from './sure.ts';
import { sayWords, type Decider, type Scene } from './scene.ts';
import { say, type Step } from './step.ts';

const REASONS_AT_MOST = 3;

/** "Should I sue?", "will I win?", "no, I meant …": what people say to somebody who listens. */
export const advice: Decider = (scene) => {
  switch (scene.reading.act) {
    case 'should-i':
      return isAnsweredByLaw(scene) ? null : shouldI(scene);
    case 'will-i-win':
      return isAnsweredByLaw(scene) ? null : willIWin(scene);
    case 'correction':
      // What answers our own question corrects nothing.
      return scene.isAnswer ? null : corrected(scene);
    case null:
    default:
      return null;
  }
};

const lawyer = (scene: Scene) => {
  const text = sayWords(scene);
  return scene.state.inCrisis ? [] : [{ label: text.showAttorneys, message: text.showAttorneys }];
};

/** "Can they take my house?" sounds like a wish for a forecast; where the law answers it, that is the answer. */
function isAnsweredByLaw(scene: Scene): boolean {
  const [best] = scene.find().ranked;
  return !scene.reading.asksOpinion && best !== undefined && isSure(best, scene);
}

/** No advice, but what the law says to it where we know something near. */
function shouldI(scene: Scene): Step {
  const text = sayWords(scene);
  const isMeant = (found: Found) => (scene.topic ? found.score >= MEANT_AT : isSure(found, scene));
  const fresh = scene.find().ranked.find((found) => isMeant(found) && !scene.state.told.includes(found.statement.id));
  if (!fresh) return say(scene.state, text.shouldIBare, { choices: lawyer(scene) });
  const step = answerWith(scene, [{ topic: fresh.topic, statements: [fresh.statement], lead: text.shouldI }]);
  return { ...step, choices: [...step.choices, ...lawyer(scene)] };
}

function willIWin(scene: Scene): Step {
  const text = sayWords(scene);
  const { language } = scene.state;
  const proof = (scene.topic?.gather ?? []).slice(0, REASONS_AT_MOST).map((one) => `- ${one[language]}`);
  const markdown = proof.length > 0 ? `${text.willIWin.trim()}\n\n${proof.join('\n')}` : text.willIWinBare;
  return say({ ...scene.state, pending: scene.before.pending }, markdown, { choices: lawyer(scene) });
}

/** What is corrected is corrected already: things are said again only as far as they are different now. */
function corrected(scene: Scene): Step | null {
  if (!scene.topic || !isReplaced(scene) || scene.reading.asksSomething) return null;
  return goOn(scene, scene.topic, sayWords(scene).corrected);
}
