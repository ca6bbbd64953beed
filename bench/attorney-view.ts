import { contract } from '#contract/index.ts';
import { CHAT_MESSAGE_MAX, CHAT_MESSAGES_MAX } from '#domain/limits.ts';
import { toLeadChat } from '#server/features/leads/attorney-view.ts';
import type { SnapshotRow } from '#server/features/leads/contact/snapshots-repo.ts';
import { takeSnapshot } from '#server/features/leads/contact/take-snapshot.ts';
import type { message } from '#server/platform/db/schema/chat.ts';
import type { lead } from '#server/platform/db/schema/leads.ts';
import { textToHtml } from '#server/platform/html/to-html.ts';
import { report, type Measurement } from './report.ts';

/** Each was slow once, or looks as if it could be. */
const NASTY = [
  'A-',
  '9 1 7 ',
  'a@a.',
  '@',
  'nine ',
  '917-867-5309 ',
  '<a "',
  '&#57;',
  '1 Main ',
  '\u034f9',
  'ann@gmail,',
  'o0',
] as const;
const LOOKS = 10;
const TARGET_MS = 50;

type Message = typeof message.$inferSelect;

function chatOf(piece: string): Message[] {
  const source = piece.repeat(CHAT_MESSAGE_MAX).slice(0, CHAT_MESSAGE_MAX).toWellFormed();
  const written = { role: 'user', source, content: textToHtml(source), createdAt: new Date() } as const;
  const rest = { shouldShowLoginPrompt: false, attorneyIds: null, sources: null, deadlines: null, isCrisis: false };
  const none = { offeredDocuments: null, choices: null, card: null, language: null, documentId: null, chatId: 'c' };
  return Array.from({ length: CHAT_MESSAGES_MAX }, (_, position) => ({
    ...written,
    ...rest,
    ...none,
    id: `m${position}`,
    position,
  }));
}

/** What a look costs this process: the row as the driver reads it, what is made of it, and its check on the way out. */
function look(stored: string): void {
  const snapshot = JSON.parse(stored) as SnapshotRow;
  const pending = { status: 'pending', additionalInfo: null } as typeof lead.$inferSelect;
  const view = toLeadChat(snapshot, snapshot.hidden!, pending);
  JSON.stringify({ result: contract.getChatMessagesAttorneySide.output.parse({ success: true, ...view }) });
}

function cpuOf(times: number, work: () => void): number {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

const measurements = NASTY.flatMap((piece): Measurement[] => {
  const chat = { title: 'Slow', state: null, messages: chatOf(piece) };
  let stored = '';
  const contact = cpuOf(1, () => (stored = JSON.stringify(takeSnapshot(chat, [], null))));
  const kind = JSON.stringify(piece);
  return [
    { name: `${kind}: one look`, value: cpuOf(LOOKS, () => look(stored)), unit: 'ms', below: TARGET_MS },
    { name: `${kind}: the contact before it, once`, value: contact, unit: 'ms' },
  ];
});
report('attorney-view', measurements);
