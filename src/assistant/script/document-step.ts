import { HOME_STATE } from '#domain/script.ts';
import type { Definition } from '../documents/definition.ts';
import { beginInterview, continueInterview, type Spoken } from '../documents/interview/interview.ts';
import { inMarkdown } from '../documents/interview/question-for.ts';
import { isYes } from '../documents/interview/spoken-answer.ts';
import { interviewWords } from '../documents/interview/words.ts';
import { offeredAnswers } from '../documents/prefill.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { Turn } from '../reply.ts';
import { crisisIn } from '../safety/crisis.ts';
import type { FindDocuments } from '../tools/find-documents.ts';
import type { ConversationState } from './state.ts';
import { say, type Step } from './step.ts';
import { words } from './words.ts';

export type DocumentTools = { readonly find: FindDocuments; readonly get: (id: string) => Definition | undefined };

/** Paper by name; and instruments that people ask about before they know whether they want one. */
const PAPER =
  'letters?|forms?|documents?|templates?|agreements?|bill of sale|carta|formulario|documento|plantilla|acuerdo';
const INSTRUMENT = 'petitions?|affidavits?|affirmations?|proxy|power of attorney|poder|petici[oó]n';
/** "They want a form" is somebody else's wish; and a wish does not reach over the end of a sentence. */
const wanting = (nouns: string) =>
  new RegExp(
    `(?<!\\b(?:they|he|she|it|who|bank|court|landlord) )\\b(?:need|want|write|draft|create|make|fill (?:in|out)|prepare|generate|send|looking for|necesito|quiero|escribir|redactar|llenar|hacer|enviar)\\b(?:[^\\w.!?]+\\w+){0,5}?[^\\w.!?]+(?:${nouns})\\b(?! from)`,
    'i',
  );
const WANTS_PAPER = wanting(PAPER);
const WANTS_INSTRUMENT = wanting(INSTRUMENT);
const NAMES_PAPER = new RegExp(`\\b(?:${PAPER}|${INSTRUMENT})\\b`, 'i');
const STARTS = /\b(?:fill (?:it )?(?:in|out)|start|begin|let['’]?s do|llenar|empezar|comenzar)\b/i;
const RESUMES =
  /\b(?:go on with|continue|resume|seguir con|continuar)\b.{0,20}\b(?:document|letter|form|documento|carta|formulario)\b/i;
const SHORT_YES = 40;
const OFFERS_AT_MOST = 2;

/** Null when the message is not about a document that is being filled in or was offered. */
export async function interviewStep(tools: DocumentTools, turn: Turn, state: ConversationState): Promise<Step | null> {
  const { message } = turn;
  const { document: talk, node } = state;
  // What was answered on the form page in the meantime is not asked again.
  if (talk?.asking && node === 'document' && !RESUMES.test(message)) {
    const interview = await openInterview(tools, turn, state, talk.definitionId);
    return interview && toStep(state, continueInterview(interview, talk, message), turn);
  }
  const wanted = wantedNow(tools, message, state);
  const interview = wanted && (await openInterview(tools, turn, state, wanted));
  if (!interview) return null;
  const returnTo = node === 'document' ? (talk?.returnTo ?? 'inform') : node;
  return toStep(state, beginInterview(interview, { definitionId: wanted, asking: null, row: null, returnTo }), turn);
}

/** The document that the message begins or takes up again. */
function wantedNow(tools: DocumentTools, message: string, { document: talk, node, offered }: ConversationState) {
  const isOffered = talk !== null && node === 'document' && talk.asking === null;
  if (isOffered && isYes(message) && message.length <= SHORT_YES) return talk.definitionId;
  if (talk && RESUMES.test(message)) return talk.definitionId;
  if (!STARTS.test(message)) return null;
  const said = message.toLowerCase();
  const named = tools.find({ text: message, topics: [] }).find(({ title }) => said.includes(title.toLowerCase()));
  return named?.id ?? (isOffered || NAMES_PAPER.test(message) ? (offered[0] ?? null) : null);
}

async function openInterview(tools: DocumentTools, turn: Turn, state: ConversationState, definitionId: string) {
  const definition = tools.get(definitionId);
  if (!definition) return null;
  const begun = (await turn.documentOf?.(definitionId)) ?? null;
  const offered =
    begun?.offered ?? offeredAnswers(definition, { chatState: state, person: turn.person ?? null, today: turn.today });
  return { definition, answers: begun?.answers ?? {}, offered, today: turn.today, language: state.language };
}

/** Somebody who tells of danger in an answer sees the numbers first, once; the answer is kept all the same. */
function toStep(state: ConversationState, { markdown, talk, changes, state: stage }: Spoken, turn: Turn): Step {
  const crisis = state.inCrisis ? null : crisisIn(turn.message);
  const isCrisis = crisis?.level === 'explicit';
  const numbers = isCrisis ? `${words[state.language].crisis(crisis.kind)}\n\n` : '';
  const next: ConversationState = {
    ...state,
    document: talk,
    node: stage === 'asking' ? 'document' : talk.returnTo,
    inCrisis: state.inCrisis || isCrisis,
  };
  const document = { definitionId: talk.definitionId, changes, isDone: stage === 'done' };
  return say(next, numbers + markdown, { document, isCrisis });
}

/** Forms and letters that go with an answer; asked for by name, the first one is proposed in its place. */
export function withDocuments(tools: DocumentTools, step: Step, told: Told): Step {
  const { state } = step;
  const elsewhere = state.variables.usState !== undefined && state.variables.usState !== HOME_STATE;
  const isRefused = state.strikes > told.before.strikes;
  if (step.isCrisis || step.isEnd || elsewhere || isRefused) return step;
  if (WANTS_PAPER.test(told.message)) return propose(tools, step, told) ?? step;
  const isNewTopic = told.topic !== null && told.topic.id !== told.before.topicId;
  const offers = WANTS_INSTRUMENT.test(told.message)
    ? found(tools, told).map(({ id }) => id)
    : isNewTopic
      ? (told.topic?.documents.filter((id) => tools.get(id)) ?? [])
      : [];
  if (offers.length === 0) return step;
  const shown = offers.slice(0, OFFERS_AT_MOST);
  return { ...step, offers: shown, state: { ...state, offered: shown } };
}

type Told = {
  readonly message: string;
  readonly before: ConversationState;
  /** What is spoken about now, and what is near. */
  readonly topic: Topic | null;
  readonly near: readonly Topic[];
};

function found(tools: DocumentTools, { message, topic, near }: Told) {
  return tools.find({ text: message, topics: topic ? [topic] : near.slice(0, 1) }).slice(0, OFFERS_AT_MOST);
}

function propose(tools: DocumentTools, { state }: Step, told: Told): Step | null {
  const fitting = found(tools, told);
  const [best] = fitting;
  if (!best) return null;
  const offers = fitting.map(({ id }) => id);
  const path = `/documents/library/${best.id}`;
  const markdown = interviewWords[state.language].offer(inMarkdown(best.title), best.purpose, path);
  const document = { definitionId: best.id, asking: null, row: null, returnTo: state.node };
  return say({ ...state, node: 'document', document, offered: offers }, markdown, { offers });
}
