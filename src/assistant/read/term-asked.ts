import { plain } from './sentences.ts';

const BEFORE = String.raw`^\W*(?:(?:wait|sorry|ok(?:ay)?|so|and|but|um|hold on|y|pero|perdon|disculpe|espere)[\s,.!]+)*`;
const ARTICLE = String.raw`(?:(?:an?|the|that|this|this word|that word|the word|un|una|el|la|los|las|(?:eso|esto|lo) de(?: un| una| la| los| las|l)?|(?:la|esa) palabra) )?`;
const MEANS = String.raw`(?:que|a que) (?:es|significa|quiere decir|se refiere)(?: eso| esto)?`;
const TERM = String.raw`["“']?(?<term>[\p{L}][\p{L}' -]{1,40}?)["”']?`;

const FORMS: readonly RegExp[] = [
  `${BEFORE}(?:what'?s|wha?ts|what is|what are|define|explain) ${ARTICLE}${TERM}(?: mean(?:s|ing)?)?`,
  `${BEFORE}what (?:does|do|did) (?:you mean (?:by|with) )?${ARTICLE}${TERM}(?: (?:even |exactly )?mean)?`,
  `${BEFORE}i (?:don'?t|do not) (?:know|understand|get) (?:what )?${ARTICLE}${TERM}(?: (?:is|are|means?))?`,
  `${BEFORE}que (?:rayos |diablos |demonios |carajo |cosa )?(?:es|son|significa|quiere decir|viene (?:siendo|a ser)) ${ARTICLE}${TERM}`,
  `${BEFORE}(?:i (?:have )?)?never heard of ${ARTICLE}${TERM}(?:,? what(?:'?s| is) (?:it|that))?`,
  // The word stands first.
  `${BEFORE}(?:eso de|lo de|(?:la|esa) palabra) ${TERM},? ${MEANS}`,
  `${BEFORE}como (?:asi|que) (?:un |una )?${TERM}(?:, (?:que es eso|no entiendo))?`,
  `${BEFORE}(?:an? |the |un |una |el |la )?${TERM}[,?]+ (?:${MEANS}|no se que es|(?:what(?:'?s| is| does) (?:that|it|that word)|idk what (?:that|it) is)(?: mean)?)`,
  `${BEFORE}who(?:'?s| is| are) (?:an?|the) ${TERM}(?:, what does that (?:word )?mean)?`,
  `${BEFORE}(?:no (?:se|entiendo) )(?:que (?:es|significa) )?${ARTICLE}${TERM}`,
  `${BEFORE}(?:explique(?:me)?|expliqueme|a que se refiere con) ${ARTICLE}${TERM}`,
  // The word alone, with a mark: "habeas corpus?"
  String.raw`^\W*${TERM}\?+`,
].map((form) => new RegExp(String.raw`${form}\W*$`, 'u'));

/** "What is a stipulation?", "¿qué significa embargo?": the words that are asked about; null where no meaning is asked for. */
export function termAskedIn(message: string): string | null {
  const said = plain(message);
  return (
    FORMS.map((form) => form.exec(said)?.groups?.['term'])
      .find((term) => term !== undefined)
      ?.trim() ?? null
  );
}
