import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETS } from './sets.ts';

/** `a/{b,c}.ts` names two files; a pattern with a star names what there is. */
function namedBy(pattern: string): string[] {
  const [, before, inside, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return inside === undefined ? [pattern] : inside.split(',').map((one) => `${before}${one}${after}`);
}

test.each(Object.entries(SETS))('every file that the set %s names is there', (_, { mutate, tests }) => {
  const named = [...mutate, ...tests].flatMap(namedBy);
  expect(named.filter((file) => globSync(file).length === 0)).toEqual([]);
});
