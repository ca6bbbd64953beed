import { mayHold } from '../../apply/fits.ts';
import { answerWith, isTold } from '../answering/answering.ts';
import { moveOn } from '../go-on.ts';
import { situationOf, type Decider } from '../scene.ts';

/** So much more at once. */
const AT_ONCE = 2;

/** "What else should I know?": what was not told yet of what is spoken about, in the order of its authors. */
export const more: Decider = (scene) => {
  const { topic, reading } = scene;
  if (reading.act !== 'more' || !topic) return null;
  const fresh = topic.statements.filter((one) => !isTold(scene, one) && mayHold(one, situationOf(scene)));
  if (fresh.length === 0) return moveOn(scene, topic, '');
  return answerWith(scene, [{ topic, statements: fresh.slice(0, AT_ONCE), clearness: 'doubted' }]);
};
