import { plain, sentencesOf } from '../sentences.ts';

const SUPPOSES =
  /^(?:(?:and|but|ok(?:ay)?|so|then|well|hmm+|y|pero|bueno|entonces)[\s,]+)*(?:what (?:about )?if|what happens if|and if|if|y si|que pasa si|y que si|si)\s+(?:its?|it'?s|it|they|he|she|i|we|the (?:papers?|letter|notice|summons|rent|amount)|la|lo|los|las|me|el|fue|fuera|era|es|son|eran|vivo|vivi|llevo|hubiera)\b/;
const WORDS_AT_MOST = 12;

/** "What if it was by mail?": the same as if it were so; null where nothing is supposed, or a whole story is. */
export function supposedIn(message: string): string | null {
  // "I live in the Bronx. And if they had given it to me on Monday?"
  const said = plain(sentencesOf(message).at(-1) ?? '')
    .replaceAll(/[¿?¡!.]/g, '')
    .trim();
  const begun = SUPPOSES.exec(said)?.[0];
  if (begun === undefined || said.split(' ').length > WORDS_AT_MOST) return null;
  const from = /(?:what (?:about )?if|what happens if|and if|if|y si|que pasa si|y que si|si)\s+/.exec(said);
  return from ? said.slice(from.index + from[0].length).replace(BARE_SUM, '$$$1') : null;
}
/** "What if it was 7000". */
const BARE_SUM =
  /(?<=\b(?:was|is|its|it's|were|es|son|fuera|fueran|era|eran|like|about|around)\s)((?!(?:19|20)\d\d\b)\d{3,6}|\d{1,3},\d{3})\b(?! ?(?:days?|miles?|dias|millas))/;
