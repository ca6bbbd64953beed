import type { DocumentChange, ReplyEvent } from '#assistant/reply.ts';
import type { AnswerCard, AnswerDeadline, AnswerSource, Choice } from '#contract/answer.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import type { Caller } from '#domain/roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isOf } from '#server/platform/official-forms/edition.ts';
import { findDefinition, listOfficial } from '#server/platform/official-forms/definitions.ts';
import { markdownToHtml } from '#server/platform/html/to-html.ts';
import { maskAnswers, openAnswers } from '#server/platform/seal/sealed-answers.ts';
import { listChatDocuments, type ChatDocument } from '../chat-documents-repo.ts';
import { saidBefore } from '../messages-repo.ts';
import { toStoredCard } from './to-stored-card.ts';
import { pickAttorneys } from '../pick-attorneys.ts';
import type { Showing } from '../shown-attorneys-repo.ts';
import { personOf } from './store-document.ts';
import type { Question } from './store-question.ts';
import { withLookAhead } from './with-look-ahead.ts';

export type Answer = {
  readonly markdown: string;
  readonly html: string;
  readonly attorneyIds: string[] | null;
  readonly showings: readonly Showing[];
  readonly sources: AnswerSource[] | null;
  readonly deadlines: AnswerDeadline[] | null;
  readonly isCrisis: boolean;
  readonly offeredDocuments: string[] | null;
  readonly choices: Choice[] | null;
  readonly card: AnswerCard | null;
  readonly document: DocumentChange | null;
  readonly finished: Extract<ReplyEvent, { type: 'finished' }>;
};

const CARDS_AT_MOST = 3;
const ANSWER_MAX = 40_000;

type Job = {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly question: Question;
  /** Ends the answer with what has been said. */
  readonly signal: AbortSignal;
};

type Tell = (html: string, isCrisis: boolean) => Promise<void>;

/** Runs the assistant for one question, telling the reader what there is so far. */
export async function makeAnswer(job: Job, tell: Tell): Promise<Answer> {
  const { deps, caller, question, signal } = job;
  let answer: Omit<Answer, 'html' | 'finished'> = NOTHING_YET;
  let shown = { markdown: '', html: '' };
  const turn = {
    message: question.message.source,
    state: question.chat.state,
    isAnonymous: caller.isAnonymous,
    person: personOf(caller),
    officialDocuments: () => listOfficial(deps.db),
    documentOf: (definitionId: string) => documentOf(job, definitionId),
    earlier: () => saidBefore(deps.db, question.message),
    today: newYorkDay(deps.now()),
    signal,
  };
  const show = async () => {
    if (shown.markdown === answer.markdown) return;
    shown = { markdown: answer.markdown, html: markdownToHtml(answer.markdown) };
    await tell(shown.html, answer.isCrisis);
  };
  for await (const { event, isFollowed } of withLookAhead(deps.assistant.reply(turn))) {
    if (event.type === 'finished') {
      await show();
      return { ...answer, html: shown.html, finished: event };
    }
    // Whoever words answers, they stay short enough to be read, kept and shown.
    if (event.type === 'text' && answer.markdown.length + event.markdown.length > ANSWER_MAX) continue;
    answer = { ...answer, ...(await added(job, answer.markdown, event)) };
    if (!isFollowed) await show();
  }
  throw new Error('The assistant stopped without finishing its answer');
}

const NOTHING_YET = {
  markdown: '',
  attorneyIds: null,
  showings: [],
  sources: null,
  deadlines: null,
  isCrisis: false,
  offeredDocuments: null,
  choices: null,
  card: null,
  document: null,
};

async function documentOf({ deps, question }: Job, definitionId: string): Promise<ChatDocument | null> {
  const documents = await listChatDocuments(deps.db, question.chat.id);
  const found = documents.find((document) => isOf(document.definitionId, definitionId));
  const definition = await findDefinition(deps, definitionId);
  if (!found || !definition) return found ?? null;
  // The conversation knows that a secret was given, not which.
  return { ...found, answers: maskAnswers(definition, openAnswers(deps.env.authSecret, found.answers)) };
}

type Addition = Exclude<ReplyEvent, { type: 'finished' }>;

async function added({ deps }: Job, markdown: string, event: Addition): Promise<Partial<Answer>> {
  switch (event.type) {
    case 'crisis':
      return { isCrisis: true };
    case 'text':
      return { markdown: markdown + event.markdown };
    case 'sources':
      return { sources: [...event.sources] };
    case 'deadlines':
      return { deadlines: [...event.deadlines] };
    case 'offers':
      return { offeredDocuments: [...event.definitionIds] };
    case 'choices':
      return { choices: [...event.choices] };
    case 'card':
      return { card: toStoredCard(event.card) };
    case 'document':
      return { document: event };
    case 'attorneys':
      return cardsFor(deps, event);
  }
}

type Occasion = Omit<Extract<ReplyEvent, { type: 'attorneys' }>, 'type'>;

async function cardsFor({ db, now }: Deps, occasion: Occasion): Promise<Pick<Answer, 'attorneyIds' | 'showings'>> {
  const { category, county = null } = occasion;
  const language = occasion.language === 'es' ? 'Spanish' : null;
  const picked = await pickAttorneys(db, { category, county, language, limit: CARDS_AT_MOST, now: now() });
  const showings = picked.map((attorney, index) => ({ picked: attorney, place: index + 1, category, county }));
  return { attorneyIds: picked.length > 0 ? picked.map(({ id }) => id) : null, showings };
}
