import type { CaseFile } from '#domain/case-file.ts';
import type { Reword } from '../mind.ts';
import { differenceInLaw } from './compare/is-same-law.ts';

const LONGEST = 600;
/** Nothing that could be a link, a heading or a list. */
const MARKUP = /[\n<>[\]`*_#|]|https?:/;

/** What became of a rewording: kept, or replaced by our words because of one idea. */
export type Compared = { readonly isKept: boolean; readonly because: string | null };

/** Its words for a statement, where no check finds them to say something else. */
export function rewordingsOf(
  rewordings: readonly { readonly id: string; readonly text: string }[],
  onCompared: (compared: Compared) => void,
): Reword {
  const texts = new Map(rewordings.map(({ id, text }) => [id.replaceAll(/^\[|\]$/g, ''), text.trim()]));
  return ({ statement, text: ours }, { topic, language, file }) => {
    const text = texts.get(statement.id);
    if (text === undefined || text === '') return null;
    const about = [topic.title.en, topic.title.es, topic.label.en, topic.label.es];
    const because =
      text.length > LONGEST || MARKUP.test(text) ? 'form' : difference(ours[language], text, { language, about }, file);
    onCompared({ isKept: because === null, because });
    return because === null ? text : null;
  };
}

/** With each sum that was told, and without any: it is enough if one of them makes it the same. */
function difference(
  ours: string,
  text: string,
  options: { readonly language: 'en' | 'es'; readonly about: readonly string[] },
  { amounts }: CaseFile,
): string | null {
  const found = [undefined, ...Object.values(amounts)].map((amount) =>
    differenceInLaw(ours, text, { ...options, told: { amount } }),
  );
  return found.includes(null) ? null : (found[0] ?? 'form');
}
