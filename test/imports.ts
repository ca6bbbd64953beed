import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** `to` is a path in this repository, or the name of a package or Node module. */
export type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

const ALIASES: Readonly<Record<string, string>> = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }
).imports;

export function importsOf(from: string): Import[] {
  const source = readFileSync(from, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(from, source).module;
  const named = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ request: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      request: source.slice(start + 1, end - 1),
      typeOnly: false,
    })),
  ];
  return named.map(({ request, typeOnly }) => ({ from, to: resolve(from, request), typeOnly }));
}

function resolve(from: string, request: string): string {
  if (request.startsWith('.')) return path.join(path.dirname(from), request);
  for (const [alias, target] of Object.entries(ALIASES)) {
    const prefix = alias.replace('*', '');
    if (request.startsWith(prefix)) return path.join(target.replace('*', ''), request.slice(prefix.length));
  }
  if (request.startsWith('node:')) return request;
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

/** The first way that leads from a file back to itself. Types are gone before anything runs: they close no circle. */
export function findCycle(imports: readonly Import[]): readonly string[] | undefined {
  const targets = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  );
  const cleared = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (cleared.has(file)) return undefined;
    for (const { to } of targets.get(file) ?? []) {
      const cycle = visit(to, [...way, file]);
      if (cycle) return cycle;
    }
    cleared.add(file);
    return undefined;
  };
  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
