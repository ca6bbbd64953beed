import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OpenDocument } from '#contract/documents/documents.ts';
import { call } from '#web/lib/call/call.ts';
import { AnswerSaver } from './answer-saver.ts';
import { keepOpenDocument } from '../queries.ts';

/** The document's answers with what is being written, and the saving of it. */
export function useDraft(document: OpenDocument) {
  const queries = useQueryClient();
  const { id: documentId, revision, answers } = document;
  const [saver] = useState(
    () =>
      new AnswerSaver({
        known: { revision, answers },
        save: async (from, changed) => {
          const change = { documentId, revision: from, answers: changed };
          const saved = await call('saveDocumentAnswers', change, { outlivesPage: true });
          keepOpenDocument(queries, saved.document);
          return saved.document;
        },
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.state);

  useEffect(() => saver.saw({ revision, answers }), [saver, revision, answers]);
  useEffect(() => {
    // A phone that is put away, or a tab that is closed, gives no later moment.
    const flush = () => void saver.flush();
    const flushWhenHidden = () => window.document.visibilityState === 'hidden' && flush();
    window.document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('online', flush);
    return () => {
      window.document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('online', flush);
      flush();
    };
  }, [saver]);

  return { ...state, answers: { ...answers, ...state.pending }, saver };
}
export type Draft = ReturnType<typeof useDraft>;
