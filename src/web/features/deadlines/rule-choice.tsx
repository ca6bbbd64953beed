import { useId } from 'react';
import type { DeadlineRule } from '#contract/deadlines.ts';
import { FieldError } from '#web/ui/form/field.tsx';
import { copy } from './copy.ts';

export type RuleChoiceProps = {
  rule: DeadlineRule;
  variant: string;
  error: string | undefined;
  onChoose: (variant: string) => void;
};

/** What the rule is, and which of its ways applies; or what is open, where nothing can be counted. */
export function RuleChoice({ rule, variant, error, onChoose }: RuleChoiceProps) {
  const name = useId();
  return (
    <>
      <p className="text-sm text-muted">
        {copy.whose(rule.who)}. {copy.law}: {rule.law}.{' '}
        {rule.link && (
          <a className="link" href={rule.link} target="_blank" rel="noopener noreferrer">
            {copy.official}
          </a>
        )}
      </p>
      {rule.variants.length === 0 && <OpenPoints rule={rule} />}
      {rule.variants.length > 1 && (
        <fieldset aria-describedby={error ? `${name}-error` : undefined}>
          <legend className="mb-1.5 text-sm font-semibold">{copy.which}</legend>
          <div className="grid gap-1">
            {rule.variants.map(({ id, when }) => (
              <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
                <input
                  type="radio"
                  name={name}
                  checked={variant === id}
                  onChange={() => onChoose(id)}
                  className="size-5 shrink-0 cursor-pointer accent-primary"
                />
                <span className="min-w-0">{when}</span>
              </label>
            ))}
          </div>
          {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
        </fieldset>
      )}
    </>
  );
}

function OpenPoints({ rule }: { rule: DeadlineRule }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <p>{copy.notCounted}</p>
      <ul className="mt-2 list-disc space-y-1.5 pl-5">
        {rule.open.map(({ question, link }) => (
          <li key={question}>
            {question}{' '}
            {link && (
              <a className="link" href={link} target="_blank" rel="noopener noreferrer">
                {copy.official}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
