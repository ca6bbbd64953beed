import { byStatus } from '#domain/leads/lead.ts';
import type { Handler } from '#server/callable/handler.ts';
import { listContactsOfUser } from '../leads-repo.ts';

export const getContactedAttorneys: Handler<'getContactedAttorneys'> = async ({ caller, deps }) => {
  const rows = await listContactsOfUser(deps.db, caller.userId);
  const attorneyContacts = rows.map(({ lead, ...names }) => ({
    id: lead.id,
    chatId: lead.chatId,
    ...names,
    attorneyId: lead.attorneyId,
    status: lead.status,
    createdAt: lead.createdAt.toISOString(),
    declineCategory: lead.declineCategory,
    messageToClient: lead.messageToClient,
    unread: lead.newsForUser,
  }));
  return { success: true, attorneyContacts: attorneyContacts.toSorted(byStatus) };
};
