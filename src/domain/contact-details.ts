/** E-mail addresses and US phone numbers in the ways people write them. */
export type ContactDetail = { readonly kind: 'email' | 'phone'; readonly from: number; readonly to: number };

/** What comes later gives way to what was found before it. */
export function findContactDetails(text: string): ContactDetail[] {
  const found: ContactDetail[] = [];
  const add = (kind: ContactDetail['kind'], from: number, to: number) => {
    if (!found.some((other) => from < other.to && other.from < to)) found.push({ kind, from, to });
  };
  for (const pattern of EMAILS) {
    for (const match of text.matchAll(pattern)) add('email', match.index, match.index + match[0].length);
  }
  const links = [...text.matchAll(LINK)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
  for (const pattern of PHONES) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const isInLink = links.some((link) => link.from < from && to <= link.to);
      if (!isInLink && isPhone(text, from, to)) add('phone', from, to);
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

// The limits are those of real addresses; without them a long run of letters would take seconds.
const LOCAL = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}._%+'’-]{0,62}[\p{L}\p{N}_+-])?`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
/** Where spaces stand around the signs, only a well-known ending tells an address from "meet @ noon. Then". */
const ENDING = '(?:com|net|org|edu|gov|mil|us|io|co|info|biz|me|law|legal|email|mail|example|ca|uk|mx)';
const WEBMAIL =
  '(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|proton|protonmail|verizon|optonline|comcast)';
const AT = String.raw`(?:\[ ?at ?\]|\( ?at ?\)|\{ ?at ?\}|<at>)`;
const DOT = String.raw`(?:\[ ?dot ?\]|\( ?dot ?\)|\{ ?dot ?\}| dot |\.)`;
/** "ann dot lee", "ann underscore lee" */
const SPOKEN = String.raw`[\p{L}\p{N}_.+-]{1,64}(?: (?:dot|underscore|dash) [\p{L}\p{N}_.+-]{1,64}){0,3}`;

const EMAILS: readonly RegExp[] = [
  new RegExp(String.raw`${LOCAL}@${LABEL}(?:\.${LABEL})+`, 'giu'),
  new RegExp(String.raw`${LOCAL}\s{0,2}@\s{0,2}${LABEL}(?:\s?\.\s?${LABEL}){0,2}\s?\.\s?${ENDING}\b`, 'giu'),
  new RegExp(String.raw`${SPOKEN} ?${AT} ?${LABEL}(?: ?${DOT} ?${LABEL}){1,3}`, 'giu'),
  new RegExp(String.raw`${SPOKEN} at ${LABEL}(?: dot ${LABEL}){0,2} dot ${ENDING}\b`, 'giu'),
  new RegExp(String.raw`${SPOKEN} at ${WEBMAIL}\.${ENDING}\b`, 'giu'),
];

/** Numbers in an address on the web name a page, except where the address is a way to call somebody. */
const LINK = /(?:https?:\/\/|www\.)(?!wa\.me|api\.whatsapp)\S+/gi;

const GAP = String.raw`(?:[\s.\-_/·•*~()]{0,6}|\s?(?:dash|hyphen|minus|dot|point|space)\s?)`;
const COUNTRY = String.raw`(?:\(?(?:(?:\+|00|011)[\s-]?)?\(?1\)?${GAP})?`;
const EXTENSION = String.raw`(?:\s?[,;]?\s?(?:x|ext\.?|extension)\s?[.:#]?\s?\d{1,6})?`;
const WORD = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)';
const SPOKEN_DIGIT = String.raw`(?:\d|\b${WORD}\b)`;
const THEN = String.raw`[\s,]{1,3}(?:and )?then\s{1,2}`;

const PHONES: readonly RegExp[] = [
  // 917-867-5309 and its kin
  new RegExp(
    String.raw`(?<![\d]|\d[.,/-]|\$\s?)${COUNTRY}(?:\(\s?)?[2-9]\d{2}${GAP}[2-9]\d{2}${GAP}\d{2}[\s.-]?\d{2}(?!\d|[-.]\d)${EXTENSION}`,
    'gi',
  ),
  // 9 1 7 8 6 7 5 3 0 9
  /(?<!\d|\d[\s.,/-]|\$\s?)(?:\+?1[ .-])?[2-9](?:[ .-]\d){9}(?!\d|[ .-]\d)/g,
  // nine one seven …
  new RegExp(
    String.raw`(?<!\d|\$\s?)(?=[\d\s,.-]{0,40}\b${WORD}\b)${SPOKEN_DIGIT}(?:[\s,.-]{0,3}${SPOKEN_DIGIT}){9,10}(?!\d)`,
    'gi',
  ),
  // 917, then 867, then 5309
  new RegExp(String.raw`(?<!\d|\$\s?)${COUNTRY}[2-9]\d{2}${THEN}[2-9]\d{2}(?:${THEN}|${GAP})\d{4}(?!\d)`, 'gi'),
];

const DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const NANP = /^1?[2-9]\d{2}[2-9]\d{6}$/;
/** A case has such a number in any writing; the others only where its digits stand close together. */
const COURT_NUMBER = /\b(?:index|docket|case|file|bbl|block)(?:\s?(?:no\.?|number|num\.?|#|id|is|:)){0,3}\s?$/i;
const OTHER_NUMBER =
  /\b(?:account|acct|card|confirmation|policy|claim|invoice|order|tracking|ticket|receipt|serial|licen[cs]e|registration|reference|ref|permit|member|loan|vin|id)(?:\s?(?:no\.?|number|num\.?|#|id|is|was|:)){0,3}\s?$/i;
/** 653421/2025, as New York's courts number their cases. */
const INDEX_NUMBER = /^\d{6}(?:\s?\/\s?\d{4}|-(?:19|20)\d{2})$/;
const TALK_OF_CALLING = /\b(?:call|phone|text|cell|mobile|reach|number|tel|dial|whatsapp)/i;

function isPhone(text: string, from: number, to: number): boolean {
  const written = text.slice(from, to);
  const before = text.slice(Math.max(0, from - 40), from);
  if (/^\s?(?:dollars|usd|%)/i.test(text.slice(to))) return false;
  const spoken = written.match(new RegExp(String.raw`\b${WORD}\b`, 'gi'))?.length ?? 0;
  const digits = written
    .replace(/(?:x|ext\.?|extension)\s?[.:#]?\s?\d{1,6}$/i, '')
    .replace(new RegExp(String.raw`\b${WORD}\b`, 'gi'), (word) => DIGITS[word.toLowerCase()] ?? '')
    .replace(/^(?:\+|00|011)(?=[\s-]?\(?1)/, '')
    .replace(/\D/g, '');
  if (!NANP.test(digits)) return false;
  if (COURT_NUMBER.test(before) || INDEX_NUMBER.test(written)) return false;
  // Rents and rooms are listed like that too.
  if (/\bthen\b/i.test(written) && !TALK_OF_CALLING.test(before)) return false;
  const isBare = spoken === 0 && /^\d+$/.test(written);
  return !(isBare && (OTHER_NUMBER.test(before) || /[A-Z_#]$/.test(before)));
}
