import { judgeAspect, type AspectJudge } from '../../find/learned/aspect-judge.ts';
import { ASPECT_AT } from '../../numbers.ts';
import type { Unit } from '../reading.ts';
import { aspectInForm, type Aspect } from './aspect-words.ts';
import { sideInForm } from './side-forms.ts';

/**
 * Which side of a problem is asked for. Where the form of the words says nothing, it is the question that sounds most like others that ask for one. Who asks for help that costs nothing asks
 * for no price.
 */
export function aspectHeard(by: AspectJudge, message: string, units: readonly Unit[]): Aspect | null {
  const side = sideInForm(message);
  return side === 'free-help' ? side : (aspectInForm(message) ?? side ?? aspectInSound(by, units));
}

function aspectInSound(by: AspectJudge, units: readonly Unit[]): Aspect | null {
  const heard = units.flatMap(({ text, vector, isQuestion }) =>
    isQuestion && vector ? [judgeAspect(by, text, vector)] : [],
  );
  const [best] = heard.toSorted((a, b) => b.share - a.share);
  return best && best.label !== 'none' && best.share >= ASPECT_AT ? (best.label as Aspect) : null;
}
