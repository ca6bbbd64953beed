/** A name is read as one thing, however many words and syllables it has: "New York City", "Social Security". */
const NAME = /(?<=[\p{Ll}\d,;:)]["”]? )\p{Lu}[\p{L}’'.-]*(?: (?:of |for |and |on |the )?\p{Lu}[\p{L}’'.-]*)*/gu;
/** At the beginning any word is written large: there only these are known to be names. */
const NAME_AT_START =
  /^(?:New York(?: City| State)?(?: Civil Court)?|NYC|Social Security|Medicaid|Medicare|Family Court|Supreme Court|Housing Court|Small Claims|Surrogate's Court|Paid Family Leave|Attorney General|Department of \p{Lu}\p{L}+|\p{Lu}{2,})(?=[\s,.:])/u;

/**
 * The school grade at which a text can be read: Flesch-Kincaid, from the words in a sentence and the syllables in a word. A figure and a
 * name are one short word each; what stands in brackets is left out.
 */
export function readingGrade(text: string): number {
  const plain = text
    .replaceAll(/\s*\([^)]*\)|https?:\S+|\S+@\S+|\b[\w-]+\.(?:gov|org|com)\b/g, '')
    .replace(NAME_AT_START, 'It')
    .replaceAll(NAME, 'it')
    .replaceAll(/\$?\d[\d,.:/-]*\d|\d/g, '1');
  const sentences = plain.split(/[.!?:;]+(?:\s|$)/).filter((sentence) => /\p{L}/u.test(sentence)).length || 1;
  const words = plain.match(/[\p{L}\p{N}%'’-]+/gu) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, less the silent e at the end. */
export function syllablesIn(word: string): number {
  const bare = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const isSounded = /(?:[^aeiouy]le|[td]ed|(?:[cgsxz]|ch|sh)es)$/.test(bare);
  const kept = isSounded ? bare : bare.replace(/(?<=[^aeiouy])(?:es|ed|e)$/, '');
  return Math.max(1, kept.match(/[aeiouy]+/g)?.length ?? 0);
}
