import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as limits from '#domain/limits.ts';
import * as terms from '#domain/terms.ts';
import * as boxHeight from '#web/features/chat/composer/box-height.ts';

/** What Git knows or would take: nothing that was built, downloaded or ignored. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const read = (file: string) => readFileSync(file, 'utf8');
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/'));
const code = files.filter((file) => /\.(ts|tsx|mjs|css|sql)$/.test(file));

type Named = { readonly file: string; readonly name: string };
const namedIn = (among: readonly string[], namesIn: (text: string) => string[]): Named[] =>
  among.flatMap((file) => namesIn(read(file)).map((name) => ({ file, name })));

const firstGroup = (pattern: RegExp) => (text: string) => [...text.matchAll(pattern)].map(([, name]) => name!);

describe('paths', () => {
  const named = namedIn(documents, pathsIn);

  test('there are documents, and they name files', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']));
    expect(named.length).toBeGreaterThan(20);
  });

  test('every path that a document names exists', () => {
    expect(named.filter(({ file, name }) => !exists(name, path.dirname(file)))).toEqual([]);
  });
});

describe('commands', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = namedIn(documents, firstGroup(/\bnpm run ([a-z][a-z:-]*)/g));

  test('every npm command that a document names exists', () => {
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
  });
});

describe('decisions', () => {
  const numbers = files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []);

  test('every decision that is named was written down', () => {
    const named = namedIn([...documents, ...code], firstGroup(/\bdecision (\d{3})\b/g));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ name }) => !numbers.includes(name))).toEqual([]);
  });

  test('no two have the same number', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('the dependencies in their decision', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
  const decision = read('docs/decisions/004-dependencies.md');

  test('each is named with its reason', () => {
    expect(packages.filter((name) => !isNamed(name, decision))).toEqual([]);
  });

  test('none is named that is not there', () => {
    const rows = [...decision.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell!.trim()).slice(2);
    const named = rows.flatMap((cell) => cell.split(/,\s*/));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !packages.includes(name))).toEqual([]);
  });

  const isNamed = (name: string, text: string) =>
    text.split(/[\s,;|():]+/).some((word) => word.replace(/\.$/, '') === name);
});

describe('the rules of the product', () => {
  const spec = read('docs/spec.md');
  const headings = firstGroup(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)(spec);

  test('they have nine sections', () => {
    expect(headings.filter((number) => !number.includes('.'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('every rule that is named by its number stands there', () => {
    const named = namedIn([...documents, ...code], firstGroup(/(?<!`)\b[Ss]pec §(\d+(?:\.\d+)?)/g));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ name }) => !headings.includes(name))).toEqual([]);
  });

  test('the numbers are those of the code', () => {
    const rows = [...spec.matchAll(/\| (\d+) +\| `([A-Z_]+)`/g)].map(([, value, name]) => [name!, Number(value)]);
    const known: Record<string, unknown> = { ...limits, ...terms, ...boxHeight };
    expect(rows.length).toBeGreaterThan(10);
    expect(rows).toEqual(rows.map(([name]) => [name, known[name!]]));
  });
});

const ROOMS = ['src', 'content', 'docs', 'migrations', 'scripts', 'test', 'e2e', 'bench', 'drills', 'eval', 'training'];
const OTHER_ROOMS = ['public', 'deploy', '.ci', '.github'];

/** Code spans and links that begin with one of our folders, or are a file in the root; not patterns. */
function pathsIn(markdown: string): string[] {
  const spans = [...markdown.matchAll(/`([^`\n]+)`|\]\(([^)\s]+)\)/g)].map(([, span, link]) => (span ?? link)!);
  return spans
    .map((text) => text.replace(/#.*$/, '').replace(/\/$/, ''))
    .filter((text) => /^[\w./-]+$/.test(text) && !text.includes('NNN'))
    .filter(
      (text) =>
        [...ROOMS, ...OTHER_ROOMS].some((room) => text === room || text.startsWith(`${room}/`)) ||
        /^[\w.-]+\.(md|json|ts)$/.test(text),
    );
}

/** Beside the document, from the root, or by its name alone, where the text around it says in which folder. */
function exists(name: string, directory: string): boolean {
  if (existsSync(path.join(directory, name)) || existsSync(name)) return true;
  return !name.includes('/') && files.some((file) => path.basename(file) === name);
}
