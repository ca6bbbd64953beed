import { useCallback, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { typedBeforeHydration } from './typed-before-hydration.ts';
import { useCall } from '../call/use-call.ts';
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
  const { schema, initial, onSubmit, describeError } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  /** What is wrong with the whole form, before anything is sent. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const submitting = useCall(describeError);
  const [form, formRef] = useAttachedForm(initial, setValues);

  function set<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => withoutError(current, name));
    forgetFormError();
  }

  /** Shows errors as if submitting had found them, and leads to the first. */
  function refuse(fieldErrors: FieldErrors<Values>, wholeFormError: string | null = null, element = form) {
    flushSync(() => {
      setErrors(fieldErrors);
      submitting.forgetError();
      setRefusal(wholeFormError);
    });
    element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting.isBusy) return;
    // The click that wakes a prerendered form can submit it before its values have been taken over.
    const current = { ...values, ...typedBeforeHydration(event.currentTarget, values) };
    const result = validate(schema, current);
    if (!result.ok) {
      refuse(result.errors, result.formError, event.currentTarget);
      return;
    }
    setErrors({});
    setRefusal(null);
    await submitting.run(() => onSubmit(result.output));
  }

  function forgetFormError() {
    setRefusal(null);
    submitting.forgetError();
  }

  const field = <Name extends TextNames<Values>>(name: Name) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value as Values[Name]),
  });

  const check = <Name extends BooleanNames<Values>>(name: Name) => ({
    name,
    checked: values[name] as boolean,
    error: errors[name],
    onChange: (event: { target: { checked: boolean } }) => set(name, event.target.checked as Values[Name]),
  });

  const formError = refusal ?? submitting.error;
  return { values, errors, formError, busy: submitting.isBusy, set, refuse, submit, field, check, formRef };
}

/** The element, and the ref that finds it and takes over what already stands in it. */
function useAttachedForm<Values extends Record<string, unknown>>(
  initial: Values,
  setValues: (change: (current: Values) => Values) => void,
) {
  const [first] = useState(initial);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  // Both in one step: a render in between would write the first values over what was typed.
  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      setForm(element);
      if (!element) return;
      const typed = typedBeforeHydration(element, first);
      setValues((current) => ({ ...current, ...typed }));
    },
    [first, setValues],
  );
  return [form, attach] as const;
}

type NamesOf<Values, Type> = {
  [Name in keyof Values & string]: Values[Name] extends Type ? Name : never;
}[keyof Values & string];
type TextNames<Values> = NamesOf<Values, string>;
type BooleanNames<Values> = NamesOf<Values, boolean>;
