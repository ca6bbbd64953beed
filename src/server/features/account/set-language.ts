import type { Handler } from '#server/callable/handler.ts';
import { saveLanguage } from './accounts-repo.ts';

export const setLanguage: Handler<'setLanguage'> = async ({ data, caller, deps }) => {
  await saveLanguage(deps.db, caller.userId, data.language, deps.now());
  return { success: true };
};
