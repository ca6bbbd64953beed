const STOP_WORDS = new Set(
  'a an the and or but of to in on at for from by with is are was were be been am do does did has have had i me my we our you your he she it they them his her its their this that these those what when how can if not no so just about will would could should there who un una el la los las de del en y o que mi me se lo le su por para con no es'.split(
    ' ',
  ),
);

/** Enough of a stem for "deposits" to find "deposit", and "deposito" "depósito"; null leaves a word out. */
export function stem(term: string): string | null {
  const word = term.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (STOP_WORDS.has(word)) return null;
  return word.replace(/(?:ies)$/, 'y').replace(/(?<=\w{3})(?:ing|ed|es|s)$/, '');
}
