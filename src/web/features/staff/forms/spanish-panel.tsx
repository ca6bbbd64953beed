import { useState } from 'react';
import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import { textsToTranslate } from '#domain/documents/translated.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Panel } from '../page-frame.tsx';
import { copy } from './copy.ts';

type Props = { draft: OfficialFormDraft; onChange: (draft: OfficialFormDraft) => void };

/** Every sentence that a person reads, with its Spanish beside it. What is missing is asked in English. */
export function SpanishPanel({ draft, onChange }: Props) {
  const [onlyMissing, setOnlyMissing] = useState(true);
  const { spanish = {} } = draft;
  const sentences = [...new Set(textsToTranslate(draft))].filter((sentence) => sentence.trim() !== '');
  const missing = sentences.filter((sentence) => (spanish[sentence] ?? '').trim() === '');
  // Decided when the list is opened: a sentence must not vanish under the hand that writes it.
  const [shown, setShown] = useState(missing);
  const listed = onlyMissing ? sentences.filter((sentence) => shown.includes(sentence)) : sentences;

  return (
    <Panel heading={copy.spanish}>
      <p className="text-muted">{copy.spanishLeft(missing.length, sentences.length)}</p>
      <Checkbox
        label={copy.onlyMissing}
        checked={onlyMissing}
        onChange={(event) => {
          setShown(missing);
          setOnlyMissing(event.target.checked);
        }}
      />
      <ul className="grid gap-4">
        {listed.map((sentence) => (
          <li key={sentence} className="grid items-start gap-x-4 gap-y-1 sm:grid-cols-2">
            <p className="text-sm wrap-anywhere sm:pt-1">{sentence}</p>
            <TextArea
              label={copy.inSpanish}
              lang="es"
              rows={sentence.length > LINE ? 3 : 1}
              aria-description={sentence}
              value={spanish[sentence] ?? ''}
              onChange={(event) => onChange({ ...draft, spanish: { ...spanish, [sentence]: event.target.value } })}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const LINE = 70;
