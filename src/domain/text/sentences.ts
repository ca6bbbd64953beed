const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** On phones sentences begin with a small letter. A short word before the full stop may be an abbreviation ("apt. 4b", "mr. lee"). */
const BEFORE_SMALL_LETTER =
  /(?<=[?!]+)\s+(?=\p{Ll})|(?<=(?:\p{L}{4,}|\d{2,}|\b(?:one|it|me|him|her|now|yet|too|yes|no|out|eso|ya|mí|mi|sí|si))\.+)\s+(?=\p{Ll})/u;

/** A line break ends a sentence too: people on phones use it instead of a full stop. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => [...SEGMENTER.segment(line)].flatMap(({ segment }) => segment.split(BEFORE_SMALL_LETTER)))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}|\d/u.test(sentence));
}
