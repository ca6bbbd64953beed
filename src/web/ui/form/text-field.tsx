import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>;

export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => <input type="text" {...input} {...control} className={controlStyle} />}
    </Field>
  );
}
