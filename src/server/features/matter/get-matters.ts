import type { Handler } from '#server/callable/handler.ts';
import { listChatsOf, listSaidTo } from './matters-repo.ts';
import { toMatter } from './to-matter.ts';

export const getMatters: Handler<'getMatters'> = async ({ data, caller, deps }) => {
  const chats = await listChatsOf(deps.db, caller.userId);
  const said = await listSaidTo(deps.db, caller.userId);
  const saidIn = Map.groupBy(said, ({ chatId }) => chatId);
  return {
    matters: chats.map((chat) =>
      toMatter(chat, saidIn.get(chat.id) ?? [], { canRemind: !caller.isAnonymous, language: data?.language }),
    ),
  };
};
