import type { Chat } from '#contract/chat.ts';
import type { Handler } from '#server/callable/handler.ts';
import { listChats, type ListedChat } from './chats-repo.ts';

export const getUserChats: Handler<'getUserChats'> = async ({ caller, deps }) => {
  const rows = await listChats(deps.db, caller.userId);
  return { chats: rows.map(toChat) };
};

function toChat(row: ListedChat): Chat {
  return {
    id: row.id,
    title: row.title,
    terminated: row.terminated,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.lastMessageAt ? { lastMessageTime: row.lastMessageAt.toISOString() } : {}),
  };
}
