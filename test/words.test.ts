import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language.ts';
import { type FoundMessage, messagesIn, type Node, nodesIn, parsed, wordCallsIn } from '../scripts/words-plugin.ts';

/** What consumers see. Attorneys and staff work in English. */
const ENGLISH_ONLY = /features\/(attorneys|leads|staff)\/|pages\/(attorney|staff)/;
const files = globSync('src/{web,server,domain,assistant}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
/** What is printed stays English, and so does its preview. */
const PAPER = 'src/web/features/documents/paper.tsx';
const consumer = files.filter((file) => file.startsWith('src/web/') && !ENGLISH_ONLY.test(file) && file !== PAPER);

type Placed = FoundMessage & { readonly file: string };

/** Every message of the product: in `words(…)`, or in objects that hold both languages for the server and the assistant. */
const messages: Placed[] = files.flatMap((file) => {
  const source = sources.get(file) ?? '';
  if (!/\bes: /.test(source)) return [];
  const roots = nodesIn(parsed(source, file)).filter(({ type }) => type === 'ObjectExpression');
  // The outermost object comes first, and knows the whole path.
  const found = new Map<number, FoundMessage>();
  for (const one of roots.flatMap((root) => messagesIn(root)))
    found.set(one.node.start, found.get(one.node.start) ?? one);
  return [...found.values()].map((one) => ({ ...one, file }));
});
const nameOf = ({ file, path }: Placed) => `${file}: ${path.join('.')}`;

test('there are messages, and each has every language', () => {
  expect(messages.length).toBeGreaterThan(600);
  const halves = files.flatMap((file) => {
    const source = sources.get(file) ?? '';
    const keys = (node: Node) =>
      ((node['properties'] ?? []) as Node[]).map((one) => (one['key'] as Node | undefined)?.['name']);
    return wordCallsIn(source, file)
      .flatMap(({ argument }) => nodesIn(argument))
      .filter(({ type }) => type === 'ObjectExpression')
      .filter((node) => LANGUAGES.some((language) => keys(node).includes(language)))
      .filter((node) => keys(node).length !== LANGUAGES.length)
      .map((node) => `${file}: ${source.slice(node.start, node.end)}`);
  });
  expect(halves).toEqual([]);
});

test('what is put into a message is put into it in every language', () => {
  const differing = messages.filter(({ values }) => new Set(LANGUAGES.map((one) => placesIn(values[one]))).size > 1);
  expect(differing.map(nameOf)).toEqual([]);
});

/** The parameters of a function and which of them its text uses; the names of the product stand in for themselves. */
function placesIn(value: Node): string {
  if (value.type !== 'ArrowFunctionExpression') return '';
  const parameters = (value['params'] as Node[]).flatMap(namesIn);
  const used = new Set(namesIn(value['body'] as Node));
  return parameters.map((name) => `${name} ${used.has(name)}`).join(', ');
}

const namesIn = (node: Node): string[] =>
  nodesIn(node)
    .filter(({ type }) => type === 'Identifier')
    .map((one) => String(one['name']));

test('every message is said somewhere', () => {
  const everything = [...sources].map(([file, source]) => ({ file, source }));
  const isSaid = (key: string, own: string) =>
    everything.some(({ file, source }) => {
      const rest = file === own ? source.replaceAll(new RegExp(String.raw`['"]?\b${key}\b['"]?: `, 'g'), '') : source;
      return new RegExp(String.raw`\b${key}\b`).test(rest.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
    });
  // What is reached by a value, such as a category or a code, is reached through its parent.
  const unsaid = messages
    .filter(({ file }) => file.startsWith('src/web/') || SPOKEN.test(file))
    .filter(({ file, path }) => {
      const [parent, key] = [path.at(-2), path.at(-1) ?? ''];
      const owners = parent === undefined ? namesOf(file) : [parent];
      // Many features call theirs `copy`: only their own files count.
      const near = owners.includes('copy') ? file.replace(/[^/]+$/, '') : '';
      const isIndexed = everything
        .filter((one) => one.file.startsWith(near))
        .some(({ source }) => owners.some((owner) => source.includes(`${owner}[`)));
      return /^[a-zA-Z]+$/.test(key) && !isSaid(key, file) && !isIndexed;
    });
  expect(unsaid.map(nameOf)).toEqual([]);
});

/** What the assistant says around what it knows. */
const SPOKEN =
  /^src\/assistant\/(?:say|documents|deadlines)\/(?:.+\/)?(?:words|copy|guide-words|answer-words|categories)\.ts$/;

/** What a file calls its messages. */
const namesOf = (file: string) =>
  [...(sources.get(file) ?? '').matchAll(/const (\w+)(?:: [^=]+)? = (?:words|inEveryLanguage)\(/g)].map(
    ([, name = '']) => name,
  );

test('no text of a consumer screen stands outside of the messages', () => {
  const loose = consumer
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const source = sources.get(file) ?? '';
      return nodesIn(parsed(source, file))
        .flatMap((node) => looseText(node))
        .map((text) => `${file}: ${text}`);
    });
  expect(loose).toEqual([]);
});

const READ_ALOUD = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label', 'hint', 'description']);

/** Words between tags, and attributes that somebody reads or hears. */
function looseText(node: Node): string[] {
  const isText = (text: unknown) => typeof text === 'string' && /\p{L}{2}/u.test(text);
  if (node.type === 'JSXText' && isText(node['value'])) return [String(node['value']).trim()];
  if (node.type !== 'JSXAttribute' || !READ_ALOUD.has(String((node['name'] as Node)['name']))) return [];
  const value = node['value'] as Node | null;
  return value?.type === 'Literal' && isText(value['value']) ? [String(value['value'])] : [];
}

test('it would notice', () => {
  const tree = parsed('export const A = () => <p title="Hello you">Hello <b>{words.x}</b></p>;', 'a.tsx');
  expect(nodesIn(tree).flatMap(looseText)).toEqual(['Hello you', 'Hello']);
  const [message] = messagesIn(
    nodesIn(parsed('f({ a: { en: (x: string) => `${x}`, es: (x: string) => `` } })', 'a.ts')).find(
      ({ type }) => type === 'ObjectExpression',
    )!,
  );
  expect(placesIn(message!.values.en)).not.toBe(placesIn(message!.values.es));
});
