import type { Language } from '../content/words.ts';
import type { Fact, Topic } from '../knowledge/topic.ts';
import type { AnswerSource } from '../reply.ts';
import { words } from './words.ts';

export type Citations = {
  /** The marks behind a statement, and the warning if what it rests on changed recently. */
  mark(topic: Cited, factIds: readonly string[]): string;
  sources(): AnswerSource[];
};

/** What a source is listed under, and the facts that may be cited. */
export type Cited = { readonly title: Topic['title']; readonly facts: readonly Fact[] };

/** Numbers facts in the order in which they are cited; facts with the same law and page share a number. */
export function createCitations(language: Language): Citations {
  const cited: { fact: Fact; title: string }[] = [];
  const number = ({ title, facts }: Cited, factId: string) => {
    const fact = facts.find(({ id }) => id === factId);
    if (!fact) throw new Error(`no fact ${factId} to cite`);
    const at = cited.findIndex((one) => one.fact.law === fact.law && one.fact.link === fact.link);
    return at >= 0 ? at + 1 : cited.push({ fact, title: title[language] });
  };
  return {
    mark(topic, factIds) {
      const numbers = [...new Set(factIds.map((id) => number(topic, id)))];
      const isChanged = topic.facts.some(({ id, changed }) => factIds.includes(id) && changed !== undefined);
      const marks = numbers.map((n) => `[[${n}]](#source-${n})`).join(' ');
      return isChanged ? `${marks} *(${words[language].changed})*` : marks;
    },
    sources: () => cited.map(({ fact, title }, at) => toSource(fact, at + 1, { title, language })),
  };
}

function toSource(
  fact: Fact,
  number: number,
  { title, language }: { title: string; language: Language },
): AnswerSource {
  const isConfirmed = fact.confidence === 'official' || fact.confidence === 'secondary';
  const cautions = [
    fact.caution?.[language],
    fact.changed?.[language],
    isConfirmed ? undefined : words[language].unconfirmed,
  ];
  const caution = cautions.filter(Boolean).join(' ');
  return { number, title, citation: fact.law, url: fact.link, checked: fact.checked, ...(caution ? { caution } : {}) };
}
