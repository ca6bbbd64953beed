import type { Message } from '#contract/chat.ts';
import { attorneyWords } from '../words/attorneys.ts';

type Contact = {
  readonly isAcknowledged: boolean;
  readonly chatId: string | null;
  readonly messages: readonly Pick<Message, 'id'>[];
  readonly excluded: ReadonlySet<string>;
};

/** Why the attorney cannot be contacted like this; null when nothing is amiss. */
export function contactObjection({ isAcknowledged, chatId, messages, excluded }: Contact): string | null {
  if (!isAcknowledged) return attorneyWords.contact.notAcknowledged;
  if (chatId === null) return attorneyWords.contact.noChat;
  const leavesNothing = messages.length > 0 && messages.every(({ id }) => excluded.has(id));
  return leavesNothing ? attorneyWords.contact.preview.nothing : null;
}
