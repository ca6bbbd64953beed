import type { Plugin } from 'vite';
import type { Language } from '#domain/language.ts';
import { inLanguage } from '#domain/words.ts';
import { inSpanish } from '#assistant/documents/in-spanish.ts';
import { loadDefinitions } from '#assistant/documents/load-definitions.ts';
import { findRule } from '#assistant/deadlines/find-rule.ts';
import { findPlace } from '#assistant/help/find-place.ts';
import { loadTopics } from '#assistant/knowledge/load-topics.ts';
import { allPapers } from '#assistant/papers/find-paper.ts';
import type { Paper } from '#assistant/papers/paper.ts';
import type { PaperCard, PaperPage } from '#web/features/papers/paper-page.ts';
import { languageOfBuild, spokenModule } from './spoken-module.ts';

/** What is imported, and a name for it that can stand in an address: there, whatever follows a # is lost. */
const MODULES: Readonly<Record<string, string>> = {
  '#content/papers/cards': '\0paper-cards',
  '#content/papers/pages': '\0paper-pages',
};

/**
 * Turns `content/papers` into data at build time, with the statement, the rule, the forms and the help that each kind names, so
 * that the public pages say what the assistant says and nobody writes it twice.
 */
export function paperPages(): Plugin {
  let language: Language | null = null;
  return {
    name: 'paper-pages',
    enforce: 'pre',
    configResolved({ define }) {
      language = languageOfBuild(define);
    },
    resolveId: (id) => MODULES[id] ?? null,
    load(id) {
      if (id === '\0paper-cards') return spokenModule('cards', paperCards, language);
      if (id === '\0paper-pages') return spokenModule('pages', paperPageData, language);
      return null;
    },
  };
}

/** What choosing, reading and confirming need. */
function cardOf(paper: Paper) {
  const { id, name, line, isFake, isUrgent, signs, dates, amount, event, wantsService, picture } = paper;
  return {
    id,
    name,
    line,
    isFake,
    isUrgent,
    signs,
    dates,
    picture,
    wantsService,
    amount: amount ?? null,
    asksForDay: event === 'served' || event === 'order-received' || wantsService,
  };
}

const paperCards = (language: Language): PaperCard[] => allPapers().map((paper) => inLanguage(cardOf(paper), language));

function paperPageData(language: Language): PaperPage[] {
  const topics = new Map(loadTopics().map((topic) => [topic.id, topic]));
  const documents = new Map(loadDefinitions().map((definition) => [definition.id, definition]));
  return allPapers().map((paper) => {
    const topic = topics.get(paper.topic);
    const [statement] = topic?.statements ?? [];
    if (!topic || !statement) throw new Error(`${paper.id}: there is no topic ${paper.topic}`);
    const rule = paper.rule === undefined ? undefined : findRule(paper.rule);
    const { is, isNot, starts, first } = paper;
    const page = {
      ...cardOf(paper),
      is,
      isNot,
      starts,
      first,
      says: { en: statement.en, es: statement.es },
      sources: topic.facts.filter(({ id }) => statement.of.includes(id)).map(({ law, link }) => ({ law, link })),
      rule: rule ? { title: rule.title, law: rule.law, link: rule.link ?? null } : null,
      documents: paper.documents.flatMap((id) => {
        const definition = documents.get(id);
        return definition ? [{ id, title: { en: definition.title, es: inSpanish(definition).title } }] : [];
      }),
      help: paper.help.flatMap((id) => {
        const place = findPlace(id);
        if (!place) return [];
        return [{ name: place.name, does: place.does, phone: place.phone ?? null, link: place.link ?? null }];
      }),
    };
    return inLanguage(page, language);
  });
}
