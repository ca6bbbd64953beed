import { useState } from 'react';
import type { OfficialFormDraft } from '#contract/documents/official-form.ts';
import { ISSUE_CATEGORIES, type IssueCategory } from '#domain/issue-category.ts';
import { CATEGORY_NAME } from '#web/ui/text/category-name.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Panel } from '../page-frame.tsx';
import { copy } from './copy.ts';
import { fromLines, lawFromLines, lawToLines, stepsFromLines, stepsToLines, toLines } from './draft-lines.ts';

type Props = { draft: OfficialFormDraft; onChange: (draft: OfficialFormDraft) => void };

export function AboutPanel({ draft, onChange }: Props) {
  const set = (change: Partial<OfficialFormDraft>) => onChange({ ...draft, ...change });
  return (
    <Panel heading={copy.about}>
      <TextField label={copy.title} value={draft.title} onChange={(event) => set({ title: event.target.value })} />
      <Select
        label={copy.category}
        value={draft.category}
        options={ISSUE_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAME[value] }))}
        onChange={(event) => set({ category: event.target.value as IssueCategory })}
      />
      <TextField
        label={copy.summary}
        value={draft.summary}
        onChange={(event) => set({ summary: event.target.value })}
      />
      <TextArea
        label={copy.purpose}
        rows={3}
        value={draft.purpose}
        onChange={(event) => set({ purpose: event.target.value })}
      />
      <Lines label={copy.notFor} value={toLines(draft.notFor)} onChange={(text) => set({ notFor: fromLines(text) })} />
      <Lines label={copy.law} value={lawToLines(draft.law)} onChange={(text) => set({ law: lawFromLines(text) })} />
      <Lines label={copy.ask} value={toLines(draft.ask)} onChange={(text) => set({ ask: fromLines(text) })} />
      <Lines label={copy.pide} value={toLines(draft.pide)} onChange={(text) => set({ pide: fromLines(text) })} />
      <Lines
        label={copy.topics}
        value={toLines(draft.topics ?? [])}
        onChange={(text) => set({ topics: fromLines(text) })}
      />
      <TextField
        label={copy.replaces}
        value={draft.replaces ?? ''}
        onChange={(event) => set({ replaces: event.target.value })}
      />
      <Lines
        label={copy.steps}
        value={stepsToLines(draft.steps)}
        onChange={(text) => set({ steps: stepsFromLines(text) })}
      />
    </Panel>
  );
}

/** Keeps what is typed as it is typed: a line that is half written must not be tidied away. */
function Lines({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <TextArea
      label={label}
      rows={3}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
