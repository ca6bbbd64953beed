import type { AnswerDeadline } from '#contract/answer.ts';
import type { Language } from '#domain/language.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DeclineReason } from '#domain/leads/decline-reason.ts';
import type { Decision } from '#domain/leads/lead.ts';
import { REDACTION_RULES } from '#domain/privacy/redact.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { attorney } from '#server/platform/db/schema/attorneys.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { contactNotice, lead, leadSnapshot } from '#server/platform/db/schema/leads.ts';

export type LeadRow = typeof lead.$inferSelect;
/** The two ends of a lead. */
export type Side = 'user' | 'attorney';
/** What a list of leads needs of the snapshot: the title, with contact details and without. */
export type LeadWithChat = LeadRow & {
  title: string;
  hiddenTitle: string | null;
  category: string | null;
  county: string | null;
  language: Language | null;
  deadlines: AnswerDeadline[];
  clientName: string;
  clientEmail: string;
};

const withChat = {
  lead,
  title: leadSnapshot.title,
  hiddenTitle: sql<string | null>`case when ${leadSnapshot.hidden} ->> 'rules' = ${String(REDACTION_RULES)}
    then ${leadSnapshot.hidden} ->> 'title' end`,
  category: leadSnapshot.category,
  language: leadSnapshot.language,
  county: sql<string | null>`case when ${leadSnapshot.hidden} ->> 'rules' = ${String(REDACTION_RULES)}
    then ${leadSnapshot.hidden} -> 'brief' ->> 'county' end`,
  // Days that were counted in what the client shares; what belongs to a form that is being filled in is not.
  deadlines: sql<
    AnswerDeadline[]
  >`jsonb_path_query_array(${leadSnapshot.messages}, '$[*] ? (@.isInterview != true).deadlines[*] ? (@ != null)')`,
  clientName: user.name,
  clientEmail: user.email,
};

const flatten = ({ lead: row, ...rest }: Omit<LeadWithChat, keyof LeadRow> & { lead: LeadRow }): LeadWithChat => ({
  ...row,
  ...rest,
});

export async function listLeadsOfAttorney(db: Executor, attorneyId: string): Promise<LeadWithChat[]> {
  const rows = await db
    .select(withChat)
    .from(lead)
    .innerJoin(leadSnapshot, eq(leadSnapshot.leadId, lead.id))
    .innerJoin(user, eq(user.id, lead.userId))
    .where(eq(lead.attorneyId, attorneyId))
    .orderBy(desc(lead.updatedAt));
  return rows.map(flatten);
}

export async function findLeadOfAttorney(
  db: Executor,
  leadId: string,
  attorneyId: string,
): Promise<LeadWithChat | undefined> {
  const rows = await db
    .select(withChat)
    .from(lead)
    .innerJoin(leadSnapshot, eq(leadSnapshot.leadId, lead.id))
    .innerJoin(user, eq(user.id, lead.userId))
    .where(and(eq(lead.id, leadId), eq(lead.attorneyId, attorneyId)));
  return rows.map(flatten)[0];
}

export async function findLeadOfUser(db: Executor, leadId: string, userId: string): Promise<LeadRow | undefined> {
  const [row] = await db
    .select()
    .from(lead)
    .where(and(eq(lead.id, leadId), eq(lead.userId, userId)));
  return row;
}

export async function findLeadByChat(db: Executor, chatId: string, attorneyId: string): Promise<LeadRow | undefined> {
  const [row] = await db
    .select()
    .from(lead)
    .where(and(eq(lead.chatId, chatId), eq(lead.attorneyId, attorneyId)));
  return row;
}

/** The lead as it is, and as it stays until the transaction ends. */
export async function lockLead(tx: Transaction, leadId: string): Promise<LeadRow | undefined> {
  const [row] = await tx.select().from(lead).where(eq(lead.id, leadId)).for('update');
  return row;
}

export async function listContactsOfUser(db: Executor, userId: string) {
  return db
    .select({
      lead,
      chatTitle: chat.title,
      attorneyFirstName: attorney.firstName,
      attorneyLastName: attorney.lastName,
    })
    .from(lead)
    .innerJoin(chat, eq(chat.id, lead.chatId))
    .innerJoin(attorney, eq(attorney.id, lead.attorneyId))
    .where(eq(lead.userId, userId))
    .orderBy(desc(lead.createdAt));
}

/** Undefined when this attorney has been contacted about this chat before. */
export async function insertLead(
  tx: Transaction,
  values: {
    chatId: string;
    attorneyId: string;
    userId: string;
    additionalInfo: string | null;
    sharedUpTo: number;
    excludedMessageIds: string[];
    now: Date;
  },
): Promise<LeadRow | undefined> {
  const { now, ...rest } = values;
  const [row] = await tx
    .insert(lead)
    .values({ ...rest, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [lead.chatId, lead.attorneyId] })
    .returning();
  return row;
}

export type DecisionValues = {
  readonly status: Decision;
  readonly messageToClient: string;
  readonly messageToAdmin: string;
  readonly declineCategory: DeclineReason | null;
  readonly now: Date;
};

/** Of two decisions at the same moment one finds the lead pending; the other gets nothing back. */
export async function decidePendingLead(
  tx: Transaction,
  id: { leadId: string; attorneyId: string },
  { now, ...decision }: DecisionValues,
): Promise<LeadRow | undefined> {
  const [row] = await tx
    .update(lead)
    .set({ ...decision, decidedAt: now, updatedAt: now, newsForUser: true, newsForAttorney: false })
    .where(and(eq(lead.id, id.leadId), eq(lead.attorneyId, id.attorneyId), eq(lead.status, 'pending')))
    .returning();
  return row;
}

/** Something was written: the other side has news. */
export async function tellOtherSide(tx: Transaction, leadId: string, writer: Side, now: Date): Promise<void> {
  const news = writer === 'user' ? { newsForAttorney: true } : { newsForUser: true };
  await tx
    .update(lead)
    .set({ ...news, updatedAt: now })
    .where(eq(lead.id, leadId));
}

/** Marks a lead as read by this person. The time of its last change stays as it is. */
export async function markRead(db: Executor, leadId: string, reader: Side): Promise<void> {
  const read = reader === 'user' ? { newsForUser: false } : { newsForAttorney: false };
  await db.update(lead).set(read).where(eq(lead.id, leadId));
}

/** Undefined when it was not there, or not theirs. */
export async function deleteLeadOfUser(tx: Transaction, leadId: string, userId: string): Promise<LeadRow | undefined> {
  const [row] = await tx
    .delete(lead)
    .where(and(eq(lead.id, leadId), eq(lead.userId, userId)))
    .returning();
  return row;
}

/** Held until the transaction ends: what is shared is the chat as it stands now. */
export async function lockOwnedChat(
  tx: Transaction,
  chatId: string,
  ownerId: string,
): Promise<{ title: string; state: unknown } | undefined> {
  const [row] = await tx
    .select({ title: chat.title, state: chat.state })
    .from(chat)
    .where(and(eq(chat.id, chatId), eq(chat.ownerId, ownerId)))
    .for('update');
  return row;
}

export async function findUnpausedAttorney(db: Executor, attorneyId: string): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: attorney.id })
    .from(attorney)
    .where(and(eq(attorney.id, attorneyId), eq(attorney.paused, false)));
  return row;
}

/** True the first time that a chat is offered to an attorney; false when it was taken back and is offered again. */
export async function isFirstNotice(tx: Transaction, chatId: string, attorneyId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(contactNotice)
    .values({ chatId, attorneyId, createdAt: now })
    .onConflictDoNothing()
    .returning({ chatId: contactNotice.chatId });
  return rows.length > 0;
}

/** An attorney has a profile before they have an account. */
export async function findUserOfAttorney(db: Executor, attorneyId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.attorneyId, attorneyId));
  return row?.id;
}

export async function findAttorneyName(db: Executor, attorneyId: string): Promise<string> {
  const [row] = await db
    .select({ name: sql<string>`${attorney.firstName} || ' ' || ${attorney.lastName}` })
    .from(attorney)
    .where(inArray(attorney.id, [attorneyId]));
  return row?.name ?? '';
}
