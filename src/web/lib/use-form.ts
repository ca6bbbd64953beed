import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { errorText } from './error-text.ts';
import { type FieldErrors, validate, withoutError } from './form-state.ts';

type FormOptions<Values, Output> = {
  schema: z.ZodMiniType<Output, Values>;
  initial: Values;
  onSubmit: (output: Output) => Promise<void>;
  /** What a failed submit says; the shared translator unless told otherwise. */
  describeError?: (error: unknown) => string;
};

/** Values, one error per field that clears when the field is edited, and focus on the first invalid field. */
export function useForm<Values extends Record<string, unknown>, Output>(options: FormOptions<Values, Output>) {
  const { schema, initial, onSubmit, describeError = errorText } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [form, setForm] = useState<HTMLFormElement | null>(null);

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => withoutError(current, name));
    setFormError(null);
  }

  useTypedBeforeHydration(form, initial, setValues);

  /** Shows errors as if submitting had found them, and leads to the first. */
  function refuse(fieldErrors: FieldErrors<Values>, wholeFormError: string | null = null) {
    flushSync(() => {
      setErrors(fieldErrors);
      setFormError(wholeFormError);
    });
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (running.current) return;
    const result = validate(schema, values);
    if (!result.ok) {
      refuse(result.errors, result.formError);
      return;
    }
    running.current = true;
    setErrors({});
    setFormError(null);
    setBusy(true);
    try {
      await onSubmit(result.output);
    } catch (error) {
      setFormError(describeError(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function field<Name extends TextNames<Values>>(name: Name) {
    return {
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: (event: { target: { value: string } }) => set(name, event.target.value as Values[Name]),
    };
  }

  function check<Name extends BooleanNames<Values>>(name: Name) {
    return {
      name,
      checked: values[name] as boolean,
      error: errors[name],
      onChange: (event: { target: { checked: boolean } }) => set(name, event.target.checked as Values[Name]),
    };
  }

  return { values, errors, formError, busy, set, setFormError, refuse, submit, field, check, formRef: setForm };
}

type NamesOf<Values, Type> = {
  [Name in keyof Values & string]: Values[Name] extends Type ? Name : never;
}[keyof Values & string];
type TextNames<Values> = NamesOf<Values, string>;
type BooleanNames<Values> = NamesOf<Values, boolean>;

function useTypedBeforeHydration<Values extends Record<string, unknown>>(
  form: HTMLFormElement | null,
  initial: Values,
  setValues: (change: (current: Values) => Values) => void,
) {
  const adopt = useEffectEvent((element: HTMLFormElement) => {
    const typed = typedBeforeHydration(element, initial);
    if (Object.keys(typed).length > 0) setValues((current) => ({ ...current, ...typed }));
  });
  useEffect(() => {
    if (form) adopt(form);
  }, [form]);
}

/** A prerendered form can be filled in before its script has loaded; what was typed wins over the initial values. */
function typedBeforeHydration<Values extends Record<string, unknown>>(form: HTMLFormElement, initial: Values) {
  const typed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(initial)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (typeof value === 'boolean' && control.checked !== value) typed[name] = control.checked;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (typeof value === 'string' && control.value !== value) typed[name] = control.value;
    }
  }
  return typed as Partial<Values>;
}
