import { conversationWords } from './words/conversation.ts';
import { composerWords } from './words/composer.ts';
import { sidebarWords } from './words/sidebar.ts';
import { attorneyWords } from './words/attorneys.ts';
import { errorWords } from './words/errors.ts';

export const copy = {
  ...conversationWords,
  ...composerWords,
  ...sidebarWords,
  ...attorneyWords,
  ...errorWords,
} as const;
