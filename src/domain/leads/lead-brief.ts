import { countyIn, countyLabel } from '#domain/attorneys/ny-county.ts';
import { ENGLISH_MONTHS } from '#domain/text/months.ts';
import { sentencesOf } from '#domain/text/sentences.ts';

/** What an attorney wants to know before reading on. Only what was said: nothing is concluded from it. */
export type LeadBrief = {
  readonly category: string | null;
  readonly county: string | null;
  readonly dates: readonly { readonly date: string; readonly sentence: string }[];
  /** Named for the conflict check. */
  readonly otherSide: string | null;
};

const DATES_AT_MOST = 6;
const CHARACTERS_AT_MOST = 100_000;
const SENTENCE_MAX = 140;

/** Whole, or by its first three letters; September also by four. */
const MONTH = `(?:${ENGLISH_MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|Sept)`;
const DATE = new RegExp(
  [
    String.raw`\b${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\.?(?:,? \d{4})?\b`,
    String.raw`\b(?:0?[1-9]|1[0-2])/(?:0?[1-9]|[12]\d|3[01])/(?:\d{4}|\d{2})\b`,
    String.raw`\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b`,
  ].join('|'),
  'gi',
);

/** `texts`: what the user wrote and shared, already redacted. */
export function briefFrom(category: string | null, given: readonly string[]): LeadBrief {
  const texts = firstOf(given);
  const all = texts.join('\n');
  const county = countyIn(all);
  return {
    category,
    county: county && countyLabel(county),
    dates: datesIn(texts),
    otherSide: otherSideIn(all),
  };
}

/** Only the beginning of a long story is read: a brief is about that. */
export function firstOf(texts: readonly string[]): string[] {
  let left = CHARACTERS_AT_MOST;
  return texts.filter((text) => (left -= text.length) >= 0);
}

function datesIn(texts: readonly string[]): LeadBrief['dates'] {
  const found = new Map<string, string>();
  for (const sentence of texts.flatMap(sentencesOf)) {
    for (const [date] of sentence.matchAll(DATE)) {
      if (!found.has(date.toLowerCase())) found.set(date.toLowerCase(), date);
    }
  }
  return [...found.values()]
    .slice(0, DATES_AT_MOST)
    .map((date) => ({ date, sentence: shortened(sentenceWith(texts, date)) }));
}

function sentenceWith(texts: readonly string[], words: string): string {
  return texts.flatMap(sentencesOf).find((sentence) => sentence.includes(words)) ?? words;
}

function shortened(sentence: string): string {
  if (sentence.length <= SENTENCE_MAX) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', SENTENCE_MAX))}…`;
}

/** Looked for at the beginning of a word alone: otherwise a long row of them would take seconds. */
const BEGIN = String.raw`(?<![\w&'’-])`;
const WORD = String.raw`(?:[A-Z][\w&'’-]{0,39}\.?)`;
/** Where a full stop ends the sentence. */
const BARE = String.raw`(?:[A-Z][\w&'’-]{0,39})`;
const COMPANY = String.raw`(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|LP|L\.P\.|LLP|Co\.|Company|Realty|Management|Properties|Bank|Associates)`;
const TITLE = String.raw`(?:Mr|Mrs|Ms|Dr)\.?`;
const ROLE =
  '(?:landlord|landlady|super|employer|boss|manager|company|neighbor|contractor|collector|seller|dealer|bank|ex|husband|wife|spouse|school|hospital|insurer|agency|roommate)';

/** From the surest way of naming somebody to the least. A single capitalized word is not taken for a name. */
const OTHER_SIDE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|${ROLE}['’]s) name is (${TITLE} ${BARE}(?: ${BARE})?|${BARE}(?: (?:${BARE}|&|of|and|de|la|del)){0,6})`,
  ),
  new RegExp(String.raw`\b(?:[Ss]e llama|[Ss]u nombre es) (${BARE}(?: (?:${BARE}|de|la|del)){0,6})`),
  new RegExp(
    String.raw`\b(?:against|sued by|suing|versus|vs?\.)\s{1,3}(${TITLE} ${WORD}(?: ${WORD}){0,6}|${WORD}(?: ${WORD}){1,7})`,
  ),
  new RegExp(
    String.raw`\b${ROLE}(?:'s name)?(?:,| is| was| named| called|:)?(?: named| called)? (${TITLE} ${WORD}(?: ${WORD})?|${WORD}(?: ${WORD}){1,4})`,
  ),
  new RegExp(String.raw`${BEGIN}(${WORD}(?: (?:${WORD}|&|of|and)){0,4} ${COMPANY})(?![\w])`),
  new RegExp(String.raw`${BEGIN}(${TITLE} ${WORD}(?: ${WORD})?)`),
];
const NOT_A_NAME = /^(?:I|In|On|At|He|She|They|We|It|The|My|New York)\b/;

function otherSideIn(text: string): string | null {
  for (const way of OTHER_SIDE) {
    const name = way.exec(text)?.[1]?.replace(/[.,'’]+$/, (end) => (end === '.' ? end : ''));
    if (name && !NOT_A_NAME.test(name)) return tidy(name);
  }
  return null;
}

/** The full stop belongs to "Inc." and "Mr.", not to the end of a sentence. */
function tidy(name: string): string {
  return /\b(?:Inc|Corp|Co|L\.L\.C|L\.P|Jr|Sr)\.$/.test(name) ? name : name.replace(/\.$/, '');
}
