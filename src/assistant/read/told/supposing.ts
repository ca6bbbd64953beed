import type { AmountRole, CaseFile } from '#domain/matter/case-file.ts';
import { daysIn } from '../days/days.ts';
import { plain, sentencesOf } from '../sentences.ts';
import { placeIn } from './places.ts';
import { factsTold } from './told-facts.ts';

const SUPPOSES =
  /^(?:(?:and|but|ok(?:ay)?|so|then|well|hmm+|y|pero|bueno|entonces)[\s,]+)*(?:what (?:about )?if|what happens if|and if|if|y si|que pasa si|y que si|si)\s+(?:its?|it'?s|it|they|he|she|i|we|the (?:papers?|letter|notice|summons|rent|amount)|la|lo|los|las|me|el|fue|fuera|era|es|son|eran|vivo|vivi|llevo|hubiera)\b/;
const WORDS_AT_MOST = 12;

/** What a message supposes for the file of the case; null where it only asks ("if I ask now, do my stamps keep going?"). */
export function supposedOf(message: string, today: string, file: CaseFile): { facts: Partial<CaseFile> } | null {
  const supposed = supposedIn(message);
  if (supposed === null) return null;
  const facts = factsTold(supposed, onlyAmountOf(file));
  const isFact =
    Object.keys(facts).length > 0 || daysIn(supposed, today).length > 0 || placeIn(supposed, false) !== null;
  return isFact ? { facts } : null;
}

/** A sum that is only supposed is one instead of the one that was told. */
function onlyAmountOf({ amounts }: CaseFile): { amount?: AmountRole } {
  const [only, ...others] = Object.keys(amounts ?? {}) as AmountRole[];
  return only && others.length === 0 ? { amount: only } : {};
}

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
