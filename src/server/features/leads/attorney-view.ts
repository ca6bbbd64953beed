import { detectLanguage } from '#assistant/read/detect-language.ts';
import type { Lead, LeadChatMessage, ThreadMessage } from '#contract/leads.ts';
import { firstOf } from '#domain/leads/lead-brief.ts';
import { leadCan, type LeadStatus } from '#domain/leads/lead.ts';
import { redactContactDetails } from '#domain/privacy/redact.ts';
import type { HiddenView, SharedMessage } from '#server/platform/db/schema/leads.ts';
import { textToHtml } from '#server/platform/html/to-html.ts';
import { deadlinesIn } from './deadlines-in.ts';
import { openBrief } from './hidden-view.ts';
import type { LeadRow, LeadWithChat } from './leads-repo.ts';
import type { SnapshotRow } from './contact/snapshots-repo.ts';
import type { ThreadRow } from './thread/thread-repo.ts';

const ATTORNEYS_REDACTED = '[Attorneys shown redacted]';

/** Everything an attorney reads of a lead passes here: contact details stay hidden until they accept. */
export function redactorFor(status: LeadStatus): (text: string) => string {
  return leadCan(status, 'seeContact') ? (text) => text : redactContactDetails;
}

export function toLead(row: LeadWithChat, today: string): Lead {
  const redact = redactorFor(row.status);
  const base = {
    id: row.id,
    chatId: row.chatId,
    chatTitle: leadCan(row.status, 'seeContact') ? row.title : (row.hiddenTitle ?? redact(row.title)),
    additionalInfo: row.additionalInfo === null ? null : redact(row.additionalInfo),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    unread: row.newsForAttorney,
    category: row.category,
    county: row.county,
    language: row.language,
    deadline: nextDeadline(row.deadlines, today),
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

function nextDeadline(deadlines: LeadWithChat['deadlines'], today: string): Lead['deadline'] {
  const next = deadlinesIn([{ deadlines }]).find(({ iso }) => iso >= today);
  return next ? { label: next.label, iso: next.iso } : null;
}

/** The snapshot as this attorney may read it now. */
export function toLeadChat(snapshot: SnapshotRow, hidden: HiddenView, lead: LeadRow) {
  const isOpen = leadCan(lead.status, 'seeContact');
  const redacted = new Map(hidden.messages.map(({ id, content }) => [id, content]));
  const visible = isOpen ? snapshot.messages : snapshot.messages.filter(({ id }) => redacted.has(id));
  const brief = isOpen ? openBrief(snapshot, lead.additionalInfo) : hidden.brief;
  return {
    brief: { ...brief, deadlines: deadlinesIn(visible), writesIn: writtenIn(snapshot.messages) },
    messages: visible.map((message): LeadChatMessage => {
      const content = isOpen ? message.content : (redacted.get(message.id) ?? '');
      const cards = message.hadCards ? `<p>${ATTORNEYS_REDACTED}</p>` : '';
      return { id: message.id, role: message.role, content: content + cards, timestamp: message.at };
    }),
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

/** From what the client wrote and shared; an attorney should know before they write back. */
function writtenIn(messages: readonly SharedMessage[]): string | null {
  const own = messages.flatMap(({ role, source }) => (role === 'user' && source ? [source] : []));
  return detectLanguage(firstOf(own).join('\n'), 'en') === 'es' ? 'Spanish' : null;
}
