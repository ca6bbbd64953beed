import { spawnSync } from 'node:child_process';
import { parse } from 'yaml';

/** Words that were there on a day: English and Spanish together, by the id of a fact, rule, place or statement. */
export type Earlier = ReadonlyMap<string, string>;

type Entry = Readonly<Record<string, unknown>>;

/**
 * The content as it stood at the end of the day before `since`; null where git does not know. Old files may have another
 * shape than ours, so they are read loosely.
 */
export function contentBefore(since: string, root: string): Earlier | null {
  const commit = git(root, ['rev-list', '-1', `--before=${since}T00:00:00Z`, 'HEAD'])?.trim();
  if (commit === undefined) return null;
  if (commit === '') return new Map();
  const files = git(root, ['ls-tree', '-r', '--name-only', commit, 'content'])?.split('\n') ?? [];
  const earlier = new Map<string, string>();
  for (const file of files.filter((name) => /^content\/(?:facts|knowledge|deadlines|help)\/.+\.yaml$/.test(name))) {
    const text = git(root, ['show', `${commit}:${file}`]);
    if (text) for (const [id, words] of entriesIn(file, text)) earlier.set(id, words);
  }
  return earlier;
}

export function entriesIn(file: string, text: string): [string, string][] {
  const content: unknown = parse(text, { schema: 'failsafe' });
  const topic = /^content\/knowledge\/(.+)\.yaml$/.exec(file)?.[1];
  if (topic !== undefined) {
    const { statements } = content as { statements?: unknown };
    return entries(statements).map((one) => [`${topic}#${String(one['id'])}`, wordsOf(one)]);
  }
  return entries(Array.isArray(content) ? content : [content]).map((one) => [String(one['id']), wordsOf(one)]);
}

const entries = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);

/** Whatever somebody reads of it, wherever it stands in the entry. */
export function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([key, part]) => ((key === 'en' || key === 'es') && typeof part === 'string' ? part.trim() : wordsOf(part)))
    .filter(Boolean)
    .toSorted()
    .join('\n');
}

function git(cwd: string, args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
}
