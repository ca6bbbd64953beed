import * as z from 'zod/mini';
import { emailSchema } from '#web/lib/form/email-schema.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { copy } from '../copy.ts';

const words = copy.confirmEmail;
const schema = z.object({ email: emailSchema(words.required) });

export type ConfirmEmailProps = {
  /** Why the last address was refused. */
  error: string | null;
  onConfirm: (email: string) => Promise<void>;
};

/** A link opened on another device: only the one who knows the address may use it. */
export function ConfirmEmail({ error, onConfirm }: ConfirmEmailProps) {
  const form = useForm({ schema, initial: { email: '' }, onSubmit: ({ email }) => onConfirm(email) });
  return (
    <AuthCard key="confirm" title={words.title} subtitle={words.text}>
      <Form form={form}>
        <TextField
          label={copy.login.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...form.field('email')}
        />
        {error && <Notice tone="bad">{error}</Notice>}
        <Button type="submit" busy={form.busy}>
          {words.submit}
        </Button>
      </Form>
    </AuthCard>
  );
}
