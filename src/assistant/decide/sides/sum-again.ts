import { applyStatement } from '../../apply/apply-statement.ts';
import { toldOf, type Told } from '../repeating.ts';
import { saidBefore } from '../answering/asked-again.ts';
import { situationOf, type Decider, type Scene } from '../scene.ts';
import { plain } from '../../read/sentences.ts';
import { isPlainlyFound } from '../sure.ts';
import { isFound } from './sides.ts';

/** "So how much do they owe me?", in so few words: what was worked out before is what is asked for, said once more. */
export const sumAgain: Decider = (scene) => {
  if (!scene.topic || scene.isAnswer || scene.choice) return null;
  const isOther = asksIfThatIsIt(scene);
  if (!isOther && (!asksHowMuch(scene) || isSomethingElse(scene))) return null;
  const worked = workedOut(scene, isOther ? scene.before.last : scene.before.told);
  return worked && !scene.state.repeated.includes(worked.statement.id) ? saidBefore(scene, worked) : null;
};

/** What is owed in all is mostly what was worked out, whatever is near to so few words. */
const OWED = /\b(?:owe[sd]?|due|in (?:all|total)|altogether|me (?:deb\w+|toca\w*|corresponde\w*)|en total|por todo)\b/;
const isSomethingElse = (scene: Scene): boolean =>
  OWED.test(plain(scene.reading.message)) ? isPlainlyFound(scene.find().ranked[0]) : isFound(scene);

const WORDS = 9;
const asksHowMuch = ({ reading: { units, aspect, message, told } }: Scene): boolean =>
  message.trim().split(/\s+/).length <= WORDS &&
  Object.keys(told.amounts ?? {}).length === 0 &&
  (aspect === 'amount' || units.some(({ kind }) => kind === 'how-much'));

/** "He says he only has to pay 200 a week, is that right?": another sum than the one that was worked out a moment ago. */
function asksIfThatIsIt(scene: Scene): boolean {
  const said = plain(scene.reading.message);
  const isShort = said.split(/\s+/).length <= WORDS_WITH_A_SUM;
  return isShort && IS_IT.test(said) && /\d/.test(said) && !isPlainlyFound(scene.find().ranked[0]);
}
const WORDS_WITH_A_SUM = 18;
const IS_IT =
  /\b(?:is (?:that|it|this) (?:right|correct|true|enough|fair|ok(?:ay)?|too (?:much|little|low|high))|(?:that|it)'?s? (?:not )?(?:right|correct|enough) (?:right)?\?|can (?:that|it) be right|es (?:eso )?(?:correcto|cierto|verdad|justo|suficiente|poco|mucho)|esta bien eso|eso esta bien|sera cierto)\b/;

/** The last that was told with a sum, of what is spoken about now or of its area. */
const workedOut = (scene: Scene, told: readonly string[]): Told | undefined =>
  told
    .toReversed()
    .flatMap((id) => toldOf(scene, id))
    .find(
      ({ statement, topic }) =>
        topic.category === scene.topic?.category && applyStatement(statement, situationOf(scene)).sum !== null,
    );
