import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { uiWords } from '../words.ts';

export type PasswordFieldProps = Omit<FieldProps, 'label'> & { label: string } & Omit<
    ComponentProps<'input'>,
    keyof FieldProps | 'id' | 'type'
  >;

export function PasswordField({ label, hint, error, optional, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={clsx(controlStyle, 'pr-12')}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={shown ? uiWords.hidePassword(label) : uiWords.showPassword(label)}
            aria-controls={control.id}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted hover:text-ink"
          >
            <Icon size={18} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
