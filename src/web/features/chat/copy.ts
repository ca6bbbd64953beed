import { conversationWords } from './words/conversation.ts';
import { composerWords } from './words/composer.ts';
import { sidebarWords } from './words/sidebar.ts';
import { errorWords } from './words/errors.ts';

/** What the chat says from the first page on. The words about attorneys come with the cards that use them: `words/attorneys.ts`. */
export const copy = {
  ...conversationWords,
  ...composerWords,
  ...sidebarWords,
  ...errorWords,
} as const;
