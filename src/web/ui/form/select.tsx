import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'children'> & {
    options: readonly (string | { value: string; label: string })[];
  };

export function Select({ label, hint, error, optional, className, options, ...select }: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <select {...select} {...control} className={clsx(controlStyle, 'select-arrow appearance-none pr-10')}>
          {options.map((option) => {
            const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}
