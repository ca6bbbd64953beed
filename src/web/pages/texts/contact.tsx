import { brand } from '#web/brand.ts';
import { ContactForm } from '#web/features/support/contact-form.tsx';
import { copy } from '#web/features/support/copy.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function ContactPage() {
  const { user } = useSession();
  return (
    <>
      <PageHeading>{copy.contact.heading}</PageHeading>
      <p className="mt-2 mb-6 text-muted">{copy.contact.intro}</p>
      <ContactForm knownEmail={user && !user.isAnonymous ? user.email : null} />
      <p className="mt-6 px-1 text-sm text-muted">
        {copy.contact.support}{' '}
        <a href={`mailto:${brand.supportEmail}`} className="link">
          {brand.supportEmail}
        </a>
        .
      </p>
    </>
  );
}
