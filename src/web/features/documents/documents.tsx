import { useId } from 'react';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { copy } from './copy.ts';
import { Library } from './library.tsx';
import { Loaded } from './loaded.tsx';
import { MyDocuments } from './my-documents.tsx';
import { useListings, useUserDocuments } from './queries.ts';

/** What the person has, and below it what there is. */
export function Documents() {
  const mine = useUserDocuments();
  const listings = useListings();
  const [mineId, libraryId] = [useId(), useId()];
  return (
    <>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-3 text-muted">{copy.intro}</p>
      <section aria-labelledby={mineId} className="mt-8">
        <h2 id={mineId} className="mb-4 font-serif text-xl font-semibold">
          {copy.mine.title}
        </h2>
        <Loaded query={mine}>{(documents) => <MyDocuments documents={documents} />}</Loaded>
      </section>
      <section aria-labelledby={libraryId} className="mt-12">
        <h2 id={libraryId} className="mb-4 font-serif text-xl font-semibold">
          {copy.library.title}
        </h2>
        <Loaded query={listings}>{(definitions) => <Library definitions={definitions} />}</Loaded>
      </section>
      <p className="mt-10 text-sm text-muted">{copy.notAdvice}</p>
    </>
  );
}
