import type { SupportMessage } from '#contract/staff-desk.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { recordAction } from './actions-repo.ts';
import { replyLetter } from './mails.ts';
import {
  findMessage,
  insertReply,
  listMessages,
  listReplies,
  lockMessage,
  setStatus,
  type MessageRow,
} from './messages-repo.ts';

const messageView = ({ createdAt, ...row }: MessageRow): SupportMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
const notFound = () => new AppError('not-found', 'Message not found');

export const staffListMessages: Handler<'staffListMessages'> = async ({ data, deps }) => {
  const { rows, ...page } = await listMessages(deps.db, data);
  return { ...page, rows: rows.map(messageView) };
};

export const staffGetMessage: Handler<'staffGetMessage'> = async ({ data, deps }) => {
  const row = await findMessage(deps.db, data.messageId);
  if (!row) throw notFound();
  const replies = await listReplies(deps.db, row.id);
  return {
    message: messageView(row),
    replies: replies.map(({ createdAt, ...reply }) => ({ ...reply, createdAt: createdAt.toISOString() })),
  };
};

export const staffSetMessageStatus: Handler<'staffSetMessageStatus'> = async ({ data, caller, deps }) => {
  const { messageId, status } = data;
  await deps.db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message) throw notFound();
    if (message.status === status) return;
    await setStatus(tx, messageId, status);
    const details = { from: message.status, to: status };
    const record = { action: 'message-status-changed', subject: SUBJECT, subjectId: messageId, details } as const;
    await recordAction(tx, caller, record, deps.now());
  });
  return { success: true };
};

export const staffReplyToMessage: Handler<'staffReplyToMessage'> = async ({ data, caller, deps }) => {
  const { messageId, text } = data;
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message) throw notFound();
    await insertReply(tx, { messageId, staffId: caller.userId, text, createdAt: now });
    await setStatus(tx, messageId, 'answered');
    await deps.outbox.add(tx, replyLetter(deps.env, message, text));
    await recordAction(tx, caller, { action: 'message-answered', subject: SUBJECT, subjectId: messageId }, now);
  });
  return { success: true };
};

/** The log never names a user. */
const SUBJECT = 'A message from the contact form';
