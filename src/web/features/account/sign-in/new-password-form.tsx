import { call } from '#web/lib/call/call.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { FormEnd } from '#web/ui/form/form-end.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { copy } from '../copy.ts';
import { newPasswordSchema } from './new-password-schema.ts';

const words = copy.reset;

export type NewPasswordFormProps = { token: string; email: string; onDone: () => void };

export function NewPasswordForm({ token, email, onDone }: NewPasswordFormProps) {
  const form = useForm({
    schema: newPasswordSchema,
    initial: { password: '', confirmPassword: '' },
    async onSubmit({ password }) {
      await call('completePasswordReset', { token, password });
      onDone();
    },
    describeError: (error) => errorText(error, words.failed),
  });
  return (
    <AuthCard key="form" title={words.title} subtitle={words.subtitle}>
      <p className="mb-5 rounded-md bg-sunken px-3.5 py-2.5 text-sm wrap-anywhere">
        <span className="text-muted">{words.forAccount}:</span> <strong className="font-semibold">{email}</strong>
      </p>
      <Form form={form}>
        {/* Password managers file the new password under this name. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={words.password} autoComplete="new-password" {...form.field('password')} />
        <PasswordField label={words.confirm} autoComplete="new-password" {...form.field('confirmPassword')} />
        <FormEnd form={form} words={words} />
      </Form>
    </AuthCard>
  );
}
