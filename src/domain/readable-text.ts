/**
 * What a person reads in a piece of HTML or plain text, and where each character of it came from.
 * Tags vanish, entities and look-alike characters become what they look like: a number cannot hide behind them.
 */
export type ReadableText = {
  readonly text: string;
  /** For each character of `text`, its place in the source. */
  readonly places: readonly Place[];
  readonly tags: readonly Place[];
};
export type Place = { readonly start: number; readonly end: number };

/** A tag's name ends in a space, a slash or its end: `<ann@mail.example>` is an address. Attributes may quote a `>`. */
const PIECE = /<\/?([a-z][a-z0-9]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^<>"'])*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);|./gisu;
const BLOCK = /^(?:p|br|div|li|ul|ol|h\d|hr|tr|td|th|pre|blockquote|table)$/i;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/;
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
/** The zero of each script whose digits compatibility folding leaves as they are. */
const ZEROS = [0x6_60, 0x6_f0, 0x7_c0, 0x9_66, 0x9_e6, 0xa_66, 0xa_e6, 0xb_66, 0xe_50, 0x17_e0];

export function readableText(source: string): ReadableText {
  const places: Place[] = [];
  const tags: Place[] = [];
  let text = '';
  for (const match of source.matchAll(PIECE)) {
    const place = { start: match.index, end: match.index + match[0].length };
    const tag = match[1];
    if (tag !== undefined) tags.push(place);
    const seen = tag === undefined ? looksLike(match[0]) : BLOCK.test(tag) ? '\n' : '';
    text += seen;
    for (let at = 0; at < seen.length; at++) places.push(place);
  }
  return { text, places, tags };
}

function looksLike(piece: string): string {
  const character = piece.length > 1 && piece.startsWith('&') ? decoded(piece) : piece;
  if (character === '' || INVISIBLE.test(character)) return '';
  if (character === '\n' || character === '\r') return '\n';
  if (DASH.test(character)) return '-';
  if (/^\s$/u.test(character)) return ' ';
  if (character <= '\u007f') return character;
  return digitOf(character) ?? character.normalize('NFKC');
}

function decoded(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return NAMED[name] ?? entity;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

function digitOf(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? null : String(code - zero);
}
