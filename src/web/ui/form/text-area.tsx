import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Counter } from './counter.tsx';
import { controlStyle, Field, type FieldProps } from './field.tsx';

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'value'> & {
    value: string;
    /** Shows how much of `maxLength` is used. */
    counter?: boolean | undefined;
  };

export function TextArea({ label, hint, error, optional, className, counter = false, ...textarea }: TextAreaProps) {
  const after = counter && textarea.maxLength ? <Counter value={textarea.value} max={textarea.maxLength} /> : null;
  return (
    <Field {...{ label, hint, error, optional, className, after }}>
      {(control) => <textarea rows={4} {...textarea} {...control} className={clsx(controlStyle, 'resize-y')} />}
    </Field>
  );
}
