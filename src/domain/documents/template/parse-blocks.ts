import { CAPTION_KEYS, type Block, type Caption, type CaptionKey, type Line } from './blocks.ts';
import { TemplateError } from './parse-template.ts';
import { parseLine, type Value } from './parse-line.ts';

export type { Value };

/** Left where a directive stood inside a line. A line that holds nothing else was never there. */
export const MARK = '\ue002';
/** Left where a directive stood on a line of its own: what it encloses are whole blocks. */
export const BOUNDARY = '\ue003';

const ONLY_MARKS = /^(?=.*[\ue002\ue003])[\ue002\ue003\s]*$/u;
const MARKS = /[\ue002\ue003]/gu;
const FENCE = /^:::\s*(?<name>[a-z]*)\s*$/;

/** Reads the filled text: the subset of Markdown that docs/documents.md describes. */
export function parseBlocks(marked: string, values: readonly Value[]): Block[] {
  const lines = marked.split('\n').flatMap((line) => {
    if (!ONLY_MARKS.test(line)) return [line.replace(MARKS, '')];
    return line.includes(BOUNDARY) ? [BOUNDARY] : [];
  });
  return numbered(readBlocks(lines, values));
}

function readBlocks(lines: readonly string[], values: readonly Value[]): Block[] {
  const blocks: Block[] = [];
  let plain: string[] = [];
  const flush = () => {
    blocks.push(...readPlain(plain, values));
    plain = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const name = FENCE.exec(line)?.groups?.['name'];
    if (name === undefined) {
      plain.push(line);
      continue;
    }
    flush();
    if (name === '') throw new TemplateError('there is a ::: too many');
    const { inside, after } = fenced(lines, at, name);
    const isOfBlocks = name === 'box' || name === 'keep';
    blocks.push(...readFenced(name, isOfBlocks ? inside : inside.filter((inner) => inner !== BOUNDARY), values));
    at = after;
  }
  flush();
  return blocks;
}

/** The lines between `::: name` and its `:::`; fences inside are counted. */
function fenced(lines: readonly string[], from: number, name: string): { inside: string[]; after: number } {
  let depth = 1;
  for (let at = from + 1; at < lines.length; at++) {
    const inner = FENCE.exec(lines[at] ?? '')?.groups?.['name'];
    if (inner !== undefined) depth += inner === '' ? -1 : 1;
    if (depth === 0) return { inside: lines.slice(from + 1, at), after: at };
  }
  throw new TemplateError(`::: ${name} is never closed`);
}

function readFenced(name: string, lines: readonly string[], values: readonly Value[]): Block[] {
  switch (name) {
    case 'lines':
      return paragraphsOf(lines).map((part) => ({ type: 'lines', lines: splitLines(part, values) }));
    case 'caption':
      return [{ type: 'caption', caption: readCaption(lines, values) }];
    case 'signature':
      return [{ type: 'signature', lines: splitLines(lines, values) }];
    case 'table':
      return readTable(lines, values);
    case 'witness':
    case 'notary':
      return [readSignedByOthers(name, lines, values)];
    case 'box':
    case 'keep':
      return [{ type: name, blocks: readBlocks(lines, values) }];
    case 'page':
      return [{ type: 'page' }];
    case 'part':
      return [{ type: 'part', line: inline(lines.join(' ').trim(), values) }];
    default:
      throw new TemplateError(`::: ${name} is not known`);
  }
}

/** The last lines name those who sign. */
function readSignedByOthers(type: 'witness' | 'notary', lines: readonly string[], values: readonly Value[]): Block {
  const parts = paragraphsOf(lines);
  const names = splitLines(parts.pop() ?? [], values);
  return { type, blocks: parts.flatMap((part) => readPlain(part, values)), names };
}

const isEmpty = (line: Line) => line.every(({ text }) => text.trim() === '');

/** An answer of several lines, such as an address, becomes several lines. */
function splitLines(lines: readonly string[], values: readonly Value[]): Line[] {
  return lines.flatMap((line) => parseLine(line.trim(), values, 'lines')).filter((line) => !isEmpty(line));
}

function paragraphsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() !== '' && line !== BOUNDARY) parts.at(-1)?.push(line);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

function readCaption(lines: readonly string[], values: readonly Value[]): Caption {
  const caption: Partial<Record<CaptionKey, Line>> = {};
  for (const line of lines.filter((text) => text.trim() !== '')) {
    const [, key = '', text = ''] = /^\s*([a-zA-Z]+):\s*(.*)$/u.exec(line) ?? [];
    if (!CAPTION_KEYS.some((known) => known === key)) throw new TemplateError(`a caption has no "${line.trim()}"`);
    const read = inline(text, values);
    if (!isEmpty(read)) caption[key as CaptionKey] = read;
  }
  return caption;
}

function readTable(lines: readonly string[], values: readonly Value[]): Block[] {
  const [head = [], ...rows] = lines
    .filter((line, index) => line.trim() !== '' && (index === 0 || !/^[\s|:-]+$/.test(line)))
    .map((line) => cellsOf(line).map((cell) => inline(cell, values)));
  const uneven = rows.find((row) => row.length !== head.length);
  if (uneven) throw new TemplateError(`a row of a table has ${uneven.length} cells under ${head.length} headings`);
  return [{ type: 'table', head, rows }];
}

const cellsOf = (line: string) =>
  line
    .replace(/^\s*\|(?<cells>.*)\|\s*$/u, '$<cells>')
    .split('|')
    .map((cell) => cell.trim());

const inline = (text: string, values: readonly Value[]): Line => parseLine(text, values, 'inline')[0] ?? [];

const ITEM = /^\s*(?<marker>-|\d+\.)\s+(?<text>.*)$/u;
const HEADING = /^(?<marks>#{1,2})\s+(?<text>.*)$/u;

/** Paragraphs, headings and lists; lines that follow each other belong together. */
function readPlain(lines: readonly string[], values: readonly Value[]): Block[] {
  return paragraphsOf(lines).flatMap((part) => groupsIn(part).flatMap((group) => toBlock(group, values)));
}

type Group = {
  readonly type: 'title' | 'heading' | 'paragraph' | 'bullets' | 'numbers';
  readonly texts: string[];
  readonly first: number;
};

function groupsIn(lines: readonly string[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const heading = HEADING.exec(line)?.groups;
    const item = ITEM.exec(line)?.groups;
    if (heading) {
      groups.push({ type: heading['marks'] === '#' ? 'title' : 'heading', texts: [heading['text'] ?? ''], first: 0 });
    } else if (item) {
      const type = item['marker'] === '-' ? 'bullets' : 'numbers';
      if (last?.type === type) last.texts.push(item['text'] ?? '');
      else groups.push({ type, texts: [item['text'] ?? ''], first: Number.parseInt(item['marker'] ?? '', 10) });
    } else if (last && last.type !== 'title' && last.type !== 'heading') {
      last.texts.push(`${last.texts.pop()?.trim() ?? ''} ${line.trim()}`);
    } else groups.push({ type: 'paragraph', texts: [line], first: 0 });
  }
  return groups;
}

function toBlock({ type, texts, first }: Group, values: readonly Value[]): Block[] {
  const lines = texts.map((text) => inline(text.trim(), values)).filter((line) => !isEmpty(line));
  if (lines.length === 0) return [];
  if (type === 'numbers') return [{ type, lines, first }];
  if (type === 'bullets') return [{ type, lines }];
  return lines.map((line) => ({ type, line }));
}

/** Items that follow each other are one list. What was left out leaves no gap; after a heading `1.` begins again. */
function numbered(blocks: readonly Block[]): Block[] {
  let next = 1;
  let isAfterHeading = true;
  return blocks.reduce<Block[]>((done, block) => {
    if (block.type === 'title' || block.type === 'heading' || block.type === 'part') isAfterHeading = true;
    const last = done.at(-1);
    if (block.type === 'bullets' && last?.type === 'bullets')
      return [...done.slice(0, -1), { ...last, lines: [...last.lines, ...block.lines] }];
    if (block.type !== 'numbers') return [...done, block];
    if (isAfterHeading && block.first === 1) next = 1;
    isAfterHeading = false;
    const first = next;
    next += block.lines.length;
    if (last?.type !== 'numbers') return [...done, { ...block, first }];
    return [...done.slice(0, -1), { ...last, lines: [...last.lines, ...block.lines] }];
  }, []);
}
