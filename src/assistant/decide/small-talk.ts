import { sayWords, type Decider, type Scene } from './scene.ts';
import { say, type Step } from './step.ts';
import { goOnListening } from './still-there.ts';

/** Acts about the assistant itself, each with its own reply; what is open stays open. */
export const smallTalk: Decider = (scene) => {
  const text = sayWords(scene);
  const stay = (markdown: string, choices: Step['choices'] = []) =>
    say({ ...scene.state, pending: scene.before.pending }, markdown, { choices });
  const lawyer = { label: text.showAttorneys, message: text.showAttorneys };
  const cards = scene.state.inCrisis || !scene.topic ? [] : [lawyer];
  switch (scene.reading.act) {
    case 'thanks':
      return isMoreTold(scene) ? null : stay(text.welcome);
    case 'greeting':
      return scene.topic || (scene.isNews && !scene.reading.isActWhole) ? null : stay(text.hello);
    case 'identity':
      return stay(text.identity, cards);
    case 'privacy':
      return stay(text.privacy);
    case 'what-can-you-do':
      return stay(text.capabilities);
    case 'human':
      return stay(text.human, cards);
    case 'distress':
      return isMore(scene) ? null : (goOnListening(scene) ?? stay(text.distress));
    case 'new-topic':
      return isMore(scene) ? null : stay(text.newTopic);
    case null:
    default:
      return null;
  }
};

/** There is something in it besides the act: a question, or something told. */
const isMoreTold = ({ reading, isNews }: Scene) => !reading.isActWhole && (reading.asksSomething || isNews);
const WORDS_OF_AN_ACT = 9;
const isMore = (scene: Scene) =>
  isMoreTold(scene) || (!scene.reading.isActWhole && scene.reading.message.split(/\s+/).length > WORDS_OF_AN_ACT);
