import { PAPER_KINDS } from '#domain/matter/case-file.ts';
import { findRule } from '../deadlines/find-rule.ts';
import { findPlace } from '../help/find-place.ts';
import { isPaper } from './find-paper.ts';
import type { Paper, PaperWord } from './paper.ts';

type Known = { readonly topics: ReadonlySet<string>; readonly documents: ReadonlySet<string> };

/** What a reviewer would send back, as sentences. Nothing found: an empty list. */
export function faultsInPapers(entries: readonly (Paper | PaperWord)[], known: Known): string[] {
  const ids = entries.map(({ id }) => id);
  const papers = entries.filter(isPaper);
  return [
    ...PAPER_KINDS.filter((id) => !ids.includes(id)).map((id) => `${id}: nobody describes it`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: it stands twice`),
    ...papers.flatMap((paper) => faultsOf(paper, known).map((fault) => `${paper.id}: ${fault}`)),
    ...sharedTitles(papers),
  ];
}

function faultsOf(paper: Paper, { topics, documents }: Known): string[] {
  const rule = paper.rule === undefined ? undefined : findRule(paper.rule);
  const signs = [...paper.signs.titles, ...paper.signs.phrases, ...paper.signs.against];
  return [
    ...(topics.has(paper.topic) ? [] : [`there is no topic ${paper.topic}`]),
    ...(paper.rule && !rule ? [`there is no rule ${paper.rule}`] : []),
    ...(rule && !rule.variants.some(({ event }) => event === paper.event)
      ? [`${paper.rule} is not counted from ${paper.event}`]
      : []),
    ...paper.documents.filter((id) => !documents.has(id)).map((id) => `there is no document ${id}`),
    ...paper.help.filter((id) => !findPlace(id)).map((id) => `there is no help ${id}`),
    ...signs.filter((sign) => sign !== sign.toLowerCase()).map((sign) => `"${sign}" is not in small letters`),
    ...[paper.line, paper.is, paper.isNot, paper.starts, paper.first]
      .filter(({ en, es }) => /\d/.test(en) || /\d/.test(es))
      .map(({ en }) => `a figure is the rule's to say: "${en}"`),
  ];
}

/** A whole title that two kinds claim tells nothing. */
function sharedTitles(papers: readonly Paper[]): string[] {
  const owners = Map.groupBy(
    papers.flatMap(({ id, signs }) => signs.titles.map((title) => ({ id, title }))),
    ({ title }) => title,
  );
  return [...owners]
    .filter(([, all]) => all.length > 1)
    .map(([title, all]) => `"${title}" is claimed by ${all.map(({ id }) => id).join(' and ')}`);
}
