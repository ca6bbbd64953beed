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
  const map = createMap(source.length);
  const tags: Place[] = [];
  const pieces: string[] = [];
  // Without an end further on, an opening angle begins no tag: looking for one at each would take long.
  const lastAngle = source.lastIndexOf('>');
  let at = 0;
  while (at < source.length) {
    const piece = pieceAt(source, at, lastAngle);
    if (piece.tag !== undefined) tags.push({ start: at, end: at + piece.length });
    if (piece.isPlain) map.addPlain(at, piece.length);
    else map.addSeen(at, piece.length, piece.seen.length);
    pieces.push(piece.seen);
    at += piece.length;
  }
  return { text: pieces.join(''), tags, startOf: map.startOf, endOf: map.endOf };
}

type Piece = { readonly length: number; readonly seen: string; readonly tag?: string; readonly isPlain?: boolean };

function pieceAt(source: string, at: number, lastAngle: number): Piece {
  const plain = match(PLAIN, source, at);
  if (plain) return { length: plain[0].length, seen: plain[0], isPlain: true };
  const tag = at < lastAngle && source[at] === '<' ? match(TAG, source, at) : null;
  if (tag?.[1]) return { length: tag[0].length, seen: BLOCK.test(tag[1]) ? '\n' : '', tag: tag[1] };
  const entity = source[at] === '&' ? match(ENTITY, source, at) : null;
  if (entity) return { length: entity[0].length, seen: looksLike(decoded(entity[0])) };
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  return { length: character.length, seen: looksLike(character) };
}

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** Two numbers for each character seen; a text that is read as it stands needs none. */
function createMap(length: number) {
  let starts = new Uint32Array(length + 16);
  let ends = new Uint32Array(length + 16);
  let seen = 0;
  const grow = (by: number) => {
    if (seen + by <= starts.length) return;
    const [oldStarts, oldEnds] = [starts, ends];
    starts = new Uint32Array((seen + by) * 2);
    ends = new Uint32Array((seen + by) * 2);
    starts.set(oldStarts);
    ends.set(oldEnds);
  };
  return {
    addPlain(from: number, count: number) {
      grow(count);
      for (let index = 0; index < count; index++) {
        starts[seen] = from + index;
        ends[seen] = from + index + 1;
        seen += 1;
      }
    },
    addSeen(from: number, size: number, count: number) {
      grow(count);
      starts.fill(from, seen, seen + count);
      ends.fill(from + size, seen, seen + count);
      seen += count;
    },
    startOf: (index: number) => starts[index] ?? 0,
    endOf: (index: number) => ends[index] ?? 0,
  };
}

function looksLike(character: string): string {
  if (character === '' || INVISIBLE.test(character)) return '';
  if (character === '\n' || character === '\r') return '\n';
  if (DASH.test(character)) return '-';
  if (/^[\s\u2800]$/u.test(character)) return ' ';
  if (character <= '\u007f') return character;
  return digitOf(character) ?? character.normalize('NFKC').replaceAll(/[\p{Mn}\p{Me}]/gu, '');
}

function decoded(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return NAMED[name] ?? entity;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

const DIGIT = /^\p{Nd}$/u;

/** Each script has its ten digits in a row, beginning at a code that ends in 0 or 6, or folds to ours. */
function digitOf(character: string): string | null {
  if (!DIGIT.test(character)) return null;
  const folded = character.normalize('NFKC');
  if (/^\d$/.test(folded)) return folded;
  const code = character.codePointAt(0) ?? 0;
  const low = code % 16;
  return String(low >= 6 && !DIGIT.test(String.fromCodePoint(code - low)) ? low - 6 : low % 10);
}
