import type { Found } from '../../find/statement-index.ts';
import { MAY_BE_OTHER_AT } from '../../numbers.ts';
import type { Choice } from '../../say/plan.ts';
import type { Scene } from '../scene.ts';
import { isNear } from '../sure.ts';

/** What was asked for is as good as told where what was told is among so many that are likeliest for it. */
const AS_GOOD_AS_TOLD = 2;
/** So many may be tapped for a question that was not answered. */
const OFFERED_FOR_EACH = 2;

/** What may be meant by a question of the message that nothing of what is told answers: nobody's question is passed over in silence. */
export function openQuestions(scene: Scene, shown: ReadonlySet<string>): Choice[] {
  const { asked = [] } = scene.topic ? scene.find() : {};
  const isShown = ({ statement }: Found) => shown.has(statement.id);
  const mayBeMeant = (found: Found) => isNear(found) && found.score >= MAY_BE_OTHER_AT;
  const open = asked.find((found) => !found.slice(0, AS_GOOD_AS_TOLD).some(isShown) && found.some(mayBeMeant));
  const { language } = scene.state;
  return (open ?? [])
    .filter((found) => mayBeMeant(found) && !isShown(found))
    .slice(0, OFFERED_FOR_EACH)
    .flatMap(({ statement }) => statement.ask?.[language] ?? [])
    .map((label) => ({ label, message: label }));
}
