import { Plus, X } from 'lucide-react';
import type { Row } from '#domain/documents/answers.ts';
import { ROWS_MAX, type Field } from '#domain/documents/definition.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { copy } from '../copy.ts';
import { useFormWords } from './form-words.ts';
import { inputKind } from './input-kind.ts';

const words = copy.form;

type ListInputProps = {
  field: Field;
  rows: readonly Row[];
  onChange: (rows: readonly Row[]) => void;
  problem: { text: string; row?: number | undefined; column?: string | undefined } | null;
};

export function ListInput({ field, rows, onChange, problem }: ListInputProps) {
  const item = field.item ?? '';
  const most = field.most ?? ROWS_MAX;
  const set = (index: number, column: string, value: string) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [column]: value } : row)));
  return (
    <div className="grid gap-4">
      {rows.map((row, index) => (
        <fieldset key={index} className="rounded-md border border-line p-4">
          {/* A legend names its group only as the first child; floating brings it inside the frame. */}
          <legend className="float-left py-2 text-sm font-semibold">{words.row(item, index + 1)}</legend>
          {rows.length > 1 && (
            <IconButton
              label={words.remove(item, index + 1)}
              icon={X}
              className="float-right"
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            />
          )}
          <div className="clear-both grid gap-4 pt-1">
            {(field.fields ?? []).map((column) => (
              <Cell
                key={column.id}
                column={column}
                value={row[column.id] ?? ''}
                error={problem?.row === index && problem.column === column.id ? problem.text : undefined}
                onChange={(value) => set(index, column.id, value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {rows.length < most ? (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => onChange([...rows, {}])}>
          <Plus size={16} aria-hidden />
          {rows.length === 0 ? words.addFirst(item) : words.add(item)}
        </Button>
      ) : (
        <p className="text-sm text-muted">{words.most(most)}</p>
      )}
    </div>
  );
}

type CellProps = { column: Field; value: string; error: string | undefined; onChange: (value: string) => void };

function Cell({ column, value, error, onChange }: CellProps) {
  const asked = useFormWords();
  const { type, ask: label, optional, example } = column;
  const common = { label, optional, error, value };
  const change = (event: { target: { value: string } }) => onChange(event.target.value);
  if (type === 'choice' || type === 'yes-no') {
    const options = column.options ?? [
      { id: 'yes', label: asked.yes },
      { id: 'no', label: asked.no },
    ];
    const listed = options.map((option) => ({ value: option.id, label: option.label }));
    return <Select {...common} onChange={change} options={[{ value: '', label: '' }, ...listed]} />;
  }
  if (type === 'paragraph' || type === 'address') {
    return <TextArea {...common} rows={type === 'address' ? 2 : 4} placeholder={example} onChange={change} />;
  }
  return <TextField {...common} {...inputKind(column)} placeholder={example} onChange={change} />;
}
