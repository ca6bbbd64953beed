import { authApi } from '#web/lib/session/auth-api.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Divider } from '#web/ui/divider.tsx';
import { FormEnd } from '#web/ui/form/form-end.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { copy } from './copy.ts';
import { signInSchema } from './sign-in-schema.ts';
import { useLoginLink } from './use-login-link.ts';

const words = copy.login;

export type SignInFormProps = {
  email: string;
  onForgot: (email: string) => void;
  onLinkSent: (email: string) => void;
};

/** On success the session changes, and the route leads on by itself. */
export function SignInForm({ email, onForgot, onLinkSent }: SignInFormProps) {
  const { refresh } = useSession();
  const form = useForm({
    schema: signInSchema,
    initial: { email, password: '' },
    async onSubmit(credentials) {
      await authApi.signInWithPassword(credentials);
      await refresh();
    },
    describeError: (error) => errorText(error, words.failed),
  });
  const link = useLoginLink({
    onSent: onLinkSent,
    onInvalid: (message) => form.refuse({ email: message }),
  });
  const isFilledIn = form.values.email.trim() !== '' && form.values.password !== '';

  return (
    <AuthCard key="sign-in" title={words.title} subtitle={words.subtitle} footer={<SignUpLink />}>
      <Form form={form}>
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <div>
          <PasswordField label={words.password} autoComplete="current-password" {...form.field('password')} />
          <button type="button" className="link mt-1 min-h-11 text-sm" onClick={() => onForgot(form.values.email)}>
            {words.forgot}
          </button>
        </div>
        <FormEnd form={form} words={words} disabled={!isFilledIn} />
      </Form>
      <div className="mt-5 grid gap-5">
        <Divider>{words.or}</Divider>
        <Button variant="secondary" busy={link.busy} onClick={() => void link.send(form.values.email)}>
          {link.busy ? words.sending : words.sendLink}
        </Button>
        {link.error && <Notice tone="bad">{link.error}</Notice>}
      </div>
    </AuthCard>
  );
}

function SignUpLink() {
  return (
    <p>
      {words.noAccount} <TextLink to={paths.attorneySignup}>{words.signUp}</TextLink>
    </p>
  );
}
