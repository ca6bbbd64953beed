import { Consulted } from './consulted.ts';

/** What the opening of an answer depends on: it has to be known before anything is told. */
const BEFORE = ['act', 'usState', 'county', 'paper', 'served', 'livedMonths', 'dates', 'lead'] as const;
const FIRST_STATEMENT = /"statements"\s*:\s*\[\s*"([^"\\]+)"/;

/**
 * The form as far as its first statement, from what has been written of it so far; null while that is not whole, and for whoever
 * fills it in in another order.
 */
export function openingIn(written: string): Consulted | null {
  const begin = written.indexOf('{');
  const found = FIRST_STATEMENT.exec(written);
  const first = found?.[1];
  if (begin < 0 || !found || first === undefined) return null;
  const before = written.slice(begin, found.index).replace(/,\s*$/, '');
  try {
    const filled = JSON.parse(`${before}}`) as object;
    if (!BEFORE.every((key) => key in filled)) return null;
    return Consulted.safeParse({ ...filled, statements: [first] }).data ?? null;
  } catch {
    return null;
  }
}
