import * as z from 'zod/mini';
import { call } from '#web/lib/call/call.ts';
import { language } from '#web/lib/language.ts';
import { emailSchema } from '#web/lib/form/email-schema.ts';
import { errorText } from '#web/lib/call/error-text.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { paths } from '#web/paths.ts';
import { AuthCard } from '#web/frame/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Divider } from '#web/ui/divider.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { copy } from '../copy.ts';
import { GoogleMark } from './google-mark.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';

const words = copy.login;
const schema = z.object({ email: emailSchema() });

type LoginFormProps = {
  /** Somebody was signed in here a moment ago. */
  wasLost: boolean;
  onSent: (email: string) => void;
};

export function LoginForm({ wasLost, onSent }: LoginFormProps) {
  const form = useForm({
    schema,
    initial: { email: '' },
    async onSubmit({ email }) {
      await call('sendEmailLoginLink', { email, language });
      onSent(email);
    },
    describeError: (error) => errorText(error, words.sendFailed),
  });
  return (
    <AuthCard title={words.title} subtitle={words.subtitle} footer={<LegalLinks />}>
      {wasLost && (
        <Notice tone="info" className="mb-5">
          {words.lost}
        </Notice>
      )}
      <Form form={form}>
        <TextField label={words.email} type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        {form.formError && <Notice tone="bad">{form.formError}</Notice>}
        <Button type="submit" busy={form.busy}>
          {form.busy ? words.sending : words.submit}
        </Button>
      </Form>
      <div className="mt-5 grid gap-5">
        <Divider>{words.or}</Divider>
        <GoogleButton />
      </div>
    </AuthCard>
  );
}

function GoogleButton() {
  const google = useGoogleSignIn();
  return (
    <div className="grid gap-3">
      <Button variant="secondary" busy={google.busy} onClick={() => void google.start()}>
        {!google.busy && <GoogleMark />}
        {words.google}
      </Button>
      {google.problem && <Notice tone={google.problem.tone}>{google.problem.text}</Notice>}
    </div>
  );
}

function LegalLinks() {
  return (
    <p className="flex flex-wrap justify-center gap-x-5 gap-y-2">
      <TextLink to={paths.terms}>{words.termsOfUse}</TextLink>
      <TextLink to={paths.privacy}>{words.privacyPolicy}</TextLink>
    </p>
  );
}
