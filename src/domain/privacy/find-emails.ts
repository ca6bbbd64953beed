import type { Span } from './text-span.ts';

/** `@` in its spellings: as a sign, in brackets, as a word in English and Spanish. */
const AT =
  /(?<bracket>\s?[[({<]\s?(?:@|at|arroba)\s?[\])}>]\s?)|(?<sign>[\s\0]{0,5}@[\s\0]{0,5})|(?<arroba>\s{1,2}arroba\s{1,2})|(?<word>\s{1,2}at\s{1,2})/giu;

// The limits are those of real addresses.
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
/** Where a sign is spelled out or spaces stand around it, only a well-known ending tells an address from "meet @ noon". */
const ENDING =
  '(?:com|net|org|edu|gov|mil|us|io|co|info|biz|me|law|legal|email|mail|example|ca|uk|mx|es|do|ec|pr|nyc)(?![\\p{L}\\p{N}])';
const PROVIDERS =
  'gmail googlemail yahoo ymail hotmail outlook live msn icloud aol protonmail proton verizon optonline comcast gmx';
/** Letters may be spaced out. */
const WEBMAIL = `(?:${PROVIDERS.split(' ')
  .map((name) => name.split('').join(String.raw`\s?`))
  .join('|')})`;
const SPOKEN_DOT = String.raw`\s{1,2}(?:dot|punto|period)\s{1,2}`;
const BRACKET_DOT = String.raw`\s?[[({]\s?(?:dot|punto|\.)\s?[\])}]\s?`;
const DOT = String.raw`(?:${BRACKET_DOT}|${SPOKEN_DOT}|\s?[.,·]\s?)`;
const COM = String.raw`(?:c\s?o\s?m|n\s?e\s?t|o\s?r\s?g|${ENDING})(?![\p{L}\p{N}])`;

const sticky = (pattern: string) => new RegExp(pattern, 'iuy');
const PLAIN = sticky(String.raw`${LABEL}(?:\.${LABEL})+`);
const SPELLED = sticky(String.raw`${LABEL}(?:${DOT}${LABEL}){0,2}?${DOT}${ENDING}`);
const AT_WEBMAIL = sticky(String.raw`${WEBMAIL}(?:(?:${DOT}|\s)${COM})?(?![\p{L}\p{N}])`);
const SAID = sticky(String.raw`${LABEL}(?:${SPOKEN_DOT}${LABEL}){0,2}?${SPOKEN_DOT}${ENDING}`);
const SAID_WEBMAIL = sticky(String.raw`${WEBMAIL}(?:${DOT})${COM}`);
/** After brackets and "arroba", which mean nothing else. */
const BRACKETED = sticky(String.raw`${LABEL}(?:(?:${BRACKET_DOT}|${SPOKEN_DOT}|\.)${LABEL}){1,3}`);

/** Which spellings of the part after it are enough, by how the sign was written. */
const DOMAINS = {
  tight: [PLAIN, SPELLED, AT_WEBMAIL],
  spaced: [SPELLED, AT_WEBMAIL],
  bracket: [BRACKETED, SPELLED, AT_WEBMAIL],
  arroba: [BRACKETED, SPELLED, AT_WEBMAIL],
  word: [SAID, SAID_WEBMAIL],
} as const;

export function* findEmails(text: string): Generator<Span> {
  let after = 0;
  for (const match of text.matchAll(AT)) {
    const [at, end] = [match.index, match.index + match[0].length];
    const to = domainEnd(text, end, DOMAINS[wayOf(match)]);
    if (to === null) continue;
    const from = localStart(text, at, after);
    if (from === at) continue;
    yield { from, to };
    after = to;
  }
}

function wayOf({ 0: written, groups = {} }: RegExpMatchArray): keyof typeof DOMAINS {
  if (groups['bracket'] !== undefined) return 'bracket';
  if (groups['arroba'] !== undefined) return 'arroba';
  if (groups['word'] !== undefined) return 'word';
  return written === '@' ? 'tight' : 'spaced';
}

function domainEnd(text: string, at: number, ways: readonly RegExp[]): number | null {
  let furthest: number | null = null;
  for (const way of ways) {
    way.lastIndex = at;
    const match = way.exec(text);
    if (match) furthest = Math.max(furthest ?? 0, at + match[0].length);
  }
  return furthest;
}

const LOCAL_MAX = 64;
const IN_LOCAL = /[\p{L}\p{N}._%+'’-]/u;
const STARTS_LOCAL = /[\p{L}\p{N}_]/u;
/** "ann dot lee", "ann guion bajo lee", "a n n", before what was found. */
const JOINED = /(?:[\p{L}\p{N}_.+-]{1,64}\s(?:dot|punto|underscore|dash|guion bajo|guion|guión)\s){1,3}$/iu;
const SPACED_OUT = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]\s){2,30}$/u;
const LOOK_BACK = 140;

/** Where the part before the sign begins; the sign's own place when there is none. */
function localStart(text: string, at: number, after: number): number {
  let from = at;
  while (from > after && at - from < LOCAL_MAX && IN_LOCAL.test(text[from - 1] ?? '')) from -= 1;
  while (from < at && !STARTS_LOCAL.test(text[from] ?? '')) from += 1;
  const before = text.slice(Math.max(after, from - LOOK_BACK), from);
  const isOneLetter = at - from === 1;
  const more = JOINED.exec(before)?.[0] ?? (isOneLetter ? SPACED_OUT.exec(before)?.[0] : undefined) ?? '';
  return from - more.length;
}
