import * as z from 'zod/mini';
import { call } from '#web/lib/call/call.ts';
import { emailSchema } from '#web/lib/form/email-schema.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormEnd } from '#web/ui/form/form-end.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { copy } from './copy.ts';

const words = copy.forgot;
const schema = z.object({ email: emailSchema() });

export type ForgotPasswordFormProps = {
  email: string;
  onSent: (email: string) => void;
  onBack: (email: string) => void;
};

export function ForgotPasswordForm({ email, onSent, onBack }: ForgotPasswordFormProps) {
  const form = useForm({
    schema,
    initial: { email },
    async onSubmit(values) {
      await call('sendPasswordResetEmail', values);
      onSent(values.email);
    },
    describeError: (error) => errorText(error, words.failed),
  });
  return (
    <AuthCard key="forgot" title={words.title} subtitle={words.subtitle}>
      <Form form={form}>
        <TextField
          label={copy.login.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <FormEnd form={form} words={words} />
        <Button variant="ghost" onClick={() => onBack(form.values.email)}>
          {words.back}
        </Button>
      </Form>
    </AuthCard>
  );
}
