import type { Stop } from '#domain/documents/stops.ts';
import type { Language } from '../../content/words.ts';
import { interviewWords } from './words.ts';

/** Why the paper does not fit, by which law, and what can be done: in that order, because the reader may stop anywhere. */
export function sayStop({ say, law, instead, goesOn }: Stop, language: Language): string {
  const text = interviewWords[language];
  const ways = instead.map((way) => {
    const path = way.document === undefined ? way.link : `/documents/library/${way.document}`;
    return `- ${path === undefined ? way.text : `[${way.linkText ?? way.text}](${path})${way.linkText ? `: ${way.text}` : ''}`}`;
  });
  return [`**${goesOn ? text.takeCare : text.doesNotFit}** ${say} (${law})`, text.whatFits, ways.join('\n')].join(
    '\n\n',
  );
}
