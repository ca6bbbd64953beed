import { findContactDetails, type ContactDetail } from './contact-details.ts';
import { readableText, type Place, type ReadableText } from './readable-text.ts';
import { SEAM_MARK } from './text-span.ts';

/** Grows with every change of what is hidden: what was hidden by older rules is hidden again. */
export const REDACTION_RULES = 4;

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
  return parts.map((part, index) => {
    const begin = begins[index] ?? 0;
    const end = begin + part.text.length;
    const own = details
      .filter(({ from, to }) => from < end && to > begin)
      .map(({ kind, from, to }) => ({
        kind,
        from: Math.max(from - begin, 0),
        to: Math.min(to - begin, part.text.length),
      }));
    return hide(sources[index] ?? '', part, own);
  });
}

function hide(source: string, { startOf, endOf, tags }: ReadableText, details: readonly ContactDetail[]): string {
  let result = '';
  let done = 0;
  for (const { kind, from, to } of details) {
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
  MARKS.test(source);
  return MARKS.lastIndex;
}

function tagsWithin(source: string, tags: readonly Place[], { start, end }: Place): string {
  const within = tags.filter((tag) => tag.start >= start && tag.end <= end);
  return within.map((tag) => source.slice(tag.start, tag.end)).join('');
}

const TAG = /<[a-z][a-z0-9]{0,19}\s(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
const ATTRIBUTE = /\s[a-z-]{1,30}\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** What a link leads to is seen too, by pointing at it. */
function withoutContactLinks(html: string): string {
  return html.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (attribute: string, double?: string, single?: string, bare = '') =>
      leadsToContact(double ?? single ?? bare) ? '' : attribute,
    ),
  );
}

function leadsToContact(value: string): boolean {
  const { text } = readableText(value.replaceAll(/%40/gi, '@').replaceAll(/%20/g, ' '));
  return /^\s*(?:mailto|tel|sms|callto|whatsapp):/i.test(text) || findContactDetails(text).length > 0;
}
