import { Search } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router';
import type { DocumentListing } from '#contract/documents/documents.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { libraryDocumentPath } from '#web/paths.ts';
import { controlStyle } from '#web/ui/form/field.tsx';
import { copy } from './copy.ts';
import { searchLibrary } from './search-library.ts';

/** Everything that can be filled in, by category; while somebody searches, by how well it fits. */
export function Library({ definitions }: { definitions: readonly DocumentListing[] }) {
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query.trim());
  const found = searchLibrary(definitions, searched);
  return (
    <>
      <SearchField query={query} onChange={setQuery} />
      <output className="sr-only">{searched && copy.library.found(found.length)}</output>
      {found.length === 0 && <p className="mt-6 text-muted">{copy.library.none}</p>}
      {searched ? (
        <div className="mt-6">
          <Listings definitions={found} />
        </div>
      ) : (
        ISSUE_CATEGORIES.map((category) => {
          const here = found.filter((definition) => definition.category === category);
          if (here.length === 0) return null;
          return (
            <section key={category} aria-labelledby={`category-${category}`} className="mt-8">
              <h3 id={`category-${category}`} className="mb-3 font-semibold">
                {copy.library.categories[category]}
              </h3>
              <Listings definitions={here} />
            </section>
          );
        })
      )}
    </>
  );
}

function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {copy.library.search}
      </label>
      <Search size={18} className="pointer-events-none absolute top-3.5 left-3.5 text-muted" aria-hidden />
      <input
        id={id}
        type="search"
        value={query}
        placeholder={copy.library.placeholder}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlStyle} pl-10!`}
      />
    </div>
  );
}

function Listings({ definitions }: { definitions: readonly DocumentListing[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {definitions.map(({ id, title, kind, summary }) => (
        <li key={id} className="grid">
          <Link
            to={libraryDocumentPath(id)}
            className="rounded-lg border border-line bg-surface p-4 transition-colors hover:border-primary/40 hover:bg-primary-soft"
          >
            <span className="block text-xs font-semibold text-muted">{copy.library.kinds[kind]}</span>
            <span className="mt-0.5 block font-semibold text-primary-ink">{title}</span>
            <span className="mt-1 block text-sm text-muted">{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
