import { clsx } from 'clsx';
import { maxLengthOf, type Field } from '#domain/documents/definition.ts';
import { controlStyle } from '#web/ui/form/field.tsx';
import { inFigures } from '#web/lib/counted.ts';
import { useFormWords } from './form-words.ts';
import { inputKind } from './input-kind.ts';
import { ListInput } from './list-input.tsx';
import { asChosen, asRows, asText, type Typed } from './typed.ts';

export type AnswerInputProps = {
  field: Field;
  typed: Typed;
  onType: (typed: Typed) => void;
  /** The question and its explanation stand outside. */
  labelledBy: string;
  describedBy: string;
  problem: { text: string; row?: number | undefined; column?: string | undefined } | null;
};

export function AnswerInput(props: AnswerInputProps) {
  const { field, typed, onType, problem } = props;
  switch (field.type) {
    case 'choice':
      return (field.options?.length ?? 0) > RADIOS_MAX ? <Chosen {...props} /> : <Options {...props} />;
    case 'yes-no':
    case 'several':
      return <Options {...props} />;
    case 'list':
      return <ListInput field={field} rows={asRows(typed)} onChange={onType} problem={problem} />;
    case 'paragraph':
    case 'address':
      return <Lines {...props} />;
    case 'text':
    case 'name':
    case 'date':
    case 'money':
    case 'number':
    case 'phone':
    case 'email':
    case 'index-number':
      return <OneLine {...props} />;
  }
}

const about = ({ labelledBy, describedBy, problem }: AnswerInputProps) => ({
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-invalid': problem ? (true as const) : undefined,
});

/** More than these are a list to choose from. */
const RADIOS_MAX = 14;

function Chosen(props: AnswerInputProps) {
  const { field, typed, onType } = props;
  const words = useFormWords();
  return (
    <select
      {...about(props)}
      value={asText(typed)}
      onChange={(event) => onType(event.target.value)}
      className={clsx(controlStyle, 'select-arrow appearance-none pr-10')}
    >
      <option value="">{words.choose}</option>
      {field.options?.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Lines(props: AnswerInputProps) {
  const { field, typed, onType } = props;
  const value = asText(typed);
  const max = maxLengthOf(field);
  return (
    <>
      <textarea
        {...about(props)}
        rows={field.type === 'address' ? 3 : 7}
        value={value}
        placeholder={field.example}
        autoComplete={field.type === 'address' && field.id.startsWith('your') ? 'street-address' : 'off'}
        onChange={(event) => onType(event.target.value)}
        className={clsx(controlStyle, 'resize-y')}
      />
      {value.length > max * 0.8 && (
        <p className={clsx('mt-1 text-right text-sm tabular-nums', value.length > max ? 'text-bad' : 'text-muted')}>
          {inFigures(value.length)}/{inFigures(max)}
        </p>
      )}
    </>
  );
}

function OneLine(props: AnswerInputProps) {
  const { field, typed, onType } = props;
  const money = field.type === 'money';
  return (
    <div className="relative">
      {money && (
        <span aria-hidden className="absolute top-2.5 left-3.5 text-muted">
          $
        </span>
      )}
      <input
        {...about(props)}
        {...inputKind(field)}
        value={asText(typed)}
        placeholder={field.example}
        onChange={(event) => onType(event.target.value)}
        className={clsx(controlStyle, money && 'pl-7!', field.type === 'date' && 'max-w-60')}
      />
    </div>
  );
}

function Options(props: AnswerInputProps) {
  const { field, typed, onType, labelledBy, describedBy } = props;
  const isMany = field.type === 'several';
  const chosen = isMany ? asChosen(typed) : [asText(typed)];
  const words = useFormWords();
  const yesNo = [
    { id: 'yes', label: words.yes },
    { id: 'no', label: words.no },
  ];
  const options = field.type === 'yes-no' ? yesNo : (field.options ?? []);
  function choose(id: string, isChosen: boolean) {
    if (!isMany) return onType(id);
    onType(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  }
  return (
    <div
      role={isMany ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="grid gap-2"
    >
      {options.map(({ id, label }) => (
        <label
          key={id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line-strong/50 bg-surface px-3.5 py-2 has-checked:border-primary has-checked:bg-primary-soft"
        >
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={field.id}
            checked={chosen.includes(id)}
            onChange={(event) => choose(id, event.target.checked)}
            className="size-5 shrink-0 cursor-pointer accent-primary"
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </div>
  );
}
