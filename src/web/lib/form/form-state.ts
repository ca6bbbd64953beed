import type * as z from 'zod/mini';

export type FieldErrors<Values> = { readonly [Name in keyof Values & string]?: string };

export type Validation<Values, Output> =
  | { ok: true; output: Output }
  | { ok: false; errors: FieldErrors<Values>; formError: string | null };

/** Each field keeps its first error; an error that belongs to no field belongs to the form. */
export function validate<Values, Output>(
  schema: z.ZodMiniType<Output, Values>,
  values: Values,
): Validation<Values, Output> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return { ok: true, output: parsed.data };
  const errors: Record<string, string> = {};
  let formError: string | null = null;
  for (const issue of parsed.error.issues) {
    const field = issue.path[0];
    if (field === undefined) formError ??= issue.message;
    else errors[String(field)] ??= issue.message;
  }
  return { ok: false, errors: errors as FieldErrors<Values>, formError };
}

export function withoutError<Values>(errors: FieldErrors<Values>, name: keyof Values & string): FieldErrors<Values> {
  if (!(name in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)) as FieldErrors<Values>;
}
