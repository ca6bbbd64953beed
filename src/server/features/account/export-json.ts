import type { Caller } from '#domain/roles.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findMailChoice } from '#server/platform/mail/mail-choice-repo.ts';
import { openAnswers } from '#server/platform/seal/sealed-answers.ts';
import {
  chatsToExport,
  contactsToExport,
  documentsToExport,
  exportedAccount,
  exportedMails,
  exportedMessages,
  exportedProfile,
  exportedReplies,
  exportedSessions,
  exportedThread,
  supportMessagesToExport,
} from './export-repo.ts';

type Sources = Pick<Deps, 'db' | 'now' | 'env'>;

/** Everything kept of a person as one JSON, piece by piece: a long history is never in memory as a whole. */
export async function* exportJson({ db, now, env }: Sources, person: Caller): AsyncGenerator<string> {
  const { userId, email, attorneyId } = person;
  const choice = await findMailChoice(db, userId);
  yield `{\n"exportedAt": ${JSON.stringify(now())},\n`;
  yield entry('account', { ...(await exportedAccount(db, userId)), mailAboutLeads: choice?.leads ?? true });
  if (attorneyId !== null) yield entry('attorneyProfile', await exportedProfile(db, attorneyId));
  yield entry('signedInBrowsers', await exportedSessions(db, userId));
  yield* list('chats', await chatsToExport(db, userId), async (chat) => ({
    ...chat,
    messages: await exportedMessages(db, chat.id),
  }));
  yield* list('contacts', await contactsToExport(db, userId), async (contact) => ({
    ...contact,
    thread: await exportedThread(db, contact.id),
  }));
  yield* list('documents', await documentsToExport(db, userId), async (document) => ({
    ...document,
    answers: openAnswers(env.authSecret, document.answers),
  }));
  yield* list('contactFormMessages', await supportMessagesToExport(db, email), async (message) => ({
    ...message,
    replies: await exportedReplies(db, message.id),
  }));
  yield `"mails": ${JSON.stringify(await exportedMails(db, email), null, 2)}\n}\n`;
}

const entry = (name: string, value: unknown) => `"${name}": ${JSON.stringify(value ?? null, null, 2)},\n`;

async function* list<T>(name: string, rows: readonly T[], whole: (row: T) => Promise<unknown>): AsyncGenerator<string> {
  yield `"${name}": [`;
  for (const [index, row] of rows.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(await whole(row), null, 2)}`;
  }
  yield '],\n';
}
