/**
 * What a person reads in a piece of HTML or plain text, and where each character of it came from.
 * Tags vanish, entities and look-alike characters become what they look like: a number cannot hide behind them.
 */
export type ReadableText = {
  readonly text: string;
  /** Where in the source the character at this index begins, and where it ends. */
  readonly startOf: (index: number) => number;
  readonly endOf: (index: number) => number;
  readonly tags: readonly Place[];
};
export type Place = { readonly start: number; readonly end: number };

/** A tag's name ends in a space, a slash or its end: `<ann@mail.example>` is an address. Attributes may quote a `>`. */
const TAG = /<\/?([a-z][a-z0-9]{0,19})(?=[\s/>])(?:"[^"]*"|'[^']*'|[^<>"'])*>/iy;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10});/iy;
/** Characters that look like nothing else than themselves, many at a time. */
const PLAIN = /[^<&\r\t\v\f\u0080-\u{10ffff}]+/uy;
const BLOCK = /^(?:p|br|div|li|ul|ol|h\d|hr|tr|td|th|pre|blockquote|table)$/i;
/** Of no width: formatting, combining marks, the frame of a keycap, fillers. */
const INVISIBLE = /^[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0]+$/u;
const DASH = /[\p{Pd}\u2212]/u;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  commat: '@',
  period: '.',
  lpar: '(',
  rpar: ')',
  plus: '+',
  num: '#',
  dollar: '$',
  hyphen: '-',
  ndash: '-',
  mdash: '-',
  shy: '',
  zwnj: '',
  zwj: '',
};

export function readableText(source: string): ReadableText {
  const map = createMap();
  const tags: Place[] = [];
  const pieces: string[] = [];
  let at = 0;
  while (at < source.length) {
    const piece = pieceAt(source, at);
    if (piece.tag !== undefined) tags.push({ start: at, end: at + piece.length });
    if (piece.isPlain) map.addPlain(at, piece.length);
    else map.addSeen(at, piece.length, piece.seen.length);
    pieces.push(piece.seen);
    at += piece.length;
  }
  return { text: pieces.join(''), tags, startOf: map.startOf, endOf: map.endOf };
}

type Piece = { readonly length: number; readonly seen: string; readonly tag?: string; readonly isPlain?: boolean };

function pieceAt(source: string, at: number): Piece {
  const plain = match(PLAIN, source, at);
  if (plain) return { length: plain[0].length, seen: plain[0], isPlain: true };
  const tag = match(TAG, source, at);
  if (tag?.[1]) return { length: tag[0].length, seen: BLOCK.test(tag[1]) ? '\n' : '', tag: tag[1] };
  const entity = match(ENTITY, source, at);
  if (entity) return { length: entity[0].length, seen: looksLike(decoded(entity[0])) };
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  return { length: character.length, seen: looksLike(character) };
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** Two numbers for each character seen. */
function createMap() {
  const starts: number[] = [];
  const ends: number[] = [];
  return {
    addPlain(from: number, count: number) {
      for (let at = from; at < from + count; at++) {
        starts.push(at);
        ends.push(at + 1);
      }
    },
    addSeen(from: number, size: number, count: number) {
      for (let index = 0; index < count; index++) {
        starts.push(from);
        ends.push(from + size);
      }
    },
    startOf: (index: number) => starts[index] ?? 0,
    endOf: (index: number) => ends[index] ?? 0,
  };
}

function looksLike(character: string): string {
  if (INVISIBLE.test(character)) return '';
  if (DASH.test(character)) return '-';
  if (/^[\s\u2800]$/u.test(character)) return ' ';
  return digitOf(character) ?? character.normalize('NFKC').replaceAll(/[\p{Mn}\p{Me}]/gu, '');
}

function decoded(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return NAMED[name] ?? entity;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

const DIGIT = /^\p{Nd}$/u;

/** Each script has its ten digits in a row; where two rows touch, the next one begins after ten. */
function digitOf(character: string): string | null {
  if (!DIGIT.test(character)) return null;
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
