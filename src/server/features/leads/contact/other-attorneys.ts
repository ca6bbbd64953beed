import type { Executor } from '#server/platform/db/connect.ts';
import { licensedAmong } from '#server/platform/license/licensed-among.ts';
import { listOthersShown } from './other-attorneys-repo.ts';

/** As many as there are cards in an answer. */
const AT_MOST = 3;

/** Names of those whose cards the chat shows and whom its owner has not contacted from it, last shown first. */
export async function listOtherAttorneysShown(db: Executor, chatId: string, now: Date): Promise<string[]> {
  const licensed = await licensedAmong(db, await listOthersShown(db, chatId), now);
  return licensed.slice(0, AT_MOST).map(({ name }) => name);
}
