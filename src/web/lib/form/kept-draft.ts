const KEY = 'kept-draft';
const KEPT_MS = 3_600_000;

export type Draft = {
  readonly text: string;
  readonly chatId: string | null;
  /** Whose it is: nobody else gets it back. */
  readonly uid: string;
};

/** What somebody was writing when their session ended. Kept for all tabs, because a sign-in link opens one of its own. */
export function keepDraft(draft: Draft, now: Date): void {
  if (draft.text.trim() === '') return;
  localStorage.setItem(KEY, JSON.stringify({ ...draft, at: now.getTime() }));
}

/** Once, to whom it belongs, in the chat it was written in, and not after an hour. */
export function takeDraft({ uid, chatId }: Pick<Draft, 'uid' | 'chatId'>, now: Date): string | null {
  const kept = localStorage.getItem(KEY);
  if (kept === null) return null;
  const draft = JSON.parse(kept) as Draft & { at: number };
  if (draft.uid === uid && draft.chatId !== chatId) return null;
  localStorage.removeItem(KEY);
  return draft.uid === uid && now.getTime() - draft.at < KEPT_MS ? draft.text : null;
}
