import type { Language } from '../language/detect-language.ts';
import { toEnglish } from '../language/glossary.ts';
import type { Embedder } from '../search/embedder.ts';
import type { Hit, KnowledgeIndex } from '../search/knowledge-index.ts';
import { countDeadline, type CountedDeadline, type DeadlineRequest } from './count-deadline.ts';
import type { FindDocuments } from './find-documents.ts';

/** What can be done for somebody, the same for every mind. */
export type Toolbox = {
  searchKnowledge(text: string, language: Language): Promise<Hit[]>;
  countDeadline(request: DeadlineRequest): CountedDeadline;
  findDocuments: FindDocuments;
};

type Parts = { readonly embedder: Embedder; readonly index: KnowledgeIndex; readonly findDocuments: FindDocuments };

export function createToolbox({ embedder, index, findDocuments }: Parts): Toolbox {
  return {
    async searchKnowledge(text, language) {
      const vector = await embedder.embed(language === 'es' ? toEnglish(text) : text);
      return index.search({ text, vector });
    },
    countDeadline,
    findDocuments,
  };
}
