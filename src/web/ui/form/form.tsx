import type { FormEvent, ReactNode } from 'react';

export type FormProps = {
  /** What `useForm` answers. */
  form: {
    formRef: (element: HTMLFormElement | null) => void;
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  };
  className?: string | undefined;
  children: ReactNode;
};

/** Validation speaks in our words and places, so the browser's own stays silent. */
export function Form({ form: { formRef, submit }, className = 'grid gap-4', children }: FormProps) {
  return (
    <form ref={formRef} onSubmit={(event) => void submit(event)} noValidate className={className}>
      {children}
    </form>
  );
}
