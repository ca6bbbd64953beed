import { NOT_AN_ISSUE, walk, type Variables } from '#domain/script.ts';
import type { Crisis } from '../safety/crisis.ts';
import { createCitations } from './citations.ts';
import type { ConversationState } from './state.ts';
import { say, type Situation, type Step } from './step.ts';
import { createTelling } from './telling.ts';
import { words } from './words.ts';

/** That an order of protection can be had on the same day. */
const SAME_DAY_ORDER = 'F16';

/** Numbers to call first. What the chat is about is remembered, so that nobody has to tell it twice. */
export function crisisStep(situation: Situation, kind: Crisis['kind'], variables: Variables): Step {
  const { state, protection } = situation;
  const next: ConversationState = {
    ...state,
    ...(kind === 'self-harm' ? {} : remembered(state, variables)),
    inCrisis: true,
  };
  const numbers = words[state.language].crisis(kind);
  const facts = kind === 'self-harm' ? [] : (protection?.facts.filter(({ id }) => id === SAME_DAY_ORDER) ?? []);
  if (!protection || facts.length === 0) return say(next, numbers, { isCrisis: true });
  const citations = createCitations([protection]);
  const law = createTelling(citations, state.language).facts(facts);
  return say(next, [numbers, ...law].join('\n\n'), {
    isCrisis: true,
    sources: citations.sources(),
    facts: facts.map(({ id }) => id),
  });
}

function remembered(state: ConversationState, variables: Variables): Pick<ConversationState, 'variables' | 'node'> {
  const isIssue = variables.issueSummary !== undefined && variables.issueSummary !== NOT_AN_ISSUE;
  if (!isIssue) return { variables: state.variables, node: state.node };
  return { variables, node: state.node === 'root' ? walk('root', variables) : state.node };
}
