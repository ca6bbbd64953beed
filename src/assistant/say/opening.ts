/** "Yes." and its like as a sentence of their own at the beginning of a statement. */
const OPENER =
  /^(?:yes|no|usually yes|usually no|usually not|mostly yes|mostly no|mostly not|often yes|often no|it depends|sometimes|maybe|not always|s[ií]|por lo general s[ií]|por lo general no|casi siempre(?: s[ií]| no)?|casi nunca|almost never|almost always|rarely|normalmente s[ií]|normalmente no|generalmente s[ií]|generalmente no|en general s[ií]|en general no|depende|a veces|no siempre)[.:,]\s+/i;

/** A yes or a no is for whoever asked for one; everybody else gets what follows it. */
export function openedFor(text: string, asksYesOrNo: boolean): string {
  if (asksYesOrNo || !OPENER.test(text)) return text;
  const rest = text.replace(OPENER, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What answers by itself: the first sentence, with the yes or no that may stand before it. */
export function firstSentence(text: string): string {
  const [first = text, second] = [...SEGMENTER.segment(text)].map(({ segment }) => segment);
  return (OPENER.test(first) && second !== undefined ? first + second : first).trim();
}
