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

/** Many errors quote what they stumbled over: a piece of JSON, an address, a file. What stands in quotes is left out. */
function withoutQuotes(message: string): string {
  return message
    .replaceAll(/"[^"]*"?|`[^`]*`?|\u201c[^\u201d]*\u201d?|(?<![a-z])'[^']*'?|<[^>]*>/gi, '"…"')
    .replaceAll(/[^\s@"(<]+@[^\s@">)]+/g, '…@…');
}

function plain(error: Error): LoggedError {
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : withoutQuotes(error.message);
  const stack = (error.stack ?? '').split(error.message).join(message);
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.constructor.name, message, stack, ...code };
}
