import type { Decider } from './scene.ts';
import { sayWords } from './scene.ts';
import { say } from './step.ts';

const STRIKES_TO_END = 3;

/** What is none of ours gets a plain no; the third ends the chat. Somebody in danger is never sent away. */
export const refusal: Decider = (scene) => {
  const { reading, state, isAnswer } = scene;
  const isOffTopic = reading.act === 'not-legal' && !isAnswer && reading.danger === null;
  if (!reading.isMisuse && reading.act !== 'misuse' && !isOffTopic) return null;
  const strikes = state.strikes + 1;
  const isEnd = strikes >= STRIKES_TO_END && !state.inCrisis;
  const text = sayWords(scene);
  return say(
    { ...state, strikes, ...(isEnd ? { node: 'ended' as const } : {}) },
    isEnd ? text.lastRefusal : text.refusal,
    { isEnd },
  );
};
