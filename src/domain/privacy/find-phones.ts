import type { Span } from './text-span.ts';
import { numbersIn, type Figures } from './phone-figures.ts';

/** Numbers in an address on the web name a page; addresses by which somebody is called are found elsewhere. */
const LINK = /(?:https?:\/\/|www\.)\S+/gi;
const EXTENSION = /^\s?[,;]?\s?(?:x|ext\.?|extension)\s?[.:#]?\s?\d{1,6}(?!\d)/i;
const OPENING = /(?:\(\s?\+?\s?|\+\s?\(?\s?)$/;

const SHORTEST = 7;
const LONGEST = 15;

/** Phone numbers as people write them; which they are is decided by their digits, their grouping and the words around. */
export function* findPhones(text: string): Generator<Span> {
  const links = new Uint8Array(text.length);
  for (const { 0: link, index } of text.matchAll(LINK)) links.fill(1, index, index + link.length);
  for (const run of numbersIn(text)) {
    let afterPhone = -1;
    for (let first = 0; first < run.length; first++) {
      const last = lastOfPhone(text, run, first, first === afterPhone);
      if (last === null) continue;
      const [from, to] = [run[first]?.from ?? 0, run[last]?.to ?? 0];
      if (links[from] !== 1) yield extended(text, from, to);
      first = last;
      afterPhone = last + 1;
    }
  }
}

function extended(text: string, from: number, to: number): Span {
  const opening = OPENING.exec(text.slice(Math.max(0, from - 5), from))?.[0] ?? '';
  const extension = EXTENSION.exec(text.slice(to, to + 24))?.[0] ?? '';
  return { from: from - opening.length, to: to + extension.length };
}

/** The last group of the longest phone number that begins with this group; `isNext`: right behind another one. */
function lastOfPhone(text: string, run: readonly Figures[], first: number, isNext: boolean): number | null {
  const before = isNext ? '' : (run[first]?.gap ?? '');
  let digits = '';
  let found: number | null = null;
  for (let last = first; last < run.length && digits.length < LONGEST; last++) {
    digits += run[last]?.digits ?? '';
    if (digits.length < SHORTEST || digits.length > LONGEST) continue;
    const gaps = { before, after: run[last + 1]?.gap };
    if (isPhone(text, run.slice(first, last + 1), gaps)) found = last;
  }
  return found;
}

const NANP = /^(?:00|011)?1?([2-9]\d{2}[2-9]\d{6})$/;
/** A case has such a number in any writing; the others only where its digits stand close together. */
const LABEL_END = String.raw`(?:\s?(?:no\.?|number|num\.?|n[uú]mero|#|id|is|was|es|:)){0,3}\s?$`;
const COURT_NUMBER = new RegExp(String.raw`\b(?:index|docket|case|file|bbl|block|caso|expediente)${LABEL_END}`, 'i');
const OTHER_NUMBER = new RegExp(
  String.raw`\b(?:account|acct|cuenta|card|tarjeta|confirmation|policy|claim|invoice|order|tracking|ticket|receipt|serial|licen[cs]e|registration|reference|ref|permit|member|loan|vin|id)${LABEL_END}`,
  'i',
);
/** 653421/2025, as New York's courts number their cases. */
const INDEX_NUMBER = /^\d{6}(?:\s?\/\s?|-)(?:19|20)\d{2}$/;
const DATE =
  /^(?:\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?(?:\d{2}|\d{4})|\d{4}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{1,2})(?:\D|$)/;
const CALLING =
  /(?<!\p{L})(?:call|text|txt|cell|phone|mobile|dial|whats ?app|wasap|tel|fax|reach|ring|ll[aá]m|celular|m[oó]vil|mensaje|escr[ií]b|cont[aá]ct|marca)/iu;
/** Somebody offers their own number: then even a short or a foreign one is one. */
const OFFERING =
  /(?<!\p{L})(?:(?:call|text|txt|phone|message|reach|ring|contact|whats ?app)\s(?:me|us|my)|(?:my|mi)\s(?:\p{L}+\s)?(?:cell|phone|mobile|number|tel|celular|n[uú]mero|m[oó]vil|whats ?app)|ll[aá]m[ae]\p{L}*me|escr[ií]b[ae]\p{L}*me|whats ?app|celular)/iu;
const MONEY_AFTER = /^\s?(?:dollars|usd|%|d[oó]lares|pesos|bucks)/i;

/** What was hidden before says "contact" or "phone" in our words: nobody calls for a number by them. */
const OURS = /\[?(?:contact|phone number) redacted\]/g;
const withoutOurs = (beside: string): string => beside.replaceAll(OURS, '');

type Gaps = { readonly before: string; readonly after: string | undefined };

/** One of these signs alone ties it to what stands beside it. */
const isCut = (gap: string | undefined, signs: string) => gap?.length === 1 && signs.includes(gap);

function isPhone(text: string, groups: readonly Figures[], gaps: Gaps): boolean {
  const [from, to] = [groups[0]?.from ?? 0, groups.at(-1)?.to ?? 0];
  const before = withoutOurs(text.slice(Math.max(0, from - 48), from));
  const after = withoutOurs(text.slice(to, to + 36));
  const written = text.slice(from, to);
  const digits = groups.map((group) => group.digits).join('');
  const body = NANP.exec(digits)?.[1];
  if (groups[0]?.isMoney || isCut(gaps.before, '.,/-') || isCut(gaps.after, '-.')) return false;
  if (DATE.test(written) && digits.length < 10) return false;
  if (isForeign(before, digits)) return true;
  if (groups[0]?.digits === ABROAD && isDialledAbroad(digits)) return !isLabelled(before, written);
  const isOffered = OFFERING.test(before) || OFFERING.test(after);
  const isCalled = isOffered || CALLING.test(before) || CALLING.test(after);
  if (body === undefined) return isOffered && !isLabelled(before, written) && !isAmount(written, after);
  if (!isCalled && (groups.some(({ saysThen }) => saysThen) || !hasShape(groups, digits.length - body.length)))
    return false;
  return isCalled ? !INDEX_NUMBER.test(written) || !COURT_NUMBER.test(before) : !isNoPhone(before, written, after);
}

/** "+52 55 1234 5678": the sign says it. */
const isForeign = (before: string, digits: string) => /\+\s?\(?$/.test(before) && /^[2-9]\d{7,14}$/.test(digits);

/** "011 52 55 1234 5678": how a number abroad is dialled from here. */
const ABROAD = '011';
const isDialledAbroad = (digits: string) => /^011[2-9]\d{8,11}$/.test(digits);

const isLabelled = (before: string, written: string) =>
  COURT_NUMBER.test(before) || OTHER_NUMBER.test(before) || INDEX_NUMBER.test(written);
const isAmount = (written: string, after: string) => MONEY_AFTER.test(after) || /^\d{1,3}(?:,\d{3})+$/.test(written);

function isNoPhone(before: string, written: string, after: string): boolean {
  if (COURT_NUMBER.test(before) || INDEX_NUMBER.test(written) || isAmount(written, after)) return true;
  return /^\d+$/.test(written) && (OTHER_NUMBER.test(before) || /[A-Z_#]$/.test(before));
}

const AREA = 3;
const AREA_AND_EXCHANGE = 6;

/** In one piece, cut after the area code or before the last four, or in pairs: a list of other numbers is cut elsewhere. */
function hasShape(groups: readonly Figures[], prefix: number): boolean {
  const cuts: number[] = [];
  let length = -prefix;
  for (const { digits } of groups.slice(0, -1)) {
    length += digits.length;
    if (length > 0) cuts.push(length);
  }
  if (cuts.length === 0 || cuts.includes(AREA)) return true;
  return (cuts.length === 1 && cuts[0] === AREA_AND_EXCHANGE) || cuts.join() === '2,4,6,8';
}
