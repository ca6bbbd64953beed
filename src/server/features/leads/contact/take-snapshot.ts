import { isLanguage, type Language } from '#domain/language.ts';
import { interviewMessages } from '#domain/chat/interview-messages.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { NOT_AN_ISSUE } from '#domain/chat/script.ts';
import type { message } from '#server/platform/db/schema/chat.ts';
import type { leadSnapshot, SharedMessage } from '#server/platform/db/schema/leads.ts';
import { hiddenView } from '../hidden-view.ts';

type Row = typeof message.$inferSelect;
type Snapshot = Omit<typeof leadSnapshot.$inferInsert, 'leadId'>;

export type ChatAtContact = { readonly title: string; readonly state: unknown; readonly messages: readonly Row[] };

/** What the attorney will be shown of the chat, whatever becomes of it afterwards. */
export function takeSnapshot(chat: ChatAtContact, excludedIds: readonly string[], note: string | null): Snapshot {
  const said = chat.messages.map(({ id, role, documentId }) => ({ id, role, isInterview: documentId !== null }));
  const interview = interviewMessages(said);
  const leftOut = chat.messages.filter(({ id }) => excludedIds.includes(id));
  const shared = chat.messages.filter(({ id }) => !excludedIds.includes(id));
  const category = categoryIn(chat.state);
  const title = isFromShared(chat.title, shared, leftOut) ? chat.title : neutralTitle(category);
  const messages = shared.map((row) => toShared(row, interview.has(row.id)));
  const language = languageIn(chat.state);
  return { title, category, language, messages, hidden: hiddenView({ title, category, messages }, note) };
}

function toShared(row: Row, isInterview: boolean): SharedMessage {
  return {
    id: row.id,
    role: row.role,
    source: row.role === 'user' ? row.source : null,
    content: row.content,
    hadCards: row.attorneyIds !== null,
    isInterview,
    deadlines: row.deadlines,
    at: row.createdAt.toISOString(),
  };
}

/**
 * A title was made from messages, and it is not recorded from which. With something left out it stays only where its words
 * stand in a message that is shared and in none that is not.
 */
function isFromShared(title: string, shared: readonly Row[], leftOut: readonly Row[]): boolean {
  if (leftOut.length === 0) return true;
  const words = plain(title);
  const has = ({ source }: Row) => plain(source).includes(words);
  return words !== '' && shared.some((row) => row.role === 'user' && has(row)) && !leftOut.some(has);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const UNTITLED = 'Legal question';
const neutralTitle = (category: string | null) => (category ? `${UNTITLED}: ${category}` : UNTITLED);

/** One of the product's own words, never one that was made from what somebody wrote. */
function categoryIn(state: unknown): string | null {
  const variables = (state as { variables?: { issueCategory?: unknown; issueCategoryEnum?: unknown } } | null)
    ?.variables;
  if (variables?.issueCategory === NOT_AN_ISSUE) return null;
  return ISSUE_CATEGORIES.find((category) => category === variables?.issueCategoryEnum) ?? null;
}

function languageIn(state: unknown): Language | null {
  const language = (state as { language?: unknown } | null)?.language;
  return isLanguage(language) ? language : null;
}
