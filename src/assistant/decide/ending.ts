import { saysMore } from '../remember/remember.ts';
import { sayWords, type Decider } from './scene.ts';
import { say } from './step.ts';

/** A chat ends when the person says so and confirms it. */
export const ending: Decider = (scene) => {
  const { before, state, reading } = scene;
  const text = sayWords(scene);
  // "Somos 4" sounds like it, and tells something; whoever read it as a model does knows better.
  const isMeant = reading.isActWhole !== undefined || !scene.isNews || before.node === 'confirm_end';
  const wantsToEnd = reading.act === 'bye' && isMeant;
  if (before.node === 'confirm_end') {
    if (reading.isYes || wantsToEnd) return say({ ...state, node: 'ended' }, text.ended, { isEnd: true });
    // "No, go on. What do I do tomorrow?" goes on by itself.
    return reading.isNo && !saysMore(reading.message) && !reading.asksSomething
      ? say({ ...state, node: 'inform' }, text.goOn)
      : null;
  }
  if (!wantsToEnd || state.inCrisis) return null;
  return say({ ...state, node: 'confirm_end' }, text.confirmEnd);
};
