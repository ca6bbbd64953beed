import pg from 'pg';
import { StartError } from '#server/platform/start-error.ts';

const TIMEOUT_MS = 10_000;

/** Asks once before anything is built on it, so that a wrong address is one sentence and not a stack trace. */
export async function reachDatabase(url: string, variable = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`${sentence(new URL(url), error)} Check ${variable}.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function sentence(url: URL, error: unknown): string {
  const place = `the database at ${url.host}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '28P01' || code === '28000') {
    return `${capital(place)} refused the user "${decodeURIComponent(url.username)}" or its password.`;
  }
  if (code === '3D000') return `${capital(place)} has no database "${decodeURIComponent(url.pathname.slice(1))}".`;
  return `${capital(place)} cannot be reached (${code || reason(error)}).`;
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
