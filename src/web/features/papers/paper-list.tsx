import { Camera } from 'lucide-react';
import { Link } from 'react-router';
import { pages } from '#content/papers/pages';
import { paperPath, paths } from '#web/paths.ts';
import { LinkButton } from '#web/frame/link-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { CardBody } from './walk/paper-choices.tsx';
import { publicCopy } from './public-copy.ts';

/** Every kind with its drawing: for whoever holds a paper and does not know its name. */
export function PaperList() {
  return (
    <>
      <PageHeading>{publicCopy.heading}</PageHeading>
      <p className="mt-3 text-muted">{publicCopy.intro}</p>
      <ShowPaper />
      <ul className="mt-6 grid grid-cols-1 gap-2.5 min-[21rem]:grid-cols-2 sm:grid-cols-3">
        {pages.map((page) => (
          <li key={page.id} className="grid">
            <Link
              to={paperPath(page.id)}
              className="overflow-hidden rounded-xl border border-line bg-surface shadow-card transition-colors hover:border-primary hover:bg-primary-soft"
            >
              <CardBody card={page} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function ShowPaper() {
  return (
    <LinkButton to={paths.readPaper} className="mt-5">
      <Camera size={20} aria-hidden />
      {publicCopy.show}
    </LinkButton>
  );
}
