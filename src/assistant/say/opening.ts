import type { Language, Words } from '../content/words.ts';
import type { AskedAnswer } from '../find/phrases/phrases.ts';

/** "Yes." and its like as a sentence of their own at the beginning of a statement. */
const OPENER =
  /^(?:yes|no|usually yes|usually no|usually not|mostly yes|mostly no|mostly not|often yes|often no|it depends|sometimes|maybe|not always|s[ií]|por lo general s[ií]|por lo general no|casi siempre(?: s[ií]| no)?|casi nunca|almost never|almost always|rarely|normalmente s[ií]|normalmente no|generalmente s[ií]|generalmente no|en general s[ií]|en general no|depende|a veces|no siempre)[.:,]\s+/i;

/** What an answer begins with: a yes or a no that the question gets, the one that the statement has of its own, or none. */
export type Opening = AskedAnswer | 'own' | 'none';

const WORDS: Readonly<Record<AskedAnswer, Words>> = {
  yes: { en: 'Yes.', es: 'Sí.' },
  no: { en: 'No.', es: 'No.' },
  depends: { en: 'It depends.', es: 'Depende.' },
};

const DEPENDS = /depend|sometimes|maybe|not always|a veces|no siempre/i;
const DENIES = /\b(?:no|not|never|nunca|rarely)\b/i;

/** What the text says by itself; null where it begins with neither yes nor no. */
export function ownAnswer(text: string): AskedAnswer | null {
  const own = OPENER.exec(text)?.[0];
  if (own === undefined) return null;
  return DEPENDS.test(own) ? 'depends' : DENIES.test(own) ? 'no' : 'yes';
}

/** "Usually no." stays where a no is the answer: it says more than "No." */
export function openedAs(text: string, opening: Opening, language: Language): string {
  if (opening === 'none' || opening === 'own') return openedFor(text, opening === 'own');
  return ownAnswer(text) === opening ? text : `${WORDS[opening][language]} ${openedFor(text, false)}`;
}

/** A yes or a no is for whoever asked for one; everybody else gets what follows it. */
export function openedFor(text: string, asksYesOrNo: boolean): string {
  if (asksYesOrNo || !OPENER.test(text)) return text;
  const rest = text.replace(OPENER, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** What was worked out is the answer: it comes first, after a yes or a no, and the rule that it follows from after it. */
export function withSum(text: string, sum: string | undefined): string {
  if (sum === undefined) return text;
  const opener = OPENER.exec(text)?.[0] ?? '';
  return `${opener}${sum} ${text.slice(opener.length)}`;
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** "It depends on your age.": the beginning of an answer, and none by itself. */
const UNSAID = /^(?:(?:it|that|this) depends|(?:eso |esto )?depende)\b/i;

const FEWEST_WORDS = 5;
const HAS_VERB =
  /\b(?:is|are|was|were|be|can|cannot|may|must|will|has|have|had|do|does|did|costs?|gets?|goes|takes?|pays?|owes?|needs?|keeps?|counts?|waived|es|son|fue|puede[ns]?|debe[ns]?|hay|tiene[ns]?|cuesta[ns]?|paga[ns]?|necesita[ns]?|cuenta[ns]?|va[ns]?|sigue[ns]?)\b/i;

/** What answers by itself: the first sentence, with the yes or no that may stand before it, and the next where it says too little. */
export function firstSentence(text: string): string {
  const [first = text, ...others] = [...SEGMENTER.segment(text)].map(({ segment }) => segment);
  const opener = OPENER.test(first) ? first : '';
  const [point = '', next = ''] = opener ? others : [first, ...others];
  // "Small claims court.": says too little to whoever does not see the question.
  const isScrap = UNSAID.test(point) || (point.trim().split(/\s+/).length < FEWEST_WORDS && !HAS_VERB.test(point));
  return `${opener}${point}${isScrap ? next : ''}`.trim();
}
