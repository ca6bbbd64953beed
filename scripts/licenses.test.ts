import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ALLOWED, licensesIn, LIST, listOf, readLock } from './licenses.ts';
import { ROOT } from './root.ts';

test('every package has a license that we have agreed to', () => {
  const unknown = [...licensesIn(readLock())].filter(([license]) => !ALLOWED.includes(license));
  expect(unknown).toEqual([]);
});

test('the list is the one of the lock: after a change run "node scripts/licenses.ts"', () => {
  expect(readFileSync(path.join(ROOT, LIST), 'utf8')).toBe(listOf(licensesIn(readLock())));
});

test('a package that tells no license, or one that nobody agreed to, is noticed', () => {
  const lock = {
    packages: { '': {}, 'node_modules/a': {}, 'node_modules/b/node_modules/@c/d': { license: 'GPL-3.0' } },
  };
  expect([...licensesIn(lock)]).toEqual([
    ['GPL-3.0', ['@c/d']],
    ['not told', ['a']],
  ]);
});
