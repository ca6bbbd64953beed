import { useEffect, useState } from 'react';
import { SUPPORT_MESSAGE_MAX } from '#domain/limits.ts';
import { call } from '#web/lib/call/call.ts';
import { createRequestKey } from '#web/lib/call/request-key.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { contactErrorText, NotSentError } from './contact-error-text.ts';
import { ContactMethods } from './contact-methods.tsx';
import { ContactSchema } from './contact-schema.ts';
import type { ContactValues } from './contact-schema.ts';
import { ContactSent } from './contact-sent.tsx';
import { copy } from './copy.ts';

const EMPTY: ContactValues = {
  email: '',
  phone: '',
  message: '',
  contactMethods: { email: true, phone: false, text: false },
};

/** `knownEmail` spares a signed-in person from typing their address again. */
export function ContactForm({ knownEmail }: { knownEmail: string | null }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [key] = useState(createRequestKey);
  const form = useForm({
    schema: ContactSchema,
    initial: EMPTY,
    describeError: contactErrorText,
    onSubmit: async (values) => {
      const { success } = await call('submitIssue', { ...values, requestId: key.of(JSON.stringify(values)) });
      if (!success) throw new NotSentError();
      key.forget();
      setSentTo(values.email);
      form.set('message', '');
    },
  });

  const { email } = form.values;
  useEffect(() => {
    if (knownEmail && email === '') form.set('email', knownEmail);
    // An effect, because the page is there, and perhaps typed into, before the server has said who is here. Once, when
    // that is known; never against a person who empties the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [knownEmail]);

  if (sentTo) return <ContactSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <Card>
      <form ref={form.formRef} onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-5">
        <noscript>{copy.contact.noScript}</noscript>
        <TextField label={copy.contact.email} type="email" autoComplete="email" required {...form.field('email')} />
        <TextField label={copy.contact.phone} type="tel" autoComplete="tel" optional {...form.field('phone')} />
        <TextArea
          label={copy.contact.message}
          required
          rows={5}
          maxLength={SUPPORT_MESSAGE_MAX}
          {...form.field('message')}
        />
        <ContactMethods
          value={form.values.contactMethods}
          error={form.errors.contactMethods}
          onChange={(methods) => form.set('contactMethods', methods)}
        />
        {form.formError && <Notice tone="bad">{form.formError}</Notice>}
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {form.busy ? copy.contact.sending : copy.contact.send}
        </Button>
      </form>
    </Card>
  );
}
