import { SHOWN_AT } from '../../numbers.ts';
import { applyStatement } from '../../apply/apply-statement.ts';
import type { Found } from '../../find/statement-index.ts';
import { EMPTY_PLAN, type Block, type Choice } from '../../say/plan.ts';
import { sayWords, situationOf, type Scene } from '../scene.ts';
import type { Step } from '../step.ts';
import { isNear } from '../sure.ts';
import { isTold, stepOf } from './answering.ts';

type Around = {
  /** What leads to the question. */
  readonly lead: string;
  readonly choices: readonly Choice[];
  /** What was told before and is said once more, first. */
  readonly again?: Found;
};

/**
 * Where it is not plain what is meant: the likeliest question that was not answered yet, written out with its answer, and the others to be tapped. An answer under
 * its own question is no answer to another, and whoever meant just that has it. Null before anything is spoken about, and where nothing is likely enough.
 */
export function likeliest(scene: Scene, ranked: readonly Found[], { lead, choices, again }: Around): Step | null {
  const best = ranked.find((found) => isNear(found) && !isTold(scene, found.statement));
  const { language } = scene.state;
  const question = best?.statement.ask?.[language];
  if (!best || !scene.topic || question === undefined || best.score < SHOWN_AT) return null;
  const isHere = (message: string) => message === question || message === again?.statement.ask?.[language];
  const others = choices.filter(({ message }) => !isHere(message));
  // Once: the buttons speak for themselves.
  const asksWhich = others.length > 0 && !scene.state.told.includes(OR_ONE_OF);
  const plan = {
    ...EMPTY_PLAN,
    blocks: [
      ...(again ? [{ ...blockOf(scene, again), isAgain: true as const }] : []),
      { ...blockOf(scene, best), asked: { lead, question, after: asksWhich ? sayWords(scene).orOneOf : '' } },
    ],
    choices: others,
  };
  const step = stepOf(scene, plan, best.topic, 'doubted');
  // It may be about something else: what is spoken about, and what goes with it, stay as they are.
  const { topics, variables, offered, node, unknown, repeated } = scene.state;
  const state = {
    ...step.state,
    topics,
    variables,
    offered,
    node,
    told: asksWhich ? [...step.state.told, OR_ONE_OF] : step.state.told,
    unknown: unknown + 1,
    repeated: again ? [...repeated, again.statement.id] : repeated,
  };
  return { ...step, state, offers: [], showAttorneys: false };
}

const OR_ONE_OF = 'or-one-of';

const blockOf = (scene: Scene, { topic, statement }: Found): Block => ({
  topic,
  statements: [applyStatement(statement, situationOf(scene))],
});
