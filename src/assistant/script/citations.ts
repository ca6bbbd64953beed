import type { Fact, Topic } from '../knowledge/topic.ts';
import type { AnswerSource } from '../reply.ts';

export type Citations = {
  /** What of a topic is said may be cited from now on. */
  know(title: string, facts: readonly Fact[]): void;
  fact(id: string): Fact;
  /** The marks behind a statement, and the warning if what it rests on changed recently. */
  mark(factIds: readonly string[], changed: string): string;
  sources(): AnswerSource[];
};

/** Numbers facts in the order in which they are cited; facts with the same law and page share a number. */
export function createCitations(topics: readonly Topic[] = []): Citations {
  const known = new Map<string, { fact: Fact; title: string }>();
  const cited: { fact: Fact; title: string }[] = [];
  const find = (id: string) => {
    const found = known.get(id);
    if (!found) throw new Error(`no fact ${id} to cite`);
    return found;
  };
  const number = (factId: string) => {
    const found = find(factId);
    const at = cited.findIndex(({ fact }) => fact.law === found.fact.law && fact.link === found.fact.link);
    return at >= 0 ? at + 1 : cited.push(found);
  };
  const know = (title: string, facts: readonly Fact[]) => {
    for (const fact of facts) if (!known.has(fact.id)) known.set(fact.id, { fact, title });
  };
  for (const { title, facts } of topics) know(title, facts);

  return {
    know,
    fact: (id) => find(id).fact,
    mark(factIds, changed) {
      const numbers = [...new Set(factIds.map(number))];
      const isChanged = factIds.some((id) => find(id).fact.changed);
      return `${numbers.map((n) => `[[${n}]](#source-${n})`).join(' ')}${isChanged ? ` *(${changed})*` : ''}`;
    },
    sources: () => cited.map(({ fact, title }, index) => toSource(fact, index + 1, title)),
  };
}

function toSource(fact: Fact, number: number, title: string): AnswerSource {
  const isConfirmed = fact.confidence === 'official' || fact.confidence === 'secondary';
  const cautions = [fact.caution, fact.changed, isConfirmed ? undefined : 'Not yet confirmed on the official page.'];
  const caution = cautions.filter(Boolean).join(' ');
  return { number, title, citation: fact.law, url: fact.link, checked: fact.checked, ...(caution ? { caution } : {}) };
}
