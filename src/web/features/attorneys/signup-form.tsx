import { call } from '#web/lib/call/call.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { paths } from '#web/paths.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { FormEnd } from '#web/ui/form/form-end.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { signupErrorText } from './attorney-error-text.ts';
import { copy } from './copy.ts';
import { signupSchema } from './signup-schema.ts';

const words = copy.signup;

/** `onDone` receives the server's own words about what comes next. */
export function SignupForm({ onDone }: { onDone: (message: string) => void }) {
  const form = useForm({
    schema: signupSchema,
    initial: { email: '', password: '', confirmPassword: '', attorneyId: '' },
    async onSubmit({ email, password, attorneyId }) {
      const { message } = await call('attorneyStartSignup', { email, password, attorneyId });
      onDone(message);
    },
    describeError: signupErrorText,
  });
  return (
    <AuthCard key="form" title={words.title} subtitle={words.subtitle} footer={<SignInLink />}>
      <Form form={form}>
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <PasswordField
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordField label={words.confirm} autoComplete="new-password" {...form.field('confirmPassword')} />
        <TextField
          label={words.attorneyId}
          hint={words.attorneyIdHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('attorneyId')}
        />
        <FormEnd form={form} words={words} />
      </Form>
    </AuthCard>
  );
}

function SignInLink() {
  return (
    <p>
      {words.haveAccount} <TextLink to={paths.attorneyLogin}>{words.signIn}</TextLink>
    </p>
  );
}
