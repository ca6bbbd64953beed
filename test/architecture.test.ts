import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** What Git knows or would take: nothing that was built, downloaded or ignored. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const code = files.filter((file) => /^(src|scripts|test|e2e|bench|drills)\/.*\.(ts|tsx|mjs)$/.test(file));
const product = code.filter((file) => file.startsWith('src/') && !file.includes('.test.'));
const read = (file: string) => readFileSync(file, 'utf8');
const linesOf = (file: string) => read(file).split('\n').length - 1;
const holding = (pattern: RegExp, among: readonly string[]) => among.filter((file) => pattern.test(read(file)));

describe('single owners', () => {
  test('only platform/env.ts reads the environment', () => {
    expect(holding(/\bprocess\.env\b/, product)).toEqual(['src/server/platform/env.ts']);
  });

  test('only web/lib talks to the network', () => {
    const web = product.filter((file) => file.startsWith('src/web/') && !file.startsWith('src/web/lib/'));
    expect(holding(/\bfetch\(|XMLHttpRequest|new EventSource/, web)).toEqual([]);
  });

  test('the web never opens the dialogs of the browser', () => {
    const web = product.filter((file) => file.startsWith('src/web/'));
    expect(holding(/\b(window|globalThis)\.(alert|confirm|prompt)\(/, web)).toEqual([]);
  });

  test('only use-call keeps whether something is under way', () => {
    const web = product.filter((file) => file.startsWith('src/web/'));
    expect(holding(/\[(is)?(busy|sending|saving|working|deleting|loading)\b[^=]*= useState/i, web)).toEqual([]);
  });

  test("the product's name stands in the brand alone", () => {
    const ours = product.filter((file) => file !== 'src/domain/brand.ts');
    expect(holding(/\bPlainly\b/, ours)).toEqual([]);
  });
});

describe('a repo never decides', () => {
  /** Types and constants say what there is; a function of the domain would decide here what its callers should. */
  const functionsOfTheDomain = (source: string) =>
    [...source.matchAll(/^import \{([^}]*)\} from '#domain\//gm)]
      .flatMap(([, names]) => names!.split(','))
      .map((name) => name.trim())
      .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '));

  test('it holds', () => {
    const repos = product.filter((file) => /^src\/server\/features\/.*-repo\.ts$/.test(file));
    expect(repos.length).toBeGreaterThan(10);
    expect(repos.filter((file) => functionsOfTheDomain(read(file)).length > 0)).toEqual([]);
  });

  test('it would notice', () => {
    expect(functionsOfTheDomain("import { byStatus, type Lead } from '#domain/leads/lead.ts';")).toEqual(['byStatus']);
    expect(functionsOfTheDomain("import { STATUSES, type Lead } from '#domain/leads/lead.ts';")).toEqual([]);
  });
});

describe('patterns', () => {
  const UNANCHORED = /\/\(\?[=!]\.[*+]/;

  test('none looks ahead over a whole line from wherever it stands: on long messages that takes the square of their length', () => {
    expect(holding(UNANCHORED, product)).toEqual([]);
  });

  test('it would notice', () => {
    expect(UNANCHORED.test(String.raw`const a = /(?=.*\bone\b)(?=.*\btwo\b)/i;`)).toBe(true);
    expect(UNANCHORED.test(String.raw`const a = /^(?=.*\bone\b)(?=.*\btwo\b)/i;`)).toBe(false);
  });
});

describe('names and sizes', () => {
  const sources = files.filter((file) => file.startsWith('src/'));

  test('no drawer swallows the product', () => {
    const drawers = /(^|[/.-])(utils?|helpers?|common|misc|managers?|services?)([/.-]|$)/;
    expect(code.filter((file) => drawers.test(file))).toEqual([]);
  });

  test('no folder holds more than twenty files, tests among them', () => {
    const crowded = [...Map.groupBy(sources, (file) => path.dirname(file))].filter(([, held]) => held.length > 20);
    expect(crowded.map(([folder]) => folder)).toEqual([]);
  });

  test('no file indexes others, except the contract', () => {
    const barrels = product.filter((file) => /(^|\/)index\.tsx?$/.test(file));
    expect(barrels).toEqual(['src/contract/index.ts']);
  });

  test('half of the files are under 70 lines, nine in ten under 250, none over 300', () => {
    const sizes = product.map(linesOf).sort((a, b) => a - b);
    const share = (limit: number) => sizes.filter((size) => size <= limit).length / sizes.length;
    expect(share(70)).toBeGreaterThanOrEqual(0.5);
    expect(share(250)).toBeGreaterThanOrEqual(0.9);
    expect(product.filter((file) => linesOf(file) > 300)).toEqual([]);
  });
});
