import type { DangerJudge } from '../../find/learned/danger-judge.ts';
import { STORY_WORDS } from '../../numbers.ts';
import type { Danger, Reading, Unit } from '../reading.ts';
import { unlessAccused } from './accused.ts';
import { calmed, dangerIn } from './danger-words.ts';
import { judgedDanger } from './judged-danger.ts';

/** Several sentences, or one that runs on. */
const isStory = (message: string, units: readonly Unit[], clauses: readonly Unit[]) =>
  message.split(/\s+/).length > STORY_WORDS && (units.length > 2 || clauses.length > 2);

const LETTERS_OF_A_WORD = 4;

/** `felt`: the whole with what stands around it, where that was left out. */
type Listened = Pick<Reading, 'units' | 'clauses'> & { readonly felt?: Unit | undefined; readonly isTalk: boolean };

/** What is dangerous in a message, by its words and by its meaning. */
export function dangerHeard(
  danger: DangerJudge,
  message: string,
  { units, felt, clauses, isTalk }: Listened,
): Danger | null {
  const isLong = isStory(message, units, clauses);
  // A name or a word on a line is like everything: what it says is said by its letters.
  if (message.replaceAll(/\P{L}/gu, '').length <= LETTERS_OF_A_WORD) return dangerIn(message);
  const said = isLong ? (isTalk ? 'story-in-talk' : 'story') : isTalk ? 'talk' : 'alone';
  const heard = [...(felt ? [[felt, ...units.slice(1)]] : []), units].map((ones) => judgedDanger(danger, ones, said));
  return unlessAccused(message, calmed(message, heard.reduce(moreUrgent, dangerIn(message))));
}

/** Of two signs the surer one counts. */
function moreUrgent(a: Danger | null, b: Danger | null): Danger | null {
  if (a?.level === 'sure') return a;
  return b?.level === 'sure' ? b : (a ?? b);
}
