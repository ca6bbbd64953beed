import { GripVertical } from 'lucide-react';
import type { OfficialForm, OfficialFormDraft } from '#contract/documents/official-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Panel } from '../page-frame.tsx';
import {
  changeQuestion,
  conditionOf,
  linkedFields,
  mergeable,
  mergeQuestion,
  moveQuestion,
  placeQuestion,
  possibleConditions,
  type Question,
  removeQuestion,
  renameSection,
  typesFor,
  withCondition,
} from './change-draft.ts';
import { copy } from './copy.ts';

const DRAGGED = 'text/plain';

type Props = { form: OfficialForm; draft: OfficialFormDraft; onChange: (draft: OfficialFormDraft) => void };

export function QuestionPanel({ form, draft, onChange }: Props) {
  return (
    <Panel heading={copy.questions}>
      {draft.sections.map((section, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- titles change while they are typed, and two may be the same
        <section key={index} className="grid gap-3">
          <h3 className="sr-only">{section.title}</h3>
          <TextField
            label={copy.sectionTitle}
            value={section.title}
            onChange={(event) => onChange(renameSection(draft, index, event.target.value))}
          />
          <ol className="grid gap-3">
            {section.fields.map((question) => (
              <QuestionItem key={question.id} question={question} {...{ form, draft, onChange }} />
            ))}
          </ol>
        </section>
      ))}
    </Panel>
  );
}

function QuestionItem({ question, form, draft, onChange }: Props & { question: Question }) {
  const { id } = question;
  const set = (change: Partial<Question>) => onChange(changeQuestion(draft, id, change));
  const others = mergeable(draft, question);
  const linked = linkedFields(draft, id);
  const beside = form.fields.find(({ name }) => linked.includes(name))?.beside;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dragged may be dropped on it; the buttons below do the same
    <li
      className="grid gap-3 rounded-lg border border-line p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChange(placeQuestion(draft, event.dataTransfer.getData(DRAGGED), id));
      }}
    >
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm wrap-anywhere text-muted">
          {copy.fills([...new Set(linked)].join(', '))}
          {beside && <span className="block">{copy.printed(beside)}</span>}
        </p>
        {/* By keyboard and by finger there are the buttons below. */}
        <span
          draggable
          aria-hidden
          title={copy.drag}
          className="cursor-grab p-1 text-muted"
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, id)}
        >
          <GripVertical size={18} />
        </span>
      </div>
      <TextField label={copy.question} value={question.ask} onChange={(event) => set({ ask: event.target.value })} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label={copy.label} value={question.label} onChange={(event) => set({ label: event.target.value })} />
        <TextField label={copy.why} value={question.why} onChange={(event) => set({ why: event.target.value })} />
        <Select
          label={copy.type}
          value={question.type}
          options={typesFor(form, draft, question).map((value) => ({ value, label: copy.types[value] }))}
          onChange={(event) => set({ type: event.target.value as Question['type'] })}
        />
        <Depends question={question} {...{ draft, onChange }} />
        {others.length > 0 && (
          <Select
            label={copy.same}
            value=""
            options={[
              { value: '', label: copy.notSame },
              ...others.map((other) => ({ value: other.id, label: other.label })),
            ]}
            onChange={(event) => onChange(mergeQuestion(draft, id, event.target.value))}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={copy.optional}
          checked={question.optional ?? false}
          onChange={(event) => set({ optional: event.target.checked })}
        />
        <div className="flex flex-wrap gap-1">
          <Button size="sm" variant="ghost" onClick={() => onChange(moveQuestion(draft, id, -1))}>
            {copy.up}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onChange(moveQuestion(draft, id, 1))}>
            {copy.down}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onChange(removeQuestion(draft, id))}>
            {copy.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** When it is asked, and what is offered as its answer. */
function Depends({ question, draft, onChange }: Omit<Props, 'form'> & { question: Question }) {
  const conditions = possibleConditions(draft, question.id);
  const replace = (next: Question) =>
    onChange({
      ...draft,
      sections: draft.sections.map((section) => ({
        ...section,
        fields: section.fields.map((field) => (field.id === question.id ? next : field)),
      })),
    });
  return (
    <>
      {conditions.length > 0 && (
        <Select
          label={copy.condition}
          value={conditionOf(question)}
          options={[{ value: '', label: copy.always }, ...conditions]}
          onChange={(event) => replace(withCondition(question, event.target.value))}
        />
      )}
      <Select
        label={copy.prefill}
        value={question.prefill ?? ''}
        options={Object.entries(copy.prefills).map(([value, label]) => ({ value, label }))}
        onChange={(event) => {
          const { prefill: _, ...rest } = question;
          replace(event.target.value === '' ? rest : { ...rest, prefill: event.target.value });
        }}
      />
    </>
  );
}
