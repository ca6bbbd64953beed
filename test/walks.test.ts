import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf } from './imports.ts';

/** The picture of the house and the walks through it, as ARCHITECTURE.md has them, against what the files import. */
const document = readFileSync('ARCHITECTURE.md', 'utf8');
const imports = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .flatMap(importsOf);

describe('the picture of the rooms', () => {
  const picture = /```mermaid\n([\s\S]*?)```/.exec(document)?.[1] ?? '';
  const drawn = [...picture.matchAll(/(\w+) --> (\w+)/g)].map(([edge]) => edge).toSorted();
  const roomOf = (file: string) => /^(?:src\/)?(domain|contract|assistant|server|web|content|eval)\//.exec(file)?.[1];
  const edges = imports.flatMap(({ from, to }) => {
    const [inside, other] = [roomOf(from), roomOf(to)];
    return inside && other && inside !== other ? [`${inside} --> ${other}`] : [];
  });

  test('it shows every way that there is, and no other', () => {
    expect(drawn).toEqual([...new Set(edges)].toSorted());
  });
});

const WIRE = 'src/server/http/callables/callable-route.ts';

describe.each([
  ['Sending a message', 20],
  ['Accepting a lead', 15],
])('%s', (title, most) => {
  const after = document.slice(document.indexOf(`${title}:`));
  const stops = (/\n\n((?:\d+\. .*\n)+)/.exec(after)?.[1] ?? '')
    .split('\n')
    .flatMap((line) => /`(src\/[^`]+)`/.exec(line)?.[1] ?? []);

  test(`passes at most ${most} files, each once`, () => {
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.length).toBeLessThanOrEqual(most);
    expect(new Set(stops).size).toBe(stops.length);
  });

  test('each stop is connected with one before it', () => {
    const isConnected = (stop: string, at: number) =>
      at === 0 ||
      stop === WIRE ||
      stops
        .slice(0, at)
        .some((earlier) =>
          imports.some(({ from, to }) => (from === earlier && to === stop) || (from === stop && to === earlier)),
        );
    expect(stops.filter((stop, at) => !isConnected(stop, at))).toEqual([]);
  });
});
