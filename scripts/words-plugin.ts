import { parseAst, type Plugin } from 'vite';
import { LANGUAGES, type Language } from '#domain/language.ts';

export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;
type Replacement = { readonly start: number; readonly end: number; readonly text: string };

/** How a message becomes code: the source of one of its languages, or something made of it. */
export type Wording = (message: Readonly<Record<Language, string>>) => string;

/**
 * Replaces every `words({…})` by the messages of one language alone. Nothing is looked up while the page runs, and the
 * other languages do not travel to the browser.
 */
export function compileWords(wording: Wording): Plugin {
  return {
    name: 'compile-words',
    enforce: 'pre',
    transform(source, id) {
      const [file = ''] = id.split('?');
      if (!/\/src\/web\/.*\.tsx?$/.test(file) || !/\bwords\(/.test(source)) return null;
      return { code: compile(source, file, wording), map: null };
    },
  };
}

export function compile(source: string, file: string, wording: Wording): string {
  const replacements = wordCallsIn(source, file).flatMap(({ call, argument }) => [
    { start: call.start, end: argument.start, text: '(' },
    ...messagesIn(argument).map(({ node, values }) => {
      const texts = LANGUAGES.map((language) => [language, sourceOf(values[language], source)] as const);
      return {
        start: node.start,
        end: node.end,
        text: wording(Object.fromEntries(texts) as Record<Language, string>),
      };
    }),
    { start: argument.end, end: call.end, text: ')' },
  ]);
  return replaced(source, replacements);
}

export const parsed = (source: string, file: string): Node =>
  parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;

/** Every call of `words` with what it is given. */
export function wordCallsIn(source: string, file: string): { call: Node; argument: Node }[] {
  return nodesIn(parsed(source, file))
    .filter((node) => node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'words')
    .flatMap((call) => (call['arguments'] as Node[]).slice(0, 1).map((argument) => ({ call, argument })));
}

export type FoundMessage = {
  readonly node: Node;
  readonly path: readonly string[];
  readonly values: Readonly<Record<Language, Node>>;
};

/** The objects that hold one message in all languages, and by which keys each is reached. */
export function messagesIn(node: Node, path: readonly string[] = []): FoundMessage[] {
  if (node.type === 'ArrayExpression')
    return (node['elements'] as Node[]).flatMap((element, index) => messagesIn(element, [...path, String(index)]));
  if (node.type !== 'ObjectExpression') return [];
  const properties = propertiesOf(node);
  if (LANGUAGES.every((language) => properties.some(({ key }) => key === language))) {
    const values = Object.fromEntries(properties.map(({ key, value }) => [key, value]));
    return [{ node, path, values: values as Record<Language, Node> }];
  }
  return properties.flatMap(({ key, value }) => messagesIn(value, [...path, key]));
}

export function propertiesOf(node: Node): { key: string; value: Node }[] {
  return (node['properties'] as Node[])
    .filter(({ type }) => type === 'Property')
    .map((property) => {
      const key = property['key'] as Node;
      return { key: String(key['name'] ?? key['value']), value: property['value'] as Node };
    });
}

export function nodesIn(node: Node): Node[] {
  const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [node, ...children.filter(isNode).flatMap(nodesIn)];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const sourceOf = ({ start, end }: Node, source: string) => source.slice(start, end);

function replaced(source: string, replacements: readonly Replacement[]): string {
  let code = '';
  let at = 0;
  for (const { start, end, text } of [...replacements].sort((one, other) => one.start - other.start)) {
    code += source.slice(at, start) + text;
    at = end;
  }
  return code + source.slice(at);
}
