import { useToday } from '#web/lib/use-today.ts';
import { useMemo } from 'react';
import type { LibraryDocument } from '#contract/documents/documents.ts';
import type { Answers } from '#domain/documents/answers.ts';
import type { Block } from '#domain/documents/template/blocks.ts';
import { fillTemplate } from '#domain/documents/template/fill-template.ts';
import { parseTemplate } from '#domain/documents/template/parse-template.ts';

/** The blocks of the paper, made by the same code that makes the PDF. */
export function usePaper(definition: LibraryDocument, answers: Answers): Block[] {
  const today = useToday();
  const template = useMemo(() => parseTemplate(definition.text), [definition.text]);
  return useMemo(() => fillTemplate(definition, template, { answers, today }), [definition, template, answers, today]);
}
