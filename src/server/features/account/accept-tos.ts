import { CURRENT_TERMS_VERSION } from '#domain/terms.ts';
import type { Handler } from '#server/callable/handler.ts';
import { acceptTerms } from './accounts-repo.ts';

export const acceptTos: Handler<'acceptTos'> = async ({ caller, deps }) => {
  await acceptTerms(deps.db, caller.userId, CURRENT_TERMS_VERSION, deps.now());
  return { success: true, tosVersion: CURRENT_TERMS_VERSION };
};
