import { findContactDetails, type ContactDetail } from './contact-details.ts';
import { readableText, type Place } from './readable-text.ts';

const WORDS: Record<ContactDetail['kind'], string> = {
  email: '[email redacted]',
  phone: '[phone number redacted]',
};

/**
 * Hides e-mail addresses and US phone numbers in what an attorney reads before accepting (spec §5), in HTML as in text.
 * Works on the view only: stored text is never altered. Tags stay where they are, so that HTML stays whole.
 */
export function redactContactDetails(source: string): string {
  const { text, places, tags } = readableText(source);
  let result = '';
  let done = 0;
  for (const { kind, from, to } of findContactDetails(text)) {
    const start = places[from]?.start ?? done;
    const end = places[to - 1]?.end ?? start;
    result += source.slice(done, start) + WORDS[kind] + tagsWithin(source, tags, { start, end });
    done = end;
  }
  return withoutContactLinks(result + source.slice(done));
}

function tagsWithin(source: string, tags: readonly Place[], { start, end }: Place): string {
  return tags
    .filter((tag) => tag.start >= start && tag.end <= end)
    .map((tag) => source.slice(tag.start, tag.end))
    .join('');
}

const TAG = /<[a-z][a-z0-9]*\s(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
const ATTRIBUTE = /\s[a-z-]+\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** What a link leads to is seen too, by pointing at it. */
function withoutContactLinks(html: string): string {
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
