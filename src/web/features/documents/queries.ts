import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { OpenDocument } from '#contract/documents/documents.ts';
import type { Language } from '#domain/language.ts';
import { call } from '#web/lib/call/call.ts';
import { language } from '#web/lib/language.ts';
import { untilGone } from '#web/lib/call/lost-reply.ts';

const ROOT = 'documents';
const mineKey = [ROOT, 'mine'] as const;
const openKey = (documentId: string) => [ROOT, 'open', documentId] as const;
/** The library changes with a release, not while somebody reads it. */
const LIBRARY_FRESH_MS = 3_600_000;

export function useListings() {
  return useQuery({
    queryKey: [ROOT, 'library'],
    queryFn: async () => (await call('listDocumentDefinitions', { language })).definitions,
    staleTime: LIBRARY_FRESH_MS,
  });
}

export function useLibraryDocument(definitionId: string) {
  return useQuery({
    queryKey: [ROOT, 'library', definitionId],
    queryFn: async () => (await call('getDocumentDefinition', { definitionId })).definition,
    staleTime: LIBRARY_FRESH_MS,
    retry: false,
  });
}

export function useUserDocuments() {
  return useQuery({
    queryKey: mineKey,
    queryFn: async () => (await call('getUserDocuments', { language })).documents,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** Read again when the window comes back: the chat or another tab may have filled something in. */
export function useOpenDocument(documentId: string) {
  return useQuery({
    queryKey: openKey(documentId),
    queryFn: async () => (await call('getDocument', { documentId })).document,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  });
}

/** An older reading that is still on its way must not come after what was just saved. */
export function keepOpenDocument(queries: QueryClient, document: OpenDocument): void {
  void queries.cancelQueries({ queryKey: openKey(document.id) });
  queries.setQueryData(openKey(document.id), document);
}

export function useDocumentChanges() {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: mineKey });
  return {
    rename: async (documentId: string, newTitle: string) => {
      await call('renameDocument', { documentId, newTitle });
      await reload();
    },
    remove: async (documentId: string) => {
      await untilGone(() => call('deleteDocument', { documentId }));
      queries.removeQueries({ queryKey: openKey(documentId) });
      await reload();
    },
    make: async (documentId: string, asked: Language) => {
      const { document } = await call('makeDocument', { documentId, language: asked });
      keepOpenDocument(queries, document);
    },
  };
}
