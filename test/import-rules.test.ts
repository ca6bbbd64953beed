import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCycle, importsOf, type Import } from './imports.ts';

/** Which room may open a door into which (ARCHITECTURE.md). Tests may look anywhere. */
const product = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const imports = product.flatMap(importsOf);
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: object };

type Rule = { name: string; broken: (edge: Import) => boolean; example: { from: string; to: string } };

const inRoom = (file: string, ...rooms: string[]) => rooms.some((room) => file.startsWith(`src/${room}/`));
const featureOf = (file: string) => /^src\/(?:server|web)\/features\/([^/]+)\//.exec(file)?.[1];
const mayHoldSql = /-repo\.ts$|^src\/server\/(platform\/(db|auth|jobs|postgres)|demo)\//;

const KNOWS_THE_PRODUCT =
  /^src\/(contract|web\/(frame|features|pages|paths\.ts|lib\/(call\/call\.ts|session\/(use-session|session-provider|load-session|auth-api)\.tsx?)))/;

const RULES: readonly Rule[] = [
  {
    name: 'the domain imports itself alone',
    broken: ({ from, to }) => inRoom(from, 'domain') && !inRoom(to, 'domain'),
    example: { from: 'src/domain/leads/lead.ts', to: 'zod' },
  },
  {
    name: 'the contract is domain and zod',
    broken: ({ from, to }) => inRoom(from, 'contract') && !inRoom(to, 'contract', 'domain') && to !== 'zod',
    example: { from: 'src/contract/leads.ts', to: 'node:fs' },
  },
  {
    name: 'the assistant knows no HTTP, no SQL and no screen',
    broken: ({ from, to }) =>
      inRoom(from, 'assistant') && (inRoom(to, 'server', 'web') || ['hono', 'pg', 'drizzle-orm'].includes(to)),
    example: { from: 'src/assistant/reply.ts', to: 'src/server/app.ts' },
  },
  {
    name: 'the server never imports what is seen',
    broken: ({ from, to }) => inRoom(from, 'server') && inRoom(to, 'web'),
    example: { from: 'src/server/app.ts', to: 'src/web/brand.ts' },
  },
  {
    name: 'the browser reaches the server through the contract',
    broken: ({ from, to }) => inRoom(from, 'web') && (inRoom(to, 'server', 'assistant') || to.startsWith('node:')),
    example: { from: 'src/web/app.tsx', to: 'src/server/app.ts' },
  },
  {
    // Buttons and fields could be taken into another product; what knows ours is src/web/frame.
    name: 'web/ui knows neither the router, nor the contract, nor who is there',
    broken: ({ from, to }) => inRoom(from, 'web/ui') && (to === 'react-router' || KNOWS_THE_PRODUCT.test(to)),
    example: { from: 'src/web/ui/button.tsx', to: 'src/web/lib/session/use-session.ts' },
  },
  {
    name: 'the frame holds the features and knows none of them',
    broken: ({ from, to }) => inRoom(from, 'web/frame') && inRoom(to, 'web/features', 'web/pages'),
    example: { from: 'src/web/frame/page-shell.tsx', to: 'src/web/features/chat/composer/composer.tsx' },
  },
  {
    name: 'a feature never imports a sibling',
    broken: ({ from, to }) => {
      const [mine, theirs] = [featureOf(from), featureOf(to)];
      return mine !== undefined && theirs !== undefined && mine !== theirs;
    },
    example: { from: 'src/web/features/chat/a.tsx', to: 'src/web/features/leads/b.tsx' },
  },
  {
    name: 'SQL lives in repos and in the platform',
    broken: ({ from, to, typeOnly }) => ['drizzle-orm', 'pg'].includes(to) && !typeOnly && !mayHoldSql.test(from),
    example: { from: 'src/server/features/leads/decide-lead.ts', to: 'drizzle-orm' },
  },
  {
    name: 'product code never needs a test',
    broken: ({ to }) => to.startsWith('test/') || to.includes('.test.'),
    example: { from: 'src/server/app.ts', to: 'test/database.ts' },
  },
  {
    // What the browser runs is put together when it is built.
    name: 'the server runs without the development packages',
    broken: ({ from, to, typeOnly }) => to in devDependencies && !typeOnly && !from.startsWith('src/web/'),
    example: { from: 'src/server/app.ts', to: 'vitest' },
  },
];

test('the imports of the whole product are read', () => {
  expect(product.length).toBeGreaterThan(100);
  expect(imports).toContainEqual({
    from: 'src/server/main.ts',
    to: 'src/server/platform/env.ts',
    typeOnly: false,
  });
  expect(imports).toContainEqual({ from: 'src/server/main.ts', to: 'src/server/app.ts', typeOnly: false });
  expect(imports).toContainEqual({ from: 'src/server/main.ts', to: 'pino', typeOnly: true });
});

describe.each(RULES)('$name', ({ broken, example }) => {
  test('it holds', () => {
    expect(imports.filter(broken)).toEqual([]);
  });

  test('it would notice', () => {
    expect(broken({ ...example, typeOnly: false })).toBe(true);
  });
});

describe('no file imports itself, by whatever way', () => {
  test('it holds', () => {
    expect(findCycle(imports)).toBeUndefined();
  });

  test('it would notice', () => {
    const edge = (from: string, to: string) => ({ from, to, typeOnly: false });
    expect(findCycle([edge('a', 'b'), edge('b', 'c'), edge('c', 'b')])).toEqual(['b', 'c', 'b']);
  });
});
