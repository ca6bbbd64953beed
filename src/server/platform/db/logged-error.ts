import { DrizzleQueryError } from 'drizzle-orm';

type LoggedError = { type: string; message: string; stack: string; code?: string };

/**
 * An error without what somebody wrote: a query that fails quotes its values, and those are chats, answers and tokens.
 * The database's own details quote them too, so that of its fields only the code is kept.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const logged = plain(error);
  const cause = error.cause instanceof Error ? plain(error.cause) : null;
  return cause
    ? { ...logged, code: cause.code ?? logged.code, stack: `${logged.stack}\ncaused by: ${cause.stack}` }
    : logged;
}

function plain(error: Error): LoggedError {
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const stack = (error.stack ?? '').split(error.message).join(message);
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.constructor.name, message, stack, ...code };
}
