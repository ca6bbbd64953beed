import { LayoutDashboard } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { copy } from './copy.ts';

const words = copy.home;

export function AttorneyHome({ name }: { name: string }) {
  return (
    <>
      <PageHeading>{words.greeting(name)}</PageHeading>
      <p className="mt-4 text-lg text-muted">{words.text}</p>
      <LinkButton to={paths.attorneyDashboard} className="mt-8">
        <LayoutDashboard size={18} aria-hidden />
        {words.dashboard}
      </LinkButton>
    </>
  );
}
