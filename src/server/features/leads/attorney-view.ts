import type { Lead, LeadChatMessage, ThreadMessage } from '#contract/leads.ts';
import { leadCan, type LeadStatus } from '#domain/lead.ts';
import { redactContactDetails } from '#domain/redact.ts';
import { textToHtml } from '#server/platform/html/to-html.ts';
import { categoryIn } from './category-in.ts';
import type { LeadWithChat } from './leads-repo.ts';
import type { ThreadRow } from './thread-repo.ts';

const ATTORNEYS_REDACTED = '[Attorneys shown redacted]';

/** Everything an attorney reads of a lead passes here: contact details stay hidden until they accept. */
export function redactorFor(status: LeadStatus): (text: string) => string {
  return leadCan(status, 'seeContact') ? (text) => text : redactContactDetails;
}

export function toLead(row: LeadWithChat): Lead {
  const redact = redactorFor(row.status);
  const base = {
    id: row.id,
    chatId: row.chatId,
    chatTitle: titleOf(row, redact),
    additionalInfo: row.additionalInfo === null ? null : redact(row.additionalInfo),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    unread: row.newsForAttorney,
  };
  const decision = { messageToClient: row.messageToClient ?? '', messageToAdmin: row.messageToAdmin ?? '' };
  switch (row.status) {
    case 'pending':
      return { ...base, status: 'pending' };
    case 'accepted':
      return { ...base, status: 'accepted', ...decision, clientName: row.clientName, clientEmail: row.clientEmail };
    case 'declined':
      return { ...base, status: 'declined', ...decision, declineCategory: row.declineCategory ?? 'Other' };
  }
}

const UNTITLED = 'Legal question';

/** A title is the beginning of a message: it goes where the message goes. */
function titleOf(row: LeadWithChat, redact: (text: string) => string): string {
  if (!row.titleIsLeftOut) return redact(row.chatTitle);
  const category = categoryIn(row.chatState);
  return category ? `${UNTITLED}: ${category}` : UNTITLED;
}

export function toLeadChatMessage(
  row: { id: string; role: 'user' | 'assistant'; content: string; attorneyIds: string[] | null; createdAt: Date },
  status: LeadStatus,
): LeadChatMessage {
  const cards = row.attorneyIds ? `<p>${ATTORNEYS_REDACTED}</p>` : '';
  return {
    id: row.id,
    role: row.role,
    content: redactorFor(status)(row.content) + cards,
    timestamp: row.createdAt.toISOString(),
  };
}

export function toThreadMessage(row: ThreadRow, show: (text: string) => string): ThreadMessage {
  return {
    id: row.id,
    senderRole: row.senderRole,
    content: textToHtml(show(row.text)),
    timestamp: row.createdAt.toISOString(),
  };
}
