import type { Interview, Spoken } from '../../documents/interview/interview.ts';
import { inSpanish } from '../../documents/in-spanish.ts';
import { offeredAnswers } from '../../documents/prefill.ts';
import type { ConversationState } from '../../remember/state.ts';
import type { Scene } from '../scene.ts';
import { say, type Step } from '../step.ts';
import { answersToTap } from './answers-to-tap.ts';

const RESUMES =
  /\b(?:go on with|continue|resume|seguir con|continuar)\b.{0,20}\b(?:document|letter|form|documento|carta|formulario)\b|\b(?:my|the|mi|la|el) (?:document|letter|form|documento|carta|formulario)\b.{0,20}\b(?:go on|continue|finish|sigamos|seguimos|continuemos|terminemos)\b/i;

/** "Go on with the letter". */
export const isResumed = (message: string): boolean => RESUMES.test(message);

export async function openInterview({ documents: tools, turn, state }: Scene, definitionId: string) {
  const definition = tools.get(definitionId);
  if (!definition) return null;
  const begun = (await turn.documentOf?.(definitionId)) ?? null;
  const person = turn.person ?? null;
  const offered = begun?.offered ?? offeredAnswers(definition, { chatState: state, person, today: turn.today });
  const asked = state.language === 'es' ? inSpanish(definition) : definition;
  return { definition: asked, answers: begun?.answers ?? {}, offered, today: turn.today, language: state.language };
}

/** What the interview said, as a step of the talk: with answers to tap while it asks. */
export function toStep(state: ConversationState, opened: Interview, spoken: Spoken): Step {
  const { markdown, talk, changes, state: stage } = spoken;
  const now = { ...opened, answers: { ...opened.answers, ...changes } };
  const next = {
    ...state,
    document: talk,
    node: stage === 'asking' ? ('document' as const) : talk.returnTo,
    pending: null,
  };
  return say(next, markdown, {
    document: { definitionId: talk.definitionId, changes, isDone: stage === 'done' },
    choices: stage === 'asking' ? answersToTap(now, talk) : [],
  });
}
