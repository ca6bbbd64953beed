import { clsx } from 'clsx';
import { useId } from 'react';
import { FieldError } from '#web/ui/form/field.tsx';

export type ChoiceGroupProps = {
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly { value: string; label: string }[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: string[]) => void;
};

/** Several of many, kept in the order of the choices whatever the order of the clicks. */
export function ChoiceGroup({ label, hint, choices, chosen, error, onChange }: ChoiceGroupProps) {
  const id = useId();
  const toggle = (value: string, isChosen: boolean) =>
    onChange(choices.map((choice) => choice.value).filter((one) => (one === value ? isChosen : chosen.includes(one))));
  return (
    <fieldset aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="grid max-h-64 grid-cols-2 gap-x-4 overflow-y-auto rounded-md border border-line-strong bg-surface px-3.5 py-1.5 sm:grid-cols-3">
        {choices.map(({ value, label: text }) => (
          <label
            key={value}
            className="flex min-h-10 cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(value, event.target.checked)}
              className="size-4.5 shrink-0 cursor-pointer accent-primary"
            />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
