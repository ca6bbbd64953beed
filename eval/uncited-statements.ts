const CITATION = /\[\[(\d+)\]\]\(#source-\d+\)/g;
/** A number, an amount or a paragraph: what nobody should have to take on trust. */
const FIGURE = /\d+ (?:days?|weeks?|months?|years?|hours?|días?|semanas?|meses|años?|horas?)\b|\$\d|\d ?%|§/i;
/** A counted day carries its law in the part that shows the counting; a question back and a first step state nothing. */
const NOT_LAW = /^\*\*[^*]+\*\*(?: \([^)]*\))?:? |^\*\*[^*]+\*\*$|^\*|^_/;
/** A step in the counting of a deadline names its law at its end. */
const NAMED_LAW = /\(.*(?:§|CFR|NYCRR|CPLR|U\.S\.C|Law|Act).*\)$/;

/** Sentences that give a figure and name no source, in what is seen at once and in the law that is folded. */
export function uncitedStatements({ text, sources }: { text: string; sources: number }): string[] {
  const law = text.replaceAll(/<details><summary>(?!What else|Qué más)[\s\S]*?<\/details>/g, '');
  return law
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => FIGURE.test(line) && !NOT_LAW.test(line) && !isCited(line, sources))
    .map((line) => line.replace(/^- /, ''));
}

function isCited(line: string, sources: number): boolean {
  if (NAMED_LAW.test(line)) return true;
  const numbers = [...line.matchAll(CITATION)].map(([, number]) => Number(number));
  return numbers.length > 0 && numbers.every((number) => number >= 1 && number <= sources);
}
