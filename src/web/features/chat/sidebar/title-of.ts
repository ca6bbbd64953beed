import type { Chat } from '#contract/chat.ts';
import { DEFAULT_CHAT_TITLE } from '#domain/chat/chat.ts';
import { copy } from '../copy.ts';

/** A chat that has no name of its own yet is stored under an English one. */
export const titleOf = (chat: Pick<Chat, 'title'> | null | undefined): string =>
  chat && chat.title !== DEFAULT_CHAT_TITLE ? chat.title : copy.untitled;
