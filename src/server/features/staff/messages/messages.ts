import type { SupportMessage } from '#contract/staff/messages.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { recordAction } from '../actions-repo.ts';
import { replyLetter } from './mails.ts';
import {
  findMessage,
  insertNote,
  insertReply,
  listMessages,
  listNotes,
  listReplies,
  lockMessage,
  setAssignee,
  setStatus,
  type MessageRow,
} from './messages-repo.ts';

const messageView = ({ createdAt, assignedTo, assigneeName, ...row }: MessageRow, me: string): SupportMessage => ({
  ...row,
  assignee: assignedTo === null ? null : { name: assigneeName ?? '', isMe: assignedTo === me },
  createdAt: createdAt.toISOString(),
});
const written = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
const notFound = () => new AppError('not-found', 'Message not found');

export const staffListMessages: Handler<'staffListMessages'> = async ({ data, caller, deps }) => {
  const { rows, ...page } = await listMessages(deps.db, data, caller.userId);
  return { ...page, rows: rows.map((row) => messageView(row, caller.userId)) };
};

export const staffGetMessage: Handler<'staffGetMessage'> = async ({ data, caller, deps }) => {
  const row = await findMessage(deps.db, data.messageId);
  if (!row) throw notFound();
  return {
    message: messageView(row, caller.userId),
    replies: (await listReplies(deps.db, row.id)).map(written),
    notes: (await listNotes(deps.db, row.id)).map(written),
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

/** Also from a colleague: who is away cannot give it back. The log says who did what. */
export const staffTakeMessage: Handler<'staffTakeMessage'> = async ({ data: { messageId, isMine }, caller, deps }) => {
  await deps.db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message) throw notFound();
    const assignedTo = isMine ? caller.userId : null;
    if (message.assignedTo === assignedTo) return;
    await setAssignee(tx, messageId, assignedTo);
    const action = isMine ? 'message-taken' : 'message-given-back';
    await recordAction(tx, caller, { action, subject: SUBJECT, subjectId: messageId }, deps.now());
  });
  return { success: true };
};

export const staffNoteMessage: Handler<'staffNoteMessage'> = async ({ data: { messageId, text }, caller, deps }) => {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    if (!(await lockMessage(tx, messageId))) throw notFound();
    await insertNote(tx, { messageId, staffId: caller.userId, text, createdAt: now });
    await recordAction(tx, caller, { action: 'message-noted', subject: SUBJECT, subjectId: messageId }, now);
  });
  return { success: true };
};

/** The log never names a user. */
const SUBJECT = 'A message from the contact form';
