import { HOME_STATE, NOT_AN_ISSUE, walk, type Variables } from '#domain/script.ts';
import { crisisStep } from './crisis-step.ts';
import { inform } from './inform.ts';
import type { Intents } from './intents.ts';
import { say, type Situation, type Step } from './step.ts';
import { words } from './words.ts';

const STRIKES_TO_END = 3;
const CHOICES = 3;
/** Asks for something, rather than chatting. */
const REQUEST =
  /\b(?:write|give|tell|make|translate|solve|draw|sing|play|calculate|recommend|explain|summarize|do my|help me with|who should|what(?:'s| is| are)|how (?:do|to|can|many|much)|dame|dime|escribe|traduce)\b/i;

/** Safety first, then what people say about the conversation itself, then the script. */
export function decideStep(situation: Situation): Step {
  const { state, crisis, intents } = situation;
  if (crisis?.level === 'explicit') return crisisStep(situation, crisis.kind, learned(situation));
  const step =
    misuse(situation) ?? ending(situation) ?? thanks(situation) ?? attorneys(situation) ?? followScript(situation);
  if (crisis?.level !== 'soft' || intents.wantsToEnd) return step;
  const care = words[state.language].quietLine();
  return { ...step, markdown: `${step.markdown}\n\n${care}`, plan: step.plan && { ...step.plan, care } };
}

/** Someone in danger is never sent away. */
function misuse({ message, state, isMisuse, understanding, intents }: Situation): Step | null {
  // Small talk and slips of the finger are answered with help, not counted.
  const isSaid = REQUEST.test(message);
  const isOffTopic = understanding.isOffTopic && state.topicId === null && isSaid && !isSmallTalk(intents);
  if (!isMisuse && !isOffTopic) return null;
  const strikes = state.strikes + 1;
  const isEnd = strikes >= STRIKES_TO_END && !state.inCrisis;
  return say(
    { ...state, strikes, ...(isEnd ? { node: 'ended' as const } : {}) },
    words[state.language].refusal(isEnd),
    { isEnd },
  );
}

const isSmallTalk = ({ isYes, isNo, isUnsure, wantsToEnd }: Intents) => isYes || isNo || isUnsure || wantsToEnd;

function ending({ state, intents }: Situation): Step | null {
  const text = words[state.language];
  if (state.node === 'confirm_end') {
    if (intents.isYes || intents.wantsToEnd) return say({ ...state, node: 'ended' }, text.ended(), { isEnd: true });
    if (intents.isNo) return say({ ...state, node: 'inform' }, text.goOn());
    return null;
  }
  if (!intents.wantsToEnd || state.inCrisis) return null;
  return say({ ...state, node: 'confirm_end' }, text.confirmEnd());
}

/** Somebody who says thank you wants no law; what is open stays open. */
function thanks({ state, intents }: Situation): Step | null {
  return intents.isThanks && state.answers > 0 ? say(state, words[state.language].welcome()) : null;
}

/** Asked for by name: shown as soon as it is known what it is about and that it is in New York. */
function attorneys(situation: Situation): Step | null {
  const { state, intents } = situation;
  if (!intents.wantsAttorney || state.inCrisis) return null;
  const variables = learned(situation);
  if (variables.issueCategoryEnum === undefined || variables.issueSummary === NOT_AN_ISSUE) return null;
  const text = words[state.language];
  if (variables.usState === undefined)
    return say({ ...state, variables, node: 'check_state' }, text.noAttorneysElsewhere());
  if (variables.usState !== HOME_STATE) return null;
  if (state.variables.usState === undefined) return null;
  return say({ ...state, variables, node: 'attorneys' }, text.attorneys(), { showAttorneys: true });
}

function followScript(situation: Situation): Step {
  const variables = learned(situation);
  const { state, understanding } = situation;
  const text = words[state.language];
  const isFirst = state.variables.issueSummary === undefined;
  if (isFirst && variables.issueSummary !== NOT_AN_ISSUE && !understanding.isCategoryClear) {
    const names = understanding.categories.slice(0, CHOICES).map((category) => text.categories[category]);
    const { issueCategory: _, issueCategoryEnum: __, ...undecided } = variables;
    return say({ ...state, variables: undecided, node: 'choose_category' }, text.chooseCategory(names));
  }
  const from =
    state.node === 'out_of_state' || state.node === 'attorneys' || state.node === 'confirm_end'
      ? 'check_state'
      : state.node;
  const node = walk(from === 'choose_category' ? 'choose_category' : isFirst ? 'root' : from, variables);
  const next = { ...state, variables, node };
  const category = variables.issueCategoryEnum ? text.categories[variables.issueCategoryEnum] : '';
  switch (node) {
    case 'cant_understand_contact_help':
      return say({ ...state, node: 'root', variables: {} }, text.notAnIssue());
    case 'check_state':
      return say(next, text.askState(category));
    case 'out_of_state':
      return say(next, text.outOfState(variables.usState ?? ''));
    case 'choose_category':
    case 'root':
      return say({ ...state, node: 'root', variables: {} }, text.notAnIssue());
    case 'inform':
    case 'document':
    case 'attorneys':
    case 'confirm_end':
    case 'ended':
      return inform(next, situation);
  }
}

/** What is known after this message. */
function learned({ message, state, understanding, place }: Situation): Variables {
  const known: Variables = { ...state.variables, ...place };
  if (state.node === 'choose_category') {
    const chosen = understanding.categories.slice(0, CHOICES)[Number(/\d/.exec(message)?.[0] ?? Number.NaN) - 1];
    const category = chosen ?? understanding.categories[0];
    return category ? { ...known, ...describe(category, known.issueSummary ?? message) } : known;
  }
  if (known.issueSummary !== undefined && state.node !== 'root') return known;
  const category =
    understanding.hits[0] && understanding.hits[0].score >= 0.5
      ? understanding.hits[0].topic.category
      : understanding.categories[0];
  if (!understanding.isLegal || !category)
    return { ...known, issueSummary: NOT_AN_ISSUE, issueCategory: NOT_AN_ISSUE, issueCategoryEnum: 'courts' };
  return { ...known, ...describe(category, understanding.learned?.summary ?? message) };
}

function describe(category: NonNullable<Variables['issueCategoryEnum']>, summary: string): Variables {
  return { issueSummary: summary, issueCategory: category, issueCategoryEnum: category };
}
