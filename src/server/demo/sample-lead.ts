import { START, type ConversationState } from '#assistant/remember/state.ts';
import { takeSnapshot } from '#server/features/leads/contact/take-snapshot.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import { chat, message } from '#server/platform/db/schema/chat.ts';
import { lead, leadSnapshot } from '#server/platform/db/schema/leads.ts';
import { markdownToHtml, textToHtml } from '#server/platform/html/to-html.ts';

const TITLE = 'Security deposit not returned';
const NOTE = 'Moved out of Astoria in June, landlord has not replied since.';

const CONVERSATION = [
  {
    role: 'user',
    source:
      'My landlord kept my $2,400 deposit after I moved out of Astoria on June 30. I wrote him at owner@building.example and called 917-555-0142.',
  },
  {
    role: 'assistant',
    source: 'Thank you. I noted this as a New York question about **housing**. You can contact an attorney.',
  },
  { role: 'user', source: 'No list of deductions, nothing in writing. I have photos from the day I left.' },
  {
    role: 'assistant',
    source: 'Keep the photos, the lease and every message. Write down the dates while you remember them.',
  },
] as const;

const STATE: ConversationState = {
  ...START,
  node: 'inform',
  variables: {
    issueSummary: CONVERSATION[0].source,
    issueCategory: 'housing',
    issueCategoryEnum: 'housing',
    usState: 'New York',
  },
  answers: 2,
  attorneysShown: true,
};

export async function loadSampleLead(
  tx: Transaction,
  ids: { ownerId: string; attorneyId: string; now: Date },
): Promise<void> {
  const startedAt = ids.now.getTime() - CONVERSATION.length * 60_000;
  const [row] = await tx
    .insert(chat)
    .values({
      ownerId: ids.ownerId,
      title: TITLE,
      state: STATE,
      lastMessageAt: ids.now,
    })
    .returning({ id: chat.id });
  if (!row) throw new Error('demo chat not inserted');
  const messages = await tx
    .insert(message)
    .values(
      CONVERSATION.map(({ role, source }, index) => ({
        chatId: row.id,
        position: index + 1,
        role,
        source,
        content: role === 'user' ? textToHtml(source) : markdownToHtml(source),
        createdAt: new Date(startedAt + index * 60_000),
      })),
    )
    .returning();
  const [made] = await tx
    .insert(lead)
    .values({
      chatId: row.id,
      attorneyId: ids.attorneyId,
      userId: ids.ownerId,
      additionalInfo: NOTE,
      sharedUpTo: CONVERSATION.length,
    })
    .returning({ id: lead.id });
  if (!made) throw new Error('demo lead not inserted');
  const snapshot = takeSnapshot({ title: TITLE, state: STATE, messages }, [], NOTE);
  await tx.insert(leadSnapshot).values({ leadId: made.id, ...snapshot });
}
