import { findContactDetails, type ContactDetail } from './contact-details.ts';
import { readableText, type Place, type ReadableText } from './readable-text.ts';
import { SEAM_MARK } from './text-span.ts';

/** Grows with every change of what is hidden: what was hidden by older rules is hidden again. */
export const REDACTION_RULES = 3;

const WORDS: Record<ContactDetail['kind'], string> = {
  email: '[email redacted]',
  phone: '[phone number redacted]',
  handle: '[contact redacted]',
  address: '[address redacted]',
};

/**
 * Hides ways to reach somebody in what an attorney reads before accepting (spec §5), in HTML as in text: e-mail addresses
 * and phone numbers, and beyond the spec names in other services and street addresses.
 * Works on the view only: stored text is never altered. Tags stay where they are, so that HTML stays whole.
 */
export function redactContactDetails(source: string): string {
  return redactTogether([source])[0] ?? '';
}

/** Between two messages of one person. No text that was typed holds it: it is taken for the end of a line. */
const SEAM = `\n${SEAM_MARK}\n`;

/** The same for several texts of one person in their order: a number may begin in one and end in the next. */
export function redactTogether(sources: readonly string[]): string[] {
  const parts = sources.map(readableText);
  const begins: number[] = [];
  let length = 0;
  for (const { text } of parts) {
    begins.push(length);
    length += text.length + SEAM.length;
  }
  const details = findContactDetails(parts.map(({ text }) => text.replaceAll(SEAM_MARK, ' ')).join(SEAM));
  let first = 0;
  return parts.map((part, index) => {
    const begin = begins[index] ?? 0;
    const end = begin + part.text.length;
    while (first < details.length && (details[first]?.to ?? 0) <= begin) first += 1;
    const own: ContactDetail[] = [];
    for (let at = first; at < details.length; at++) {
      const { kind, from, to } = details[at] ?? { kind: 'email', from: end, to: end };
      if (from >= end) break;
      own.push({ kind, from: Math.max(from - begin, 0), to: Math.min(to - begin, part.text.length) });
    }
    return hide(sources[index] ?? '', part, own);
  });
}

function hide(source: string, { startOf, endOf, tags }: ReadableText, details: readonly ContactDetail[]): string {
  let result = '';
  let done = 0;
  for (const { kind, from, to } of details) {
    if (to <= from) continue;
    const [start, end] = [startOf(from), endOfMarks(source, endOf(to - 1))];
    result += source.slice(done, start) + WORDS[kind] + tagsWithin(source, tags, { start, end });
    done = end;
  }
  return withoutContactLinks(result + source.slice(done));
}

const MARKS = /[\p{Cf}\p{Mn}\p{Me}]*/uy;

/** Marks of the last character, such as the frame of a keycap, go with it. */
function endOfMarks(source: string, end: number): number {
  MARKS.lastIndex = end;
  return end + (MARKS.exec(source)?.[0].length ?? 0);
}

function tagsWithin(source: string, tags: readonly Place[], { start, end }: Place): string {
  let [low, high] = [0, tags.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tags[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let kept = '';
  for (let at = low; at < tags.length && (tags[at]?.end ?? Infinity) <= end; at++) {
    kept += source.slice(tags[at]?.start, tags[at]?.end);
  }
  return kept;
}

const TAG = /<[a-z][a-z0-9]{0,19}\s(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
const ATTRIBUTE = /\s[a-z-]{1,30}\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** What a link leads to is seen too, by pointing at it. */
function withoutContactLinks(html: string): string {
  if (!html.includes('>')) return html;
  return html.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (attribute, ...values: (string | undefined)[]) =>
      leadsToContact(values.slice(0, 3).find((value) => value !== undefined) ?? '') ? '' : attribute,
    ),
  );
}

function leadsToContact(value: string): boolean {
  const { text } = readableText(value.replaceAll(/%40/gi, '@').replaceAll(/%20/g, ' '));
  return /^\s*(?:mailto|tel|sms|callto|whatsapp):/i.test(text) || findContactDetails(text).length > 0;
}
