import MiniSearch from 'minisearch';
import { inSpanish } from '../documents/in-spanish.ts';
import { loadDefinitions } from '../documents/load-definitions.ts';
import type { Topic } from '../knowledge/topic.ts';
import { stem } from '../find/words/stem.ts';

/** A form or letter that somebody could fill in here. */
export type DocumentOffer = {
  readonly id: string;
  readonly title: string;
  /** What it is called by whoever reads Spanish. */
  readonly titulo: string;
  readonly purpose: string;
};

/** Those that fit what somebody asks for, and what it is about, best first. */
export type FindDocuments = (query: { readonly text: string; readonly topics: readonly Topic[] }) => DocumentOffer[];

const OFFERS_AT_MOST = 3;

/** By the words in which people ask for them; a topic's own documents come first. */
export function createFindDocuments(): FindDocuments {
  let library: { offers: ReadonlyMap<string, DocumentOffer>; words: MiniSearch } | undefined;
  return ({ text, topics }) => {
    library ??= openLibrary();
    const { offers, words } = library;
    const named = topics.flatMap(({ documents }) => documents);
    const found = words.search(text).map(({ id }) => String(id));
    const fitting = [...found.filter((id) => named.includes(id)), ...named, ...found];
    return [...new Set(fitting)].flatMap((id) => offers.get(id) ?? []).slice(0, OFFERS_AT_MOST);
  };
}

function openLibrary() {
  const definitions = loadDefinitions();
  const words = new MiniSearch({ fields: ['title', 'titulo', 'ask', 'pide'], processTerm: stem });
  words.addAll(
    definitions.map((definition) => {
      const { id, title, ask, pide } = definition;
      return { id, title, titulo: inSpanish(definition).title, ask: ask.join(' '), pide: pide.join(' ') };
    }),
  );
  const offers = definitions.map((definition): DocumentOffer => {
    const { id, title, purpose } = definition;
    return { id, title, titulo: inSpanish(definition).title, purpose };
  });
  return { offers: new Map(offers.map((offer) => [offer.id, offer])), words };
}
