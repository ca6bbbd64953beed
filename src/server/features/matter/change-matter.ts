import { stateFrom } from '#assistant/remember/state.ts';
import { withEntry } from '#domain/matter/case-change.ts';
import { maskSecrets } from '#domain/privacy/mask.ts';
import type { Caller } from '#domain/roles.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import { changeChat, lockChatOf, type ChatRow } from './matters-repo.ts';
import { chatOfReminderToken } from './reminder-token.ts';

const DONE_MAX = 100;

export const changeMatterFact: Handler<'changeMatterFact'> = async ({ data, caller, deps }) => {
  await deps.db.transaction(async (tx) => {
    const chat = await lockOwn(tx, data.chatId, caller);
    const state = stateFrom(chat.state);
    const changed = withEntry(state, data.key, maskSecrets(data.value));
    if (!changed) throw new AppError('invalid-argument', 'Please check this entry.');
    await changeChat(tx, chat.id, { state: { ...state, ...changed } });
  });
  return { success: true };
};

export const setMatterTask: Handler<'setMatterTask'> = async ({ data, caller, deps }) => {
  await deps.db.transaction(async (tx) => {
    const chat = await lockOwn(tx, data.chatId, caller);
    const others = chat.done.filter((id) => id !== data.taskId);
    await changeChat(tx, chat.id, { done: data.isDone ? [...others, data.taskId].slice(-DONE_MAX) : others });
  });
  return { success: true };
};

export const setMatterReminders: Handler<'setMatterReminders'> = async ({ data, caller, deps }) => {
  await deps.db.transaction(async (tx) => {
    const chat = await lockOwn(tx, data.chatId, caller);
    await changeChat(tx, chat.id, { remind: data.isOn });
  });
  return { success: true };
};

/** By the link in a mail, without signing in: it can do nothing else. */
export const stopMatterReminders: Handler<'stopMatterReminders'> = async ({ data, deps }) => {
  const chatId = chatOfReminderToken(deps.env.authSecret, data.token);
  if (chatId === null)
    throw new AppError('not-found', 'This link does not work. Please use the one in your newest mail.');
  await changeChat(deps.db, chatId, { remind: false });
  return { success: true };
};

async function lockOwn(tx: Transaction, chatId: string, caller: Caller): Promise<ChatRow> {
  const chat = await lockChatOf(tx, chatId, caller.userId);
  if (!chat) throw new AppError('not-found', 'Chat not found');
  return chat;
}
