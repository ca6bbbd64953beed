import type { AnswerDeadline, AnswerSource, DocumentChange, ReplyEvent } from '#assistant/reply.ts';
import type { IssueCategory } from '#domain/issue-category.ts';
import { newYorkDay } from '#domain/new-york-day.ts';
import type { Caller } from '#domain/roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { markdownToHtml } from '#server/platform/html/to-html.ts';
import { maskAnswers, openAnswers } from '#server/platform/seal/sealed-answers.ts';
import { listChatDocuments, type ChatDocument } from './chat-documents-repo.ts';
import { isStopped, saidBefore } from './messages-repo.ts';
import { logShowings, pickAttorneys } from './shown-attorneys-repo.ts';
import { personOf } from './store-document.ts';
import type { Question } from './store-question.ts';

export type Answer = {
  readonly markdown: string;
  readonly html: string;
  readonly attorneyIds: string[] | null;
  readonly sources: AnswerSource[] | null;
  readonly deadlines: AnswerDeadline[] | null;
  readonly isCrisis: boolean;
  readonly offeredDocuments: string[] | null;
  readonly document: DocumentChange | null;
  readonly finished: Extract<ReplyEvent, { type: 'finished' }>;
};

const CARDS_AT_MOST = 3;

type Job = { readonly deps: Deps; readonly caller: Caller; readonly question: Question; readonly requestId: string };

type Tell = (html: string, isCrisis: boolean) => Promise<void>;

/** Runs the assistant for one question, telling the reader what there is so far. */
export async function makeAnswer(job: Job, tell: Tell): Promise<Answer> {
  const stop = watchForStop(job);
  try {
    return await listen(job, stop.signal, tell);
  } finally {
    stop.end();
  }
}

async function listen(job: Job, signal: AbortSignal, tell: Tell): Promise<Answer> {
  const { deps, caller, question } = job;
  let answer: Omit<Answer, 'html' | 'finished'> = NOTHING_YET;
  const turn = {
    message: question.message.source,
    state: question.chat.state,
    isAnonymous: caller.isAnonymous,
    person: personOf(caller),
    documentOf: (definitionId: string) => documentOf(job, definitionId),
    earlier: () => saidBefore(deps.db, question.message),
    today: newYorkDay(deps.now()),
    signal,
  };
  for await (const event of deps.assistant.reply(turn)) {
    if (event.type === 'finished') return { ...answer, html: markdownToHtml(answer.markdown), finished: event };
    answer = { ...answer, ...(await added(job, answer.markdown, event)) };
    if (event.type === 'text') await tell(markdownToHtml(answer.markdown), answer.isCrisis);
  }
  throw new Error('The assistant stopped without finishing its answer');
}

const NOTHING_YET = {
  markdown: '',
  attorneyIds: null,
  sources: null,
  deadlines: null,
  isCrisis: false,
  offeredDocuments: null,
  document: null,
};

async function documentOf({ deps, question }: Job, definitionId: string): Promise<ChatDocument | null> {
  const documents = await listChatDocuments(deps.db, question.chat.id);
  const found = documents.find((document) => document.definitionId === definitionId);
  const definition = deps.library.find(definitionId);
  if (!found || !definition) return found ?? null;
  // The conversation knows that a secret was given, not which.
  return { ...found, answers: maskAnswers(definition, openAnswers(deps.env.authSecret, found.answers)) };
}

type Addition = Exclude<ReplyEvent, { type: 'finished' }>;

async function added({ deps, question }: Job, markdown: string, event: Addition): Promise<Partial<Answer>> {
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
    case 'document':
      return { document: event };
    case 'attorneys':
      return { attorneyIds: await cardsFor(deps, question, event) };
  }
}

const STOP_POLL_MS = 300;

/** Stop may be pressed in another tab or reach another process: the database is where it is heard. */
function watchForStop({ deps, caller, requestId }: Job): { signal: AbortSignal; end(): void } {
  const stop = new AbortController();
  const timer = setInterval(() => {
    isStopped(deps.db, caller.userId, requestId).then(
      (stopped) => stopped && stop.abort(),
      (error: unknown) => deps.log.warn({ err: error }, 'stop not read'),
    );
  }, STOP_POLL_MS);
  return { signal: stop.signal, end: () => clearInterval(timer) };
}

type Occasion = { readonly category: IssueCategory; readonly county?: string | undefined };

async function cardsFor({ db, now }: Deps, { chat }: Question, occasion: Occasion): Promise<string[] | null> {
  const { category, county = null } = occasion;
  const picked = await pickAttorneys(db, { category, county, limit: CARDS_AT_MOST, now: now() });
  await logShowings(db, picked, { chatId: chat.id, category, county, now: now() });
  return picked.length > 0 ? picked.map((attorney) => attorney.id) : null;
}
