/** Under these headings an answer states the law. */
const LAW_HEADING = /^\*\*(?:What the law says|Lo que dice la ley)\*\*$/;
const HEADING = /^\*\*[^*]+\*\*$/;
const CITATION = /\[\[(\d+)\]\]\(#source-\d+\)/g;
/** A step in the counting of a deadline names its law at its end. */
const NAMED_LAW = /\(.*(?:§|CFR|NYCRR|CPLR).*\)$/;
/** A number, an amount or a paragraph: what nobody should have to take on trust. */
const FIGURE = /\d+ (?:days?|weeks?|months?|years?|hours?|días?|semanas?|meses|años?|horas?)\b|\$\d|\d ?%|§/i;

/**
 * Statements of law that name no source: every point under a heading of law, and anything else before
 * the first heading that gives a figure. A number that leads to no source counts as none.
 */
export function uncitedStatements({ text, sources }: { text: string; sources: number }): string[] {
  const found: string[] = [];
  let section: 'opening' | 'law' | 'other' = 'opening';
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (HEADING.test(line)) section = LAW_HEADING.test(line) ? 'law' : 'other';
    else if (line !== '' && section !== 'other' && statesLaw(line, section) && !isCited(line, sources))
      found.push(line.replace(/^- /, ''));
  }
  return found;
}

function statesLaw(line: string, section: 'opening' | 'law'): boolean {
  return section === 'law' ? line.startsWith('- ') : FIGURE.test(line);
}

function isCited(line: string, sources: number): boolean {
  if (NAMED_LAW.test(line)) return true;
  const numbers = [...line.matchAll(CITATION)].map(([, number]) => Number(number));
  return numbers.length > 0 && numbers.every((number) => number >= 1 && number <= sources);
}
