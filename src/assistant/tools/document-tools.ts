import MiniSearch from 'minisearch';
import type { Definition } from '../documents/definition.ts';
import { inSpanish } from '../documents/in-spanish.ts';
import { stem } from '../find/words/stem.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { FindDocuments } from './find-documents.ts';

export type DocumentTools = {
  readonly find: FindDocuments;
  readonly get: (id: string) => Definition | undefined;
  /** Those that go with a topic, the best first. */
  readonly of: (topic: Topic) => Definition[];
};

/** A form of a court or an agency that staff have published. */
export type OfficialDocument = {
  readonly definition: Definition;
  readonly topics: readonly string[];
  /** The paper of ours that it is better than. */
  readonly replaces: string | null;
};

/** The library with the forms that are published now. Where there is an official one, it comes first: clerks ask for it. */
export function withOfficial(own: DocumentTools, official: readonly OfficialDocument[]): DocumentTools {
  if (official.length === 0) return own;
  const byId = new Map(official.map(({ definition }) => [definition.id, definition]));
  const words = new MiniSearch({ fields: ['title', 'titulo', 'ask', 'pide'], processTerm: stem });
  words.addAll(
    [...byId.values()].map((one) => {
      const { id, title, ask, pide } = one;
      return { id, title, titulo: inSpanish(one).title, ask: ask.join(' '), pide: pide.join(' ') };
    }),
  );
  const insteadOf = (ids: readonly string[]) =>
    official.flatMap(({ definition, replaces }) => (replaces !== null && ids.includes(replaces) ? [definition] : []));
  return {
    get: (id) => byId.get(id) ?? own.get(id),
    of(topic) {
      const named = official.filter(({ topics }) => topics.includes(topic.id)).map(({ definition }) => definition);
      const ours = own.of(topic);
      return once([...named, ...insteadOf(ours.map(({ id }) => id)), ...ours]);
    },
    find(query) {
      const ours = own.find(query);
      const found = words.search(query.text, { combineWith: 'AND' }).flatMap(({ id }) => byId.get(String(id)) ?? []);
      const first = [...insteadOf(ours.map(({ id }) => id)), ...found];
      return once([
        ...first.map((one) => ({ id: one.id, title: one.title, titulo: inSpanish(one).title, purpose: one.purpose })),
        ...ours,
      ]);
    },
  };
}

const once = <T extends { readonly id: string }>(all: readonly T[]): T[] =>
  [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed();
