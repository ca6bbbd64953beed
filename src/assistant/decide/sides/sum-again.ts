import { applyStatement } from '../../apply/apply-statement.ts';
import { toldOf, type Told } from '../repeating.ts';
import { saidBefore } from '../answering/asked-again.ts';
import { situationOf, type Decider, type Scene } from '../scene.ts';
import { plain } from '../../read/sentences.ts';
import { isPlainlyFound } from '../sure.ts';
import { isFound } from './sides.ts';

/** "So how much do they owe me?", in so few words: what was worked out before is what is asked for, said once more. */
export const sumAgain: Decider = (scene) => {
  if (!asksHowMuch(scene) || scene.isAnswer || scene.choice || isSomethingElse(scene)) return null;
  const worked = workedOut(scene);
  return worked && !scene.state.repeated.includes(worked.statement.id) ? saidBefore(scene, worked) : null;
};

/** What is owed in all is mostly what was worked out, whatever is near to so few words. */
const OWED = /\b(?:owe[sd]?|due|in (?:all|total)|altogether|me (?:deb\w+|toca\w*|corresponde\w*)|en total|por todo)\b/;
const isSomethingElse = (scene: Scene): boolean =>
  OWED.test(plain(scene.reading.message)) ? isPlainlyFound(scene.find().ranked[0]) : isFound(scene);

const WORDS = 9;
const asksHowMuch = ({ topic, reading: { units, aspect, message, told } }: Scene): boolean =>
  topic !== null &&
  message.trim().split(/\s+/).length <= WORDS &&
  Object.keys(told.amounts ?? {}).length === 0 &&
  (aspect === 'amount' || units.some(({ kind }) => kind === 'how-much'));

/** The last that was told with a sum, of what is spoken about now or of its area. */
const workedOut = (scene: Scene): Told | undefined =>
  scene.before.told
    .toReversed()
    .flatMap((id) => toldOf(scene, id))
    .find(
      ({ statement, topic }) =>
        topic.category === scene.topic?.category && applyStatement(statement, situationOf(scene)).sum !== null,
    );
