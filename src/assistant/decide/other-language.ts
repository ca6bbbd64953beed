import { otherLanguageOf } from '../read/other-language.ts';
import type { Decider } from './scene.ts';
import { say } from './step.ts';

/** Whoever writes in a language that we do not speak learns in it what is spoken here, and who helps them. */
export const otherLanguage: Decider = ({ reading, before }) => {
  const found = otherLanguageOf(reading.message);
  return found ? say(before, found.say) : null;
};
