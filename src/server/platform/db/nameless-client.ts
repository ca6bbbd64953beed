import pg from 'pg';

/**
 * For a pooler in transaction mode, which gives each transaction whatever connection is free: a statement that was named on
 * one is unknown on the next, or known already from somebody else. Here every statement goes without a name, whoever
 * named it, so that a library can never bring one along.
 */
export class NamelessClient extends pg.Client {
  // The library has a dozen ways to call this, and all of them pass through here as they are.
  override query(first: unknown, ...rest: unknown[]): never {
    return super.query(...([withoutName(first), ...rest] as unknown as [string])) as never;
  }
}

function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query) || 'submit' in query) return query;
  return { ...query, name: undefined };
}
