import { endOfSentence } from './sentences.ts';

/** How a line begins: as a heading, an item of a list, or as nothing special. */
export type Line = { readonly kind: 'heading' | 'bullet' | 'number' | 'text'; readonly indent: string };

/** What Markdown is made of, in the order in which it comes. */
export type Unit =
  | { readonly type: 'line'; readonly line: Line }
  | { readonly type: 'blank' }
  | { readonly type: 'sentence'; readonly text: string; readonly isWholeLine: boolean };

export type MarkdownReader = { push(text: string): Unit[]; end(): Unit[] };

const HEADING = /^\s*#{1,6}\s+/;
const BULLET = /^(\s*)[-*•]\s+/;
const NUMBER = /^(\s*)\d{1,2}[.)]\s+/;
/** The beginning of a line that may still become a heading or an item. */
const UNDECIDED = /^\s*(?:#{0,6}|[-*•]|\d{1,2}[.)]?)\s*$/;

/** Reads Markdown while it arrives, and gives each sentence as soon as it is whole. */
export function createMarkdownReader(): MarkdownReader {
  let buffer = '';
  let isInLine = false;
  let isFirstOfLine = true;

  function next(isEnd: boolean): Unit | null {
    if (!isInLine) return beginLine(isEnd);
    const lineEnd = buffer.indexOf('\n');
    const line = lineEnd < 0 ? buffer : buffer.slice(0, lineEnd);
    const end = endOfSentence(line);
    if (end >= 0) return take(end, false);
    if (lineEnd >= 0 || isEnd) return closeLine(line, lineEnd);
    return null;
  }

  function beginLine(isEnd: boolean): Unit | null {
    if (buffer === '') return null;
    const lineEnd = buffer.indexOf('\n');
    if (lineEnd >= 0 && buffer.slice(0, lineEnd).trim() === '') {
      buffer = buffer.slice(lineEnd + 1);
      return { type: 'blank' };
    }
    if (lineEnd < 0 && !isEnd && UNDECIDED.test(buffer)) return null;
    const { line, length } = lineAt(buffer);
    buffer = buffer.slice(length);
    isInLine = true;
    isFirstOfLine = true;
    return { type: 'line', line };
  }

  function take(end: number, isWholeLine: boolean): Unit {
    const text = buffer.slice(0, end).trim();
    buffer = buffer.slice(end).replace(/^[^\S\n]+/, '');
    isFirstOfLine = false;
    return { type: 'sentence', text, isWholeLine };
  }

  function closeLine(line: string, lineEnd: number): Unit | null {
    const wasFirst = isFirstOfLine;
    isInLine = false;
    buffer = lineEnd < 0 ? '' : buffer.slice(lineEnd + 1);
    const text = line.trim();
    return text === '' ? { type: 'blank' } : { type: 'sentence', text, isWholeLine: wasFirst };
  }

  function units(isEnd: boolean): Unit[] {
    const found: Unit[] = [];
    for (let unit = next(isEnd); unit !== null; unit = next(isEnd)) found.push(unit);
    return found;
  }

  return {
    push(text) {
      buffer += text.replaceAll('\r\n', '\n');
      return units(false);
    },
    end: () => units(true),
  };
}

function lineAt(text: string): { line: Line; length: number } {
  const heading = HEADING.exec(text);
  if (heading) return { line: { kind: 'heading', indent: '' }, length: heading[0].length };
  const bullet = BULLET.exec(text);
  if (bullet) return { line: { kind: 'bullet', indent: bullet[1] ?? '' }, length: bullet[0].length };
  const number = NUMBER.exec(text);
  if (number) return { line: { kind: 'number', indent: number[1] ?? '' }, length: number[0].length };
  return { line: { kind: 'text', indent: '' }, length: /^\s*/.exec(text)?.[0].length ?? 0 };
}
