import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { pages } from '#content/papers/pages';
import { libraryDocumentPath, paths } from '#web/paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/frame/text-link.tsx';
import { PaperDrawing } from './paper-drawing.tsx';
import { ShowPaper } from './paper-list.tsx';
import type { PaperPage } from './paper-page.ts';
import { publicCopy as say } from './public-copy.ts';

/** One kind of paper: what it is, what it is not, and the day that counts. */
export function PaperAbout() {
  const { kind } = useParams();
  const page = pages.find(({ id }) => id === kind);
  if (!page) return <Navigate to={paths.papers} replace />;
  return (
    <>
      <p className="text-sm">
        <TextLink to={paths.papers}>{say.all}</TextLink>
      </p>
      <PageHeading>{page.name}</PageHeading>
      <p className={page.isUrgent ? 'mt-2 text-lg font-semibold text-bad' : 'mt-2 text-lg text-muted'}>{page.line}</p>
      <div className="mt-5 max-w-96 overflow-hidden rounded-xl border border-line shadow-card">
        <PaperDrawing picture={page.picture} />
      </div>
      <Part title={say.is}>{page.is}</Part>
      <Part title={say.isNot}>{page.isNot}</Part>
      <Part title={say.starts}>
        {page.starts} <Rule page={page} />
      </Part>
      <Part title={say.first}>{page.first}</Part>
      <Part title={say.says}>
        {page.says} <Sources page={page} />
      </Part>
      <More page={page} />
      <ShowPaper />
      <p className="mt-6 text-sm text-muted">{say.notAdvice}</p>
    </>
  );
} // prettier-ignore

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      <div className="mt-1.5">{children}</div>
    </section>
  );
}

function Rule({ page: { rule } }: { page: PaperPage }) {
  if (!rule) return null;
  return (
    <span className="mt-1.5 block text-sm text-muted">
      {rule.title}: <Law law={rule.law} link={rule.link} />. <TextLink to={paths.deadlines}>{say.count}</TextLink>
    </span>
  );
}

function Law({ law, link }: { law: string; link: string | null }) {
  if (link === null) return law;
  return (
    <a href={link} target="_blank" rel="noopener" className="link">
      {law}
    </a>
  );
}

function Sources({ page: { sources } }: { page: PaperPage }) {
  return (
    <span className="mt-1.5 block text-sm text-muted">
      {sources.map((source, at) => (
        <span key={source.law}>
          {at > 0 && '; '}
          <Law {...source} />
        </span>
      ))}
    </span>
  );
}

function More({ page: { documents, help, signs } }: { page: PaperPage }) {
  return (
    <>
      {documents.length > 0 && (
        <Part title={say.documents}>
          <ul className="list-disc pl-5">
            {documents.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={libraryDocumentPath(id)}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={say.help}>
        <ul className="list-disc pl-5">
          {help.map(({ name, does, phone, link }) => (
            <li key={name}>
              {link ? <Law law={name} link={link} /> : name}: {does}
              {phone && (
                <>
                  , <a href={`tel:${phone}`} className="link whitespace-nowrap">{phone}</a>
                </>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say.onIt}>
        <p className="text-muted">{signs.titles.slice(0, 4).map((title) => `“${title}”`).join(', ')}</p>
      </Part>
    </>
  );
} // prettier-ignore
