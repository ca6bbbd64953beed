import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findMailChoice, saveMailChoice, type MailChoice } from '#server/platform/mail/mail-choice-repo.ts';
import { userOfMailChoiceToken } from '#server/platform/mail/mail-choice-token.ts';

export const getMailChoice: Handler<'getMailChoice'> = async ({ data, deps }) => {
  const { leads } = await choiceBehind(deps, data.token);
  return { leads };
};

export const setMailChoice: Handler<'setMailChoice'> = async ({ data, deps }) => {
  const { userId } = await choiceBehind(deps, data.token);
  await saveMailChoice(deps.db, userId, { leads: data.leads }, deps.now());
  return { success: true };
};

export const setMailAboutLeads: Handler<'setMailAboutLeads'> = async ({ data, caller, deps }) => {
  await saveMailChoice(deps.db, caller.userId, { leads: data.wanted, digest: data.digest }, deps.now());
  return { success: true };
};

async function choiceBehind(deps: Deps, token: string): Promise<MailChoice> {
  const userId = userOfMailChoiceToken(deps.env.authSecret, token);
  const choice = userId === null ? undefined : await findMailChoice(deps.db, userId);
  if (!choice) throw new AppError('not-found', 'This link does not work. Please use the one in your newest mail.');
  return choice;
}
