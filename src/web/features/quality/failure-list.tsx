import type { Failure } from '#eval/report.ts';
import { copy, groups } from './copy.ts';

/** Folded by group: a long list is honest, but nobody has to scroll through it to reach the end of the page. */
export function FailureList({ failures }: { failures: readonly Failure[] }) {
  const byGroup = [...Map.groupBy(failures, ({ group }) => group)];
  return (
    <div className="mt-4 grid gap-2">
      {byGroup.map(([group, ofGroup]) => (
        <details key={group} className="rounded-lg border border-line bg-surface">
          <summary className="min-h-11 rounded-lg px-4 py-2.5 font-medium text-primary-ink">
            {copy.failuresIn(groups[group] ?? group, ofGroup.length)}
          </summary>
          <ul className="grid gap-5 border-t border-line px-4 py-4">
            {ofGroup.map((failure) => (
              <FailureItem key={failure.id} failure={failure} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function FailureItem({ failure: { said, faults, group } }: { failure: Failure }) {
  return (
    <li>
      <blockquote lang={group === 'spanish' ? 'es' : undefined} className="grid gap-1">
        {said.map((message) => (
          <p key={message}>“{message}”</p>
        ))}
      </blockquote>
      <ul className="mt-1.5 grid list-disc gap-0.5 pl-5 text-sm text-muted">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </li>
  );
}
