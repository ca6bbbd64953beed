import type { MatterFact } from '#contract/matter.ts';
import { CASE_TEXT_MAX } from '#domain/limits.ts';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { MatterWords } from './copy.ts';

type FactInputProps = { fact: MatterFact; value: string; words: MatterWords; onChange: (value: string) => void };

/** The field that fits what the entry is: a day, a sum, one of a few, or words. */
export function FactInput({ fact, value, words, onChange }: FactInputProps) {
  if (fact.kind === 'choice') {
    const options = [{ value: '', label: words.choose }, ...(fact.choices ?? [])];
    return (
      <Select label={fact.label} value={value} options={options} onChange={(event) => onChange(event.target.value)} />
    );
  }
  const isNumber = fact.kind === 'amount' || fact.kind === 'months';
  return (
    <TextField
      label={fact.kind === 'months' ? `${fact.label} (${words.months})` : fact.label}
      type={fact.kind === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={CASE_TEXT_MAX}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
