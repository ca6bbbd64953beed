import { MEANT_AT } from '../numbers.ts';
import { sayWords, type Decider, type Scene } from './scene.ts';
import { say } from './step.ts';

const STRIKES_TO_END = 3;

/** In a talk about a cold home a hotel is no journey. */
const isMeant = ({ topic, find }: Scene) => topic !== null && (find().ranked[0]?.score ?? 0) >= MEANT_AT;

/** What is none of ours gets a plain no; the third ends the chat. Somebody in danger is never sent away. */
export const refusal: Decider = (scene) => {
  const { reading, state, isAnswer } = scene;
  const isOffTopic = reading.act === 'not-legal' && !isAnswer && reading.danger === null && !isMeant(scene);
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
