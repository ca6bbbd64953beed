import { START, type ConversationState } from '#assistant/script/state.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import { chat, message } from '#server/platform/db/schema/chat.ts';
import { lead } from '#server/platform/db/schema/leads.ts';
import { markdownToHtml, textToHtml } from '#server/platform/html/to-html.ts';

const CONVERSATION = [
  {
    role: 'user',
    source:
      'My landlord kept my $2,400 deposit after I moved out of Astoria on June 30. I wrote him at owner@building.example and called 917-555-0142.',
  },
  {
    role: 'assistant',
    source: 'Thank you. I noted this as a New York question about **housing**. You can contact an attorney below.',
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
      title: 'Security deposit not returned',
      state: STATE,
      lastMessageAt: ids.now,
    })
    .returning({ id: chat.id });
  if (!row) throw new Error('demo chat not inserted');
  await tx.insert(message).values(
    CONVERSATION.map(({ role, source }, index) => ({
      chatId: row.id,
      position: index + 1,
      role,
      source,
      content: role === 'user' ? textToHtml(source) : markdownToHtml(source),
      createdAt: new Date(startedAt + index * 60_000),
    })),
  );
  await tx.insert(lead).values({
    chatId: row.id,
    attorneyId: ids.attorneyId,
    userId: ids.ownerId,
    additionalInfo: 'Moved out of Astoria in June, landlord has not replied since.',
    sharedUpTo: CONVERSATION.length,
  });
}
