import type { Topic } from './topic.ts';

/** What a reviewer would send back, as sentences. Nothing found: an empty list. */
export function faultsIn(topics: readonly Topic[], today: string): string[] {
  const ids = new Set(topics.map(({ id }) => id));
  return topics.flatMap((topic) => faultsOf(topic, ids, today).map((fault) => `${topic.id}: ${fault}`));
}

function faultsOf(topic: Topic, ids: ReadonlySet<string>, today: string): string[] {
  const known = new Set(topic.facts.map(({ id }) => id));
  const cited = [...topic.answer, ...topic.respuesta].flatMap(({ facts }) => facts);
  return [
    ...(topic.answer.length === 0 ? ['there is no short answer'] : []),
    ...(topic.id.startsWith(`${topic.category}/`)
      ? []
      : [`it lies in another folder than its category, ${topic.category}`]),
    ...cited.filter((id) => !known.has(id)).map((id) => `the answer cites ${id}, which is not among the facts`),
    ...topic.related.filter((id) => !ids.has(id)).map((id) => `related topic ${id} does not exist`),
    ...topic.facts.filter(({ checked }) => checked > today).map(({ id }) => `${id} was checked in the future`),
    ...duplicates([...topic.ask, ...topic.pregunta]).map((phrase) => `"${phrase}" is asked twice`),
    ...duplicates(topic.facts.map(({ id }) => id)).map((id) => `${id} stands twice`),
  ];
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
