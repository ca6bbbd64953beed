import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

type FormEndProps = {
  /** What `useForm` says about the form. */
  form: { readonly formError: string | null; readonly busy: boolean };
  words: { readonly submit: string; readonly working: string };
  disabled?: boolean;
  className?: string;
};

/** How every form ends: what is wrong with the whole of it, and the button that says when it works. */
export function FormEnd({ form, words, disabled = false, className }: FormEndProps) {
  return (
    <>
      {form.formError && <Notice tone="bad">{form.formError}</Notice>}
      <Button type="submit" disabled={disabled} busy={form.busy} className={className}>
        {form.busy ? words.working : words.submit}
      </Button>
    </>
  );
}
